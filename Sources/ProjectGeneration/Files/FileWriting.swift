#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

package enum FileWriting {
  /// Writes all of `bytes`, and returns an error if writing failed.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> SystemError? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #elseif canImport(Glibc)
          let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #endif
        if count < 0 {
          if errno == EINTR || errno == EAGAIN { continue }
          return .last
        }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }

  /// Creates the folder at `path` and the folders that contain it, unless they exist.
  package static func makeFolder(at path: String) throws(SystemError) {
    if mkdir(path, 0o777) == 0 { return }
    let error = SystemError.last
    switch error.code {
    case EEXIST: return
    case ENOENT where Path.folder(path) != path:
      try makeFolder(at: Path.folder(path))
      if mkdir(path, 0o777) != 0, errno != EEXIST { throw .last }
    default: throw error
    }
  }

  /// Creates a file, or throws an error if it already exists.
  package static func makeFile(at path: String, bytes: [UInt8]) throws(SystemError) {
    try makeFile(path, in: AT_FDCWD, bytes: bytes)
  }

  /// Creates a file in an open folder, or throws an error if it already exists.
  package static func makeFile(_ name: String, in folder: Int32, bytes: [UInt8]) throws(SystemError) {
    let descriptor = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    var failure = write(bytes, to: descriptor)
    // With a quota or on a network file system, only closing the file may report a lack of space.
    if close(descriptor) != 0, failure == nil, errno != EINTR { failure = .last }
    guard let failure else { return }
    unlinkat(folder, name, 0)
    throw failure
  }

  /// Sets the modification time of a file to the second after that of the file that it replaces, unless it is already
  /// later.
  ///
  /// On Linux, the Swift driver (6.3) compares modification times in whole seconds. If both contents were written in
  /// the same second, it would reuse the object file of the old content. Errors are ignored, because they have no other
  /// effect.
  package static func setLaterModificationTime(_ name: String, than old: String, in folder: Int32) {
    guard let before = try? FileStatus.of(old, in: folder)?.modified,
      let now = try? FileStatus.of(name, in: folder)?.modified
    else { return }
    let next = before / nanosecondsInSecond + 1
    guard now / nanosecondsInSecond < next else { return }
    let time = timespec(tv_sec: time_t(truncatingIfNeeded: next), tv_nsec: 0)
    _ = utimensat(folder, name, [time, time], AT_SYMLINK_NOFOLLOW)
  }

  private static let nanosecondsInSecond: UInt64 = 1_000_000_000

  /// Replaces a file atomically. Other processes read either the old or the new content.
  package static func replaceFile(at path: String, bytes: [UInt8]) throws(SystemError) {
    let temporary = "\(path).\(getpid()).tmp"
    try makeFile(at: temporary, bytes: bytes)
    guard rename(temporary, path) != 0 else { return }
    let failure = SystemError.last
    unlink(temporary)
    throw failure
  }

  /// Replaces the content of a file atomically. The file keeps its permissions.
  package static func replaceContent(of path: String, bytes: [UInt8]) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    guard access(path, W_OK) == 0 else { throw .last }
    let temporary = "\(path).\(getpid()).tmp"
    try makeFile(at: temporary, bytes: bytes)
    guard chmod(temporary, status.st_mode & 0o7777) != 0 || rename(temporary, path) != 0 else { return }
    let failure = SystemError.last
    unlink(temporary)
    throw failure
  }

  /// Makes writing past a file size limit fail, instead of terminating the process.
  package static func reportSizeLimit() { signal(SIGXFSZ, SIG_IGN) }
}
