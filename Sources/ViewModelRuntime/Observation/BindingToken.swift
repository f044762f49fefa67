/// A token that retains bindings. Releasing it or calling ``end()`` ends them. It does not keep a view
/// alive, nor a view model, except a row that has only displays: its list does not retain it.
@MainActor
public final class BindingToken {
  private var parts: [any Endable]

  init(_ part: any Endable) { parts = [part] }

  /// Creates one token for several.
  public init(_ tokens: [BindingToken]) { parts = tokens.flatMap(\.parts) }

  /// Ends the bindings and releases their functions.
  public func end() {
    for part in parts { part.end() }
    parts = []
  }

  /// Stores the token with others: `viewModel.bindings.name.to(label, \.text).store(in: &tokens)`.
  public func store(in tokens: inout [BindingToken]) { tokens.append(self) }
}

@MainActor
protocol Endable: AnyObject {
  func end()
}
