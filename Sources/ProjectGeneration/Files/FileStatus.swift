#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The status of a file.
package struct FileStatus: Sendable {
  package enum Kind: Sendable {
    case file, folder, link, pipe, socket, device

    /// The name of the kind in messages.
    package var name: String {
      switch self {
      case .file: "a file"
      case .folder: "a folder"
      case .link: "a symbolic link"
      case .pipe: "a pipe"
      case .socket: "a socket"
      case .device: "a device"
      }
    }
  }

  package let kind: Kind
  package let size: Int
  /// The time of the last modification, in nanoseconds.
  package let modified: UInt64
  /// The identity of the file, which is equal for all paths to the file.
  package let identity: Identity

  package struct Identity: Hashable, Sendable {
    package let device: UInt64
    package let inode: UInt64
  }

  package init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    case S_IFIFO: kind = .pipe
    case S_IFSOCK: kind = .socket
    default: kind = .device
    }
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: time.tv_nsec)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// Returns the status of the file at `path`, or of the link itself.
  package static func of(_ path: String, followingLinks: Bool = true) throws(SystemError) -> FileStatus {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// Returns the status of `name` in an open folder without following links, or nil if it does not exist.
  package static func of(_ name: String, in folder: Int32) throws(SystemError) -> FileStatus? {
    var status = stat()
    if fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return FileStatus(status) }
    let error = SystemError.last
    if error.isMissing { return nil }
    throw error
  }
}

/// An error of the operating system.
package struct SystemError: Error, Equatable {
  package let code: Int32

  package static var last: SystemError { SystemError(code: errno) }

  /// The system's message in lowercase, such as "permission denied".
  package var reason: String {
    guard let text = strerror(code) else { return "error \(code)" }
    let words = String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  package var isMissing: Bool { code == ENOENT }
}
