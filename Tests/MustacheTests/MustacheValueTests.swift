import Testing

@testable import VmgenMustache

@Suite struct MustacheValueTests {
  @Test func literalsAreValues() {
    let name = "a"
    let value: MustacheValue = ["s": "x\(name)", "i": 1, "d": 1.5, "b": true, "n": nil, "l": [1, "two"], "o": [:]]
    #expect(value["s"] == .string("xa"))
    #expect(value["i"] == .int(1))
    #expect(value["d"] == .double(1.5))
    #expect(value["b"] == .bool(true))
    #expect(value["n"] == .null)
    #expect(value["l"] == .list([.int(1), .string("two")]))
    #expect(value["o"] == .object(MustacheObject()))
    #expect(value["x"] == nil)
    #expect(value["s"]?["x"] == nil)
  }

  @Test func anObjectPreservesTheOrderOfItsKeys() {
    var object: MustacheObject = ["b": 1, "a": 2]
    object["c"] = 3
    object["a"] = 4
    object.append("d", 5)
    object["b"] = .some(nil)
    #expect(object.keys == ["b", "a", "c", "d"])
    #expect(object.pairs.map(\.value) == [nil, 4, 3, 5])
    object["c"] = Optional<MustacheValue>.none
    #expect(object.keys == ["b", "a", "d"])
    #expect(object.count == 3)
    #expect(object["c"] == nil)
  }

  @Test func objectsWithDifferentKeyOrdersAreNotEqual() {
    #expect(MustacheObject(pairs: [("a", 1), ("b", 2)]) == ["a": 1, "b": 2])
    #expect(MustacheObject(pairs: [("a", 1), ("b", 2)]) != ["b": 2, "a": 1])
    let lambda = MustacheLambda { _ in "" }
    #expect(MustacheValue.lambda(lambda) == .lambda(lambda))
    #expect(MustacheValue.lambda(lambda) != .lambda(MustacheLambda { _ in "" }))
  }

  @Test func messagesNameAValuesType() {
    let values: [MustacheValue] = [nil, true, 1, 1.5, "", [], [:], .lambda(MustacheLambda { _ in "" })]
    #expect(
      values.map(\.typeName) == ["null", "boolean", "number", "number", "string", "list", "object", "lambda"])
  }
}
