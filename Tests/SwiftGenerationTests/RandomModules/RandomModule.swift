import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenSwiftGeneration

/// A random module of several files that the checker accepts. The same seed produces the same module.
struct RandomModule {
  let seed: Int
  /// The declarations of each file.
  private(set) var files: [[SchemaPart]]
  /// How often each construct was made, before the checker refused some of them.
  private(set) var offered: [Construct: Int] = [:]
  /// The messages of the checker about the parts that it refused.
  private(set) var refusals: [String] = []
  let access: AccessLevel

  /// - Parameter exampleCount: The number of examples of each view model; nil for one or two.
  init(seed: Int, exampleCount: Int? = nil) {
    self.seed = seed
    access = AccessLevel.allCases[seed % AccessLevel.allCases.count]
    var maker = ModuleMaker(seed: seed, exampleCount: exampleCount)
    files = maker.files()
    offered = constructs
    removeRefusedParts()
  }

  /// The schemas, with their paths.
  var sources: [(path: String, text: String)] {
    files.enumerated().map { (Self.path($0), Self.lines($1).map(\.text).joined(separator: "\n") + "\n") }
  }

  /// The handwritten Swift that the module needs.
  var swift: String { swift(access) }

  func swift(_ access: AccessLevel) -> String {
    let text = files.joined().map(\.allSwift).joined()
    let keyword = access == .internal ? "" : access.rawValue + " "
    return text.replacing("#access ", with: keyword)
  }

  var viewModelCount: Int { files.joined().count { $0.viewModelName != nil } }

  /// How often each construct occurs.
  var constructs: [Construct: Int] {
    var counts: [Construct: Int] = [:]
    for part in files.joined() { part.countConstructs(into: &counts) }
    return counts
  }

  private static func path(_ index: Int) -> String { "File\(index).vmodel" }

  private static func lines(_ parts: [SchemaPart]) -> [(text: String, path: SchemaPart.Path)] {
    var lines: [(text: String, path: SchemaPart.Path)] = []
    for (index, part) in parts.enumerated() { part.addLines(at: [index], depth: 0, to: &lines) }
    return lines
  }

  /// The module after its view models were changed, without the parts that the checker then refuses.
  func mappingViewModels(_ change: (inout SchemaPart) -> Void) -> RandomModule {
    var module = self
    for file in files.indices {
      for index in files[file].indices where files[file][index].viewModelName != nil {
        change(&module.files[file][index])
      }
    }
    module.removeRefusedParts()
    return module
  }

  // MARK: Removing

  /// The paths of all parts, those with the most parts in them first. The first index is the file.
  var removableParts: [SchemaPart.Path] {
    let parts = files.enumerated().flatMap { file, parts in
      parts.indices.flatMap { parts[$0].allParts(at: [file, $0]) }
    }
    return parts.sorted { $0.path.count < $1.path.count }.map(\.path)
  }

  /// The module without a part and without everything that the checker then refuses.
  func without(_ path: SchemaPart.Path) -> RandomModule {
    var module = self
    module.files[path[0]].remove(at: Array(path.dropFirst()))
    module.removeRefusedParts()
    return module
  }

  /// Removes the parts in which the checker finds errors, and then the parts that read them, until there are no errors.
  private mutating func removeRefusedParts() {
    while true {
      files.removeAll { $0.isEmpty }
      let errors = self.errors()
      if errors.isEmpty { return }
      refusals += errors.map(\.message)
      // Removes the last parts first, so that the paths of the others remain valid.
      let paths = Set(errors.map { [$0.file] + $0.path }).sorted { $1.lexicographicallyPrecedes($0) }
      for path in paths { files[path[0]].remove(at: Array(path.dropFirst())) }
    }
  }

  /// The errors of the module, each with the part in which it is.
  func errors() -> [(file: Int, path: SchemaPart.Path, message: String)] {
    let sources = Generation.sources(sources)
    let parsed = sources.map { parseSchema($0) }
    let found = parsed.flatMap(\.diagnostics) + checkSchemas(parsed.map(\.syntax), sources: sources).diagnostics
    let lines = files.map(Self.lines)
    let tables = sources.map { LineTable($0.bytes) }
    return found.filter { $0.kind.severity == .error }.map { diagnostic in
      let file = Int(diagnostic.range.file.index)
      let line = tables[file].location(of: diagnostic.range.lower).line - 1
      return (file, lines[file][min(line, lines[file].count - 1)].path, diagnostic.message)
    }
  }

  /// The generated Swift files, by name.
  func generatedFiles(_ options: GenerationOptions) throws -> [String: String] {
    let generated = try Generation.files(sources, options)
    return Dictionary(uniqueKeysWithValues: generated.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }
}
