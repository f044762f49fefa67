/// A function of a service's double that answers with a stream: what it was called with, and what its streams yield.
@MainActor
public final class StreamStub<Arguments, Element: Sendable> {
  /// What it was called with, in order.
  public private(set) var calls: [Arguments] = []
  private var streams: [WeakStream] = []
  /// What was sent while nobody listened.
  private var bufferedEvents: [StreamEvent<Element>] = []

  // The listener keeps it: one that is gone hears nothing.
  private struct WeakStream {
    weak var stream: StubbedStream<Element>?
  }

  /// One that was told nothing yet.
  public init() {}

  /// How many listen.
  public var listenerCount: Int { activeStreams.count }

  private var activeStreams: [StubbedStream<Element>] { streams.compactMap(\.stream).filter(\.isActive) }

  /// Yields a value to those that listen, or where none does to the next.
  public func sends(_ element: Element) { send(.value(element)) }

  /// Ends the streams of those that listen with an error.
  public func `throws`(_ error: any Error) { send(.failure(error)) }

  /// Ends the streams of those that listen.
  public func ends() { send(.end) }

  /// A call of the function.
  public func stream(_ arguments: Arguments) -> AsyncStream<Element> {
    let stream = begin(arguments)
    return AsyncStream { @MainActor in try? await stream.next() }
  }

  /// A call of the function, where it may fail.
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

/// One stream of a double.
@MainActor
final class StubbedStream<Element: Sendable> {
  private var events: ArraySlice<StreamEvent<Element>>
  private var next: Suspension<StreamEvent<Element>>?
  /// Whether somebody listens, or may yet.
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

  /// The next value; nil at the end, and once the listener is cancelled.
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
