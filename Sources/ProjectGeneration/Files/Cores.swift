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

  /// Returns the results for the positions below `count`, in order. `work` runs on several threads, each of which
  /// receives every nth position and returns one result for each of its positions.
  package static func map<Element: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (_ positions: StrideTo<Int>) -> [Element]
  ) -> [Element] {
    let threadCount = max(1, min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), count / minimumShare))
    guard threadCount > 1 else { return work(stride(from: 0, to: count, by: 1)) }
    let shares = (0..<threadCount).map { Share(stride(from: $0, to: count, by: threadCount), work) }
    let threads = shares.dropFirst().map { share in WorkerThread(stackSize: stackSize) { share.run() } }
    shares[0].run()
    for thread in threads { thread.join() }
    return (0..<count).map { shares[$0 % threadCount].results[$0 / threadCount] }
  }

  /// The positions of one thread, and their results.
  private final class Share<Element: Sendable> {
    private let positions: StrideTo<Int>
    private let work: @Sendable (StrideTo<Int>) -> [Element]
    private(set) var results: [Element] = []

    init(_ positions: StrideTo<Int>, _ work: @escaping @Sendable (StrideTo<Int>) -> [Element]) {
      self.positions = positions
      self.work = work
    }

    func run() { results = work(positions) }
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
