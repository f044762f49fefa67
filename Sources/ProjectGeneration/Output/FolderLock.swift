#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A lock on the folder itself, so that no lock file is left. The system releases it when the process ends in any
/// way.
package enum FolderLock {
  package static let patience = Duration.seconds(60)

  package enum Outcome {
    case locked
    /// The file system has no locks.
    case unsupported
    /// Another process held it for as long as ``patience``.
    case busy
  }

  package static func lock(_ folder: Int32) -> Outcome {
    let start = ContinuousClock.now
    while flock(folder, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      guard errno == EWOULDBLOCK else { return .unsupported }
      if ContinuousClock.now - start > patience { return .busy }
      usleep(5_000)
    }
    return .locked
  }
}
