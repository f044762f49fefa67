import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The generator of edits.
struct EditGenerator: MemberGenerator {
  let edits: [Edit]

  var key: String? { "editedProperties" }
  var observedNames: [String] { edits.map(\.name) }
  var comparedNodes: [NodeComparison] { edits.map { NodeComparison(.member($0.id), $0.type, isEdited: true) } }

  private func type(of edit: Edit, _ value: String, suffix: String = "") -> String {
    "\(edit.text == nil ? "ValueEdit" : "TextEdit")\(suffix)<\(value)>"
  }

  func properties(_ scope: inout MemberScope) -> [MustacheValue] {
    edits.map {
      scope.editedProperty($0.id, type(of: $0, scope.context.shownType($0.type)), $0.documentation)
    }
  }

  func storedValues(_ scope: inout MemberScope) -> [StoredValue] {
    edits.map { edit in
      let type = scope.context.typeText(edit.type)
      guard case .own(let first) = edit.storage else {
        return StoredValue(name: edit.name, value: .text("EditState<\(type)>").call())
      }
      let stored = "OwnEdit<\(type)>"
      if let value = scope.members.initialValues.value(of: edit.id) {
        return StoredValue(name: edit.name, type: stored, valueInContext: .text(stored).call(value))
      }
      return StoredValue(name: edit.name, value: .text(stored).call(scope.initialValue(first)))
    }
  }

  func derivedValues(_ scope: inout MemberScope) -> [DerivedValue] {
    edits.map { edit in
      DerivedValue(
        .member(edit.id), type: type(of: edit, scope.context.typeText(edit.type)),
        fresh: [.bind("fresh", type: nil, scope.fromRules(edit.name, "edit"))])
    }
  }

  func declareRules(_ rules: inout RuleDeclarations) {
    for edit in edits { rules.declare(edit) }
  }

  func boundParts(_ context: FileContext) -> [BoundPart] {
    edits.map {
      BoundPart($0.name, type(of: $0, context.shownType($0.type), suffix: "Binding"), port: "EditPort")
    }
  }

  var testTable: String? { "edits" }

  func testRows(_ table: inout GraphTable, _ context: FileContext) -> [SwiftExpression] { table.edits() }
}
