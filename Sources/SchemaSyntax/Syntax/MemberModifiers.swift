/// What precedes the keyword of a member: `@allow(VM0532)` and `private`.
package struct MemberModifiers: Sendable {
  /// `@allow(VM0532)`
  package struct Allowance: Sendable {
    package var range: SourceRange
    /// The codes of warnings.
    package var codes: [Identifier]
  }

  /// The index of the member in its view model.
  package var member = 0
  package var allowances: [Allowance] = []
  /// The range of `private`; nil for a member without it.
  package var privateRange: SourceRange?
}
