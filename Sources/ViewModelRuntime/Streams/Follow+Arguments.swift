// Streams with comparable arguments, or without arguments.
extension Follow where Arguments: Equatable {
  /// Creates a rule for a stream.
  ///
  /// - Parameters:
  ///   - name: The name of the destination, for logs.
  ///   - argument: Returns the argument of the stream. Another argument starts another stream.
  ///   - stream: Starts the stream.
  ///   - receive: Stores a value.
  public convenience init(
    _ name: String, of argument: @escaping (inout Values) -> Arguments,
    from stream: @escaping (_ services: Values.OwningServices, _ argument: Arguments) -> AsyncStream<Element>,
    receive: @escaping (inout Values, Element) -> Void
  ) {
    self.init(name, of: argument, differs: exactComparison(of: Arguments.self), from: stream, receive: receive)
  }

  /// Creates a rule for a stream that may fail.
  ///
  /// - Parameters:
  ///   - name: The name of the destination, for logs.
  ///   - argument: Returns the argument of the stream. Another argument starts another stream.
  ///   - stream: Starts the stream.
  ///   - receive: Stores a value.
  ///   - failed: The steps after a failure of the stream.
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
  /// Creates a rule for a stream without arguments.
  ///
  /// - Parameters:
  ///   - name: The name of the destination, for logs.
  ///   - stream: Starts the stream.
  ///   - receive: Stores a value.
  public convenience init(
    _ name: String, from stream: @escaping (_ services: Values.OwningServices) -> AsyncStream<Element>,
    receive: @escaping (inout Values, Element) -> Void
  ) {
    self.init(
      name, of: { _ in () }, differs: { _, _ in false }, from: { services, _ in stream(services) }, receive: receive)
  }

  /// Creates a rule for a stream without arguments that may fail.
  ///
  /// - Parameters:
  ///   - name: The name of the destination, for logs.
  ///   - stream: Starts the stream.
  ///   - receive: Stores a value.
  ///   - failed: The steps after a failure of the stream.
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
