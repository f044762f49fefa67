import DerivedFiles
import Testing
import VmgenSchemaSemantics

/// Tests that the page of the standard library documents the table of the checker.
@Suite struct StandardLibraryPageTests {
  @Test func thePageDocumentsEveryEntryInOrder() throws {
    #expect(try StandardLibraryPage().entries.map(\.signature) == StandardLibrary.all.map(\.signature))
  }

  @Test func everyEntryHasADescriptionAndAnExample() throws {
    for entry in try StandardLibraryPage().entries {
      #expect(entry.text.hasSuffix(".") && !entry.examples.isEmpty, "\(entry.signature)")
      #expect(entry.examples.allSatisfy { $0.contains(" == ") }, "\(entry.signature)")
    }
  }

  @Test func everyEntryStatesThePartsOfTheContextThatItReads() throws {
    for (documented, entry) in zip(try StandardLibraryPage().entries, StandardLibrary.all) {
      #expect(documented.reads == entry.reads.names, "\(entry.signature)")
    }
  }
}

extension ContextParts {
  fileprivate var names: [String] {
    let parts: [(ContextParts, String)] = [
      (.locale, "the locale"), (.calendar, "the calendar"), (.timeZone, "the time zone"), (.now, "now"),
    ]
    return parts.filter { contains($0.0) }.map(\.1)
  }
}
