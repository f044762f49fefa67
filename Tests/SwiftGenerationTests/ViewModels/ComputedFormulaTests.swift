import Foundation
import Testing

@testable import VmgenSwiftGeneration

/// Tests which formulas a view model computes at each read, instead of storing their values.
@Suite struct ComputedFormulaTests {
  static let schema = """
    enum Kind { case plain, gift }
    model Item {
        let price: Int
        let weight: Double?
        let name: String
        let tags: [String]
        let kind: Kind
    }
    viewmodel CartViewModel {
        input item: Item
        input other: Item?
        state extra: Int = 0
        let base = item.price * 2 + extra
        display value = FORMULA
        custom score(_ value: Int) -> Int
    }
    """

  @Test(arguments: [
    "item.name", "item.tags", "other", "extra", "base", "base > 100 && !(extra == 0)", "Double(base) / 3",
    "item.weight ?? 0", "base > 3 ? base : -base", "max(base, extra)",
  ])
  func areComputed(formula: String) throws { #expect(try !isStored(formula)) }

  @Test(arguments: [
    "item.name.uppercased()", "item.tags.count", "other?.name ?? \"-\"", "base.formatted()", "score(base)",
    "item.kind == .gift", "now.formatted(\"yyyy\")", "\"\\(base)\"",
  ])
  func areStored(formula: String) throws { #expect(try isStored(formula)) }

  @Test func aFormulaIsStoredIfItCostsMoreThanStoringIt() throws {
    func chain(_ length: Int) -> String { (0..<length).map { "extra + \($0)" }.joined(separator: " + ") }
    #expect(try !isStored(chain(20)))
    #expect(try isStored(chain(60)))
  }

  private func isStored(_ formula: String) throws -> Bool {
    let text = try Generation.text(
      Self.schema.replacing("FORMULA", with: formula), GenerationOptions(layers: [.model, .viewModel]))
    return text.contains("derived.value.keep(")
  }
}
