/// What keeps bindings alive: dropping it, or ``end()``, ends them. It keeps neither the view model nor a view alive.
@MainActor
public final class BindingToken {
  private var parts: [any Endable]

  init(_ part: any Endable) { parts = [part] }

  /// One token for several.
  public init(_ tokens: [BindingToken]) { parts = tokens.flatMap(\.parts) }

  /// Ends the bindings; what they were given to call is released.
  public func end() {
    for part in parts { part.end() }
    parts = []
  }

  /// Keeps the token with others: `viewModel.bindings.name.to(label, \.text).store(in: &tokens)`.
  public func store(in tokens: inout [BindingToken]) { tokens.append(self) }
}

@MainActor
protocol Endable: AnyObject {
  func end()
}
