import FuzzTargets
import Testing

/// Runs the targets of fuzzing with the inputs that `Tests/Fuzzing` stores, and with some of those it starts from.
///
/// An input that crashes a target ends the process of the tests; the last line of its output names the input.
@Suite struct FuzzCorpusTests {
  @Test(arguments: FuzzTarget.all)
  func everyStoredInputKeepsTheLaws(target: FuzzTarget) throws {
    for input in try FuzzCorpus.inputs(for: target) {
      #expect(target.violation(of: input.bytes) == nil, "\(target.name)/\(input.name)")
    }
  }

  @Test(arguments: FuzzTarget.all)
  func seedsKeepTheLaws(target: FuzzTarget) throws {
    let seeds = try FuzzSeeds.seeds(for: target)
    try #require(!seeds.isEmpty)
    for seed in stride(from: 0, to: seeds.count, by: max(1, seeds.count / 30)).map({ seeds[$0] }) {
      #expect(target.violation(of: Array(seed.utf8)) == nil, "\(target.name): \(seed)")
      let half = Array(seed.utf8.prefix(seed.utf8.count / 2))
      #expect(target.violation(of: half) == nil, "\(target.name): half of \(seed)")
    }
  }

  @Test func theNamesOfTheTargetsAreDistinctAndEachCorpusBelongsToOne() throws {
    let names = FuzzTarget.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(try FuzzCorpus.folders().allSatisfy(names.contains))
  }
}

extension FuzzTarget: CustomTestStringConvertible {
  public var testDescription: String { name }
}
