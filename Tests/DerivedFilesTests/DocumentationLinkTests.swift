import DerivedFiles
import DocumentationPages
import Foundation
import Testing

/// Tests that the links of the documentation lead to pages, headings, files and declarations, on GitHub and in DocC.
@Suite struct DocumentationLinkTests {
  @Test func eachLinkLeadsToAFileAndAHeading() throws {
    let pages = Self.pages()
    #expect(pages.count > 60)
    for page in pages {
      for link in PageLink.all(in: try Self.text(at: page), of: page) {
        let file = DocumentationPage.root.appending(path: link.path)
        guard FileManager.default.fileExists(atPath: file.path) else {
          Issue.record("\(page): there is no \(link.path)")
          continue
        }
        guard let anchor = link.anchor else { continue }
        let anchors = PageHeading.all(in: try Self.text(at: link.path)).map(\.gitHubAnchor)
        #expect(anchors.contains(anchor), "\(page): \(link.path)#\(anchor)")
      }
    }
  }

  @Test func noLinkIsOnlyForDocC() throws {
    for page in Self.pages() { #expect(!(try Self.text(at: page).contains("doc:")), "\(page)") }
  }

  @Test(.enabled(if: DocC.isInstalled), arguments: DocCCatalog.folders)
  func docCResolvesEachLinkToAPage(folder: String) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    let catalog = try DocCCatalog(folder: folder).write(to: directory)
    // DocC has no symbols here; another test reads their links.
    let warnings = try DocC.warnings(converting: catalog, to: directory.appending(path: "Output"))
    let symbols = try Self.symbols(in: folder).map { "'\($0)'" } + ["Symbol links can only resolve symbols"]
    #expect(warnings.filter { warning in !symbols.contains { warning.contains($0) } } == [])
  }

  @Test(arguments: DocCCatalog.folders)
  func eachLinkToASymbolNamesADeclaration(folder: String) throws {
    let declared = try Self.declaredNames()
    for path in try DocCCatalog(folder: folder).paths {
      for symbol in try Self.symbolLinks(at: path) {
        let name = symbol.split(separator: "/").last?.prefix { $0 != "(" } ?? ""
        #expect(declared.contains(String(name)), "\(path): \(symbol)")
      }
    }
  }

  @Test func eachPageAndManifestHasTheAddressOfTheRepository() throws {
    let address = try DocCCatalog.repositoryAddress()
    for file in Self.pages() + ["Package.swift"] {
      for link in try Self.text(at: file).matches(of: #/https:\/\/[a-z.]+\/[A-Za-z0-9-]+\/vmgen\b/#) {
        #expect(link.0 == address, "\(file)")
      }
    }
  }

  @Test func theIndexOfTheReferenceListsEachPage() throws {
    let paths = try LanguageReference.paths()
    let linked = PageLink.all(in: try Self.text(at: paths[0]), of: paths[0]).map(\.path)
    for page in paths.dropFirst() { #expect(linked.contains(page), "\(page)") }
  }

  @Test(arguments: try LanguageReference.paths())
  func aPageOfTheReferenceIsReadInTenMinutes(page: String) throws {
    #expect(try Self.words(at: page) <= 2_500)
  }

  /// The pages together are read in a day. A page that grows shortens another one.
  @Test func thePagesTogetherStayShort() throws {
    #expect(try Self.pages().reduce(0) { try $0 + Self.words(at: $1) } <= 80_000)
  }

  private static func words(at path: String) throws -> Int {
    try text(at: path).split(whereSeparator: \.isWhitespace).count
  }

  /// Returns the paths of all pages of the repository.
  private static func pages() -> [String] {
    ["Sources", "Examples", "Tests", ".grammars", ".release"].reduce(into: ["README.md"]) { pages, folder in
      let files = FileManager.default.enumerator(atPath: DocumentationPage.root.appending(path: folder).path)
      while let file = files?.nextObject() as? String {
        if file.hasSuffix(".build") { files?.skipDescendants() }
        if file.hasSuffix(".md") { pages.append("\(folder)/\(file)") }
      }
    }
  }

  private static func symbols(in folder: String) throws -> Set<String> {
    try DocCCatalog(folder: folder).paths.reduce(into: []) { symbols, path in
      for link in try symbolLinks(at: path) {
        symbols.insert(link)
        symbols.formUnion(link.split(separator: "/").map(String.init))
      }
    }
  }

  private static func symbolLinks(at path: String) throws -> [String] {
    try text(at: path).matches(of: #/``([^`\s]+)``/#).map { String($0.1) }
  }

  /// Returns the names that the library declares.
  private static func declaredNames() throws -> Set<String> {
    var names: Set = ["init", "ViewModelRuntime"]
    for module in ["ViewModelContext", "ViewModelCore", "ViewModelFormatting", "ViewModelRuntime", "ViewModelTesting"] {
      let folder = DocumentationPage.root.appending(path: "Sources/\(module)")
      let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
      for file in files where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        let declarations = #/\b(?:struct|class|enum|protocol|actor|typealias|func|var|let|case) +`?(\w+)/#
        names.formUnion(text.matches(of: declarations).map { String($0.1) })
      }
    }
    return names
  }

  private static func text(at path: String) throws -> String {
    try String(contentsOf: DocumentationPage.root.appending(path: path), encoding: .utf8)
  }
}
