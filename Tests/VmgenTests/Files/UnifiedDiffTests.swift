import Testing

@testable import VmgenProjectGeneration
@testable import vmgen

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(old: Array(old.utf8), new: Array(new.utf8)).text(oldName: "a", newName: "b", palette: .plain)
  }

  @Test func equalTextsHaveNoDiff() {
    #expect(diff("a\nb\n", "a\nb\n").isEmpty)
  }

  @Test func aChangedLineIsShownWithThreeLinesOfContext() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        --- a
        +++ b
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func aMissingFinalLineBreakIsReported() {
    #expect(
      diff("a\n", "a") == """
        --- a
        +++ b
        @@ -1 +1 @@
        -a
        +a
        \\ No newline at end of file

        """)
  }

  @Test func anEmptyFileBeginsAtLineZero() {
    #expect(diff("", "a\n") == "--- a\n+++ b\n@@ -0,0 +1 @@\n+a\n")
  }

  /// Tests that applying a diff to the old text produces the new text.
  @Test(arguments: 0..<200)
  func aDiffAppliedToTheOldTextProducesTheNewText(seed: Int) {
    var random = Random(seed: UInt64(seed))
    let old = (0..<Int.random(in: 0..<30, using: &random)).map { _ in String(Int.random(in: 0..<6, using: &random)) }
    var new = old
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      let index = Int.random(in: 0...new.count, using: &random)
      if index < new.count, Bool.random(using: &random) { new.remove(at: index) } else { new.insert("x", at: index) }
    }
    let text = diff(old.map { $0 + "\n" }.joined(), new.map { $0 + "\n" }.joined())
    #expect(apply(text, to: old) == new)
  }

  @Test func textsWithoutAnythingInCommonAreReplaced() {
    let old = (0..<3_000).map { "old \($0)" }
    let new = (0..<3_000).map { "new \($0)" }
    let text = diff(old.map { $0 + "\n" }.joined(), new.map { $0 + "\n" }.joined())
    #expect(apply(text, to: old) == new)
  }

  private func apply(_ diff: String, to old: [String]) -> [String] {
    var result: [String] = []
    var position = 0
    for line in diff.split(separator: "\n").dropFirst(2) {
      let text = String(line.dropFirst())
      switch line.first {
      case "@":
        let place = line.dropFirst(4).prefix { $0 != " " }.split(separator: ",").compactMap { Int($0) }
        let start = place.count > 1 && place[1] == 0 ? place[0] : place[0] - 1
        result += old[position..<start]
        position = start
      case "+": result.append(text)
      case "-": position += 1
      default:
        result.append(text)
        position += 1
      }
    }
    return result + old[position...]
  }
}

/// SplitMix64, which produces the same numbers on every machine.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
