import Foundation
import Testing

@testable import ViewModelContext
@_spi(Generated) @testable import ViewModelCore
@testable import ViewModelFormatting
@_spi(Generated) @testable import ViewModelRuntime

/// The comparisons that decide whether observers are notified.
struct DiffersTests {
  @Test func nanEqualsNaN() {
    #expect(!differs(Double.nan, -Double.nan))
    #expect(!differs(Double?.some(.nan), .nan))
    #expect(!differs([1, Double.nan], [1, Double.nan]))
  }

  @Test func minusZeroDiffersFromZero() {
    #expect(differs(0.0, -0.0))
    #expect(differs(["a": 0.0], ["a": -0.0]))
  }

  @Test func stringsAreComparedByTheirBytes() {
    #expect("\u{E9}" == "e\u{301}")
    #expect(differs("\u{E9}", "e\u{301}"))
    #expect(differs(["\u{E9}"], ["e\u{301}"]))
    #expect(differs(String?.some("\u{212B}"), "\u{C5}"))
    #expect(!differs("same", "same"))
    #expect(differs(String?.some("a"), nil))
    #expect(!differs(String?.none, nil))
  }

  @Test func objectsAreComparedByIdentity() {
    final class Box: Equatable {
      static func == (left: Box, right: Box) -> Bool { true }
    }
    final class Plain {}
    let (first, second) = (Box(), Box())
    #expect(differs(first, second))
    #expect(!differs(first, first))
    #expect(differs(Optional(first), second))
    #expect(differs(Plain(), Plain()))
    #expect(!differs(Plain?.none, nil))
  }

  @Test func valuesThatCannotBeComparedCountAsChanged() {
    struct Opaque {}
    #expect(differs(Opaque(), Opaque()))
  }

  @Test func modelsAreComparedByAFunctionOfTheirFields() {
    struct Line: Equatable { var price: Double }
    func linesDiffer(_ old: Line, _ new: Line) -> Bool { differs(old.price, new.price) }
    #expect([Line(price: 0)] == [Line(price: -0.0)])
    #expect(differs([Line(price: 0)], [Line(price: -0.0)], by: linesDiffer))
    #expect(differs(["a": Line(price: 0)], ["b": Line(price: 0)], by: linesDiffer))
    #expect(!differs(Line?(.init(price: .nan)), .init(price: .nan), by: linesDiffer))
  }
}

struct PropertyChangesTests {
  enum Key: Int, ObservationKey {
    case first
    case last = 63
    case far = 64
    case farther = 200
    case context
  }

  @Test func holdsMoreThan64Properties() {
    var changed = PropertyChanges<Key>(among: WatchedProperties())
    #expect(changed.all.isEmpty)
    for key in [Key.far, .first, .farther, .context] { changed[key] = true }
    changed[.context] = false
    #expect(changed[.far] && changed[.first] && changed[.farther] && changed[.context])
    #expect(!changed[.last])
    var members: [Int] = []
    changed.all.visit { members.append($0) }
    #expect(members == [0, 64, 200, 201])
  }

  @Test func setsHaveUnionAndDifference() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let left = Set((0..<10).map { _ in Int.random(in: 0..<200, using: &generator) })
      let right = Set((0..<100).map { _ in Int.random(in: 0..<200, using: &generator) })
      #expect(set(left).subtracting(set(right)) == set(left.subtracting(right)))
      var union = set(left)
      union.formUnion(set(right))
      #expect(union == set(left.union(right)))
    }
  }

  private func set(_ members: Set<Int>) -> PropertySet {
    var set = PropertySet()
    for member in members { set.insert(member) }
    return set
  }
}
