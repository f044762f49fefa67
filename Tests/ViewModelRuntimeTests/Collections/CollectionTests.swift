import Foundation
import Testing
@_spi(Generated) import ViewModelRuntime

@Suite struct CollectionTests {
  @Test func aSubscriptReturnsAnOptional() {
    let numbers = [5, 6]
    #expect(numbers[checked: 1] == 6)
    #expect(numbers[checked: 2] == nil)
    #expect(numbers[checked: -1] == nil)
    #expect(numbers[checked: .min] == nil)
  }

  @Test(arguments: [-1, 0, 1, 2, 9, Int.max, Int.min])
  func slicesAreClamped(count: Int) {
    let numbers = [1, 2, 3]
    let taken = min(max(count, 0), 3)
    #expect(numbers.prefix(clamped: count) == Array(numbers[..<taken]))
    #expect(numbers.suffix(clamped: count) == Array(numbers[(3 - taken)...]))
    #expect(numbers.dropFirst(clamped: count) == Array(numbers[taken...]))
    #expect(numbers.dropLast(clamped: count) == Array(numbers[..<(3 - taken)]))
  }

  @Test func elementsHaveOffsets() {
    #expect(["a", "b"].numbered == [Numbered(offset: 0, element: "a"), Numbered(offset: 1, element: "b")])
    #expect([1, nil, 2].withoutNils() == [1, 2])
    #expect([1, 2, 1, 3, 2].withoutDuplicates() == [1, 2, 3])
    #expect(["a", "bc", "d"].withoutDuplicates { $0.count } == ["a", "bc"])
  }

  @Test(arguments: [
    (2, [[1, 2], [3]]), (3, [[1, 2, 3]]), (0, [[1], [2], [3]]), (-5, [[1], [2], [3]]), (.max, [[1, 2, 3]]),
  ])
  func rowsHaveASize(size: Int, expected: [[Int]]) {
    #expect([1, 2, 3].chunked(size) == expected)
    #expect([Int]().chunked(size) == [])
  }

  @Test func sumsStopAtTheirBounds() throws {
    #expect([1, 2, 3].sum() == 6)
    #expect([Int.max, 1].sum() == .max)
    #expect([Int]().sum() == 0)
    #expect([0.5, 0.25].sum() == 0.75)
    #expect([Decimal(strict: "0.1"), Decimal(strict: "0.2")].withoutNils().sum() == Decimal(strict: "0.3"))
    #expect([Duration.seconds(60), .seconds(30)].sum() == .seconds(90))
    #expect(["a", "bc"].sum { $0.count } == 3)
    #expect([1.0, 2.0].average() == 1.5)
    #expect([Double]().average() == nil)
    #expect([1, 2].average { Double($0) } == 1.5)
  }

  @Test func theFirstOfSeveralEqualExtremesIsReturned() {
    let texts = ["bb", "a", "cc", "d"]
    #expect(texts.smallest { $0.count } == "a")
    #expect(texts.greatest { $0.count } == "bb")
    #expect([String]().smallest { $0.count } == nil)
    #expect([String]().greatest { $0.count } == nil)
  }

  @Test func groupsKeepTheirOrder() {
    let groups = ["banana", "apple", "blueberry", "avocado"].grouped { $0.prefix(1) }
    #expect(groups.map(\.key) == ["b", "a"])
    #expect(groups.map(\.values) == [["banana", "blueberry"], ["apple", "avocado"]])
    #expect(["a", "bc", "d"].keyed { $0.count } == [1: "d", 2: "bc"])
  }

  @Test func dictionariesAreSortedByKey() {
    let dictionary = Dictionary(uniqueKeysWithValues: (0..<100).map { ($0 * 7919 % 100, $0) })
    #expect(dictionary.sortedKeys == Array(0..<100))
    #expect(dictionary.sortedValues == (0..<100).map { dictionary[$0] })
    #expect(dictionary.sortedEntries.map(\.key) == Array(0..<100))
  }
}

@Suite struct SortingTests {
  @Test func equalElementsKeepTheirOrder() {
    let texts = (0..<200).map { "\($0)" }
    #expect(texts.sorted { _ in 0 } == texts)
    #expect(texts.sorted(descending: true) { _ in 0 } == texts)
    #expect(texts.sorted { $0.count }.prefix(11) == texts.prefix(11))
  }

  @Test func aSecondKeySortsElementsWithEqualFirstKeys() {
    let texts = ["bb", "b", "aa", "a"]
    #expect(texts.sorted(by: { $0.count }, then: { $0 }) == ["a", "b", "aa", "bb"])
    #expect(texts.sorted(descending: true, by: { $0.count }, then: { $0 }) == ["aa", "bb", "a", "b"])
    #expect(texts.sorted(by: { $0.count }, thenDescending: true, then: { $0 }) == ["b", "a", "bb", "aa"])
    #expect([3, 1, 2].sorted(descending: true) == [3, 2, 1])
    #expect([3, 1, 2].sorted(descending: false) == [1, 2, 3])
  }

  @Test(arguments: [
    ("en_US", ["a", "ä", "b", "z"]), ("de_DE", ["a", "ä", "b", "z"]), ("sv_SE", ["a", "b", "z", "ä"]),
  ])
  func textsSortByTheAlphabetOfTheLocale(locale: String, expected: [String]) {
    #expect(["z", "ä", "b", "a"].sorted(localized: { $0 }, in: .example(locale)) == expected)
  }

  @Test func sortingComparesDigitsByValueAndCaseLast() {
    let texts = ["file10", "File2", "b", "A", "a"]
    #expect(texts.sorted(localized: { $0 }, in: .example).prefix(2).map { $0.lowercased() } == ["a", "a"])
    #expect(texts.sorted(localized: { $0 }, in: .example).suffix(2) == ["File2", "file10"])
    #expect(texts.sorted(descending: true, localized: { $0 }, in: .example).first == "file10")
  }
}

@Suite struct IntervalTests {
  @Test func anIntervalWithReversedBoundsIsEmpty() {
    let reversed = 3 ...| 0
    #expect(reversed.isEmpty)
    #expect(!reversed.contains(2))
    #expect(reversed.count == 0)
    #expect(reversed.map { $0 } == [])
    #expect((0 ..<| 0).isEmpty)
    #expect(!(0 ...| 0).isEmpty)
  }

  @Test func anIntervalContainsItsBounds() {
    #expect((0 ...| 3).map { $0 * 2 } == [0, 2, 4, 6])
    #expect((0 ..<| 3).elements == [0, 1, 2])
    #expect((0 ...| 3).contains(3))
    #expect(!(0 ..<| 3).contains(3))
    #expect((0.5 ...| 1.5).contains(1))
    #expect(!(0 ...| Double.nan).contains(0))
    #expect((0 ...| 9).filter { $0 > 7 } == [8, 9])
  }

  @Test func anIntervalVisitsItsIntegersUpToTheGreatest() {
    #expect((3 ...| 5).elements == [3, 4, 5])
    #expect((3 ..<| 5).map { $0 * 2 } == [6, 8])
    #expect((5 ...| 3).elements.isEmpty)
    #expect((.max - 1 ...| Int.max).elements == [.max - 1, .max])
    #expect((Int.min ..<| .min + 2).filter { $0 < 0 } == [.min, .min + 1])
  }

  @MainActor @Test(arguments: [Int.max ...| Int.max, 1 ...| 100_000, 0 ..<| 100_000])
  func anIntervalUpToTheLimitIsVisitedCompletely(interval: Interval<Int>) {
    let faults = ViewModelFault.recorded {
      #expect(interval.elements.count == interval.count)
    }
    #expect(faults == [])
  }

  @MainActor
  @Test(arguments: [
    (0 ...| Int.max, "0...9223372036854775807"), (0 ..<| 100_001, "0..<100001"), (-5 ...| 99_995, "-5...99995"),
  ])
  func aLongerIntervalIsTruncatedAndReported(interval: Interval<Int>, range: String) {
    let fault = ViewModelFault.truncatedRange(range: range, limit: 100_000)
    let first = interval.lowerBound
    var visited = 0
    let faults = ViewModelFault.recorded {
      #expect(interval.elements == Array(first..<first + 100_000))
      #expect(interval.map { $0 }.count == 100_000)
      _ = interval.filter { _ in
        visited += 1
        return false
      }
    }
    #expect(faults == [fault, fault, fault])
    #expect(visited == 100_000)
  }

  @Test func theCountOfAnIntervalHasNoLimit() {
    #expect((Int.min ...| Int.max).count == .max)
    #expect((Int.max ...| Int.max).count == 1)
  }

  @Test func aSwitchMatchesIntervals() {
    switch 5 {
    case 1 ...| 4: Issue.record("5 is not in 1...4")
    case 5 ...| 9: break
    default: Issue.record("5 is in 5...9")
    }
  }
}
