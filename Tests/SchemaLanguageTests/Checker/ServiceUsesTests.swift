import Testing

@testable import VmgenSchemaSemantics

/// The services of view models that create each other.
@Suite struct ServiceUsesTests {
  @Test func aRingHasTheServicesThatAnyOfItsScreensCreates() {
    let made = ["a": ["b"], "b": ["c"], "c": ["a", "d"], "d": []]
    let uses = ServiceUses(["a", "b", "c", "d"], made: { made[$0] ?? [] }, uses: { [($0, "S\($0)")] })
    for name in ["a", "b", "c"] { #expect(uses.services(of: name) == ["Sa", "Sb", "Sc", "Sd"]) }
    #expect(uses.services(of: "d") == ["Sd"])
  }

  @Test(arguments: 0..<200)
  func theServicesAreThoseOfEveryReachableViewModel(seed: Int) {
    var random = Seeded(seed)
    let names = (0..<1 + random.below(9)).map { "v\($0)" }
    var made: [String: [String]] = [:]
    for name in names { made[name] = names.filter { _ in random.oneIn(5) } }
    let uses = ServiceUses(names, made: { made[$0] ?? [] }, uses: { [($0, "S\($0)")] })
    for name in names {
      var reached: Set<String> = [name]
      var open = [name]
      while let next = open.popLast() {
        for target in made[next] ?? [] where reached.insert(target).inserted { open.append(target) }
      }
      #expect(uses.services(of: name) == reached.map { "S\($0)" }.sorted())
    }
  }
}
