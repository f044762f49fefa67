import VmgenSchemaSyntax

/// What the commands and reactions of the module do with errors that they do not catch.
package final class ErrorPolicy: Sendable {
  package let range: SourceRange
  package let documentation: Documentation
  package let catches: [Catch]
  /// The services of the steps, and those of the view models that they create, sorted.
  package let services: [String]
  /// The services that the steps can call, as the members of a view model without others.
  package let scope: ViewModel

  init(range: SourceRange, documentation: Documentation, catches: [Catch], services: [String], scope: ViewModel) {
    self.range = range
    self.documentation = documentation
    self.catches = catches
    self.services = services
    self.scope = scope
  }
}

extension ErrorPolicy {
  /// Returns whether a clause may catch errors.
  package func mayCatch(_ failure: Failure) -> Bool {
    guard failure != .never else { return false }
    return catches.contains { clause in
      failure == .any || clause.error.map { failure == .declared($0) } ?? true
    }
  }
}

extension ErrorPolicy: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) { catches.forEachRoot(visit) }
}
