import Foundation
import Testing
@_spi(Generated) import ViewModelRuntime

@Suite struct CollectionChangeTests {
  private struct Line: Identifiable, Equatable {
    let id: Int
    var tags: [String] = []
  }

  private let lines = [Line(id: 1), Line(id: 2), Line(id: 3)]

  @Test func anElementIsWrittenInPlace() {
    var changed = lines
    changed[checked: 0]?.tags.append("a")
    changed[id: 3]?.tags = ["b"]
    #expect(changed == [Line(id: 1, tags: ["a"]), Line(id: 2), Line(id: 3, tags: ["b"])])
  }

  @Test func writingAnElementThatDoesNotExistHasNoEffect() {
    var changed = lines
    changed[checked: 3]?.tags = ["a"]
    changed[checked: -1] = Line(id: 9)
    changed[checked: .max] = Line(id: 9)
    changed[id: 9] = Line(id: 9)
    changed[checked: 0] = nil
    changed.insert(Line(id: 9), checkedAt: 4)
    changed.insert(Line(id: 9), checkedAt: -1)
    changed.remove(checkedAt: 3)
    changed.remove(id: 9)
    #expect(changed == lines)
  }

  @Test(arguments: [
    (1, 3, [2, 1, 3]), (3, 1, [3, 1, 2]), (2, nil, [1, 3, 2]), (1, 1, [1, 2, 3]), (3, nil, [1, 2, 3]),
  ])
  func anElementMovesBeforeAnother(id: Int, target: Int?, order: [Int]) {
    var changed = lines
    changed.move(id: id, before: target)
    #expect(changed.map(\.id) == order)
  }

  @Test func aMoveFromOrToAnUnknownElementHasNoEffect() {
    var changed = lines
    changed.move(id: 9, before: 1)
    changed.move(id: 1, before: 9)
    #expect(changed == lines)
  }

  @Test func ofElementsWithTheSameIdentityTheFirstIsChanged() {
    var changed = [Line(id: 1), Line(id: 1)]
    changed[id: 1]?.tags = ["a"]
    #expect(changed == [Line(id: 1, tags: ["a"]), Line(id: 1)])
    changed.remove(id: 1)
    #expect(changed == [Line(id: 1)])
  }

  private enum Size: CaseIterable { case small, large, extraLarge }
  private enum Shape: Hashable {
    case circle(Int)
    case square
  }

  @Test func theEntriesOfADictionaryHaveTheOrderOfTheirKeys() {
    #expect([Size.extraLarge: 1, .small: 2, .large: 3].sortedKeys == [.small, .large, .extraLarge])
    #expect([Shape.square: 1, .circle(2): 2].sortedValues == [2, 1])
    #expect([true: 1, false: 2].sortedKeys == [false, true])
    #expect(["b": 1, "a": 2].sortedKeys == ["a", "b"])
  }
}
