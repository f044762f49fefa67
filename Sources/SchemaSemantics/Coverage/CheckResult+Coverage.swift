import VmgenSchemaSyntax

extension CheckResult {
  /// A warning for each display, edit, command and custom of the module that no example covers, in source order.
  ///
  /// - Complexity: O(*n* log *n*) in the size of the schemas, at each access. Only a report of the coverage needs it.
  package var coverageWarnings: [Diagnostic] {
    let covered = ExampleCoverage(checked).covered
    let symbols = symbols
    return checked.schemas.flatMap(\.viewModels).flatMap { viewModel in
      viewModel.members.compactMap { member -> Diagnostic? in
        let key = ExampleCoverage.Key(viewModel: viewModel.name, member: member.id.name)
        guard !covered.contains(key), let advice = member.coverageAdvice(of: viewModel.name) else { return nil }
        let symbol = Symbol.member(viewModel: viewModel.name, member.id)
        return Diagnostic(
          .uncoveredMember, at: symbols.definition(of: symbol)?.range ?? member.checked.range,
          ["act": advice.act, "name": member.id.name], help: advice.help)
      }
    }
  }
}

extension Schema {
  /// The view models of the schema.
  package var viewModels: [ViewModel] {
    declarations.compactMap { if case .viewModel(let viewModel) = $0 { viewModel } else { nil } }
  }
}

extension Member {
  /// Returns what no example does with the member, and a step that does it; nil for a member that needs no example.
  fileprivate func coverageAdvice(of viewModel: String) -> (act: String, help: String)? {
    let place = "an example of `\(viewModel)` or of a view model that shows it"
    switch self {
    case .derived(let derived) where derived.isDisplay:
      return ("reads", "add `expect \(derived.name) == …` to \(place)")
    case .edit(let edit):
      return ("changes", "add `when \(edit.name)\(edit.text == nil ? "" : ".text") = …` to \(place)")
    case .command(let command): return ("runs", "add `when \(command.exampleCall)` to \(place)")
    case .custom: return ("reaches", "expect a display that calls it, or test it by hand")
    default: return nil
    }
  }
}

extension Command {
  /// The call of the command in an example: `seek(to: …)`.
  fileprivate var exampleCall: String {
    let arguments = parameters.filter { $0.defaultValue == nil }.map { ($0.label.map { "\($0): " } ?? "") + "…" }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }
}
