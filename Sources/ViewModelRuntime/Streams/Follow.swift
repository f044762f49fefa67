@_spi(Generated) import ViewModelCore

/// A stream of any type that a view model follows.
@MainActor
@_spi(Generated) public class AnyFollow<Values: StatefulValues> {
  init() {}

  /// Starts to follow the stream, and restarts it when its arguments have changed.
  func updateTasks(at index: Int, in state: StatefulViewModelState<Values>, of owner: Values.OwningViewModel) {}
}

/// A stream that a view model follows: `follow user from profiles.updates(of: id) catch { … } end { … }`.
///
/// Its values may come from any thread, and are stored on the main actor in order.
@_spi(Generated) public final class Follow<Values: StatefulValues, Arguments, Element: Sendable>: AnyFollow<Values> {
  typealias Owner = Values.OwningViewModel
  /// Passes each value of the stream to a function, and throws the error of the stream.
  typealias Loop = @MainActor (_ receive: (Element) -> Void) async throws -> Void

  private let arguments: (inout Values) -> Arguments
  private let differs: (Arguments, Arguments) -> Bool
  private let begin: (Values.OwningServices, Arguments) -> (stream: Any, loop: Loop)?
  private let receive: (inout Values, Element) -> Void
  private let rules: CommandRules<Values>
  private let failed: @MainActor (CommandSteps<Values>, any Error) async throws -> Void
  private var condition: ((inout Values) -> Bool)?
  private var ended: (@MainActor (CommandSteps<Values>) async throws -> Void)?

  /// Creates a rule for a stream.
  ///
  /// - Parameters:
  ///   - name: The name of the destination, for logs.
  ///   - arguments: Returns the arguments of the stream.
  ///   - differs: Returns whether other arguments need another stream.
  ///   - stream: Starts the stream; nil while an argument is nil that a condition unwraps.
  ///   - receive: Stores a value.
  public init(
    _ name: String, of arguments: @escaping (inout Values) -> Arguments,
    differs: @escaping (Arguments, Arguments) -> Bool,
    from stream: @escaping (_ services: Values.OwningServices, _ arguments: Arguments) -> AsyncStream<Element>?,
    receive: @escaping (inout Values, Element) -> Void
  ) {
    self.arguments = arguments
    self.differs = differs
    self.receive = receive
    begin = { services, arguments in
      guard let stream = stream(services, arguments) else { return nil }
      return (stream, { receive in for await value in stream { receive(value) } })
    }
    rules = CommandRules("follow \(name)", policy: .queue)
    failed = { throw $1 }
  }

  /// Creates a rule for a stream that may fail.
  ///
  /// - Parameters:
  ///   - name: The name of the destination, for logs.
  ///   - arguments: Returns the arguments of the stream.
  ///   - differs: Returns whether other arguments need another stream.
  ///   - stream: Starts the stream; nil while an argument is nil that a condition unwraps.
  ///   - receive: Stores a value.
  ///   - failed: The steps after a failure of the stream.
  public init(
    _ name: String, of arguments: @escaping (inout Values) -> Arguments,
    differs: @escaping (Arguments, Arguments) -> Bool,
    from stream:
      @escaping (_ services: Values.OwningServices, _ arguments: Arguments) -> AsyncThrowingStream<Element, any Error>?,
    receive: @escaping (inout Values, Element) -> Void,
    catch failed: @escaping @MainActor (CommandSteps<Values>, _ error: any Error) async throws -> Void = { throw $1 }
  ) {
    self.arguments = arguments
    self.differs = differs
    self.receive = receive
    begin = { services, arguments in
      guard let stream = stream(services, arguments) else { return nil }
      return (stream, { receive in for try await value in stream { receive(value) } })
    }
    rules = CommandRules("follow \(name)", policy: .queue)
    self.failed = failed
  }

  /// Follows the stream only while a condition holds. Received values remain.
  public func only(when condition: @escaping (inout Values) -> Bool) -> Self {
    self.condition = condition
    return self
  }

  /// Runs steps when the stream has ended by itself, without an error.
  public func atEnd(run steps: @escaping @MainActor (CommandSteps<Values>) async throws -> Void) -> Self {
    ended = steps
    return self
  }

  override func updateTasks(at index: Int, in state: StatefulViewModelState<Values>, of owner: Owner) {
    if let condition, !state.read({ condition(&$0) }) {
      state.tasks.followed[index] = nil
      return
    }
    let (services, arguments) = state.read { ($0.services, self.arguments(&$0)) }
    // A single cast would turn a missing stream into a nil argument.
    if let followed = state.tasks.followed[index], let known = followed.arguments as? Arguments,
      !differs(known, arguments)
    {
      return
    }
    // The old stream ends first, because a service may allow only one listener.
    state.tasks.followed[index] = nil
    guard let (stream, loop) = begin(services, arguments) else { return }
    let task = ScopedTask { [weak state, weak owner] in
      do {
        let isListener = try await StreamListeners.listen(to: stream) {
          try await loop { value in
            guard !Task.isCancelled, let state, let owner else { return }
            state.receive(owner, at: index) { self.receive(&$0, value) }
          }
        }
        guard isListener else {
          return ViewModelFault.send(.sharedStream(viewModel: "\(Owner.self)", follow: self.rules.name))
        }
        guard let ended = self.ended, !Task.isCancelled, let state, let owner else { return }
        state.run(owner, self.rules) { try await ended($0) }
      } catch {
        guard !Task.isCancelled, let state, let owner else { return }
        state.run(owner, self.rules) { try await self.failed($0, error) }
      }
    }
    state.tasks.followed[index] = FollowedStream(arguments: arguments, task: task)
  }
}

/// An active stream with its arguments.
struct FollowedStream {
  var arguments: Any
  var task: ScopedTask
}

// Streams with comparable arguments, or without arguments.
@_spi(Generated) extension Follow where Arguments: Equatable {
  /// Creates a rule for a stream.
  ///
  /// - Parameters:
  ///   - name: The name of the destination, for logs.
  ///   - argument: Returns the argument of the stream. Another argument starts another stream.
  ///   - stream: Starts the stream.
  ///   - receive: Stores a value.
  public convenience init(
    _ name: String, of argument: @escaping (inout Values) -> Arguments,
    from stream: @escaping (_ services: Values.OwningServices, _ argument: Arguments) -> AsyncStream<Element>?,
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
      @escaping (_ services: Values.OwningServices, _ argument: Arguments) -> AsyncThrowingStream<Element, any Error>?,
    receive: @escaping (inout Values, Element) -> Void,
    catch failed: @escaping @MainActor (CommandSteps<Values>, _ error: any Error) async throws -> Void = { throw $1 }
  ) {
    self.init(
      name, of: argument, differs: exactComparison(of: Arguments.self), from: stream, receive: receive, catch: failed)
  }
}

@_spi(Generated) extension Follow where Arguments == Void {
  /// Creates a rule for a stream without arguments.
  ///
  /// - Parameters:
  ///   - name: The name of the destination, for logs.
  ///   - stream: Starts the stream.
  ///   - receive: Stores a value.
  public convenience init(
    _ name: String, from stream: @escaping (_ services: Values.OwningServices) -> AsyncStream<Element>?,
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
    from stream: @escaping (_ services: Values.OwningServices) -> AsyncThrowingStream<Element, any Error>?,
    receive: @escaping (inout Values, Element) -> Void,
    catch failed: @escaping @MainActor (CommandSteps<Values>, _ error: any Error) async throws -> Void = { throw $1 }
  ) {
    self.init(
      name, of: { _ in () }, differs: { _, _ in false }, from: { services, _ in stream(services) }, receive: receive,
      catch: failed)
  }
}
