import DocumentationPages
import Foundation

/// Checked-in files that are derived from other files of the package without running vmgen.
///
/// `.ci/regenerate` writes them, and a test checks that they are up to date.
public struct DerivedFiles: Sendable, CustomStringConvertible {
  /// The folder, relative to the package's root.
  public let folder: String
  /// The text of each file by name.
  public let files: [String: String]
  /// Whether every other file in the folder is out of date.
  public let fillsFolder: Bool

  public var description: String { "\(folder): \(files.count) files" }

  /// All derived files of the package.
  public static func all() throws -> [DerivedFiles] {
    let pages = try DocumentationProgram()
    let reference = try LanguageReference.blocks()
    // An error policy applies to all schemas of its project.
    let policies = reference.filter { $0.text.contains("\nerrors {\n") }
    let others = reference.filter { !policies.contains($0) }
    return [
      DerivedFiles(
        folder: "Sources/SwiftGeneration", files: ["EmbeddedTemplates.swift": try embeddedTemplates()],
        fillsFolder: false),
      DerivedFiles(
        folder: "Sources/LanguageServer/Features",
        files: ["StandardLibraryTexts.swift": try standardLibraryTexts()], fillsFolder: false),
      DerivedFiles(
        folder: "Sources/vmgen/vmgen.docc",
        files: ["Architecture.md": try architecturePage(), "TemplateData.md": try templateDataPage()],
        fillsFolder: false),
      DerivedFiles(
        folder: "\(examples)/StandardLibraryExamples", files: ["StandardLibrary.vmodel": try standardLibrarySchema()],
        fillsFolder: false),
      DerivedFiles(
        folder: "\(examples)/LanguageReferenceExamples/Schemas", files: schemas(others), fillsFolder: true),
      DerivedFiles(folder: "\(examples)/ErrorPolicyExamples", files: schemas(policies), fillsFolder: false),
      DerivedFiles(folder: "\(examples)/DocumentationExamples/Schemas", files: pages.schemas, fillsFolder: true),
      DerivedFiles(
        folder: "\(examples)/DocumentationExamples/Snippets",
        files: pages.swift.filter { !isTest($0.value) }, fillsFolder: true),
      DerivedFiles(
        folder: "Tests/PageTests/Tests/DocumentationTests/Snippets",
        files: pages.swift.filter { isTest($0.value) }.mapValues(importingExamples), fillsFolder: true),
    ]
  }

  /// The targets of the package that generates the code of the pages' examples.
  private static let examples = "Tests/PageTests/Sources"

  /// Returns whether Swift code belongs in a test target.
  private static func isTest(_ text: String) -> Bool {
    ["Testing", "ViewModelTesting"].contains { text.contains("import \($0)\n") }
  }

  /// Returns Swift code that imports the module of the pages' examples.
  private static func importingExamples(_ text: String) -> String {
    guard let end = text.range(of: "\n\n") else { return text }
    return text.replacingCharacters(in: end, with: "\n\n@testable import DocumentationExamples\n\n")
  }

  /// Returns the schemas of code blocks, by file name.
  private static func schemas(_ blocks: [DocumentationPage.Block]) -> [String: String] {
    Dictionary(blocks.map { ("\($0.name).vmodel", $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  /// A file that is out of date.
  public enum Change: Equatable, Sendable {
    /// The file is missing or has another text.
    case write(path: String)
    /// The file is orphaned: nothing is derived to it any more.
    case remove(path: String)
  }

  /// Returns the changes that bring the folder up to date.
  public func pendingChanges() throws -> [Change] {
    var changes: [Change] = []
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let written = try? String(contentsOf: url.appending(path: name), encoding: .utf8)
      if written != text { changes.append(.write(path: "\(folder)/\(name)")) }
    }
    guard fillsFolder, FileManager.default.fileExists(atPath: url.path) else { return changes }
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() where files[name] == nil {
      changes.append(.remove(path: "\(folder)/\(name)"))
    }
    return changes
  }

  /// Brings the folder up to date and returns the changes.
  public func update() throws -> [Change] {
    let changes = try pendingChanges()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for change in changes {
      switch change {
      case .write(let path):
        let file = DocumentationPage.root.appending(path: path)
        try files[file.lastPathComponent]?.write(to: file, atomically: true, encoding: .utf8)
      case .remove(let path): try FileManager.default.removeItem(at: DocumentationPage.root.appending(path: path))
      }
    }
    return changes
  }

  private var url: URL { DocumentationPage.root.appending(path: folder) }
}
