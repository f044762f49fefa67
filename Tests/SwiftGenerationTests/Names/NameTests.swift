import Foundation
import TestTags
import Testing
import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenSwiftGeneration

/// Swift's keywords and every name that generated code declares or reads, in every place where users choose a name:
/// the checker refuses the name at its place, or what is generated compiles without a warning.
///
/// Each place gets a part of the names. `VMGEN_ALL_NAMES=1` tries all of them everywhere.
@Suite(.tags(.compiles)) struct NameTests {
  private static let stride = ProcessInfo.processInfo.environment["VMGEN_ALL_NAMES"] == nil ? 12 : 1
  private static let setting = Compilation.Setting(languageMode: "6", isMainActor: false, hasUpcomingFeatures: false)
  private static let places = NamePlace.declarations + NamePlace.members

  @Test(arguments: NamePlace.Group.allCases)
  func everyNameIsRefusedAtItsPlaceOrCompiles(group: NamePlace.Group) throws {
    let names = try Self.names()
    #expect(names.count > 400)
    var files: [String: String] = [:]
    for (number, place) in Self.places.enumerated() where place.group == group {
      let eligible = group.declaresTypes ? names.filter { $0.first?.isUppercase == true } : names
      // Most names of types are reserved, so a small part of them could consist of reserved names only.
      let stride = group.declaresTypes ? min(Self.stride, 4) : Self.stride
      let part = eligible.indices.filter { ($0 + number) % stride == 0 }.map { eligible[$0] }
      let accepted = Self.accepted(part, in: place)
      // A place whose own schema is wrong would refuse every name.
      #expect(!accepted.isEmpty, "\(place.name)")
      let options = GenerationOptions(layers: [.model, .viewModel, .binding, .displays, .preview, .recording])
      var texts = [(path: "Place\(number).vmodel", text: place.schema(accepted).text)]
      if group == .members { texts.append(Self.modelsWithNamesOfLibraries) }
      let sources = Generation.sources(texts)
      for file in try generate(Generation.check(sources), sources: sources, options: options) {
        files[file.path] = String(decoding: file.bytes, as: UTF8.self)
      }
      if !place.swift.isEmpty {
        files["App\(number).swift"] = accepted.map { place.swift.replacing("#n", with: "`\($0)`") }.joined(
          separator: "\n")
      }
    }
    let found = try Compilation.typeCheck(files, Self.setting, isDebug: true)
    let shown = found.split(separator: "\n").filter { $0.contains(".swift:") && $0.contains("error:") }.prefix(20)
    #expect(found == "", "\(shown.map { Self.line($0, files) }.joined(separator: "\n"))")
  }

  /// A message of the compiler with the line that it is about.
  private static func line(_ message: Substring, _ files: [String: String]) -> String {
    guard let match = message.firstMatch(of: #/([A-Za-z0-9_.]+\.swift):(\d+):\d+: /#), let line = Int(match.output.2),
      let text = files[String(match.output.1)]
    else { return String(message) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\(message) | \(lines.indices.contains(line - 1) ? lines[line - 1] : "")"
  }

  /// The names that the checker accepts in a place. It has to refuse the others on their own lines.
  private static func accepted(_ names: [String], in place: NamePlace) -> [String] {
    var names = names
    for _ in 0..<20 {
      let (text, owners) = place.schema(names)
      let lineStarts = [0] + text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
      var refused: Set<String> = []
      for mistake in mistakes(of: text) {
        let offset = Int(mistake.range.lower)
        let line = (lineStarts.firstIndex { $0 > offset } ?? lineStarts.count) - 1
        guard owners.indices.contains(line), let name = owners[line] else {
          Issue.record("\(place.name): not at the place of a name: \(mistake.message)")
          return []
        }
        refused.insert(name)
      }
      if refused.isEmpty { return names }
      names.removeAll { refused.contains($0) }
    }
    Issue.record("\(place.name): refusing names does not end")
    return []
  }

  private static func mistakes(of text: String) -> [Diagnostic] {
    let sources = Generation.sources([("Place.vmodel", text)])
    let parsed = sources.map { parseSchema($0) }
    let found = parsed.flatMap(\.diagnostics) + checkSchemas(parsed.map(\.syntax), sources: sources).diagnostics
    return found.filter { $0.kind.severity == .error }
  }

  /// Models that hide types of libraries, so that generated code qualifies those.
  private static let modelsWithNamesOfLibraries = (
    path: "Models.vmodel",
    text: LibraryTypes.modules.keys.sorted().map { "model \($0) { let a: Int }\n" }.joined()
  )

  // MARK: Names

  /// The keywords, reserved names and modifiers of the sources, and the identifiers of generated files.
  private static func names() throws -> [String] {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    var names = Set(LibraryTypes.modules.keys)
    for table in ["SchemaSemantics/GeneratedNames/ReservedNames.swift", "SwiftGeneration/Swift/SwiftIdentifier.swift"] {
      let text = try String(contentsOf: root.appending(path: "Sources/\(table)"), encoding: .utf8)
      for match in text.matches(of: /"([A-Za-z_][A-Za-z0-9_]*)"/) { names.insert(String(match.output.1)) }
    }
    for folder in ["Examples/Login/Generated", "Examples/Invoice/Generated", "Examples/UserEditor/Generated"] {
      let folder = root.appending(path: folder)
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        let code = text.replacing(/\/\/.*/, with: "").replacing(/"[^"\n]*"/, with: "")
        for match in code.matches(of: /\b[A-Za-z_][A-Za-z0-9_]*\b/) { names.insert(String(match.output)) }
      }
    }
    return names.subtracting(["_"]).sorted()
  }
}
