import VmgenMustache
import VmgenProjectGeneration
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// What `vmgen import` reads.
private enum ImportForm: String {
  case json
  case jsonschema
  case swift

  func schema(_ values: [MustacheValue], _ name: String) throws(ImportedSchema.NoModel) -> [UInt8] {
    switch self {
    case .json: return try ImportedSchema.text(of: values, named: name)
    case .jsonschema: return try ImportedSchema.text(ofJSONSchema: values.first ?? .null, named: name)
    case .swift: throw .noObject
    }
  }

  /// Returns the form and the files of operands. The form can follow from the extension of the files.
  static func read(_ operands: [String]) throws(UsageError) -> (ImportForm, paths: [String]) {
    let first = operands.first ?? ""
    if let form = ImportForm(rawValue: first) {
      guard operands.count > 1 else { throw UsageError(.missingOperand("FILE…")) }
      return (form, Array(operands.dropFirst()))
    }
    for form in [ImportForm.json, .swift] where operands.allSatisfy({ $0.hasSuffix(".\(form.rawValue)") }) {
      return (form, operands)
    }
    throw UsageError(.conflict("`import` reads `json`, `jsonschema` or `swift`, not `\(first)`"))
  }
}

extension Command {
  static let importing = Command(
    name: "import",
    summary: "Write a first schema for JSON samples, a JSON Schema or Swift code.",
    operands: CommandSyntax.Operands(name: "json|jsonschema|swift FILE…", minimum: 1, maximum: nil),
    details: """
      json: each FILE is a sample of the same data, or an array of samples; `-` is standard input. A key that a sample does not
      have, or that is null, becomes an optional field. Nested objects become models, and equal ones share a model.
      Texts become dates, days, URLs or UUIDs if all samples are. A comment marks each guess.

      The schema also has a view model that displays the first texts, and an example of the first sample:

        vmgen import json user.json --output Sources/App/User.vmodel

      jsonschema: FILE is one JSON Schema. Its objects become models. A comment states what a model cannot.

      swift: each FILE is Swift code. Structs become models, enums become enums, classes with `@Observable`, of the type
      `ObservableObject` or with a name that ends with `ViewModel` become view models, and the protocols of their
      properties become services. A comment has the reason and the code of what was omitted.

      Without the first word, the files are `.swift` or `.json`.
      """,
    options: [
      name.spec, output.spec, ProjectOptions.diagnostics.spec, CommonOptions.color.spec,
    ]
  ) { arguments, console in
    let (form, paths) = try ImportForm.read(arguments.operands)
    if form == .jsonschema, paths.count > 1 { throw UsageError(.extraOperand(paths[1])) }
    if form == .swift, arguments[name] != nil {
      throw UsageError(.conflict("`import swift` has no option `--name`: types have their names in Swift"))
    }
    var report = Report()
    if let schema = form == .swift ? schema(ofSwift: paths, &report) : schema(of: form, paths, arguments[name], &report)
    {
      write(schema, to: arguments.path(output), &report, &console)
    }
    return report.finish(arguments, &console)
  }

  private static func schema(
    of form: ImportForm, _ paths: [String], _ name: String?, _ report: inout Report
  ) -> [UInt8]? {
    let samples = paths.compactMap { sample($0, &report) }
    guard !report.hasErrors else { return nil }
    do throws(ImportedSchema.NoModel) {
      return try form.schema(samples, name ?? defaultName(paths))
    } catch {
      let withoutObject: DiagnosticKind = form == .jsonschema ? .jsonSchemaWithoutObject : .sampleWithoutObject
      report.add(error == .mixed ? .mixedSamples : withoutObject, path: paths.first ?? "")
      return nil
    }
  }

  private static func schema(ofSwift paths: [String], _ report: inout Report) -> [UInt8]? {
    let files = paths.compactMap { FileSource.read($0, limit: .data, skipsByteOrderMark: true, &report) }
    for file in files {
      for diagnostic in ImportedSwift.diagnostics(of: file) { report.add(diagnostic) }
    }
    guard !report.hasErrors else { return nil }
    guard let schema = ImportedSwift.text(of: files) else {
      report.add(.swiftWithoutTypes(generic: ImportedSwift.genericType(in: files)), path: paths.first ?? "")
      return nil
    }
    return schema
  }

  private static let name = Option<String>.text(
    "name", "NAME", help: "The name of the model. The default is the name of the first file.")
  private static let output = Option<String>.text(
    "output", "FILE", help: "The schema to write, which must not exist. The default is standard output.")

  private static func sample(_ path: String, _ report: inout Report) -> MustacheValue? {
    guard let file = FileSource.read(path, limit: .data, skipsByteOrderMark: true, &report) else { return nil }
    do {
      return try MustacheValue(json: file.bytes, rejectsRepeatedKeys: true, keepsDigits: true)
    } catch {
      report.add(Diagnostic(.badSample(reason: error.message), at: file.range(of: error)))
      return nil
    }
  }

  /// The name of the first file without its folder and extension. A file with several samples has the name of one.
  private static func defaultName(_ paths: [String]) -> String {
    guard let path = paths.first, path != "-" else { return "Sample" }
    return importedModelName(ofFile: String(Path.name(path).prefix { $0 != "." }))
  }

  private static func write(
    _ schema: [UInt8], to path: String?, _ report: inout Report, _ console: inout Console
  ) {
    guard let path else { return console.write(schema) }
    if (try? FileStatus.of(path, followingLinks: false)) != nil {
      return report.add(.outputNotWritable(path: path, reason: "it exists already"), path: path)
    }
    do {
      var writer = FolderWriter()
      try writer.makeFile(at: path, bytes: schema)
      console.write("wrote \(path)\n")
    } catch {
      report.add(.outputNotWritable(path: path, reason: error.reason), path: path)
    }
  }
}
