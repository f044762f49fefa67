import Foundation
import Testing
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

@Suite struct StandardLibraryTests {
  @Test func signaturesAreUnique() {
    #expect(Set(StandardLibrary.all.map(\.signature)).count == StandardLibrary.all.count)
  }

  @Test(arguments: StandardLibrary.all)
  func anEntryReadsTheContextIfAndOnlyIfItsSwiftCodeUsesIt(entry: BuiltIn) {
    #expect(entry.swift.contains("{context}") == !entry.reads.isEmpty, "\(entry.signature)")
  }

  @Test(arguments: StandardLibrary.all)
  func theSwiftCodeUsesEveryParameterOnce(entry: BuiltIn) {
    for number in 0..<8 {
      let uses = entry.swift.components(separatedBy: "{\(number)}").count - 1
      #expect(uses <= 1, "\(entry.signature)")
      #expect(uses == 1 || !entry.swift.contains("{\(number + 1)}"), "\(entry.signature)")
    }
  }

  @Test(arguments: StandardLibrary.all)
  func anEntryIsFoundByItsIdentityAndHasItsName(entry: BuiltIn) {
    #expect(StandardLibrary[entry.id].signature == entry.signature)
    #expect(entry.signature.contains(entry.name) && !entry.name.isEmpty)
  }
}
