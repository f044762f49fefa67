import VmgenSchemaSyntax

/// `draft form = user`
package final class Draft: CheckedMember {
  package let id: MemberID
  package var name: String { id.name }
  package var boundPaths: [StoragePath] { [source] }
  package var hasRules: Bool { true }
  // A draft is compared like an optional, which also contains a value of the type.
  package var comparedType: Type? { .optional(type) }
  package let range: SourceRange
  package let documentation: Documentation
  package let source: StoragePath
  package let type: Type

  package init(id: MemberID, range: SourceRange, documentation: Documentation, source: StoragePath, type: Type) {
    self.id = id
    self.range = range
    self.documentation = documentation
    self.source = source
    self.type = type
  }
}

package enum DraftFacet: String, Hashable, Sendable, CaseIterable {
  case isDirty, hasConflict
}
