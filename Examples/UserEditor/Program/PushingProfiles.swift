import Dispatch
import UserEditorExample
import ViewModelRuntime

/// A simulated server that pushes three users from a background thread.
final class PushingProfiles: Profiles {
  /// The users, with the time of each push after the request.
  private static let pushes: [(seconds: Double, user: UserInfo)] = [
    (0, .firstPush), (3, .secondPush), (5, .thirdPush),
  ]

  private let clock: any ViewModelClock
  private let speed: Double
  private let queue = DispatchQueue(label: "server")
  private let stream: AsyncStream<UserInfo>
  private let continuation: AsyncStream<UserInfo>.Continuation

  /// - Parameter clock: The clock that times the pushes.
  /// - Parameter speed: The factor by which the pushes are faster.
  init(clock: any ViewModelClock, speed: Double = 1) {
    self.clock = clock
    self.speed = speed
    (stream, continuation) = AsyncStream.makeStream()
  }

  /// The stream of one subscriber.
  func updates() -> AsyncStream<UserInfo> { stream }

  func requestUpdates() async {
    var now = 0.0
    for push in Self.pushes {
      // The subscriber has been released.
      guard (try? await clock.sleep(for: .seconds((push.seconds - now) / speed))) != nil else { return }
      now = push.seconds
      queue.async { [continuation] in continuation.yield(push.user) }
    }
  }
}
