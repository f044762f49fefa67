import DocumentationPages
import Foundation
import Testing

/// Tests that the links of the documentation lead to pages, headings and files that exist.
@Suite struct DocumentationLinkTests {
  private static let catalogs = [
    "Sources/vmgen/vmgen.docc", "Sources/ViewModelRuntime/ViewModelRuntime.docc",
  ]

  @Test(arguments: catalogs)
  func eachLinkBetweenPagesLeadsToAPageAndAHeading(catalog: String) throws {
    let pages = try Self.pages(in: catalog)
    let headings = Dictionary(
      uniqueKeysWithValues: try pages.map { (Self.name(of: $0), Self.anchors(in: try Self.text(at: $0))) })
    #expect(headings.count > 5)
    for page in pages {
      for link in try Self.text(at: page).matches(of: #/<doc:([A-Za-z]+)(?:#([^>]+))?>/#) {
        let anchors = headings[String(link.1)]
        let isKnown = link.2.map { anchors?.contains(String($0)) == true } ?? (anchors != nil)
        #expect(isKnown, "\(page): \(link.0)")
      }
    }
  }

  @Test func eachRelativeLinkLeadsToAFile() throws {
    for page in try ["README.md"] + Self.catalogs.flatMap(Self.pages) {
      let folder = DocumentationPage.root.appending(path: page).deletingLastPathComponent()
      for link in try Self.text(at: page).matches(of: #/\]\(([^)#:\s]+)\)/#) {
        let file = folder.appending(path: String(link.1))
        #expect(FileManager.default.fileExists(atPath: file.path), "\(page): \(link.1)")
      }
    }
  }

  /// `.release/address` replaces the address in all files.
  @Test func eachPageAndManifestHasTheAddressOfTheRepository() throws {
    let version = try Self.text(at: "Sources/ProjectGeneration/ReleaseVersion.swift")
    let address = try #require(version.firstMatch(of: #/repository = "([^"]+)"/#)).1
    let files = try ["README.md", ".release/README.md", "Package.swift"] + Self.catalogs.flatMap(Self.pages)
    for file in files {
      for link in try Self.text(at: file).matches(of: #/https:\/\/[a-z.]+\/[A-Za-z0-9-]+\/vmgen\b/#) {
        #expect(link.0 == address, "\(file)")
      }
    }
  }

  @Test func theIndexOfTheReferenceListsEachPage() throws {
    let paths = try LanguageReference.paths()
    let index = try Self.text(at: paths[0])
    for page in paths.dropFirst() { #expect(index.contains("](Language/\(Self.name(of: page)).md)"), "\(page)") }
  }

  @Test(arguments: try LanguageReference.paths())
  func aPageOfTheReferenceIsReadInTenMinutes(page: String) throws {
    #expect(try Self.text(at: page).split(whereSeparator: \.isWhitespace).count <= 2_500)
  }

  private static func pages(in catalog: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: DocumentationPage.root.appending(path: catalog).path)
      .filter { $0.hasSuffix(".md") }.map { "\(catalog)/\($0)" }
  }

  private static func text(at path: String) throws -> String {
    try String(contentsOf: DocumentationPage.root.appending(path: path), encoding: .utf8)
  }

  private static func name(of path: String) -> String {
    String(path.split(separator: "/").last?.dropLast(3) ?? "")
  }

  /// Returns the anchors of the headings of a page, without those in code blocks.
  private static func anchors(in text: String) -> Set<String> {
    var isCode = false
    var anchors: Set<String> = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, line.hasPrefix("#") else { continue }
      let title = line.drop { $0 == "#" || $0 == " " }
      anchors.insert(title.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.replacing(" ", with: "-"))
    }
    return anchors
  }
}
