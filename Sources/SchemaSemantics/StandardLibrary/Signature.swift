import VmgenSchemaSyntax

/// A standard-library entry's typing, read from its notation.
struct Signature: Sendable {
  enum Form: Sendable {
    case method, property, function, prefixOperator, infixOperator
    /// `static NumberStyle.currency(…)`: found where its receiver is the expected type.
    case staticMember
  }

  struct Parameter: Sendable {
    /// What a call writes; nil for `_`.
    var label: String?
    var name: String
    var type: Type
    var isVariadic: Bool
    /// The default as the notation writes it.
    var defaultValue: String?
  }

  enum Constraint: String, Sendable {
    case equatable = "Equatable"
    case hashable = "Hashable"
    case comparable = "Comparable"
    case numeric = "Numeric"
  }

  var form: Form
  /// The method's, property's or operator's own name.
  var name: String
  /// The receiver, or the left or only operand of an operator; nil for a function.
  var receiver: Type?
  /// The right operand of an infix operator is its one parameter.
  var parameters: [Parameter] = []
  /// Whether a call has parentheses: a property has none.
  var isCalled: Bool
  var result: Type
  var constraints: [(variable: String, constraint: Constraint)] = []

  /// As the reference shows it to a person: `prefix(_ count: Int) -> String`.
  var shown: String { shown() }

  /// Without a row of parameters that may be left out: `plural(_ count: Int, …, other: String) -> String`.
  var shownBriefly: String {
    let optional = parameters.indices.filter { parameters[$0].defaultValue != nil }
    guard optional.count > 2, let first = optional.first else { return shown }
    return shown(leavingOut: optional, at: first)
  }

  private func shown(leavingOut omitted: [Int] = [], at place: Int? = nil) -> String {
    switch form {
    case .infixOperator: return "\(receiver ?? .unknown) \(name) \(parameters.first?.type ?? .unknown)"
    case .prefixOperator: return "\(name)\(receiver ?? .unknown)"
    default: break
    }
    guard isCalled else { return "\(name): \(result)" }
    let list = parameters.indices.compactMap { index -> String? in
      if omitted.contains(index) { return index == place ? "…" : nil }
      let parameter = parameters[index]
      let label = parameter.label ?? "_"
      let names = label == parameter.name ? label : "\(label) \(parameter.name)"
      let variadic = parameter.isVariadic ? "..." : ""
      return "\(names): \(parameter.type)\(variadic)" + (parameter.defaultValue.map { " = \($0)" } ?? "")
    }
    return "\(name)(\(list.joined(separator: ", "))) -> \(result)"
  }
}
