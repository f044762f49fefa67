import VmgenProjectGeneration
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

extension Command {
  static let breaking = Command(
    name: "breaking",
    summary: "Report changes of schemas that break code or data outside of them.",
    operands: .paths,
    details: """
      Compares the schemas with those at a git revision, or in a folder. The exit code is 1 if a change breaks something:

        api          code that uses the generated Swift no longer compiles
        json         stored JSON cannot be read, or released apps cannot read new JSON
        routes       stored navigation is dropped
        links        URLs open nothing, or another screen
        restoration  the stored values of screens are dropped

      `vmgen breaking --against origin/main Sources` compares with a branch. With a folder, pass one PATH, which the folder
      corresponds to. Both versions must have no errors.
      """,
    options: [CommonOptions.against.spec, allow.spec] + ProjectOptions.reading + [CommonOptions.color.spec]
  ) { arguments, console in
    guard let reference = arguments[CommonOptions.against] else {
      throw UsageError(.missingOption(CommonOptions.against.spec))
    }
    var new = try Run(arguments)
    let projects = new.loadedProjects()
    let earlier = try EarlierSchemas(reference, of: new.arguments)
    defer { earlier.remove() }
    var report = new.report
    let old = try earlier.checkedProjects(arguments, &report).compactMap(LoadedProject.init)
    report.removeWarnings()
    if !report.hasErrors {
      let allowed = arguments[allow] ?? []
      for (before, after) in earlier.pairs(old, projects) {
        let contract = after.map { Contract(of: $0.schemas) } ?? Contract()
        let changes = contract.breakingChanges(since: Contract(of: before.schemas)).filter { change in
          let range = change.diagnostic.range
          return !allowed.contains(change.category) && (before.read.owns(range) || after?.read.owns(range) == true)
        }
        report.add(changes.map { report.onFirstLine($0.diagnostic) })
      }
    }
    return report.finish(new.arguments, &console)
  }

  private static let allow = Option<[ContractCategory]>.list(
    "allow", help: "The categories whose changes are not reported.")
}

extension Report {
  /// Returns a diagnostic with ranges that end with their first line, because the ranges of declarations contain all of
  /// their members.
  fileprivate func onFirstLine(_ diagnostic: Diagnostic) -> Diagnostic {
    func first(_ range: SourceRange) -> SourceRange {
      guard let file = file(of: range) else { return range }
      let count = file.text(at: range).utf8.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "{") }
      let end = count.last == UInt8(ascii: " ") ? count.count - 1 : count.count
      return SourceRange(file: range.file, lower: range.lower, upper: range.lower + Int32(end))
    }
    var result = diagnostic
    result.range = first(diagnostic.range)
    for index in result.labels.indices { result.labels[index].range = first(result.labels[index].range) }
    return result
  }
}
