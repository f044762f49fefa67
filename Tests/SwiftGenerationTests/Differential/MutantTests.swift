import TestTags
import Testing

/// Tests that the differential test notices deliberate mistakes. `README.md` states which defect each of them stands for.
@Suite(.tags(.compiles)) struct MutantTests {
  private static let service = "service Ledger { func add(_ amount: Int) async throws -> Int }\n"
  private static let schema = """
    viewmodel Tally {
        input step: Int
        use ledger: Ledger
        state count = 0
        state names: [String] = ["b", "c", "a"]
        display total = count + step
        display isLarge = total > 3
        display shownNames = names.sorted().joined(", ")
        display shownTotal = total.formatted()
        command grow { count += step }
        command save when isLarge { count = try await ledger.add(count) } catch { names.append("failed") }
        example "grows" {
            given step = 3
            given ledger.add returns 9
            when save()
            when grow()
            when step = 1200
            when save()
        }
        example "overflows" {
            given step = 9223372036854775807
            given ledger.add returns 9
            when grow()
        }
        example "observation" {
            given step = 3
            expect count == count
            expect total == total
            expect isLarge == isLarge
            expect shownNames == shownNames
            expect shownTotal == shownTotal
            expect ledger.add.calls == ledger.add.calls
        }
    }

    """

  /// Changes of the generated code of a view model: two of the generator, and two of the runtime, whose functions a file
  /// hides with its own.
  private static let compiledMutants: [(name: String, change: @Sendable (String) -> String)] = [
    ("an operator of another meaning", { $0.replacing("total > 3", with: "total >= 3") }),
    ("a forgotten dependency", { $0.replacing(" || totalChanged", with: "") }),
    (
      "an overflow that wraps",
      { $0 + "extension Int { fileprivate static func +| (lhs: Int, rhs: Int) -> Int { lhs &+ rhs } }\n" }
    ),
    (
      "a format without grouping",
      { $0 + "extension Int { fileprivate func formatted(in context: DisplayContext) -> String { \"\\(self)\" } }\n" }
    ),
  ]

  /// Schemas that only the evaluator runs, as if it gave the original schema their meaning.
  private static let evaluatedMutants = [
    ("names.sorted()", "names.reversed()"), ("command save when isLarge", "command save"),
  ]

  @Test func everyMutantIsCaught() throws {
    // Each mutant of generated code changes a view model of its own, so that one compilation is enough.
    let names = ["Tally0"] + Self.compiledMutants.indices.map { "Tally\($0 + 1)" }
    let texts = names.map { ("\($0).vmodel", Self.schema.replacing("Tally", with: $0)) }
    let module = try TracedModule([("Ledger.vmodel", Self.service)] + texts)
    let compiled = try module.compiledTraces { file, text in
      guard let index = names.firstIndex(where: { file == "\($0).vmodel.swift" }), index > 0 else { return text }
      let mutated = Self.compiledMutants[index - 1].change(text)
      #expect(mutated != text, "\(Self.compiledMutants[index - 1].name) changes nothing")
      return mutated
    }
    let caught = Set(module.disagreements(with: compiled).map(\.sequence.viewModel))
    #expect(caught == Set(names.dropFirst()))
    for (original, mutant) in Self.evaluatedMutants {
      let text = texts[0].1.replacing(original, with: mutant)
      let mutated = try TracedModule([("Ledger.vmodel", Self.service), ("Tally0.vmodel", text)])
      #expect(!mutated.disagreements(with: compiled).isEmpty, "\(mutant)")
    }
  }
}
