import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The generator of `isValid` in a view model with edits, and of the list of all edits and drafts.
struct ValidityGenerator: MemberGenerator {
  let drafts: [Draft]
  let edits: [Edit]

  var key: String? { "properties" }
  var observedNames: [String] { edits.isEmpty ? [] : [DependencyGraph.validityName] }
  var comparedNodes: [NodeComparison] { [NodeComparison(.validity, .bool)] }

  func properties(_ scope: inout MemberScope) -> [MustacheValue] {
    edits.isEmpty ? [] : [scope.property(.validity, "Bool", [])]
  }

  func derivedValues(_ scope: inout MemberScope) -> [DerivedValue] {
    guard let first = edits.first else { return [] }
    let isValid = { [names = scope.names] (edit: Edit) in names.derivedValue(edit.name).member("isValid") }
    let all = edits.dropFirst().reduce(isValid(first)) { .binary($0, "&&", isValid($1)) }
    return [DerivedValue(.validity, type: "Bool", fresh: [.bind("fresh", type: "Bool", all)])]
  }

  /// Drafts precede the edits that write to them.
  func declareRules(_ rules: inout RuleDeclarations) {
    let all = drafts.map(\.name) + edits.map(\.name)
    guard !all.isEmpty else { return }
    rules.declare("edits", type: "[AnyEditRules<Self>]", .array(all.map { rules.names.rules(of: $0) }))
  }

  func boundParts(_ context: FileContext) -> [BoundPart] {
    edits.isEmpty ? [] : [BoundPart(shown: DependencyGraph.validityName, "Bool")]
  }
}
