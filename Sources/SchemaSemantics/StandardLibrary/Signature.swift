import VmgenSchemaSyntax

/// The parsed signature of a standard-library entry.
struct Signature: Sendable {
  enum Form: Sendable {
    case method, property, function, prefixOperator, infixOperator
    /// `static NumberStyle.currency(…)`: available if its receiver is the expected type.
    case staticMember
  }

  struct Parameter: Sendable {
    /// The argument label, or nil for `_`.
    var label: String?
    var name: String
    var type: Type
    var isVariadic: Bool
    /// The default value in the notation.
    var defaultValue: String?
  }

  enum Constraint: String, Sendable {
    case equatable = "Equatable"
    case hashable = "Hashable"
    case comparable = "Comparable"
    case numeric = "Numeric"
  }

  var form: Form
  /// The name of the method or property, or the symbol of the operator.
  var name: String
  /// The type of the receiver, or of the left or only operand; nil for a function.
  var receiver: Type?
  /// The parameters. An infix operator has one, its right operand.
  var parameters: [Parameter] = []
  /// Whether a call has parentheses. A property has none.
  var isCalled: Bool
  var result: Type
  var constraints: [(variable: String, constraint: Constraint)] = []

  /// The signature in the form of the reference documentation: `prefix(_ count: Int) -> String`.
  var shown: String { shown() }

  /// The signature with `…` in place of more than two optional parameters: `plural(_ count: Int, …, other: String) ->
  /// String`.
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
