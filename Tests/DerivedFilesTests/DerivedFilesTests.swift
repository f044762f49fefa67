import DerivedFiles
import Testing

/// Tests that derived files are up to date: embedded templates, the standard library's schema, and the code of
/// the documentation pages.
@Suite struct DerivedFilesTests {
  @Test(arguments: try DerivedFiles.all())
  func derivedFilesAreUpToDate(_ folder: DerivedFiles) throws {
    #expect(try folder.pendingChanges() == [], "run .ci/regenerate")
  }
}
