import Testing
import ViewModelRuntime

/// Tests the difference between two lists.
struct ListDifferenceTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func applyingADifferenceGivesTheNewList(seed: UInt64) {
    var random = SeededRandom(state: seed)
    for _ in 0..<100 {
      let (old, new) = randomLists(using: &random)
      var table = TableDouble(old)
      table.apply(ListDifference(from: old, to: new), inserting: new)
      #expect(ListSnapshot(table.sections) == new)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func applyingBatchesGivesTheNewList(seed: UInt64) {
    var random = SeededRandom(state: seed)
    for _ in 0..<100 {
      let (old, new) = randomLists(using: &random)
      let updated = Int.random(in: 1...4, using: &random)
      let difference = ListDifference(from: old, to: new) { _, index in index % updated == 0 }
      var table = TableDouble(old)
      for batch in difference.batches(from: old, to: new) {
        table.apply(batch.changes, inserting: batch.snapshot)
        #expect(ListSnapshot(table.sections) == batch.snapshot)
      }
      #expect(table.rejections == [])
      #expect(ListSnapshot(table.sections) == new)
    }
  }

  @Test func equalListsDoNotDiffer() {
    let list = ListSnapshot([(id: "A", rows: [1, 2]), (id: "B", rows: [])])
    #expect(ListDifference(from: list, to: list).isEmpty)
    #expect(ListDifference(from: list, to: list).batches(from: list, to: list) == [])
  }

  @Test func aRowThatMovesToTheOtherEndIsTheOnlyMove() {
    for (old, new) in [(Array(0..<50), [49] + Array(0..<49)), (Array(0..<50), Array(1..<50) + [0])] {
      let difference = ListDifference(from: ListSnapshot(old), to: ListSnapshot(new))
      #expect(difference.movedRows.count == 1)
      #expect(difference.insertedRows == [] && difference.deletedRows == [])
    }
  }

  @Test func aRowThatMovesToAnotherSectionIsOneMove() {
    let old = ListSnapshot([(id: "A", rows: [1, 2, 3]), (id: "B", rows: [4])])
    let new = ListSnapshot([(id: "A", rows: [1, 3]), (id: "B", rows: [2, 4])])
    let difference = ListDifference(from: old, to: new)
    #expect(
      difference.movedRows == [.init(from: RowPosition(section: 0, row: 1), to: RowPosition(section: 1, row: 0))])
    #expect(difference.insertedRows == [] && difference.deletedRows == [])
  }

  @Test func updatedRowsAreReportedAtTheirNewPositions() {
    let old = ListSnapshot([10, 20, 30])
    let new = ListSnapshot([30, 10, 20])
    let difference = ListDifference(from: old, to: new) { oldIndex, _ in old.rowIDs[oldIndex] == 20 }
    #expect(difference.updatedRows == [RowPosition(section: 0, row: 2)])
  }

  @Test func rowChangesNeedOneBatch() {
    let old = ListSnapshot(Array(0..<20))
    let new = ListSnapshot([19, 1, 0, 2, 40] + Array(5..<15))
    let difference = ListDifference(from: old, to: new)
    #expect(difference.batches(from: old, to: new).map(\.changes) == [difference])
  }

  @Test func updatesAreABatchOfTheirOwn() {
    let old = ListSnapshot([1, 2])
    let new = ListSnapshot([2, 1])
    let difference = ListDifference(from: old, to: new) { _, _ in true }
    let batches = difference.batches(from: old, to: new)
    #expect(batches.count == 2)
    #expect(batches.last?.changes.changesStructure == false)
    #expect(batches.last?.changes.updatedRows.count == 2)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func noDifferenceHasFewerMoves(seed: UInt64) {
    var random = SeededRandom(state: seed)
    let old = Array(0..<7)
    let new = old.shuffled(using: &random)
    let difference = ListDifference(from: ListSnapshot(old), to: ListSnapshot(new))
    // All subsets of the rows that keep their order.
    let longest = (0..<1 << 7).filter { subset in
      let kept = new.filter { subset & 1 << $0 != 0 }
      return kept == kept.sorted()
    }.map(\.nonzeroBitCount).max()
    #expect(7 - difference.movedRows.count == longest)
  }
}

/// Two lists of which the second one is either a changed copy of the first one or independent of it. Rows may occur
/// twice.
private func randomLists(
  using random: inout SeededRandom
) -> (old: ListSnapshot<String, Int>, new: ListSnapshot<String, Int>) {
  let old = randomSections(using: &random)
  guard Int.random(in: 0..<4, using: &random) > 0 else {
    return (ListSnapshot(old), ListSnapshot(randomSections(using: &random)))
  }
  var new = old
  for _ in 0..<Int.random(in: 0...6, using: &random) { change(&new, using: &random) }
  return (ListSnapshot(old), ListSnapshot(new))
}

private func randomSections(using random: inout SeededRandom) -> [(id: String, rows: [Int])] {
  ["A", "B", "C", "D"].shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)).map { id in
    let count = [0, 1, 5, 40].randomElement(using: &random) ?? 0
    return (id, (0..<count).map { _ in Int.random(in: 0..<120, using: &random) })
  }
}

private func change(_ sections: inout [(id: String, rows: [Int])], using random: inout SeededRandom) {
  guard let section = sections.indices.randomElement(using: &random) else { return sections.append(("E", [1, 2])) }
  let row = sections[section].rows.indices.randomElement(using: &random)
  switch (Int.random(in: 0..<7, using: &random), row) {
  case (0, _): sections.shuffle(using: &random)
  case (1, _): sections.remove(at: section)
  case (2, _): sections[section].rows.insert(Int.random(in: 0..<200, using: &random), at: row ?? 0)
  case (3, let row?): sections[section].rows.remove(at: row)
  case (4, let row?):
    let moved = sections[section].rows.remove(at: row)
    sections[sections.indices.randomElement(using: &random) ?? 0].rows.append(moved)
  case (5, let row?): sections[section].rows.swapAt(row, 0)
  case (6, _): sections[section].rows.insert(contentsOf: 300..<330, at: row ?? 0)
  default: sections.append(("F\(sections.count)", [Int.random(in: 0..<200, using: &random)]))
  }
}
