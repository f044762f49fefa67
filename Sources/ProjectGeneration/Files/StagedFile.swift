#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The new content of a file, in a temporary file of a hidden folder beside it. Renaming the temporary file is atomic:
/// other processes read either the old or the new content, and a run that fails or is terminated loses nothing.
///
/// All files that vmgen writes are staged.
package struct StagedFile: Sendable {
  package let name: String
  private let temporary: String
  /// The folder of the temporary file.
  package let staging: StagingFolder
  private let folder: Int32

  /// Writes the content to a temporary file.
  ///
  /// - Parameters:
  ///   - name: The name of the file in `folder`, which is an open folder.
  ///   - old: The file that will be replaced. The new file has its permissions and, if possible, its owner.
  ///   - staging: The folder of the temporary file, if another file of `folder` already uses it.
  ///   - isDurable: Whether the content is on the disk before the file can be renamed. Use it for files that vmgen
  ///     cannot generate again.
  package init(
    _ bytes: [UInt8], for name: String, in folder: Int32, replacing old: stat? = nil, staging: StagingFolder? = nil,
    isDurable: Bool
  ) throws(SystemError) {
    self.name = name
    self.folder = folder
    temporary = StagingFolder.makeName()
    let mode = old.map { $0.st_mode & 0o666 } ?? 0o666
    let (staging, descriptor) = try StagingFolder.create(temporary, mode: mode, in: folder, reusing: staging)
    self.staging = staging
    var failure = FileWriting.write(bytes, to: descriptor)
    if failure == nil, let old { failure = Self.setAttributes(of: descriptor, to: old) }
    if failure == nil, isDurable, fsync(descriptor) != 0, errno == EIO || errno == ENOSPC || errno == EDQUOT {
      failure = .last
    }
    // With a quota or on a network file system, only closing the file may report a lack of space.
    if close(descriptor) != 0, failure == nil, errno != EINTR { failure = .last }
    guard let failure else { return }
    discard()
    throw failure
  }

  /// Replaces the file, if it exists.
  package func replace() throws(SystemError) {
    guard renameat(staging.descriptor, temporary, folder, name) != 0 else { return }
    let failure = SystemError.last
    discard()
    throw failure
  }

  /// Creates the file, or throws an error if it already exists.
  package func create() throws(SystemError) {
    let isLinked = linkat(staging.descriptor, temporary, folder, name, 0) == 0
    let failure = SystemError.last
    if !isLinked, failure.code != EEXIST {
      // The file system has no hard links.
      if try FileStatus.of(name, in: folder) == nil { return try replace() }
    }
    discard()
    if !isLinked { throw failure }
  }

  /// Removes the temporary file.
  package func discard() { unlinkat(staging.descriptor, temporary, 0) }

  /// Sets the modification time of the file to the second after that of the file that it replaces, unless it is already
  /// later.
  ///
  /// On Linux, the Swift driver (6.3) compares modification times in whole seconds. If both contents were written in
  /// the same second, it would reuse the object file of the old content. Errors are ignored, because they have no other
  /// effect.
  package func setLaterModificationTime() {
    guard let before = try? FileStatus.of(name, in: folder)?.modified,
      let now = try? FileStatus.of(temporary, in: staging.descriptor)?.modified
    else { return }
    let next = before / Self.nanosecondsInSecond + 1
    guard now / Self.nanosecondsInSecond < next else { return }
    let time = timespec(tv_sec: time_t(truncatingIfNeeded: next), tv_nsec: 0)
    _ = utimensat(staging.descriptor, temporary, [time, time], AT_SYMLINK_NOFOLLOW)
  }

  private static let nanosecondsInSecond: UInt64 = 1_000_000_000

  /// Sets the owner, if the user may, and the permissions.
  private static func setAttributes(of descriptor: Int32, to old: stat) -> SystemError? {
    var new = stat()
    guard fstat(descriptor, &new) == 0 else { return .last }
    if new.st_uid != old.st_uid || new.st_gid != old.st_gid { _ = fchown(descriptor, old.st_uid, old.st_gid) }
    let mode = old.st_mode & 0o7777
    return new.st_mode & 0o7777 == mode || fchmod(descriptor, mode) == 0 ? nil : .last
  }
}

/// The hidden folder with the temporary files of a folder, on the same volume. It contains a `.gitignore` that ignores
/// the whole folder, and SwiftPM skips hidden folders, so that what a terminated run leaves is in nobody's way.
///
/// The folder is removed with the last reference to it, unless it contains other files.
package final class StagingFolder: Sendable {
  package static let name = ".vmgen-staging"
  private static let ignoreFile = (name: ".gitignore", content: Array("*\n".utf8))
  private static let suffix = ".tmp"
  private static let attemptCount = 8
  private static let creating = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC

  let descriptor: Int32
  private let parent: Int32

  /// Opens the folder. A symbolic link in its place is an error.
  private init(in parent: Int32) throws(SystemError) {
    descriptor = openat(parent, Self.name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC, 0)
    self.parent = parent
    guard descriptor >= 0 else { throw .last }
  }

  deinit {
    guard descriptor >= 0 else { return }
    // If the disk is full, the file is empty.
    let ignored = try? FileReading.bytes(of: Self.ignoreFile.name, in: descriptor, limit: 16)
    if let ignored, Self.ignoreFile.content.starts(with: ignored),
      (try? FolderListing.names(in: descriptor)) == [Self.ignoreFile.name]
    {
      unlinkat(descriptor, Self.ignoreFile.name, 0)
      unlinkat(parent, Self.name, AT_REMOVEDIR)
    }
    close(descriptor)
  }

  /// Creates a file in the folder, and the folder if it does not exist. Without locks, another run can remove the folder
  /// at any time.
  fileprivate static func create(
    _ name: String, mode: mode_t, in parent: Int32, reusing known: StagingFolder?
  ) throws(SystemError) -> (StagingFolder, file: Int32) {
    var failure = SystemError(code: ENOENT)
    var known = known
    for _ in 0..<attemptCount where failure.isMissing {
      do throws(SystemError) {
        let folder = if let known { known } else { try open(in: parent) }
        let file = openat(folder.descriptor, name, creating, mode)
        if file >= 0 { return (folder, file) }
        failure = .last
      } catch {
        failure = error
      }
      known = nil
    }
    throw failure
  }

  /// Opens the folder, and creates it with its `.gitignore` if it does not exist.
  private static func open(in parent: Int32) throws(SystemError) -> StagingFolder {
    guard mkdirat(parent, name, 0o777) == 0 || errno == EEXIST else { throw .last }
    let folder = try StagingFolder(in: parent)
    let file = openat(folder.descriptor, ignoreFile.name, creating, 0o666)
    if file >= 0 {
      _ = FileWriting.write(ignoreFile.content, to: file)
      close(file)
    }
    return folder
  }

  /// Returns the name of a temporary file: a random number of 16 digits, and `.tmp`.
  package static func makeName() -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits + suffix
  }

  private static func isTemporary(_ name: String) -> Bool {
    name.utf8.count == 16 + suffix.utf8.count && name.hasSuffix(suffix) && UInt64(name.prefix(16), radix: 16) != nil
  }

  /// Removes the temporary files of terminated runs from an open folder. Call it while the folder is locked, so that no
  /// other run is using them.
  package static func removeLeftovers(in parent: Int32) {
    guard let folder = try? StagingFolder(in: parent), let names = try? FolderListing.names(in: folder.descriptor)
    else { return }
    for name in names where isTemporary(name) { unlinkat(folder.descriptor, name, 0) }
  }
}
