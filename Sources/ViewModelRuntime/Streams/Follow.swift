/// A stream that a view model follows, whatever its type.
@MainActor
public class AnyFollow<Values: InteractiveValues> {
  init() {}

  /// Follows the stream from the start on, and anew where its arguments have changed.
  func updateTasks(at index: Int, in state: InteractiveViewModelState<Values>, of owner: Values.OwningViewModel) {}
}

/// A stream that a view model follows: `follow user from profiles.updates(of: id) catch { offline = true }`.
///
/// What it yields on any thread lands on the main actor, in order.
public final class Follow<Values: InteractiveValues, Arguments, Element: Sendable>: AnyFollow<Values> {
  typealias Owner = Values.OwningViewModel
  /// Gives each value on, and throws what the stream fails with.
  typealias Loop = @MainActor (_ receive: (Element) -> Void) async throws -> Void

  private let arguments: (inout Values) -> Arguments
  private let differs: (Arguments, Arguments) -> Bool
  private let begin: (Values.OwningServices, Arguments) -> (stream: Any, loop: Loop)
  private let receive: (inout Values, Element) -> Void
  private let rules: CommandRules<Values>
  private let failed: @MainActor (CommandSteps<Values>, any Error) async throws -> Void

  /// - Parameters:
  ///   - name: what is followed into, as a log names it.
  ///   - arguments: what the stream is asked for.
  ///   - differs: whether others need another stream.
  ///   - receive: puts a value where it belongs.
  public init(
    _ name: String, of arguments: @escaping (inout Values) -> Arguments,
    differs: @escaping (Arguments, Arguments) -> Bool,
    from stream: @escaping (_ services: Values.OwningServices, _ arguments: Arguments) -> AsyncStream<Element>,
    receive: @escaping (inout Values, Element) -> Void
  ) {
    self.arguments = arguments
    self.differs = differs
    self.receive = receive
    begin = { services, arguments in
      let stream = stream(services, arguments)
      return (stream, { receive in for await value in stream { receive(value) } })
    }
    rules = CommandRules("follow \(name)", policy: .queue)
    failed = { throw $1 }
  }

  /// - Parameters:
  ///   - name: what is followed into, as a log names it.
  ///   - arguments: what the stream is asked for.
  ///   - differs: whether others need another stream.
  ///   - receive: puts a value where it belongs.
  ///   - failed: the steps to take where the stream fails.
  public init(
    _ name: String, of arguments: @escaping (inout Values) -> Arguments,
    differs: @escaping (Arguments, Arguments) -> Bool,
    from stream:
      @escaping (_ services: Values.OwningServices, _ arguments: Arguments) -> AsyncThrowingStream<Element, any Error>,
    receive: @escaping (inout Values, Element) -> Void,
    catch failed: @escaping @MainActor (CommandSteps<Values>, _ error: any Error) async throws -> Void = { throw $1 }
  ) {
    self.arguments = arguments
    self.differs = differs
    self.receive = receive
    begin = { services, arguments in
      let stream = stream(services, arguments)
      return (stream, { receive in for try await value in stream { receive(value) } })
    }
    rules = CommandRules("follow \(name)", policy: .queue)
    self.failed = failed
  }

  override func updateTasks(at index: Int, in state: InteractiveViewModelState<Values>, of owner: Owner) {
    let (services, arguments) = state.read { ($0.services, self.arguments(&$0)) }
    // In two steps: of nothing followed yet a cast would make a nil argument.
    if let followed = state.tasks.followed[index], let known = followed.arguments as? Arguments,
      !differs(known, arguments)
    {
      return
    }
    // Ended first: a service may know one listener only.
    state.tasks.followed[index] = nil
    let (stream, loop) = begin(services, arguments)
    let task = ScopedTask { [weak state, weak owner] in
      do {
        let isListener = try await StreamListeners.listen(to: stream) {
          try await loop { value in
            guard !Task.isCancelled, let state, let owner else { return }
            state.change(owner) { self.receive(&$0, value) }
          }
        }
        if !isListener { ViewModelFault.report(.sharedStream(viewModel: "\(Owner.self)", follow: self.rules.name)) }
      } catch {
        guard !Task.isCancelled, let state, let owner else { return }
        state.run(owner, self.rules) { try await self.failed($0, error) }
      }
    }
    state.tasks.followed[index] = FollowedStream(arguments: arguments, task: task)
  }
}

/// A stream that goes on, and what it was asked for.
struct FollowedStream {
  var arguments: Any
  var task: ScopedTask
}
