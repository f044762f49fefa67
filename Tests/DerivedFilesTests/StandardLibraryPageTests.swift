import DerivedFiles
import Testing
import VmgenSchemaSemantics

/// Tests that the page of the standard library documents the table of the checker.
@Suite struct StandardLibraryPageTests {
  @Test func thePageDocumentsEveryEntry() throws {
    let documented = try StandardLibraryPage().entries.flatMap(\.signatures)
    #expect(documented.sorted() == StandardLibrary.all.map(\.signature).sorted())
  }

  @Test func everyEntryHasADescriptionAndAnExample() throws {
    for entry in try StandardLibraryPage().entries {
      #expect(entry.text.hasSuffix(".") && !entry.examples.isEmpty, "\(entry.signatures)")
    }
  }

  @Test func everyEntryStatesThePartsOfTheContextThatItReads() throws {
    let reads = Dictionary(uniqueKeysWithValues: StandardLibrary.all.map { ($0.signature, $0.reads.names) })
    for entry in try StandardLibraryPage().entries {
      for signature in entry.signatures { #expect(entry.reads == reads[signature], "\(signature)") }
    }
  }
}

extension ContextParts {
  fileprivate var names: [String] {
    let parts: [(ContextParts, String)] = [
      (.locale, "locale"), (.calendar, "calendar"), (.timeZone, "time zone"), (.now, "now"),
    ]
    return parts.filter { contains($0.0) }.map(\.1)
  }
}
