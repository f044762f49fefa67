import VmgenProjectGeneration
import VmgenSchemaSyntax
import VmgenSchemaTooling

extension Command {
  static let strings = Command(
    name: "strings",
    summary: "Write the texts of schemas to a string catalog.",
    operands: .paths,
    details: """
      PATH is a schema or a folder, as for `generate`. Each text for users becomes an entry of the catalog, with its
      documentation as comment. Translations, comments, states and all other content of an existing catalog stay as
      they are. Schemas that share a catalog must be passed together.

      An entry that no schema needs any more is reported; --prune removes it.
      """,
    options: ProjectOptions.translating + [languages.spec, checkOnly.spec, prune.spec, updateComments.spec]
      + ProjectOptions.reading + [CommonOptions.color.spec, quiet.spec, ProjectOptions.pluginVersion.spec]
  ) { arguments, console in
    var run = try Run(arguments)
    let catalogs = run.catalogs()
    if run.report.hasErrors { return run.report.finish(run.arguments, &console) }
    let settings = CatalogSettings(
      languages: arguments[languages].map(splitList) ?? [], isCheck: arguments[checkOnly] == true,
      prunes: arguments[prune] == true, updatesComments: arguments[updateComments] == true)
    var updates: [CatalogUpdate] = []
    for catalog in catalogs { updates += [CatalogUpdate(catalog, settings, &run.report)].compactMap { $0 } }
    var writer = FolderWriter()
    if updates.count == catalogs.count { for update in updates { update.finish(settings, &writer, &run.report) } }
    let status = run.report.finish(run.arguments, &console)
    if arguments[quiet] != true { for update in updates { console.write(update.summary, to: .error) } }
    return status
  }

  private static let languages = Option<String>.text(
    "languages", "LANGUAGE,…", help: "Report each text without a translation to one of these languages as an error.")
  private static let checkOnly = Option<Bool>.flag(
    "check", help: "Write no file: report a catalog that is out of date, and exit with 1 if there is one.")
  private static let prune = Option<Bool>.flag(
    "prune", help: "Remove the entries that vmgen wrote and that no schema needs any more, with their translations.")
  private static let updateComments = Option<Bool>.flag(
    "update-comments", help: "Replace the comments that vmgen wrote by the current documentation.")
  private static let quiet = Option<Bool>.flag("quiet", short: "q", help: "Print diagnostics only, no summary.")
}

/// The options of a run.
private struct CatalogSettings {
  var languages: [String]
  var isCheck: Bool
  var prunes: Bool
  var updatesComments: Bool
}

/// A catalog and the texts that it needs.
private struct CatalogPlan {
  var path: String
  var sourceLanguage: String
  var texts = CatalogTexts()
}

extension Run {
  /// Returns the catalogs of the projects with their texts, in the order of the projects.
  fileprivate mutating func catalogs() -> [CatalogPlan] {
    var plans: [CatalogPlan] = []
    for loaded in loadedProjects() {
      let arguments = loaded.project.arguments
      let given = arguments.given(ProjectOptions.catalog.spec.name).last
      guard report.checkIsInPackage(given) else { continue }
      let path =
        given?.path
        ?? Path.join(loaded.project.roots.first ?? ".", "Localizable.xcstrings")
      let absolute = CurrentFolder.absolute(path)
      let index = plans.firstIndex { CurrentFolder.absolute($0.path) == absolute } ?? plans.count
      if index == plans.count {
        let language = arguments[ProjectOptions.sourceLanguage] ?? "en"
        plans.append(CatalogPlan(path: Path.normalized(path), sourceLanguage: language))
      }
      plans[index].texts.add(loaded.schemas, sources: loaded.sources)
    }
    return plans
  }
}

/// A catalog before and after a run.
private struct CatalogUpdate {
  let path: String
  let exists: Bool
  /// The bytes before the old and the new content, which stay.
  private var byteOrderMark: [UInt8] = []
  let old: [UInt8]
  let new: [UInt8]
  let merge: CatalogMerge
  let removedCount: Int
  let texts: CatalogTexts
  /// The catalog on the disk after the run, to which diagnostics refer.
  let final: StringCatalog
  let missing: [MissingTranslations]

  /// Returns nil if the catalog cannot be read, which is reported.
  init?(_ plan: CatalogPlan, _ settings: CatalogSettings, _ report: inout Report) {
    path = plan.path
    texts = plan.texts
    exists = ConfigurationFile.exists(path)
    let empty = StringCatalog.empty(sourceLanguage: plan.sourceLanguage)
    let read = exists ? FileSource.read(path, limit: .data, &report) : report.addFile(path: path, bytes: empty)
    guard var file = read else { return nil }
    if file.bytes.starts(with: LineTable.byteOrderMark) {
      byteOrderMark = LineTable.byteOrderMark
      file = report.addFile(path: path, bytes: Array(file.bytes.dropFirst(byteOrderMark.count)))
    }
    guard let catalog = StringCatalog(file, &report) else { return nil }
    var merge = CatalogMerge(texts, into: catalog, updatesComments: settings.updatesComments)
    removedCount = settings.prunes ? merge.orphaned.count : 0
    if removedCount > 0 {
      let pruned = report.addFile(path: path, bytes: catalog.removing(Set(merge.orphaned)))
      guard let smaller = StringCatalog(pruned, &report) else { return nil }
      merge = CatalogMerge(texts, into: smaller, updatesComments: settings.updatesComments)
    }
    guard let merged = StringCatalog(report.addFile(path: path, bytes: merge.bytes), &report) else { return nil }
    let final = settings.isCheck ? catalog : merged
    (old, new, self.merge, self.final) = (file.bytes, merge.bytes, merge, final)
    let languages = settings.languages + merged.languages.filter { !settings.languages.contains($0) }
    missing = languages.filter { $0 != merged.sourceLanguage }.map {
      MissingTranslations(plan.texts, in: merged, to: $0)
    }
  }

  /// Writes or reports the changes, and reports what people have to do.
  func finish(_ settings: CatalogSettings, _ writer: inout FolderWriter, _ report: inout Report) {
    if !settings.isCheck { writer.removeLeftovers(besideFileAt: path) }
    for conflict in texts.conflicts {
      let label = Diagnostic.Label(range: conflict.first, text: "the first forms")
      report.add(Diagnostic(.conflictingPlurals(key: conflict.key), at: conflict.second, labels: [label]))
    }
    if !settings.prunes {
      for key in merge.orphaned {
        report.add(Diagnostic(.orphanedText(key: key), at: final.range(of: key)))
      }
    }
    for mistake in final.mistakes(texts) { report.add(mistake.diagnostic) }
    for missing in missing where settings.languages.contains(missing.language) { reportMissing(missing, &report) }
    guard !exists || new != old else { return }
    if settings.isCheck { return report.add(.outdatedStringCatalog(path: path), path: path) }
    do {
      if exists {
        try writer.replaceContent(of: path, bytes: byteOrderMark + new)
      } else {
        try writer.makeFile(at: path, bytes: new)
      }
    } catch {
      report.add(.outputNotWritable(path: path, reason: error.reason), path: path)
    }
  }

  private func reportMissing(_ missing: MissingTranslations, _ report: inout Report) {
    for key in missing.keys {
      let kind = DiagnosticKind.untranslatedText(key: key, language: missing.language)
      report.add(Diagnostic(kind, at: texts.texts[key]?.range ?? final.range(of: key)))
    }
  }

  /// Returns `Localizable.xcstrings: 3 texts added, 1 changed, 40 unchanged; de: 2 of 44 not translated`.
  var summary: String {
    var counts = ["\(merge.added.count) \(merge.added.count == 1 ? "text" : "texts") added"]
    counts.append("\(merge.changed.count) changed")
    counts.append("\(merge.unchangedCount) unchanged")
    if removedCount > 0 { counts.append("\(removedCount) removed") }
    if !merge.orphaned.isEmpty { counts.append("\(merge.orphaned.count) orphaned") }
    let languages = missing.map { "; \($0.language): \($0.keys.count) of \($0.count) not translated" }
    return "\(path): \(counts.joined(separator: ", "))\(languages.joined())\n"
  }
}

extension TranslationMistake {
  fileprivate var diagnostic: Diagnostic {
    switch kind {
    case .unusable(let reason):
      Diagnostic(.unusableTranslation(key: key, language: language, reason: reason), at: range)
    case .missingForms(let forms):
      Diagnostic(.missingPluralForm(key: key, language: language, forms: forms.joined(separator: ", ")), at: range)
    }
  }
}
