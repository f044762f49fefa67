import Foundation
import Testing
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

@Suite("The table of the standard library")
struct StandardLibraryTests {
  @Test("every entry is documented, with an example", arguments: StandardLibrary.all)
  func documentation(entry: BuiltIn) {
    #expect(entry.documentation.hasSuffix("."))
    #expect(!entry.examples.isEmpty)
  }

  @Test("signatures are unique")
  func signatures() {
    #expect(Set(StandardLibrary.all.map(\.signature)).count == StandardLibrary.all.count)
  }

  @Test("an entry reads the context if and only if its Swift code uses it", arguments: StandardLibrary.all)
  func context(entry: BuiltIn) {
    #expect(entry.swift.contains("{context}") == !entry.reads.isEmpty, "\(entry.signature)")
  }

  @Test("the Swift code uses every parameter once", arguments: StandardLibrary.all)
  func parameters(entry: BuiltIn) {
    for number in 0..<8 {
      let uses = entry.swift.components(separatedBy: "{\(number)}").count - 1
      #expect(uses <= 1, "\(entry.signature)")
      #expect(uses == 1 || !entry.swift.contains("{\(number + 1)}"), "\(entry.signature)")
    }
  }

  @Test("an entry is found by its identity and has its name", arguments: StandardLibrary.all)
  func identity(entry: BuiltIn) {
    #expect(StandardLibrary[entry.id].signature == entry.signature)
    #expect(entry.signature.contains(entry.name) && !entry.name.isEmpty)
  }
}
