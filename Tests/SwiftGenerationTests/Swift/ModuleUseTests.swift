import Testing

@testable import VmgenSwiftGeneration

@Suite struct ModuleUseTests {
  @Test func modulesAreSortedAndThoseOfTheInterfaceAreSeparate() {
    let use = ModuleUse()
    use.insert("ViewModelRuntime")
    use.insert("Foundation", inInterface: true)
    use.insert("Foundation")
    #expect(use.all == ["Foundation", "ViewModelRuntime"])
    #expect(use.inInterface == ["Foundation"])
  }
}
