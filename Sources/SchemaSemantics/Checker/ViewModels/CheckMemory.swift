import VmgenSchemaSyntax

/// What a check has found about each view model, by the ranges of their names.
package struct CheckMemory: Sendable {
  var interfaces: [SourceRange: Found<ResolvedViewModel>] = [:]
  var bodies: [SourceRange: Found<TypedViewModel>] = [:]
  var viewModels: [SourceRange: Found<ViewModel>] = [:]

  static func table<Value>(_ names: [SourceRange], _ found: [Found<Value>]) -> [SourceRange: Found<Value>] {
    Dictionary(zip(names, found), uniquingKeysWith: { first, _ in first })
  }
}

/// The view models that an earlier check has checked, and that no change has affected since.
package struct KnownViewModels: Sendable {
  private var memory = CheckMemory()
  private var unaffected: Set<SourceRange> = []

  /// No view models.
  package init() {}

  /// - Parameter unaffected: The ranges of the names of view models. Neither these nor what they refer to has changed.
  package init(_ memory: CheckMemory, unaffected: Set<SourceRange>) {
    self.memory = memory
    self.unaffected = unaffected
  }

  func interface(_ syntax: ViewModelSyntax) -> Found<ResolvedViewModel>? {
    isKnown(syntax) ? memory.interfaces[syntax.name.range] : nil
  }

  func body(_ syntax: ViewModelSyntax) -> Found<TypedViewModel>? {
    isKnown(syntax) ? memory.bodies[syntax.name.range] : nil
  }

  func viewModel(_ syntax: ViewModelSyntax) -> Found<ViewModel>? {
    isKnown(syntax) ? memory.viewModels[syntax.name.range] : nil
  }

  private func isKnown(_ syntax: ViewModelSyntax) -> Bool { unaffected.contains(syntax.name.range) }
}
