import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension DiagnosticKind {
  package static var givenExpectation: DiagnosticKind {
    DiagnosticKind(
      "VM0906", "the expectation covers nothing: it reads only values that the example sets", severity: .warning,
      help: "expect a display, or remove it")
  }
}

extension LintRule {
  /// Expectations that hold whatever the view model does.
  static let givenExpectation = LintRule(
    explanation: DiagnosticExplanation(
      of: .givenExpectation,
      """
      An input that no edit, command or reaction writes keeps the value that the example gives it.
      """,
      schema: """
          viewmodel Greeting {
            input name: String
            display title = "Hello \\(name)"

            example "greets" {
              given name = "Ada"
        -     expect name == "Ada"
        +     expect title == "Hello Ada"
            }
          }
        """)
  ) { subject in
    let viewModel = subject.viewModel
    let writers = StorageWriter.all(of: viewModel, text: subject.text)
    let bound = viewModel.members.flatMap(\.checked.boundPaths).map(\.root)
    let constant = Set(
      viewModel.inputs.map(\.id).filter { id in
        let path = StoragePath(root: .input(id), type: .unknown)
        return !bound.contains(.input(id)) && !writers.contains { $0.writes(path) } && !viewModel.sharesInput(id)
      })
    return subject.expectations
      .filter { $0.condition.readsOnly(constant) && !$0.condition.isConstant(subject.text) }
      .map { Diagnostic(.givenExpectation, at: $0.range) }
  }
}

extension ViewModel {
  /// Whether a child writes the input.
  fileprivate func sharesInput(_ id: MemberID) -> Bool {
    childMembers.contains { child in child.arguments.contains { $0.shared?.root == .input(id) } }
      || lists.contains { $0.rows.shared?.root == .input(id) }
  }
}

extension TypedExpression {
  /// Whether the expression reads inputs, and nothing else of the view model.
  fileprivate func readsOnly(_ inputs: Set<MemberID>) -> Bool {
    var (isLimited, readsInput) = (true, false)
    forEachExpression { part in
      switch part.kind {
      case .reference(.storage(.input(let id))) where inputs.contains(id): readsInput = true
      case .reference(.storage), .reference(.derived), .reference(.pending), .reference(.local), .facet, .property,
        .query, .matchedCalls, .custom, .function, .derivedCall:
        isLimited = false
      default: break
      }
    }
    return isLimited && readsInput
  }
}
