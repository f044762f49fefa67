public import RepoBrowserExample
public import ViewModelRuntime

/// A GitHub in memory, with generated content, delays and failures.
@MainActor
public final class FakeGitHub {
  /// The failures of requests.
  var current = Faults()
  /// The response time.
  public var delay: Duration
  public private(set) var data: GitHubData
  private(set) var account: User?
  private let clock: any ViewModelClock

  /// - Parameters:
  ///   - account: The person who is signed in.
  ///   - clock: The clock of the delays.
  public init(_ data: GitHubData, account: User? = nil, delay: Duration, clock: any ViewModelClock) {
    self.data = data
    self.account = account
    self.delay = delay
    self.clock = clock
  }

  /// Waits for the response time, and fails if the rules say so.
  func respond() async throws(GitHubError) {
    try await wait()
    try current.check()
  }

  func wait() async throws(GitHubError) {
    do {
      try await clock.sleep(for: delay)
    } catch {
      // The caller discards the result of a cancelled request.
      throw .offline
    }
  }

  func signIn(_ user: User?) {
    account = user
    current.isExpired = false
  }

  func setStar(_ id: Int, _ isStarred: Bool) {
    guard let old = data.repositories[id], old.isStarred != isStarred else { return }
    data.repositories[id]?.isStarred = isStarred
    data.repositories[id]?.starCount += isStarred ? 1 : -1
  }
}
