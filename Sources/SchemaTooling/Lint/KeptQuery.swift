import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension DiagnosticKind {
  package static func keptQuery(member: String, query: String, use: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0917", "`\(member)` keeps the result of `\(query)` after this call", severity: .warning,
      help: "if the call can change the result, add the step `invalidate \(use)` after it")
  }
}

extension LintRule {
  /// Calls of a service whose queries formulas read, in a view model that never invalidates them.
  static let keptQuery = LintRule(
    explanation: DiagnosticExplanation(
      of: .keptQuery(member: "{member}", query: "{query}", use: "{use}"),
      """
      A formula keeps the result of a query until a step invalidates the service. Here steps call the service, and none
      invalidates it, so that the view shows the old result after a call that changes it.
      """,
      schema: """
          service Cart {
            func total() -> Int
            func add(price: Int)
          }

          viewmodel CartTotal {
            use cart: Cart
            display text = "\\(cart.total())"

            command add(price: Int) {
              cart.add(price: price)
        +     invalidate cart
            }
          }
        """)
  ) { subject in
    var kept = subject.keptQueries
    subject.viewModel.forEachStep { if case .invalidate(let use) = $0.kind { kept[use] = nil } }
    var found: [Diagnostic] = []
    subject.viewModel.forEachStep { step in
      // The value of a query is an expression.
      guard case .service(let call)? = step.facts.value?.withoutOptionalTry, step.facts.value?.expression == nil,
        let reading = kept[call.use]
      else { return }
      let query = "\(call.use.name).\(reading.query)"
      let kind = DiagnosticKind.keptQuery(member: reading.member, query: query, use: call.use.name)
      if !found.contains(where: { $0.range == call.range }) { found.append(Diagnostic(kind, at: call.range)) }
    }
    return found
  }
}

extension LintSubject {
  /// The queries that formulas read, with one of the members that read them, by the services.
  fileprivate var keptQueries: [MemberID: (member: String, query: String)] {
    var queries: [MemberID: (member: String, query: String)] = [:]
    for derived in viewModel.derived {
      derived.value.forEachExpression { expression in
        guard case .query(let call) = expression.kind, queries[call.use] == nil else { return }
        queries[call.use] = (derived.name, call.shownName)
      }
    }
    return queries
  }
}
