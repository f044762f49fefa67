import Testing
@_spi(Generated) import ViewModelRuntime

/// Tests the rows and sections that a view displays.
struct ListContentTests {
  private struct Person: Identifiable, Hashable {
    var id: String
  }

  private func people(_ names: String...) -> [Person] { names.map { Person(id: $0) } }

  @Test func rowsWithTheSameTitleFormASection() {
    let content = ListContent(people("Ada", "Bob", "Alan", "Cy", "Bea")) { String($0.id.prefix(1)) }
    #expect(content.sections.map(\.title) == ["A", "B", "C"])
    #expect(content.sections.map { content[$0].map(\.id) } == [["Ada", "Alan"], ["Bob", "Bea"], ["Cy"]])
    #expect(content.sections.map(\.indexTitle) == ["A", "B", "C"])
  }

  @Test func aListWithoutSectionsHasOneWithoutATitle() {
    let content = ListContent(people("Ada", "Bob"))
    #expect(content.sections == [ListSection(title: "", rows: 0..<2)])
    #expect(content.snapshot.rowIDs == ["Ada", "Bob"])
  }

  @Test func theFirstRowOfEachIdentityIsShown() {
    let content = ListContent(people("Ada", "Bob", "Ada"))
    #expect(content.items.map(\.id) == ["Ada", "Bob"])
    #expect(content.duplicates == ["Ada"])
  }

  @Test func equalContentDoesNotDiffer() {
    let one = ListContent(people("Ada", "Bob")) { String($0.id.prefix(1)) }
    let other = ListContent(people("Ada", "Bob")) { String($0.id.prefix(1)) }
    let third = ListContent(people("Ada", "Bob")) { _ in "A" }
    #expect(!differs(one, other, by: !=))
    #expect(differs(one, third, by: !=))
  }
}
