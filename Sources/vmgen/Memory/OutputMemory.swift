import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// What generating made of the same files before: two digests in the user's cache folder, of all that was read and of
/// all that was made, so that a run that would change nothing need not make it again to know.
///
/// Making is pure, so a record stays true whatever happens to the files meanwhile; what is in the output folders is
/// read and compared with it in every run. A record that is lost, unreadable or of something else costs time only.
struct OutputMemory {
  /// The minimum number of files. Generating fewer files is faster than comparing digests.
  private static let leastFiles = 64
  /// The number of records. Commands share records, so that temporary folders do not fill the cache.
  private static let places: UInt64 = 256

  private let path: String

  /// nil where nothing can be remembered.
  init?() {
    guard let folder = CacheFolder.path else { return nil }
    var command = Digest()
    command.add(CurrentFolder.path)
    for word in CommandLine.arguments.dropFirst() { command.add(word) }
    path = Path.join(folder, "outputs-\(command.short % Self.places)")
  }

  /// What the output folders hold, where that is what was made of these files and nothing that should go.
  func current(_ projects: [ProjectSources], _ report: Report) -> OutputSummary? {
    guard let record = try? FileReading.bytes(at: path, limit: 1024), report.diagnostics.isEmpty else { return nil }
    // The following run reports the errors.
    var report = report
    var plan = OutputPlan()
    for project in projects {
      guard TemplateFolder.read(project.project.arguments, &report) != nil else { return nil }
      plan.add(project) { _, _ in [] }
    }
    plan.settle(&report)
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
    return isEqual(record, Self.record(inputs, outputs)) ? summary : nil
  }

  /// Stores the digests of a run without diagnostics.
  func remember(_ plan: OutputPlan, _ report: Report) {
    guard report.diagnostics.isEmpty, plan.folders.map(\.files.count).reduce(0, +) >= Self.leastFiles,
      let inputs = Self.inputs(report.files)
    else { return }
    var outputs = Digest()
    for folder in plan.folders {
      for file in folder.files { Self.add(file.name, file.bytes, in: folder, to: &outputs) }
    }
    let record = Self.record(inputs, outputs)
    if let old = try? FileReading.bytes(at: path, limit: 1024), isEqual(old, record) { return }
    try? FileWriting.makeFolder(at: Path.folder(path))
    try? FileWriting.replaceFile(at: path, bytes: record)
  }

  private static func add(_ name: String, _ bytes: [UInt8], in folder: OutputPlan.Folder, to outputs: inout Digest) {
    outputs.add(folder.absolutePath)
    outputs.add(name)
    outputs.add(bytes)
  }

  private static func record(_ inputs: Digest, _ outputs: Digest) -> [UInt8] {
    Array("\(inputs.text) \(outputs.text)\n".utf8)
  }

  /// A digest of everything that the outputs depend on: the program, the command, and all files that were read.
  private static func inputs(_ files: [SourceFile]) -> Digest? {
    guard let executable = Executable.status else { return nil }
    var digest = Digest()
    digest.add(Version.current)
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
