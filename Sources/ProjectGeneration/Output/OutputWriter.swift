#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A writer that updates one output folder. It first writes all new files under temporary names, and then renames them.
/// A run that fails or is terminated before the renaming changes nothing.
///
/// Files are not synchronized to the disk, because vmgen can generate them again, and renaming is atomic.
package struct OutputWriter {
  private static let prefix = ".vmgen-"
  private static let suffix = ".tmp"

  package let folder: OutputFolder
  package let inspection: OutputInspection
  private var staged: [(temporary: String, name: String)] = []

  package init(_ folder: OutputFolder, _ inspection: OutputInspection) {
    self.folder = folder
    self.inspection = inspection
  }

  package var path: String { folder.plan.path }

  /// Whether a name is that of a temporary file: `.vmgen-123-0.tmp`.
  package static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let numbers = name.dropFirst(prefix.count).dropLast(suffix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }

  /// Removes the temporary files of terminated runs. The lock guarantees that no run is using them.
  package func removeLeftovers() {
    guard folder.isLocked else { return }
    for name in inspection.leftovers { unlinkat(folder.descriptor, name, 0) }
  }

  /// Writes the new content to temporary files. If that fails, removes all of them and returns false.
  package mutating func stage(_ report: inout Report) -> Bool {
    let files = inspection.missing + inspection.outdated.map(\.file)
    for (index, file) in files.enumerated() {
      let temporary = "\(Self.prefix)\(getpid())-\(index)\(Self.suffix)"
      do {
        try FileWriting.makeFile(temporary, in: folder.descriptor, bytes: file.bytes)
        FileWriting.setLaterModificationTime(temporary, than: file.name, in: folder.descriptor)
        staged.append((temporary, file.name))
      } catch {
        report.add(.outputNotWritable, path: Path.join(path, file.name), ["reason": error.reason])
        discard()
        return false
      }
    }
    return true
  }

  /// Removes the staged files.
  package mutating func discard() {
    for file in staged { unlinkat(folder.descriptor, file.temporary, 0) }
    staged = []
  }

  /// Renames the staged files, and removes the orphaned files.
  package mutating func commit(_ report: inout Report) {
    for file in staged where renameat(folder.descriptor, file.temporary, folder.descriptor, file.name) != 0 {
      let reason = SystemError.last.reason
      unlinkat(folder.descriptor, file.temporary, 0)
      report.add(.outputNotWritable, path: Path.join(path, file.name), ["reason": reason])
    }
    staged = []
    for file in inspection.orphaned where unlinkat(folder.descriptor, file.name, 0) != 0 {
      report.add(.outputNotWritable, path: Path.join(path, file.name), ["reason": SystemError.last.reason])
    }
  }
}
