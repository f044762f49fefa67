/// A connection from a control to a view model. The token retains it; the control does not.
final class ControlConnection<Event>: Endable {
  private var handle: ((Event) -> Void)?
  private var releases: [@MainActor () -> Void] = []

  init(_ handle: @escaping (Event) -> Void) { self.handle = handle }

  deinit {
    guard !releases.isEmpty else { return }
    // A token may be released on any thread.
    Task { @MainActor [releases] in for release in releases { release() } }
  }

  /// Registers for events of a control.
  ///
  /// - Parameter register: Passes the handler to the control.
  func listen(_ register: (@escaping @MainActor (Event) -> Bool) -> Void) {
    releases = ControlReleases.collecting {
      register { [weak self] event in
        guard let handle = self?.handle else { return false }
        handle(event)
        return true
      }
    }
  }

  /// Adds a function to call when the connection ends. If the token is released, the call happens a moment later.
  func onEnd(_ body: @escaping @MainActor () -> Void) { releases.append(body) }

  func end() {
    handle = nil
    for release in releases { release() }
    releases = []
  }
}

extension ControlConnection<Void> {
  /// Registers for events of a control.
  ///
  /// - Parameter register: Passes the handler to the control.
  func listen(_ register: (@escaping @MainActor () -> Bool) -> Void) {
    listen { receive in register { receive(()) } }
  }
}

/// Collects the functions that remove handlers from controls. A control that is bound many times, such as a field in a
/// reused row, may never send another event, after which it could remove unused handlers by itself.
@MainActor
enum ControlReleases {
  private static var collected: [@MainActor () -> Void]?

  /// Returns the functions that undo the registrations in `body`.
  static func collecting(_ body: () -> Void) -> [@MainActor () -> Void] {
    let outer = collected
    collected = []
    defer { collected = outer }
    body()
    return collected ?? []
  }

  /// Adds a function that undoes a registration.
  static func add(_ release: @escaping @MainActor () -> Void) { collected?.append(release) }
}

extension BindingToken {
  /// Creates a token for both directions of a control's binding.
  convenience init(_ shown: BindingToken, _ connection: some Endable) {
    self.init([shown, BindingToken(connection)])
  }
}
