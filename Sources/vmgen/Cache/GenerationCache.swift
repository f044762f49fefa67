import VmgenProjectAnalysis
import VmgenProjectGeneration
import VmgenSchemaSyntax

/// A record of an earlier run in the user's cache folder. It contains two digests: of the files that the run read, and
/// of the files that it generated. If neither has changed, a run ends without generating.
///
/// The generated files depend only on the files that are read, so a record never becomes invalid. Every run reads the
/// output folders and compares them with the record. Without a readable record, a run only takes longer.
struct GenerationCache {
  /// The minimum number of files. Generating fewer files is faster than reading and writing the cache.
  private static let minimumFileCount = 64
  /// The number of records. Commands share records by hash, so that temporary folders do not fill the cache.
  private static let recordCount: UInt64 = 256

  private let path: String

  /// Creates the cache for the current command line, or returns nil if there is no cache folder.
  init?() {
    guard let folder = CacheFolder.path else { return nil }
    var command = Digest()
    command.add(CurrentFolder.path)
    for word in CommandLine.arguments.dropFirst() { command.add(word) }
    path = Path.join(folder, "outputs-\(command.short % Self.recordCount)")
  }

  /// Returns the summary of a run that changes nothing, if the output folders are up to date; otherwise nil.
  func upToDateSummary(_ projects: [ProjectSources], _ report: Report) -> OutputSummary? {
    guard let record = try? FileReading.bytes(at: path, limit: 1024), report.diagnostics.isEmpty else { return nil }
    // Errors are not reported here, because the subsequent run reports them.
    var report = report
    var plan = OutputPlan()
    for project in projects {
      guard TemplateFolder.read(project.project.arguments, &report) != nil else { return nil }
      plan.add(project) { _, _ in [] }
    }
    plan.sort(&report)
    guard let inputs = Self.inputs(report.files) else { return nil }
    var outputs = Digest()
    var summary = OutputSummary()
    for folderPlan in plan.folders {
      OutputFolder.check(folderPlan, &report)
      guard let folder = OutputFolder.open(folderPlan, toWrite: false, &report) else { return nil }
      let inspection = OutputInspection(folder, keepsOld: false, &report) { old, file in
        Self.add(file.name, old, in: folderPlan, to: &outputs)
        return true
      }
      guard inspection.isCurrent, report.diagnostics.isEmpty else { return nil }
      summary.add(inspection, in: folderPlan.path)
    }
    return isEqual(record, Self.text(inputs, outputs)) ? summary : nil
  }

  /// Records the digests of a run without diagnostics.
  func record(_ plan: OutputPlan, _ report: Report) {
    guard report.diagnostics.isEmpty, plan.folders.map(\.files.count).reduce(0, +) >= Self.minimumFileCount,
      let inputs = Self.inputs(report.files)
    else { return }
    var outputs = Digest()
    for folder in plan.folders {
      for file in folder.files { Self.add(file.name, file.bytes, in: folder, to: &outputs) }
    }
    let record = Self.text(inputs, outputs)
    if let old = try? FileReading.bytes(at: path, limit: 1024), isEqual(old, record) { return }
    var writer = FolderWriter()
    try? writer.write(record, to: path)
  }

  private static func add(_ name: String, _ bytes: [UInt8], in folder: OutputPlan.Folder, to outputs: inout Digest) {
    outputs.add(folder.absolutePath)
    outputs.add(name)
    outputs.add(bytes)
  }

  private static func text(_ inputs: Digest, _ outputs: Digest) -> [UInt8] {
    Array("\(inputs.text) \(outputs.text)\n".utf8)
  }

  /// Returns the digest of everything that generation depends on: the program, the arguments, and every file that was
  /// read.
  private static func inputs(_ files: [SourceFile]) -> Digest? {
    guard let executable = Executable.status else { return nil }
    var digest = Digest()
    digest.add(ReleaseVersion.current)
    for file in executable {
      for part in [file.identity.device, file.identity.inode, UInt64(file.size), file.modified] { digest.add(part) }
    }
    digest.add(CurrentFolder.path)
    for word in CommandLine.arguments.dropFirst() { digest.add(word) }
    for file in files {
      for text in [file.path, file.relativePath, file.module ?? "/"] { digest.add(text) }
      digest.add(file.bytes)
    }
    return digest
  }
}
