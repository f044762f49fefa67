/// A stub of a service function that returns a stream. It records its calls, and tests send values to its streams.
@MainActor
public final class StreamStub<Arguments, Element: Sendable> {
  /// The arguments of the calls, in order.
  public private(set) var calls: [Arguments] = []
  private var streams: [WeakStream] = []
  /// Events that were sent while no stream was active.
  private var bufferedEvents: [StreamEvent<Element>] = []

  // The listener retains the stream; a stream without a listener receives no events.
  private struct WeakStream {
    weak var stream: StubbedStream<Element>?
  }

  /// Creates a stub without events.
  public init() {}

  /// The number of active streams.
  public var listenerCount: Int { activeStreams.count }

  private var activeStreams: [StubbedStream<Element>] { streams.compactMap(\.stream).filter(\.isActive) }

  /// Sends a value to each active stream. If there is none, the next stream receives it.
  public func sends(_ element: Element) { send(.value(element)) }

  /// Ends each active stream with an error.
  public func `throws`(_ error: any Error) { send(.failure(error)) }

  /// Ends each active stream.
  public func ends() { send(.end) }

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

  private func begin(_ arguments: Arguments) -> StubbedStream<Element> {
    calls.append(arguments)
    let stream = StubbedStream(bufferedEvents)
    bufferedEvents = []
    streams.append(WeakStream(stream: stream))
    return stream
  }

  private func send(_ event: StreamEvent<Element>) {
    let activeStreams = activeStreams
    streams = activeStreams.map { WeakStream(stream: $0) }
    if activeStreams.isEmpty { bufferedEvents.append(event) }
    for stream in activeStreams { stream.send(event) }
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
