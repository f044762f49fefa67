/// A binding's other way, from the control to the view model: the token keeps it, the control does not.
final class ControlConnection<Event>: Endable {
  private var handle: ((Event) -> Void)?
  private var releases: [@MainActor () -> Void] = []

  init(_ handle: @escaping (Event) -> Void) { self.handle = handle }

  deinit {
    guard !releases.isEmpty else { return }
    // A token may be let go anywhere.
    Task { @MainActor [releases] in for release in releases { release() } }
  }

  /// - Parameter register: gives the control what it is to call.
  func listen(_ register: (@escaping @MainActor (Event) -> Bool) -> Void) {
    releases = ControlReleases.collecting {
      register { [weak self] event in
        guard let handle = self?.handle else { return false }
        handle(event)
        return true
      }
    }
  }

  /// Does something once it has ended: at once, or a turn later where its token was let go.
  func onEnd(_ body: @escaping @MainActor () -> Void) { releases.append(body) }

  func end() {
    handle = nil
    for release in releases { release() }
    releases = []
  }
}

extension ControlConnection<Void> {
  /// - Parameter register: gives the control what it is to call.
  func listen(_ register: (@escaping @MainActor () -> Bool) -> Void) {
    listen { receive in register { receive(()) } }
  }
}

/// How to take from controls what was registered there, once nobody listens. A control that is bound again and again, as the
/// field of a row that is reused, may never say anything that would show it that some want no more.
@MainActor
enum ControlReleases {
  private static var collected: [@MainActor () -> Void]?

  /// What undoes the registrations that `body` makes.
  static func collecting(_ body: () -> Void) -> [@MainActor () -> Void] {
    let outer = collected
    collected = []
    defer { collected = outer }
    body()
    return collected ?? []
  }

  /// Notes how to undo a registration, where somebody wants to know.
  static func add(_ release: @escaping @MainActor () -> Void) { collected?.append(release) }
}

extension BindingToken {
  /// Both ways of one control.
  convenience init(_ shown: BindingToken, _ connection: some Endable) {
    self.init([shown, BindingToken(connection)])
  }
}
