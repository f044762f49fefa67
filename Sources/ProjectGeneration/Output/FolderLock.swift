#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A lock on a folder itself, which needs no lock file. The system releases it when the process ends for any reason.
package enum FolderLock {
  package static let timeout = Duration.seconds(60)

  package enum Outcome {
    case locked
    /// The file system does not support locks.
    case unsupported
    /// Another process held the lock for the duration of ``timeout``.
    case busy
  }

  package static func lock(_ folder: Int32) -> Outcome {
    let start = ContinuousClock.now
    while flock(folder, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      guard errno == EWOULDBLOCK else { return .unsupported }
      if ContinuousClock.now - start > timeout { return .busy }
      usleep(5_000)
    }
    return .locked
  }
}
