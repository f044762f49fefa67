import VmgenProjectGeneration
import VmgenSchemaSyntax

/// The files that a run wrote and removed, and the schemas that it read.
struct OutputSummary {
  /// The maximum number of schemas that are listed with their files.
  private static let listedSchemaCount = 3

  /// The paths of the written files.
  private(set) var written: [String] = []
  /// The paths of the removed files.
  private(set) var removed: [String] = []
  private var unchangedCount = 0
  private var folders: [String] = []
  private var schemas: [Schema] = []
  private var hasTests = false

  private struct Schema {
    let path: String
    let contents: SchemaContents
    var files: [String] = []
  }

  /// Adds the schemas of a plan with their contents, and the files that are generated from each.
  mutating func add(_ plan: OutputPlan) {
    var indices: [SourceFile.ID: Int] = [:]
    for folder in plan.folders {
      for file in folder.files {
        let index = indices[file.schema.id] ?? schemas.count
        if index == schemas.count {
          schemas.append(Schema(path: file.schema.path, contents: plan.contents[file.schema.id] ?? SchemaContents()))
          indices[file.schema.id] = index
        }
        schemas[index].files.append(Path.join(folder.path, file.name))
        if file.name.hasSuffix(".tests.swift") { hasTests = true }
      }
    }
    schemas.sort { Path.precedes($0.path, $1.path) }
  }

  mutating func add(_ inspection: OutputInspection, in folder: String) {
    let files = inspection.missing + inspection.outdated.map(\.file)
    written += files.map { Path.join(folder, $0.name) }
    removed += inspection.orphaned.map { Path.join(folder, $0.name) }
    unchangedCount += inspection.unchangedCount
    folders.append(folder)
  }

  /// Returns one line: `wrote 3 files in Generated, 12 unchanged, 1 removed (0.08 s)`.
  func line(after duration: Duration) -> String {
    let place = folders.count > 3 ? "\(folders.count) folders" : folders.joined(separator: ", ")
    var text = "wrote \(written.count) \(written.count == 1 ? "file" : "files")"
    if !place.isEmpty { text += " in \(place)" }
    text += ", \(unchangedCount) unchanged"
    if !removed.isEmpty { text += ", \(removed.count) removed" }
    return text + " (\(Self.seconds(duration)) s)\n"
  }

  /// The contents of each schema with the files that are generated from it, or the contents of many schemas together.
  var contents: String {
    if schemas.count > Self.listedSchemaCount { return "\(schemas.count) schemas: \(total.text)\n" }
    return schemas.map { schema in
      "\(schema.path): \(schema.contents.text)\n" + schema.files.map { "  → \($0)\n" }.joined()
    }.joined()
  }

  /// What to do next, for a few schemas with examples.
  ///
  /// - Parameter suggestsTests: Whether to suggest tests if none are generated.
  func nextStep(suggestsTests: Bool) -> String {
    let count = total.examples
    guard count > 0, schemas.count <= Self.listedSchemaCount else { return "" }
    let examples = count == 1 ? "the example" : "the \(count) examples"
    if hasTests { return "next: `swift test` runs \(examples)\n" }
    return suggestsTests
      ? "next: to generate tests from \(examples), set `testsOutput` in vmgen.json to a folder of a test target, and "
        + "`testable` to the module that the tests import\n"
      : ""
  }

  private var total: SchemaContents {
    var total = SchemaContents()
    for schema in schemas { total += schema.contents }
    return total
  }

  /// One line for each file that was written or removed.
  var details: String {
    (written.map { "wrote \($0)\n" } + removed.map { "removed \($0)\n" }).joined()
  }

  /// Returns a duration in seconds with two decimal places.
  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let hundredths = attoseconds / 10_000_000_000_000_000
    return "\(seconds).\(hundredths < 10 ? "0" : "")\(hundredths)"
  }
}
