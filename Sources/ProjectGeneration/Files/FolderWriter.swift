#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A writer of files in folders that also contain other files, such as the folders of schemas. Each file is replaced
/// atomically. Before the first file of a folder is written, the temporary files of terminated runs are removed from it.
package struct FolderWriter {
  private var cleaned: Set<String> = []

  package init() {}

  /// Creates a file and the folders that contain it, or throws an error if the file already exists.
  package mutating func makeFile(at path: String, bytes: [UInt8]) throws(SystemError) {
    try inNewFolder(of: path) { (folder, name) throws(SystemError) in
      try StagedFile(bytes, for: name, in: folder, isDurable: true).create()
    }
  }

  /// Replaces the content of a file. The file keeps its permissions, and a link stays a link to the file. Other hard
  /// links to the file keep the old content.
  package mutating func replaceContent(of path: String, bytes: [UInt8]) throws(SystemError) {
    try inFolder(of: try CurrentFolder.resolved(path)) { (folder, name) throws(SystemError) in
      var old = stat()
      guard fstatat(folder, name, &old, AT_SYMLINK_NOFOLLOW) == 0, faccessat(folder, name, W_OK, 0) == 0 else {
        throw .last
      }
      try StagedFile(bytes, for: name, in: folder, replacing: old, isDurable: true).replace()
    }
  }

  /// Creates or replaces a file that vmgen can write again, and creates the folders that contain it.
  package mutating func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    try inNewFolder(of: path) { (folder, name) throws(SystemError) in
      try StagedFile(bytes, for: name, in: folder, isDurable: false).replace()
    }
  }

  /// Removes the temporary files of terminated runs from the folder of a file. Errors are ignored, because writing to
  /// the folder reports them.
  package mutating func removeLeftovers(besideFileAt path: String) {
    guard let path = try? CurrentFolder.resolved(path), !cleaned.contains(Path.folder(path)) else { return }
    try? inFolder(of: path) { (_, _) throws(SystemError) in }
  }

  /// Creates the folder of a file if needed, and calls a function with it. If that fails, removes the new folders.
  private mutating func inNewFolder(
    of path: String, _ write: (_ folder: Int32, _ name: String) throws(SystemError) -> Void
  ) throws(SystemError) {
    let made = try FileWriting.makeFolder(at: Path.folder(path))
    do { try inFolder(of: path, write) } catch {
      FileWriting.removeEmptyFolders(made)
      throw error
    }
  }

  /// Calls a function with the open folder and the name of a file. The folder is locked during the call if possible, so
  /// that no other run removes the temporary file.
  private mutating func inFolder(
    of path: String, _ write: (_ folder: Int32, _ name: String) throws(SystemError) -> Void
  ) throws(SystemError) {
    let folder = Path.folder(path)
    let descriptor = openat(AT_FDCWD, folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    let isLocked = FolderLock.lock(descriptor) == .locked
    if cleaned.insert(folder).inserted, isLocked { StagingFolder.removeLeftovers(in: descriptor) }
    try write(descriptor, Path.name(path))
  }
}
