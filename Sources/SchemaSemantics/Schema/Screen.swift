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
