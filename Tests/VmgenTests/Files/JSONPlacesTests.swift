import Testing

@testable import VmgenProjectGeneration

@Suite struct JSONPlacesTests {
  private func members(_ json: String) -> [String] {
    let bytes = Array(json.utf8)
    return JSONPlaces.members(of: bytes).map { member in
      [member.key, member.value].map { String(decoding: bytes[$0], as: UTF8.self) }.joined(separator: " = ")
    }
  }

  @Test(arguments: [
    ("{}", []),
    (" { \"a\" : 1 } ", ["\"a\" = 1"]),
    (
      "{\"a\":\"x,}\\\"\",\"b\":[1,{\"c\":2}],\n\"c\":null}",
      ["\"a\" = \"x,}\\\"\"", "\"b\" = [1,{\"c\":2}]", "\"c\" = null"]
    ),
    ("[1, \"b\", [2], true]", [" = 1", " = \"b\"", " = [2]", " = true"]),
    ("{\"a\":{\"b\":{}},\"c\":-1.5e3}", ["\"a\" = {\"b\":{}}", "\"c\" = -1.5e3"]),
  ])
  func keysAndValuesAreFound(json: String, found: [String]) {
    #expect(members(json) == found)
  }
}
