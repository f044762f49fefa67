/// `errors { use navigator: Navigator catch .expired { steps } }`: what commands do with errors that they do not catch.
package final class ErrorPolicySyntax: Sendable {
  package let documentation: [String]
  package let range: SourceRange
  /// The range of `errors`.
  package let keyword: SourceRange
  package let uses: [UseSyntax]
  package let catches: [CatchSyntax]

  package init(
    documentation: [String], range: SourceRange, keyword: SourceRange, uses: [UseSyntax], catches: [CatchSyntax]
  ) {
    self.documentation = documentation
    self.range = range
    self.keyword = keyword
    self.uses = uses
    self.catches = catches
  }
}
