import Foundation

/// The pages of the reference of the schema language.
public enum LanguageReference {
  /// The paths of the pages, relative to the package's folder: first the index.
  public static func paths() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: DocumentationPage.root.appending(path: folder).path)
    return ["\(catalog)/LanguageReference.md"]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The code blocks of all pages, each named after its page and its heading: `EditsAndDrafts_Edit2`.
  public static func blocks() throws -> [DocumentationPage.Block] {
    try paths().flatMap { path in
      let page = path.split(separator: "/").last?.dropLast(3) ?? ""
      return try DocumentationPage(at: path).blocks.map { block in
        DocumentationPage.Block(name: "\(page)_\(block.name)", text: block.text)
      }
    }
  }

  private static let catalog = "Sources/vmgen/vmgen.docc"
  private static let folder = "\(catalog)/Language"
}
