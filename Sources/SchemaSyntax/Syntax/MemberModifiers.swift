/// What precedes the keyword of a member: `private`.
package struct MemberModifiers: Sendable {
  /// The index of the member in its view model.
  package var member = 0
  /// The range of `private`; nil for a member without it.
  package var privateRange: SourceRange?
}
