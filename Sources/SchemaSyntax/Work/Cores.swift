#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The processor cores of the machine.
///
/// The work runs on threads and not in tasks, because the threads of Swift's tasks have a stack of 512 KB on Apple
/// platforms, which is too small for deeply nested schemas in a debug build.
package enum Cores {
  /// The stack of each thread, the same as that of the main thread.
  private static let stackSize = 8_388_608
  /// The minimum number of results for each thread. Creating a thread takes as long as a few small schemas.
  private static let minimumShare = 16

  /// The number of threads that `map` uses for a number of results.
  package static func workers(for count: Int) -> Int {
    max(1, min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), count / minimumShare))
  }

  /// Returns the results for the positions below `count`, in order. `work` runs on several threads, each of which
  /// receives some of the positions in ascending order and returns one result for each of them.
  package static func map<Element: Sendable>(
    _ count: Int, workers: Int? = nil, _ work: @escaping @Sendable (_ positions: Positions) -> [Element]
  ) -> [Element] {
    let workers = workers ?? self.workers(for: count)
    let queue = PositionQueue(count, workers: workers)
    let shares = (0..<workers).map { _ in Share(Positions(queue), work) }
    let threads = shares.dropFirst().map { share in WorkerThread(stackSize: stackSize) { share.run() } }
    shares[0].run()
    for thread in threads { thread.join() }
    guard workers > 1 else { return shares[0].results }
    var results = [Element?](repeating: nil, count: count)
    for share in shares {
      for (position, result) in zip(share.positions.taken, share.results) { results[position] = result }
    }
    return results.compactMap(\.self)
  }

  /// The positions of one thread, and their results.
  private final class Share<Element: Sendable> {
    let positions: Positions
    private let work: @Sendable (Positions) -> [Element]
    private(set) var results: [Element] = []

    init(_ positions: Positions, _ work: @escaping @Sendable (Positions) -> [Element]) {
      self.positions = positions
      self.work = work
    }

    func run() { results = work(positions) }
  }
}

/// The positions that one thread works on. It takes them while it works, a few at a time, so that all threads end at
/// about the same time.
package final class Positions: Sequence, IteratorProtocol {
  private let queue: PositionQueue
  private var rest = 0..<0
  fileprivate private(set) var taken: [Int] = []

  fileprivate init(_ queue: PositionQueue) { self.queue = queue }

  package func next() -> Int? {
    if rest.isEmpty { rest = queue.take() }
    guard let position = rest.popFirst() else { return nil }
    taken.append(position)
    return position
  }
}

/// The positions that no thread has taken yet.
private final class PositionQueue {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var rest: Range<Int>
  private let workers: Int
  /// The most positions that a thread takes at once.
  private static let mostTaken = 16

  init(_ count: Int, workers: Int) {
    rest = 0..<count
    self.workers = workers
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Takes the next positions: a small part of the rest. The result is empty at the end.
  func take() -> Range<Int> {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    let count = workers == 1 ? rest.count : Swift.min(rest.count, Self.mostTaken, rest.count / (4 * workers) + 1)
    let taken = rest.prefix(count)
    rest = rest.dropFirst(count)
    return taken
  }
}

/// A thread that runs a function. The caller must join it before it reads what the function wrote.
private struct WorkerThread {
  #if canImport(Darwin)
    private var thread: pthread_t?
  #else
    private var thread = pthread_t()
  #endif
  private var isRunning = false

  private final class Body {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// Starts the thread. If the system cannot create one, runs the function immediately.
  init(stackSize: Int, _ run: @escaping () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let body = Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
      let status = pthread_create(&thread, &attributes, { Self.start($0) }, body.toOpaque())
    #else
      let status = pthread_create(&thread, &attributes, { $0.flatMap { Self.start($0) } }, body.toOpaque())
    #endif
    isRunning = status == 0
    if !isRunning { body.takeRetainedValue().run() }
  }

  private static func start(_ body: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
    return nil
  }

  func join() {
    guard isRunning else { return }
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
  }
}
