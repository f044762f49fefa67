import VmgenSchemaLanguage

/// The names of a view model's formulas, which stand in the accessors of its `CurrentValues`.
struct ViewModelNames: ExpressionNames {
  let context = SwiftExpression.text("inputs").member("context")
  private let typeName: SwiftExpression
  private let derived: Set<String>

  /// Locals of the generated accessors and of `settle`, which would hide a derived value of their name.
  private static let locals: Set<String> = ["known", "fresh", "old", "watched", "changed", "before"]

  init(_ viewModel: ViewModel) {
    typeName = .text(swiftIdentifier(viewModel.name))
    derived = Set(viewModel.derived.map(\.name))
  }

  func reference(_ reference: Reference) -> SwiftExpression {
    switch reference {
    case .input(let name): .text("inputs").member(swiftIdentifier(name, .member))
    case .context(let part): context.member(part.rawValue)
    case .derived(let name): derivedValue(name)
    case .local(let name), .carried(let name), .sample(let name): .text(swiftIdentifier(name))
    case .state(let name), .edit(let name), .pending(let name), .draft(let name): .text(swiftIdentifier(name))
    case .closureParameter(let index): .text("$\(index)")
    }
  }

  /// `nameText`
  func derivedValue(_ name: String) -> SwiftExpression {
    Self.locals.contains(name)
      ? .text("self").member(swiftIdentifier(name, .member)) : .text(swiftIdentifier(name))
  }

  func custom(_ name: String) -> SwiftExpression { typeName.member(swiftIdentifier(name, .member)) }

  func isTaken(_ name: String) -> Bool { derived.contains(name) || isReserved(name) }

  func isReserved(_ name: String) -> Bool {
    name == "inputs" || name == "derived" || name == "settle" || Self.locals.contains(name)
  }
}

/// `name` with a capital first letter.
func capitalized(_ name: String) -> String {
  var bytes = Array(name.utf8)
  guard let first = bytes.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else {
    return name.prefix(1).uppercased() + name.dropFirst()
  }
  bytes[0] = first - 32
  return String(decoding: bytes, as: UTF8.self)
}
