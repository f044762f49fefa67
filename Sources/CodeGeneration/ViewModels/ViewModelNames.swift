import SchemaLanguage

/// The names of a view model's formulas, which are methods of its `CurrentValues`.
struct ViewModelNames: ExpressionNames {
  let context = SwiftExpression.text("inputs").member("context")
  private let typeName: SwiftExpression
  private let derived: Set<String>
  private let formulas: [String: String]

  init(_ viewModel: ViewModel) {
    typeName = .text(swiftIdentifier(viewModel.name))
    derived = Set(viewModel.derived.map(\.name))
    var formulas: [String: String] = [:]
    // A method of the name of a function that it calls would take that function's place.
    let taken = viewModel.derived.reduce(into: derived) { $0.formUnion($1.value.functionsNamed) }
    for name in viewModel.derived.map(\.name) {
      var formula = "make" + capitalized(name)
      while taken.contains(formula) { formula += "Value" }
      formulas[name] = formula
    }
    self.formulas = formulas
  }

  /// The method that computes a derived value.
  func formula(_ name: String) -> String { formulas[name] ?? name }

  func reference(_ reference: Reference) -> SwiftExpression {
    switch reference {
    case .input(let name): .text("inputs").member(swiftIdentifier(name, .member))
    case .context(let part): context.member(part.rawValue)
    case .derived(let name), .local(let name), .carried(let name), .sample(let name): .text(swiftIdentifier(name))
    case .closureParameter(let index): .text("$\(index)")
    }
  }

  func custom(_ name: String) -> SwiftExpression { typeName.member(swiftIdentifier(name, .member)) }

  func isTaken(_ name: String) -> Bool { derived.contains(name) || isReserved(name) }

  func isReserved(_ name: String) -> Bool {
    ["inputs", "derived", "settle"].contains(name) || formulas.values.contains(name)
  }
}

/// `name` with a capital first letter.
func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
