import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension DiagnosticKind {
  package static func needlessGet(name: String, result: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0914", "the function `\(name)` begins with `get`", severity: .warning,
      help: "name it after its result: `\(result)`")
  }
}

extension LintRule {
  /// Functions that return a value and begin with `get`.
  ///
  /// Source: https://www.swift.org/documentation/api-design-guidelines/#name-according-to-side-effects
  static let needlessGet = LintRule(
    explanation: DiagnosticExplanation(
      of: .needlessGet(name: "{name}", result: "{result}"),
      """
      By Swift's API Design Guidelines, a function without side effects is named after its result: `distance(to:)`, and not
      `getDistance(to:)`. The rule is for functions, methods, queries and customs that return a value and do not suspend.
      """,
      schema: """
        - func getTitle(of names: [String]) -> String = names.joined(separator: ", ")
        + func title(of names: [String]) -> String = names.joined(separator: ", ")

          viewmodel Row {
            input names: [String]
        -   display text = getTitle(of: names)
        +   display text = title(of: names)
          }
        """),
    findInModule: { module in
      let values = module.functionsOfValues
      return module.declaredNames.compactMap { name in
        guard values.contains(name.symbol), let result = result(of: name.text) else { return nil }
        return Diagnostic(.needlessGet(name: name.text, result: result), at: name.range)
      }
    })

  /// Returns `items` for `getItems`.
  private static func result(of name: String) -> String? {
    let rest = name.dropFirst(3)
    guard name.hasPrefix("get"), rest.first?.isUppercase == true else { return nil }
    return memberName(words(ofName: String(rest)))
  }
}

extension LintedModule {
  /// The functions that return a value and have no effect.
  fileprivate var functionsOfValues: Set<Symbol> {
    var symbols: Set<Symbol> = []
    for declaration in result.checked.schemas.flatMap(\.declarations) {
      switch declaration {
      case .function(let function): symbols.insert(.function(function.name))
      case .model(let model): symbols.formUnion(model.methods.map { .function($0) })
      case .enumeration(let type): symbols.formUnion(type.methods.map { .function($0) })
      case .service(let service):
        let queries = service.functions.filter { $0.kind == .query && $0.result != nil }
        symbols.formUnion(queries.map { .serviceFunction(service: service.name, name: $0.distinctName) })
      case .viewModel(let viewModel):
        let customs = viewModel.customs.filter(\.isFormula).map(\.id)
        let displays = viewModel.derived.filter(\.isFunction).map(\.id)
        symbols.formUnion(viewModel.methods.map { .function($0) })
        symbols.formUnion((customs + displays).map { .member(viewModel: viewModel.name, $0) })
      default: break
      }
    }
    return symbols
  }
}
