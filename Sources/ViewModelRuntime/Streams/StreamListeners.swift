/// Which streams are listened to. A stream has one listener: a second one would take values away from the first, and with an
/// `AsyncThrowingStream` would end the process.
@MainActor
enum StreamListeners {
  private static var taken: Set<ObjectIdentifier> = []

  /// Listens for as long as `body` lasts.
  ///
  /// - Returns: false where somebody else does already.
  static func listen(to stream: Any, _ body: @MainActor () async throws -> Void) async rethrows -> Bool {
    guard let id = storage(of: stream).map({ ObjectIdentifier($0) }) else {
      try await body()
      return true
    }
    guard taken.insert(id).inserted else { return false }
    defer { taken.remove(id) }
    try await body()
    return true
  }

  /// What the copies of a stream have in common. Swift shows it to nobody but a mirror; were it gone from there, streams
  /// would go unchecked.
  private static func storage(of stream: Any) -> AnyObject? {
    guard let storage = Mirror(reflecting: stream).children.first?.value, type(of: storage) is AnyObject.Type else {
      return nil
    }
    return storage as AnyObject
  }
}
