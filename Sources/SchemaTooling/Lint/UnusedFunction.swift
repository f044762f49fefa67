import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension DiagnosticKind {
  package static func unusedFunction(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0907", "no schema calls `\(name)`", severity: .warning,
      help: "remove it, or write `@allow(VM0907)` above it if Swift calls it")
  }
}

extension LintRule {
  /// Functions that no schema of the module calls, unless other modules can call them.
  static let unusedFunction = LintRule(
    explanation: DiagnosticExplanation(
      of: .unusedFunction(name: "{name}"),
      """
      A function is for the formulas and steps of the module, and also for its Swift code if `@allow` says so. Other modules
      can call it if the generated code is `public` or `package`.
      """,
      schema: """
          func total(of prices: [Int]) -> Int = prices.sum()

          viewmodel Cart {
            input prices: [Int]
        -   display title = "Total: \\(prices.sum())"
        +   display title = "Total: \\(total(of: prices))"
          }
        """),
    findInModule: { module in
      // An expression with an error can be a call.
      if module.isExported || module.result.hasErrors { return [] }
      let functions = module.result.checked.schemas.flatMap(\.declarations).compactMap { declaration in
        if case .function(let function) = declaration { function } else { nil }
      }
      let ranges = Dictionary(functions.map { ($0.name, $0.range) }, uniquingKeysWith: { first, _ in first })
      let called = module.index.occurrences.compactMap { occurrence -> String? in
        guard case .function(let name) = occurrence.symbol, occurrence.role == .reference,
          ranges[name]?.contains(occurrence.range) != true
        else { return nil }
        return name
      }
      let used = Set(called)
      return functions.filter { !used.contains($0.name) }.map { function in
        let name = module.index.definition(of: .function(function.name))?.range
        return Diagnostic(.unusedFunction(name: function.name), at: name ?? function.range)
      }
    })
}
