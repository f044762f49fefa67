/// What the members of all kinds have in common.
package protocol MemberNode: Sendable {
  var documentation: [String] { get }
  var range: SourceRange { get }
  /// The name that the member declares; nil for a kind without names.
  var declaredName: Identifier? { get }
  /// Its blocks of steps, including those of its `catch` clauses.
  var blocks: [StepsSyntax] { get }
  /// The ranges of its rules and steps, each before those inside it.
  var itemRanges: [SourceRange] { get }
}

extension MemberNode {
  package var declaredName: Identifier? { nil }
  package var blocks: [StepsSyntax] { [] }

  package var itemRanges: [SourceRange] {
    var ranges: [SourceRange] = []
    for block in blocks { block.forEachStep { ranges.append($0.range) } }
    return ranges
  }
}

/// A member that declares a name.
package protocol NamedMemberNode: MemberNode {
  var name: Identifier { get }
}

extension NamedMemberNode {
  package var declaredName: Identifier? { name }
}
