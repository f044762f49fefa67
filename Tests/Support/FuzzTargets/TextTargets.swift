import Foundation
import ViewModelFormatting
import VmgenMustache
import VmgenProjectGeneration
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

extension FuzzTarget {
  /// Compiles and renders templates: the main template, then a partial and the data, each after a line with `---`.
  static let template = FuzzTarget("template", .template) { bytes throws(Violation) in
    let parts = bytes.split(separator: Array("\n---\n".utf8), maxSplits: 2, omittingEmptySubsequences: false)
    var data: MustacheValue = ["a": [["b": 1], ["b": "x\ny"]], "name": "p", "isEmpty": false, "none": .null]
    if parts.count > 2, let given = try? MustacheValue(json: Array(parts[2])) { data = given }
    for profile in Profile.allCases {
      var templates = TemplateSet(profile: profile)
      var cache = RenderingCache()
      var texts: [[UInt8]] = []
      do throws(TemplateError) {
        if parts.count > 1 { try templates.add(name: "p", source: Array(parts[1])) }
        try templates.add(name: "main", source: Array(parts[0]))
        for _ in 0..<2 { texts.append(try templates.render("main", data, &cache)) }
      } catch {
        guard let location = error.location else { throw Violation(text: "an error has no position: \(error)") }
        try require(location.line > 0 && location.column > 0, "an error is at \(location)")
      }
      try require(Set(texts).count < 2, "two renderings differ")
    }
  }

  /// Reads JSON, and compares the result with that of Foundation.
  static let json = FuzzTarget("json", .json) { bytes throws(Violation) in
    let value: MustacheValue
    do throws(JSONError) { value = try MustacheValue(json: bytes) } catch {
      try require(error.line > 0 && error.column > 0, "an error is at \(error.line):\(error.column)")
      return
    }
    let written = value.json
    guard let again = try? MustacheValue(json: written) else { throw Violation(text: "cannot read \(written)") }
    try require(again == value, "reading \(written) gives another value")
    try expectPlaces(bytes, 0, value)
    try require(
      (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil,
      "Foundation does not accept the text")
  }

  /// Requires that the positions of members contain the values that the reader returns.
  private static func expectPlaces(_ bytes: [UInt8], _ offset: Int, _ value: MustacheValue) throws(Violation) {
    let members = JSONPlaces.members(of: bytes, at: offset)
    let values: [MustacheValue]
    switch value {
    case .list(let items): values = items
    case .object(let object): values = object.pairs.map(\.value)
    default: return
    }
    // A later member replaces an earlier one with the same key.
    guard case .list = value, members.count == values.count else { return }
    for (member, item) in zip(members, values) {
      try require(
        (try? MustacheValue(json: Array(bytes[member.value]))) == item, "the position of an item is \(member.value)")
      try expectPlaces(bytes, member.value.lowerBound, item)
    }
  }

  /// Reads a `vmgen.json`.
  static let configuration = FuzzTarget("configuration", .json) { bytes throws(Violation) in
    guard case .object(let object)? = try? MustacheValue(json: bytes) else { return }
    var report = Report()
    let file = report.addFile(path: "vmgen.json", bytes: bytes)
    var reader = ConfigurationReader(file: file, options: ProjectOptions.configurable)
    reader.read(object, &report)
    for diagnostic in report.diagnostics {
      try require(
        diagnostic.range.lower <= diagnostic.range.upper && Int(diagnostic.range.upper) <= bytes.count,
        "\(diagnostic.kind.code) is outside of the file")
    }
  }

  /// Reads a string catalog, merges the texts of a schema into it, and translates texts with it.
  static let catalog = FuzzTarget("catalog", .json) { bytes throws(Violation) in
    try expectMergeLaws(bytes)
    guard let localization = try? Localization.catalog(Data(bytes)) else { return }
    let texts: [LocalizedText] = ["Hello", "Hello \("A")", "\(3) files of \("B")", "\(2.5) %"]
    for locale in ["en_US", "de_DE", "ar_EG", "ru_RU"] {
      for text in texts { _ = localization.localize(text, Locale(identifier: locale)) }
    }
  }

  private static func expectMergeLaws(_ bytes: [UInt8]) throws(Violation) {
    var report = Report()
    guard let catalog = StringCatalog(report.addFile(path: "L.xcstrings", bytes: bytes), &report) else {
      return try require(report.hasErrors, "a catalog is rejected without an error")
    }
    let texts = catalogTexts
    for language in catalog.languages { _ = MissingTranslations(texts, in: catalog, to: language) }
    for mistake in catalog.mistakes(texts) {
      try require(Int(mistake.range.upper) <= bytes.count, "a mistake is outside of the file")
    }
    let merge = CatalogMerge(texts, into: catalog, updatesComments: true)
    guard let merged = StringCatalog(report.addFile(path: "M.xcstrings", bytes: merge.bytes), &report) else {
      throw Violation(text: "a merge makes an invalid catalog: \(report.diagnostics.map(\.message))")
    }
    let again = CatalogMerge(texts, into: merged, updatesComments: true)
    try require(again.bytes == merge.bytes, "a second merge changes the catalog")
    let rest = merged.removing(Set(merge.orphaned))
    try require(
      StringCatalog(report.addFile(path: "R.xcstrings", bytes: rest), &report) != nil,
      "removing entries makes an invalid catalog")
  }

  private static let catalogTexts: CatalogTexts = {
    let schema = """
      viewmodel Files {
          input name: String
          input count: Int
          display title = "Hello"
          display greeting = "Hello \\(name)"
          display files = plural(count, one: "one file of \\(name)", other: "\\(count) files of \\(name)")
      }
      """
    let run = SchemaRun(Array(schema.utf8))
    var texts = CatalogTexts()
    if let schemas = run.checked().schemas { texts.add(schemas, sources: [run.source]) }
    return texts
  }()
}
