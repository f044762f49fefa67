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
      let text = String(decoding: seed, as: UTF8.self)
      #expect(target.violation(of: seed) == nil, "\(target.name): \(text)")
      #expect(target.violation(of: Array(seed.prefix(seed.count / 2))) == nil, "\(target.name): half of \(text)")
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
