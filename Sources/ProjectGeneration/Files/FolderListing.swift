#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

package enum FolderListing {
  /// Returns the names in the folder at `path`, without `.` and `..`, sorted by their bytes.
  ///
  /// A name that is not valid UTF-8 contains replacement characters, so it matches no file.
  package static func names(at path: String) throws(SystemError) -> [String] {
    guard let stream = opendir(path) else { throw .last }
    defer { closedir(stream) }
    return names { readdir(stream) }
  }

  /// Returns the names in an open folder, which remains open.
  package static func names(in folder: Int32) throws(SystemError) -> [String] {
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    guard copy >= 0, let stream = fdopendir(copy) else { throw .last }
    defer { closedir(stream) }
    return names { readdir(stream) }
  }

  private static func names(_ next: () -> UnsafeMutablePointer<dirent>?) -> [String] {
    var names: [String] = []
    while let entry = next() {
      // `d_name` is shorter in memory than its type, so read it through the address of the entry.
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { continue }
      let name = String(cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted(by: Path.precedes)
  }
}
