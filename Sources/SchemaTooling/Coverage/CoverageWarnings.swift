import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0631: the coverage of examples, which only `vmgen check --coverage` reports.
extension DiagnosticKind {
  package static func uncoveredMember(act: String, name: String) -> DiagnosticKind {
    DiagnosticKind("VM0631", "no example \(act) `\(name)`", severity: .warning)
  }
}

/// Returns a warning for each display, edit, command and custom of the module that no example covers, in source order.
package func coverageWarnings(_ schemas: SchemaSet, _ symbols: SymbolRecorder) -> [Diagnostic] {
  let covered = ExampleCoverage(schemas).covered
  let index = SymbolIndex(symbols)
  return schemas.schemas.flatMap(\.viewModels).flatMap { viewModel in
    viewModel.members.compactMap { member -> Diagnostic? in
      let key = ExampleCoverage.Key(viewModel: viewModel.name, member: member.id.name)
      guard !covered.contains(key), !viewModel.privateMembers.contains(member.id),
        let advice = member.coverageAdvice(of: viewModel.name)
      else { return nil }
      let symbol = Symbol.member(viewModel: viewModel.name, member.id)
      return Diagnostic(
        .uncoveredMember(act: advice.act, name: member.shownName),
        at: index.definition(of: symbol)?.range ?? member.checked.range, help: advice.help)
    }
  }
}

extension Member {
  /// Returns what no example does with the member, and a step that does it; nil for a member that needs no example.
  fileprivate func coverageAdvice(of viewModel: String) -> (act: String, help: String)? {
    let place = "an example of `\(viewModel)` or of a view model that shows it"
    switch self {
    case .derived(let derived) where derived.isDisplay:
      return ("reads", "add `expect \(derived.name)\(derived.parameters.exampleArguments) == …` to \(place)")
    case .edit(let edit):
      return ("changes", "add `when \(edit.name)\(edit.text == nil ? "" : ".text") = …` to \(place)")
    case .command(let command): return ("runs", "add `when \(command.exampleCall)` to \(place)")
    case .custom: return ("reaches", "expect a display that calls it, or test it by hand")
    default: return nil
    }
  }
}

extension Command {
  /// The call of the command in an example: `seek(to: …)`, or the assignment of its property.
  fileprivate var exampleCall: String {
    property.map { "\($0) = …" } ?? methodName + (parameters.isEmpty ? "()" : parameters.exampleArguments)
  }
}

extension [VmgenSchemaSemantics.Parameter] {
  /// The arguments of a call in an example, `(to: …)`; empty if there are no parameters.
  fileprivate var exampleArguments: String {
    if isEmpty { return "" }
    let arguments = filter { $0.defaultValue == nil }.map { ($0.label.map { "\($0): " } ?? "") + "…" }
    return "(\(arguments.joined(separator: ", ")))"
  }
}
