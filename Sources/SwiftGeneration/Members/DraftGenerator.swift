import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The generator of drafts.
struct DraftGenerator: MemberGenerator {
  let drafts: [Draft]

  var key: String? { "editedProperties" }
  var observedNames: [String] { drafts.map(\.name) }
  var comparedNodes: [NodeComparison] { drafts.map { NodeComparison(.member($0.id), $0.type, isEdited: true) } }

  func properties(_ scope: inout MemberScope) -> [MustacheValue] {
    drafts.map {
      scope.editedProperty($0.id, "DraftEdit<\(scope.typeText($0.type, of: $0.id))>", $0.documentation)
    }
  }

  func storedValues(_ scope: inout MemberScope) -> [StoredValue] {
    drafts.map { draft in
      let type = scope.context.typeText(draft.type)
      return StoredValue(name: draft.name, value: .text("DraftState<\(type)>").call())
    }
  }

  func derivedValues(_ scope: inout MemberScope) -> [DerivedValue] {
    drafts.map { draft in
      DerivedValue(
        .member(draft.id), type: "DraftEdit<\(scope.context.typeText(draft.type))>",
        fresh: [.bind("fresh", type: nil, scope.fromRules(draft.name, "edit"))])
    }
  }

  func declareRules(_ rules: inout RuleDeclarations) {
    for draft in drafts { declare(draft, &rules) }
  }

  private func declare(_ draft: Draft, _ rules: inout RuleDeclarations) {
    let type = rules.context.typeText(draft.type)
    let differs = rules.comparison.differs(for: draft.type)
    rules.declare(
      GeneratedName.rules(of: draft.name), type: "DraftRules<Self, \(type)>",
      .text(".init").call([
        SwiftArgument(.literal(draft.name)), SwiftArgument("of", rules.keyPath(to: draft.source)),
        SwiftArgument("state", rules.storedPath(draft.name)), SwiftArgument("differs", differs ?? .text("differs")),
      ]))
  }

  func boundParts(_ context: FileContext) -> [BoundPart] {
    drafts.map { BoundPart(shown: $0.name, "DraftEdit<\(context.shownType($0.type))>") }
  }

  var testTable: String? { "drafts" }

  func testRows(_ table: inout GraphTable, _ context: FileContext) -> [SwiftExpression] { table.drafts() }
}
