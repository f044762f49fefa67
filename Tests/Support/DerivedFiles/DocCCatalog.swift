import DocumentationPages
import Foundation

/// A copy of the pages of a documentation catalog for DocC.
///
/// The pages link to each other with relative paths, which GitHub follows and DocC does not. Their copies have `doc:`
/// links, and addresses on GitHub for files outside of the catalog.
public struct DocCCatalog: Sendable {
  public static let folders = ["Sources/vmgen/vmgen.docc", "Sources/ViewModelRuntime/ViewModelRuntime.docc"]

  /// The paths of the pages, relative to the package's folder.
  public let paths: [String]
  private let folder: String

  public init(folder: String) throws {
    self.folder = folder
    let root = DocumentationPage.root.appending(path: folder)
    paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Writes the copies to a folder, and returns the folder of the catalog.
  public func write(to folder: URL) throws -> URL {
    let catalog = folder.appending(path: URL(filePath: self.folder).lastPathComponent)
    for path in paths {
      let file = catalog.appending(path: String(path.dropFirst(self.folder.count + 1)))
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try page(at: path).write(to: file, atomically: true, encoding: .utf8)
    }
    return catalog
  }

  private func page(at path: String) throws -> String {
    let address = try Self.repositoryAddress()
    return PageLink.replacing(in: try Self.text(at: path), of: path) { link in
      guard paths.contains(link.path) else { return "\(address)/blob/main/\(link.path)" }
      let name = URL(filePath: link.path).deletingPathExtension().lastPathComponent
      guard let anchor = link.anchor, let text = try? Self.text(at: link.path) else { return "doc:\(name)" }
      let heading = PageHeading.all(in: text).first { $0.gitHubAnchor == anchor }
      return "doc:\(name)#\(heading?.docCAnchor ?? anchor)"
    }
  }

  /// Returns the address of the repository, which `.release/address` replaces in all files.
  public static func repositoryAddress() throws -> String {
    let version = try text(at: "Sources/ProjectGeneration/ReleaseVersion.swift")
    return version.firstMatch(of: #/repository = "([^"]+)"/#).map { String($0.1) } ?? ""
  }

  private static func text(at path: String) throws -> String {
    try String(contentsOf: DocumentationPage.root.appending(path: path), encoding: .utf8)
  }
}
