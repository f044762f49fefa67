#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The new content of a file, in a temporary file of the same folder. Renaming the temporary file is atomic: other
/// processes read either the old or the new content, and a run that fails or is terminated loses nothing.
///
/// All files that vmgen writes are staged. A terminated run can leave a temporary file, which the next run removes: see
/// ``removeLeftovers(in:)``.
package struct StagedFile {
  package let name: String
  private let temporary: String
  private let folder: Int32

  /// Writes the content to a temporary file.
  ///
  /// - Parameters:
  ///   - name: The name of the file in `folder`, which is an open folder.
  ///   - old: The file that will be replaced. The new file has its permissions and, if possible, its owner.
  ///   - isDurable: Whether the content is on the disk before the file can be renamed. Use it for files that vmgen
  ///     cannot generate again.
  package init(
    _ bytes: [UInt8], for name: String, in folder: Int32, replacing old: stat? = nil, isDurable: Bool
  ) throws(SystemError) {
    self.name = name
    self.folder = folder
    temporary = TemporaryName.make()
    let mode = old.map { $0.st_mode & 0o666 } ?? 0o666
    let descriptor = openat(folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .last }
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
    guard renameat(folder, temporary, folder, name) != 0 else { return }
    let failure = SystemError.last
    discard()
    throw failure
  }

  /// Creates the file, or throws an error if it already exists.
  package func create() throws(SystemError) {
    let isLinked = linkat(folder, temporary, folder, name, 0) == 0
    let failure = SystemError.last
    if !isLinked, failure.code != EEXIST {
      // The file system has no hard links.
      if try FileStatus.of(name, in: folder) == nil { return try replace() }
    }
    discard()
    if !isLinked { throw failure }
  }

  /// Removes the temporary file.
  package func discard() { unlinkat(folder, temporary, 0) }

  /// Sets the modification time of the file to the second after that of the file that it replaces, unless it is already
  /// later.
  ///
  /// On Linux, the Swift driver (6.3) compares modification times in whole seconds. If both contents were written in
  /// the same second, it would reuse the object file of the old content. Errors are ignored, because they have no other
  /// effect.
  package func setLaterModificationTime() {
    guard let before = try? FileStatus.of(name, in: folder)?.modified,
      let now = try? FileStatus.of(temporary, in: folder)?.modified
    else { return }
    let next = before / Self.nanosecondsInSecond + 1
    guard now / Self.nanosecondsInSecond < next else { return }
    let time = timespec(tv_sec: time_t(truncatingIfNeeded: next), tv_nsec: 0)
    _ = utimensat(folder, temporary, [time, time], AT_SYMLINK_NOFOLLOW)
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

  /// Removes the temporary files of terminated runs from an open folder. Call it while the folder is locked, so that no
  /// other run is using them.
  package static func removeLeftovers(in folder: Int32) {
    guard let names = try? FolderListing.names(in: folder) else { return }
    for name in names where TemporaryName.isTemporary(name) { unlinkat(folder, name, 0) }
  }
}

/// The names of temporary files: `.vmgen-`, a random number, its digest, and `.tmp`. No other program creates such a
/// name by chance, so a file with one can be removed without reading it.
package enum TemporaryName {
  private static let prefix = ".vmgen-"
  private static let suffix = ".tmp"

  /// Returns a new name.
  static func make() -> String {
    let number = UInt64.random(in: .min ... .max)
    return "\(prefix)\(hexadecimal(number))-\(hexadecimal(digest(number)))\(suffix)"
  }

  /// Whether vmgen made a name.
  package static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let parts = name.dropFirst(prefix.count).dropLast(suffix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = UInt64(parts[0], radix: 16) else { return false }
    return parts[0] == hexadecimal(number) && parts[1] == hexadecimal(digest(number))
  }

  /// Returns SplitMix64's output for a number.
  private static func digest(_ number: UInt64) -> UInt64 {
    var value = number &+ 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value &>> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value &>> 31)
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
