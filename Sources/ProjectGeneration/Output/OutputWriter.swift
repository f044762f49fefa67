import VmgenSchemaSyntax

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
  package let folder: OutputFolder
  package let inspection: OutputInspection
  private var staged: [StagedFile] = []

  package init(_ folder: OutputFolder, _ inspection: OutputInspection) {
    self.folder = folder
    self.inspection = inspection
  }

  package var path: String { folder.plan.path }

  /// Removes the temporary files of terminated runs. The lock guarantees that no run is using them.
  package func removeLeftovers() {
    if folder.isLocked, inspection.hasLeftovers { StagingFolder.removeLeftovers(in: folder.descriptor) }
  }

  /// Writes the new content to temporary files. If that fails, removes all of them and returns false.
  package mutating func stage(_ report: inout Report) -> Bool {
    let files = inspection.missing + inspection.outdated.map(\.file)
    let descriptor = folder.descriptor
    let results = Cores.map(files.count) { positions in
      var staging: StagingFolder?
      return positions.map { position in
        Result { () throws(SystemError) in
          let file = files[position]
          let new = try StagedFile(file.bytes, for: file.name, in: descriptor, staging: staging, isDurable: false)
          new.setLaterModificationTime()
          staging = new.staging
          return new
        }
      }
    }
    staged = results.compactMap { try? $0.get() }
    for (file, result) in zip(files, results) {
      guard case .failure(let error) = result else { continue }
      report.add(
        .outputNotWritable(path: Path.join(path, file.name), reason: error.reason), path: Path.join(path, file.name))
      discard()
      return false
    }
    return true
  }

  /// Removes the staged files.
  package mutating func discard() {
    for file in staged { file.discard() }
    staged = []
  }

  /// Renames the staged files, and removes the orphaned files.
  package mutating func commit(_ report: inout Report) {
    for file in staged {
      do {
        try file.replace()
      } catch {
        report.add(
          .outputNotWritable(path: Path.join(path, file.name), reason: error.reason), path: Path.join(path, file.name))
      }
    }
    staged = []
    for file in inspection.orphaned where unlinkat(folder.descriptor, file.name, 0) != 0 {
      report.add(
        .outputNotWritable(path: Path.join(path, file.name), reason: SystemError.last.reason),
        path: Path.join(path, file.name))
    }
  }
}
