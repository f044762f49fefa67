// How a stream is asked for: with what can be compared, or with nothing.
extension Follow where Arguments: Equatable {
  /// - Parameters:
  ///   - name: what is followed into, as a log names it.
  ///   - argument: what the stream is asked for; another needs another stream.
  ///   - receive: puts a value where it belongs.
  public convenience init(
    _ name: String, of argument: @escaping (inout Values) -> Arguments,
    from stream: @escaping (_ services: Values.OwningServices, _ argument: Arguments) -> AsyncStream<Element>,
    receive: @escaping (inout Values, Element) -> Void
  ) {
    self.init(name, of: argument, differs: exactComparison(of: Arguments.self), from: stream, receive: receive)
  }

  /// - Parameters:
  ///   - name: what is followed into, as a log names it.
  ///   - argument: what the stream is asked for; another needs another stream.
  ///   - receive: puts a value where it belongs.
  ///   - failed: the steps to take where the stream fails.
  public convenience init(
    _ name: String, of argument: @escaping (inout Values) -> Arguments,
    from stream:
      @escaping (_ services: Values.OwningServices, _ argument: Arguments) -> AsyncThrowingStream<Element, any Error>,
    receive: @escaping (inout Values, Element) -> Void,
    catch failed: @escaping @MainActor (CommandSteps<Values>, _ error: any Error) async throws -> Void = { throw $1 }
  ) {
    self.init(
      name, of: argument, differs: exactComparison(of: Arguments.self), from: stream, receive: receive, catch: failed)
  }
}

extension Follow where Arguments == Void {
  /// - Parameters:
  ///   - name: what is followed into, as a log names it.
  ///   - receive: puts a value where it belongs.
  public convenience init(
    _ name: String, from stream: @escaping (_ services: Values.OwningServices) -> AsyncStream<Element>,
    receive: @escaping (inout Values, Element) -> Void
  ) {
    self.init(
      name, of: { _ in () }, differs: { _, _ in false }, from: { services, _ in stream(services) }, receive: receive)
  }

  /// - Parameters:
  ///   - name: what is followed into, as a log names it.
  ///   - receive: puts a value where it belongs.
  ///   - failed: the steps to take where the stream fails.
  public convenience init(
    _ name: String,
    from stream: @escaping (_ services: Values.OwningServices) -> AsyncThrowingStream<Element, any Error>,
    receive: @escaping (inout Values, Element) -> Void,
    catch failed: @escaping @MainActor (CommandSteps<Values>, _ error: any Error) async throws -> Void = { throw $1 }
  ) {
    self.init(
      name, of: { _ in () }, differs: { _, _ in false }, from: { services, _ in stream(services) }, receive: receive,
      catch: failed)
  }
}
