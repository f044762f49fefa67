import Dispatch
import UserEditorExample
import ViewModelRuntime

/// A server that is made up: asked for news, it pushes three users, from a thread of its own.
final class PushingProfiles: Profiles {
  /// When each comes, counted from when it was asked.
  private static let pushes: [(seconds: Double, user: UserInfo)] = [
    (0, .firstPush), (3, .secondPush), (5, .thirdPush),
  ]

  private let clock: any ViewModelClock
  private let speed: Double
  private let queue = DispatchQueue(label: "server")
  private let stream: AsyncStream<UserInfo>
  private let continuation: AsyncStream<UserInfo>.Continuation

  /// - Parameter clock: what it waits by.
  /// - Parameter speed: how much faster than that it goes.
  init(clock: any ViewModelClock, speed: Double = 1) {
    self.clock = clock
    self.speed = speed
    (stream, continuation) = AsyncStream.makeStream()
  }

  /// For one who listens.
  func updates() -> AsyncStream<UserInfo> { stream }

  func requestUpdates() async {
    var now = 0.0
    for push in Self.pushes {
      // Whoever asked and is gone wants no more.
      guard (try? await clock.sleep(for: .seconds((push.seconds - now) / speed))) != nil else { return }
      now = push.seconds
      queue.async { [continuation] in continuation.yield(push.user) }
    }
  }
}
