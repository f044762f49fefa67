import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Brings one output folder up to date: every new file is written under a name of its own first, then all take their
/// places. A run that fails or is killed before that has changed nothing.
///
/// Nothing is forced to the disk: a power cut costs what can be generated again, and renaming keeps old or new.
struct OutputWriter {
  private static let prefix = ".vmgen-"
  private static let suffix = ".tmp"

  let folder: OutputFolder
  let inspection: OutputInspection
  private var staged: [(temporary: String, name: String)] = []

  init(_ folder: OutputFolder, _ inspection: OutputInspection) {
    self.folder = folder
    self.inspection = inspection
  }

  var path: String { folder.plan.path }

  /// Whether a run writes under that name before the file takes its place: `.vmgen-123-0.tmp`.
  static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let numbers = name.dropFirst(prefix.count).dropLast(suffix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }

  /// Removes what runs left that were killed. Only under a lock is it certain that no run is using it.
  func removeLeftovers() {
    guard folder.isLocked else { return }
    for name in inspection.leftovers { unlinkat(folder.descriptor, name, 0) }
  }

  /// Writes the new contents beside the old; where that fails, takes all of it away again.
  mutating func stage(_ report: inout Report) -> Bool {
    let files = inspection.missing + inspection.stale.map(\.file)
    for (index, file) in files.enumerated() {
      let temporary = "\(Self.prefix)\(getpid())-\(index)\(Self.suffix)"
      do {
        try FileWriting.makeFile(temporary, in: folder.descriptor, bytes: file.bytes)
        FileWriting.makeLater(temporary, than: file.name, in: folder.descriptor)
        staged.append((temporary, file.name))
      } catch {
        report.add(.outputNotWritable, path: Path.join(path, file.name), ["reason": error.reason])
        discard()
        return false
      }
    }
    return true
  }

  /// Takes away what was staged.
  mutating func discard() {
    for file in staged { unlinkat(folder.descriptor, file.temporary, 0) }
    staged = []
  }

  /// Puts the staged files into their places, and removes the stray ones.
  mutating func commit(_ report: inout Report) {
    for file in staged where renameat(folder.descriptor, file.temporary, folder.descriptor, file.name) != 0 {
      let reason = SystemError.last.reason
      unlinkat(folder.descriptor, file.temporary, 0)
      report.add(.outputNotWritable, path: Path.join(path, file.name), ["reason": reason])
    }
    staged = []
    for file in inspection.stray where unlinkat(folder.descriptor, file.name, 0) != 0 {
      report.add(.outputNotWritable, path: Path.join(path, file.name), ["reason": SystemError.last.reason])
    }
  }
}
