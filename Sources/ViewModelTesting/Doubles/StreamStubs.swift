import ViewModelCore
import ViewModelRuntime

/// A stub of a service function that returns a stream. It records its calls, and tests send values to its streams.
@MainActor
public final class StreamStub<Arguments, Element: Sendable>: CallRecord {
  /// The arguments of the calls, in order.
  public private(set) var calls: [Arguments] = []
  public private(set) var callNumbers: [Int] = []
  /// The function with its service: `session.changes`.
  let name: String
  private var streams: [WeakStream] = []
  /// Events that were sent while no stream was active that accepts them.
  private var bufferedEvents: [(event: StreamEvent<Element>, accepts: Filter?)] = []
  /// The stream whose beginning ``onStart`` handles.
  private var beginning: StubbedStream<Element>?
  /// Called when a stream begins.
  private var onStart: ((Arguments) throws -> Void)?
  /// Follows the stream of a recorded session.
  private var follow: ((Arguments, StubbedStream<Element>) -> Void)?

  // The listener retains the stream; a stream without a listener receives no events.
  private struct WeakStream {
    weak var stream: StubbedStream<Element>?
    let arguments: Arguments
  }

  /// Returns whether a value is meant for the stream with certain arguments.
  public typealias Filter = (Arguments) -> Bool

  /// Creates a stub without events.
  ///
  /// - Parameter name: The function with its service: `session.changes`.
  public init(_ name: String = "") { self.name = name }

  /// The number of active streams.
  public var listenerCount: Int { activeStreams.count }

  private var activeStreams: [WeakStream] { streams.filter { $0.stream?.isActive == true } }

  /// Sends a value to each active stream. If there is none, the next stream receives it.
  ///
  /// - Parameters:
  ///   - element: The value.
  ///   - accepts: Returns whether the stream with certain arguments receives the value; nil for each stream, or while a
  ///     stream begins for that stream.
  public func sends(_ element: Element, to accepts: Filter? = nil) { send(.value(element), accepts) }

  /// Sends to each active stream, or to those that a function accepts. If there is none, the next stream receives it.
  public func sends(to accepts: Filter? = nil) where Element == Void { send(.value(()), accepts) }

  /// Ends each active stream with an error, or those that a function accepts.
  public func `throws`(_ error: any Error, to accepts: Filter? = nil) { send(.failure(error), accepts) }

  /// Ends each active stream, or those that a function accepts.
  public func ends(to accepts: Filter? = nil) { send(.end, accepts) }

  /// Sets a function that is called when a stream begins, such as one that sends the first value. The error that it throws
  /// ends the stream.
  public func fallsBack(to start: @escaping (Arguments) throws -> Void) { onStart = start }

  /// Records a call and returns its stream.
  public func stream(_ arguments: Arguments) -> AsyncStream<Element> {
    let stream = begin(arguments)
    return AsyncStream { @MainActor in try? await stream.next() }
  }

  /// Records a call and returns its stream, which may fail.
  public func throwingStream(_ arguments: Arguments) -> AsyncThrowingStream<Element, any Error> {
    let stream = begin(arguments)
    return AsyncThrowingStream { @MainActor in try await stream.next() }
  }

  public func forgetCalls() { (calls, callNumbers) = ([], []) }

  /// Follows the streams of a service, whose values a recorder records.
  func forward(to follow: @escaping (Arguments, StubbedStream<Element>) -> Void) { self.follow = follow }

  private func begin(_ arguments: Arguments) -> StubbedStream<Element> {
    calls.append(arguments)
    callNumbers.append(CallNumber.next())
    let stream = StubbedStream(bufferedEvents.filter { $0.accepts?(arguments) ?? true }.map(\.event))
    bufferedEvents.removeAll { $0.accepts?(arguments) ?? true }
    streams.append(WeakStream(stream: stream, arguments: arguments))
    follow?(arguments, stream)
    beginning = stream
    defer { beginning = nil }
    do { try onStart?(arguments) } catch { stream.send(.failure(error)) }
    return stream
  }

  private func send(_ event: StreamEvent<Element>, _ accepts: Filter?) {
    streams = activeStreams
    var receivers = streams.filter { accepts?($0.arguments) ?? true }.compactMap(\.stream)
    if accepts == nil, let beginning { receivers = [beginning] }
    if receivers.isEmpty { bufferedEvents.append((event, accepts)) }
    for stream in receivers { stream.send(event) }
  }
}

enum StreamEvent<Element: Sendable>: Sendable {
  case value(Element)
  case failure(any Error)
  case end
}

/// One stream of a stub.
@MainActor
final class StubbedStream<Element: Sendable> {
  private var events: ArraySlice<StreamEvent<Element>>
  private var next: Suspension<StreamEvent<Element>>?
  /// Whether the stream can still have a listener.
  private(set) var isActive = true

  init(_ events: [StreamEvent<Element>]) { self.events = events[...] }

  func send(_ event: StreamEvent<Element>) {
    if let next {
      self.next = nil
      next.resume(returning: event)
    } else {
      events.append(event)
    }
  }

  /// Returns the next value, or nil at the end and after cancellation.
  func next() async throws -> Element? {
    switch try await nextEvent() {
    case .value(let element): return element
    case .failure(let error):
      isActive = false
      throw error
    case .end:
      isActive = false
      return nil
    }
  }

  private func nextEvent() async throws -> StreamEvent<Element> {
    if let event = events.popFirst() { return event }
    let suspension = Suspension<StreamEvent<Element>>()
    next = suspension
    do {
      return try await suspension.wait()
    } catch {
      isActive = false
      return .end
    }
  }
}
