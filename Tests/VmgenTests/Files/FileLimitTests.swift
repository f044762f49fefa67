import Testing
import VmgenSchemaSyntax

@testable import VmgenProjectGeneration

/// Tests the limit on the number of files that a run can read.
@Suite struct FileLimitTests {
  @Test func theFirstFileOverTheLimitIsReportedOnce() throws {
    let folder = try TemporaryFolder(["A.vmodel": Schemas.model("A")])
    var report = Report()
    for index in 0..<SourceFile.ID.limit { _ = report.addFile(path: "\(index)", bytes: []) }
    for _ in 0..<3 {
      #expect(FileSource.read(folder.path("A.vmodel"), limit: .schema, &report) == nil)
    }
    #expect(report.diagnostics.map(\.kind.code) == ["VM0711"])
  }

  @Test func theLastFileWithinTheLimitIsRead() throws {
    let folder = try TemporaryFolder(["A.vmodel": Schemas.model("A")])
    var report = Report()
    for index in 1..<SourceFile.ID.limit { _ = report.addFile(path: "\(index)", bytes: []) }
    let file = try #require(FileSource.read(folder.path("A.vmodel"), limit: .schema, &report))
    let range = SourceRange(file: file.id, lower: 3, upper: SourceRange.maximumOffset)
    #expect(report.file(of: range)?.path == file.path)
    #expect(range.lower == 3 && range.upper == SourceRange.maximumOffset)
  }
}
