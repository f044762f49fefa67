import VmgenSchemaSyntax

/// `navigator.push(HomeViewModel(user: user))`
package struct Navigation: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case push, pop, popToRoot, present, cover, dismiss, resetRoot, open, finish
  }
  /// The `use` of the navigator.
  package var use: MemberID
  package var kind: Kind
  package var viewModel: ViewModelConstruction?
  /// The tabs of `resetRoot(main)`.
  package var tabs: TabsConstruction?
  /// The address of `open`.
  package var url: TypedExpression?
}

extension Navigation: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) {
    viewModel?.arguments.forEachRoot(visit)
    tabs?.arguments.forEachRoot(visit)
    if let url { visit(.expression(url)) }
  }
}

/// `main(user: user)`, the tabs of a router.
package struct TabsConstruction: Sendable {
  package var name: String
  package var arguments: [CallArgument]
  /// The services of the tabs' screens.
  package var services: [String]
}

/// `HomeViewModel(user: user)`
package struct ViewModelConstruction: Sendable {
  package var name: String
  package var arguments: [CallArgument]
}

/// A view model that can be navigated to.
package struct Screen: Sendable {
  /// The type of the value that the screen returns, if any.
  package var result: Type?
  /// A text that changes when stored routes can no longer be decoded.
  package var fingerprint: String
  /// A text that changes when the stored values of the screen can no longer be decoded.
  package var valuesFingerprint = ""
}

extension ViewModel {
  /// The displays that the container shows in its title bar, in the order of the title's parts.
  package var titleDisplays: [Derived] {
    ["title", "subtitle", "loadingTitle"].compactMap { name in
      derived.first { $0.isDisplay && $0.name == name && $0.type.unwrapped == .string }
    }
  }
}
