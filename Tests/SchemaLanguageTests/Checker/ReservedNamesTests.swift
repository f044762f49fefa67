import Foundation
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct ReservedNamesTests {
  private static let root: URL = {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root
  }()

  @Test func typesOfTheRuntimeInGeneratedCodeAreReservedOrQualified() throws {
    let folders = ["Tests/ViewModelRuntimeTests", "Tests/NavigationTests", "Examples/SignUp", "Examples/RepoBrowser"]
    let generated = folders.flatMap { Self.swift(in: "\($0)/Generated") }
    let libraries = ["ViewModelFormatting", "ViewModelRuntime", "ViewModelTesting"]
    let runtime = libraries.flatMap { Self.swift(in: "Sources/\($0)") }
    try #require(!generated.isEmpty && !runtime.isEmpty)
    var named: Set<Substring> = []
    for text in generated {
      for match in text.matches(of: /\b[A-Z][A-Za-z0-9]*\b/) { named.insert(match.output) }
    }
    var declared: Set<Substring> = []
    for text in runtime {
      let declaration = /(?m)^public (?:final |nonisolated )*(?:struct|class|enum|protocol|typealias) ([A-Za-z]+)/
      for match in text.matches(of: declaration) { declared.insert(match.output.1) }
    }
    let missing = named.intersection(declared).filter {
      ReservedNames.types[String($0)] == nil
        && LibraryTypes.modules[String($0)]?.hasPrefix("ViewModel") != true
    }
    #expect(missing.sorted() == [])
  }

  @Test func aReservedNameIsNotQualified() {
    #expect(Set(ReservedNames.types.keys).intersection(LibraryTypes.modules.keys) == [])
  }

  private static func swift(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { file in
      guard let url = file as? URL, url.pathExtension == "swift" else { return nil }
      return try? String(contentsOf: url, encoding: .utf8)
    }
  }
}
