@_spi(Generated) import ViewModelCore

/// The results of calls whose errors the steps ignore.
@_spi(Generated) extension CommandSteps {
  /// Returns the result of a request, or nil if it fails.
  ///
  /// - Throws: `CancellationError` if the run has ended.
  @discardableResult
  public func valueOrNil<Value>(
    _ request: @MainActor () async throws -> Value
  ) async throws(CancellationError) -> Value? {
    let value = try? await request()
    try proceed()
    return value
  }

  /// Returns the result of a call that does not suspend, or nil if it fails.
  ///
  /// - Throws: `CancellationError` if the run has ended.
  @discardableResult
  public func immediateValueOrNil<Value>(
    _ call: @MainActor () throws -> Value
  ) throws(CancellationError) -> Value? {
    let value = try? call()
    try proceed()
    return value
  }
}
