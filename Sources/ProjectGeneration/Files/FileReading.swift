#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An error that prevents reading a file.
package enum FileReadError: Error, Equatable {
  case system(SystemError)
  case notAFile(FileStatus.Kind)
  case tooLarge(size: Int, limit: Int)
}

package enum FileReading {
  /// Returns the bytes of the file at `path`. Throws an error before reading if the file is not a regular file or has
  /// more than `limit` bytes, because a pipe can block and a device can be endless.
  package static func bytes(at path: String, limit: Int) throws(FileReadError) -> [UInt8] {
    try bytes(of: open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY), limit: limit)
  }

  /// Returns the bytes of the file `name` in an open folder, without following links.
  package static func bytes(of name: String, in folder: Int32, limit: Int) throws(FileReadError) -> [UInt8] {
    try bytes(of: openat(folder, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW, 0), limit: limit)
  }

  /// Reads standard input.
  package static func standardInput(limit: Int) throws(FileReadError) -> [UInt8] {
    try contents(of: STDIN_FILENO, expecting: 0, limit: limit)
  }

  private static func bytes(of descriptor: Int32, limit: Int) throws(FileReadError) -> [UInt8] {
    guard descriptor >= 0 else { throw .system(.last) }
    defer { close(descriptor) }
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { throw .system(.last) }
    let status = FileStatus(raw)
    guard status.kind == .file else { throw .notAFile(status.kind) }
    guard status.size <= limit else { throw .tooLarge(size: status.size, limit: limit) }
    return try contents(of: descriptor, expecting: status.size, limit: limit)
  }

  private static func contents(of descriptor: Int32, expecting size: Int, limit: Int) throws(FileReadError) -> [UInt8] {
    var result: [UInt8] = []
    // One byte more, to detect the end of a file of the expected size without a second buffer.
    var room = size > 0 ? size + 1 : 65_536
    while true {
      var failure: SystemError?
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        while true {
          count = read(descriptor, buffer.baseAddress, buffer.count)
          if count >= 0 || errno != EINTR { break }
        }
        if count < 0 { failure = .last }
        initialized = max(count, 0)
      }
      if let failure { throw .system(failure) }
      if count == 0 { return result }
      if result.isEmpty { result = chunk } else { result += chunk }
      if result.count > limit { throw .tooLarge(size: result.count, limit: limit) }
      if size > 0, result.count == size { return result }
      room = 65_536
    }
  }
}

/// Whether the contents of two files are equal. `memcmp` is fast even in unoptimized builds.
package func isEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
  guard a.count == b.count else { return false }
  return a.withUnsafeBytes { a in
    b.withUnsafeBytes { b in
      guard let first = a.baseAddress, let second = b.baseAddress else { return true }
      return memcmp(first, second, a.count) == 0
    }
  }
}
