import Foundation
import Snapshots
import TestTags
import Testing

/// Tests that an app sees only what its developers use: a further public type is a decision that a review sees.
@Suite(.tags(.compiles)) struct PublicFaceTests {
  @Test func thePublicTypesAreTheRecordedOnes() throws {
    var text = ""
    for module in PublicNames.ownModules {
      let symbols = try PublicSymbol.symbols(of: module)
      let types = symbols.filter(\.isType)
      text += "\(module): \(types.count) types, \(symbols.count - types.count) members\n"
      text += types.map { "  " + $0.path.joined(separator: ".") + "\n" }.sorted().joined() + "\n"
    }
    try expectSnapshot(text, "public-types")
  }

  @Test func theFrontPageNamesPublicTypes() throws {
    let types = Set(
      try PublicNames.ownModules.flatMap(PublicSymbol.symbols).filter(\.isType).map { $0.path.joined(separator: ".") })
    let page = try RepositoryFiles.text(at: "Sources/ViewModelRuntime/ViewModelRuntime.docc/ViewModelRuntime.md")
    let named = page.matches(of: #/(?m)^(?:\| |- )``([A-Za-z]+)``/#).map { String($0.1) }
    #expect(named.count > 30)
    #expect(named.filter { !types.contains($0) } == [])
    let used = page.split(separator: "\n").filter { $0.hasPrefix("| `") && $0.contains("` | ") && $0.hasSuffix(". |") }
    #expect((25...32).contains(used.count))
  }
}

/// A declaration that an app sees.
struct PublicSymbol: Decodable {
  private struct Graph: Decodable {
    var symbols: [PublicSymbol]
  }

  private struct Kind: Decodable {
    var identifier: String
  }

  private static let types: Set = ["swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.actor"]

  private var kind: Kind
  private var pathComponents: [String]

  var path: [String] { pathComponents }
  var isType: Bool { Self.types.contains(kind.identifier) }

  /// Returns the declarations of a module, without those for generated code.
  static func symbols(of module: String) throws -> [PublicSymbol] {
    try PublicNames.withSymbolGraphs(of: module, ["-skip-inherited-docs"]) { folder in
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "json" }
        .flatMap { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols }
    }
  }
}
