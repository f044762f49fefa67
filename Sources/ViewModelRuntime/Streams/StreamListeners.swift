/// The streams that have a listener. A second listener would take values from the first one, and would crash with an
/// `AsyncThrowingStream`.
@MainActor
enum StreamListeners {
  private static var taken: Set<ObjectIdentifier> = []

  /// Registers a listener until the end of `body`.
  ///
  /// - Returns: False if the stream already has a listener.
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

  /// Returns the storage that copies of a stream share. Only a mirror can read it; if that ever fails, streams are not
  /// checked.
  private static func storage(of stream: Any) -> AnyObject? {
    guard let storage = Mirror(reflecting: stream).children.first?.value, type(of: storage) is AnyObject.Type else {
      return nil
    }
    return storage as AnyObject
  }
}
