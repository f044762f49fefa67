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

/// A search for folders whose names are not valid UTF-8, so that a `String` cannot represent them.
package enum UnnameableFolders {
  /// Returns the paths of the folders in `folder` whose names are not valid UTF-8 and that contain a file with the
  /// given name ending, at any depth.
  ///
  /// Invalid UTF-8 bytes are shown as replacement characters. Hidden folders and links are not searched.
  package static func containing(fileEnding ending: String, in folder: String) -> [String] {
    let ending = Array(ending.utf8)
    return entries(of: Array(folder.utf8)).filter { path in
      let name = path.split(separator: UInt8(ascii: "/")).last ?? []
      return !String(decoding: name, as: UTF8.self).utf8.elementsEqual(name) && contains(fileEnding: ending, path)
    }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func contains(fileEnding ending: [UInt8], _ folder: [UInt8]) -> Bool {
    var pending = [folder]
    while let folder = pending.popLast() {
      for path in entries(of: folder) {
        switch kind(of: path) {
        case .file where path.suffix(ending.count).elementsEqual(ending): return true
        case .folder: pending.append(path)
        default: break
        }
      }
    }
    return false
  }

  /// Returns the paths of the entries of a folder, without hidden files.
  private static func entries(of folder: [UInt8]) -> [[UInt8]] {
    guard let stream = opendir(cString(folder)) else { return [] }
    defer { closedir(stream) }
    var paths: [[UInt8]] = []
    while let entry = readdir(stream) {
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { continue }
      let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: UInt8.self)
      let name = Array(
        UnsafeBufferPointer(start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))))
      if name.first != UInt8(ascii: ".") { paths.append(folder + [UInt8(ascii: "/")] + name) }
    }
    return paths
  }

  private static func kind(of path: [UInt8]) -> FileStatus.Kind? {
    var status = stat()
    return lstat(cString(path), &status) == 0 ? FileStatus(status).kind : nil
  }

  private static func cString(_ path: [UInt8]) -> [CChar] { path.map { CChar(bitPattern: $0) } + [0] }
}
