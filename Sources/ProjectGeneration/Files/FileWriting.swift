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
  ///
  /// - Returns: The created folders, outermost first.
  @discardableResult
  package static func makeFolder(at path: String) throws(SystemError) -> [String] {
    if mkdir(path, 0o777) == 0 { return [path] }
    let error = SystemError.last
    switch error.code {
    case EEXIST: return []
    case ENOENT where Path.folder(path) != path:
      let made = try makeFolder(at: Path.folder(path))
      if mkdir(path, 0o777) == 0 { return made + [path] }
      let error = SystemError.last
      if error.code == EEXIST { return made }
      removeEmptyFolders(made)
      throw error
    default: throw error
    }
  }

  /// Removes folders that ``makeFolder(at:)`` created and that are still empty.
  package static func removeEmptyFolders(_ made: [String]) {
    for path in made.reversed() { rmdir(path) }
  }

  /// Removes a file that this run created. An error is ignored, because another one is reported already.
  package static func removeFile(at path: String) { unlink(path) }

  /// Removes a folder that this run created, with everything in it. Links are not followed, and errors are ignored.
  package static func removeFolder(at path: String) {
    for name in (try? FolderListing.names(at: path)) ?? [] {
      let path = Path.join(path, name)
      if (try? FileStatus.of(path, followingLinks: false))?.kind == .folder {
        removeFolder(at: path)
      } else {
        unlink(path)
      }
    }
    rmdir(path)
  }

  /// Makes writing past a file size limit fail, instead of terminating the process.
  package static func reportSizeLimit() { signal(SIGXFSZ, SIG_IGN) }
}
