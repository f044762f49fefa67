import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling
import VmgenSwiftGeneration

/// How an output folder differs from what it should hold.
struct OutputInspection {
  /// Files that are not there.
  var missing: [OutputFile] = []
  /// Files with other contents, and what those are.
  var stale: [(file: OutputFile, old: [UInt8])] = []
  /// Generated files whose schema is gone.
  var stray: [(name: String, schema: String)] = []
  /// What runs left behind that were killed.
  var leftovers: [String] = []
  var unchangedCount = 0

  /// Whether nothing has to be done.
  var isCurrent: Bool { missing.isEmpty && stale.isEmpty && stray.isEmpty && leftovers.isEmpty }

  /// No generated file is larger by far; what is, was not generated.
  private static let sizeLimit = 268_435_456

  /// For a folder that is not there.
  init(missing files: [OutputFile]) { missing = files }

  /// Compares what is in the folder with its plan. Files that vmgen may not overwrite are reported.
  ///
  /// - Parameters:
  ///   - keepsOld: Whether the contents of stale files are wanted.
  ///   - isUnchanged: Whether the bytes that are there are those of the plan.
  init(
    _ folder: OutputFolder, keepsOld: Bool, _ report: inout Report,
    isUnchanged: (_ old: [UInt8], _ file: OutputFile) -> Bool = { isEqual($0, $1.bytes) }
  ) {
    for file in folder.plan.files {
      compare(file, folder, keepsOld: keepsOld, &report, isUnchanged)
    }
    do {
      let names = try FolderListing.names(in: folder.descriptor)
      leftovers = names.filter { OutputWriter.isTemporary($0) && Self.isInterrupted($0, in: folder) }
      findStray(names, folder)
    } catch {
      report.add(.system(error), path: folder.plan.path)
    }
  }

  private mutating func compare(
    _ file: OutputFile, _ folder: OutputFolder, keepsOld: Bool, _ report: inout Report,
    _ isUnchanged: (_ old: [UInt8], _ file: OutputFile) -> Bool
  ) {
    let path = Path.join(folder.plan.path, file.name)
    do throws(SystemError) {
      guard let status = try FileStatus.of(file.name, in: folder.descriptor) else { return missing.append(file) }
      guard status.kind == .file else {
        return report.add(.outputIsALink, path: path, ["kind": status.kind.name])
      }
    } catch {
      return report.add(.outputNotWritable, path: path, ["reason": error.reason])
    }
    do {
      let old = try FileReading.bytes(of: file.name, in: folder.descriptor, limit: Self.sizeLimit)
      if isUnchanged(old, file) {
        unchangedCount += 1
      } else if Provenance.schemaPath(in: old) == nil {
        report.add(.notGenerated, path: path)
      } else {
        stale.append((file, keepsOld ? old : []))
      }
    } catch {
      report.add(error, path: path)
    }
  }

  /// Finds generated files that no schema stands behind any more. A file counts only where its header names a schema
  /// that would be written to this very name, and that is in none of the roots.
  private mutating func findStray(_ names: [String], _ folder: OutputFolder) {
    let planned = Set(folder.plan.files.map(\.name))
    for name in names where name.hasSuffix(".swift") && name.contains(ProjectSearch.schemaEnding) {
      guard !planned.contains(name),
        let bytes = try? FileReading.bytes(of: name, in: folder.descriptor, limit: Self.sizeLimit),
        let schema = Provenance.schemaPath(in: bytes), Self.isName(name, ofSchemaAt: schema),
        SchemaTraces.isGone(schema, roots: folder.plan.roots)
      else { continue }
      // A file system that folds case shows a renamed schema's old name for its new file.
      let identity = Self.identity(of: name, in: folder)
      let isPlanned = folder.plan.files.contains {
        OutputName.folded($0.name) == OutputName.folded(name) && Self.identity(of: $0.name, in: folder) == identity
      }
      if !isPlanned { stray.append((name, schema)) }
    }
  }

  /// Whether the file is generated, or the beginning of a generated file.
  private static func isInterrupted(_ name: String, in folder: OutputFolder) -> Bool {
    guard let bytes = try? FileReading.bytes(of: name, in: folder.descriptor, limit: sizeLimit) else { return false }
    return Provenance.schemaPath(in: bytes) != nil || Provenance.isBeginning(bytes)
  }

  private static func identity(of name: String, in folder: OutputFolder) -> FileStatus.Identity? {
    (try? FileStatus.of(name, in: folder.descriptor))?.identity
  }

  private static func isName(_ name: String, ofSchemaAt path: String) -> Bool {
    let tests = OutputName.tests(ofSchemaAt: path)
    return name == OutputName.source(ofSchemaAt: path) || name == tests || name.hasSuffix("_" + tests)
  }
}
