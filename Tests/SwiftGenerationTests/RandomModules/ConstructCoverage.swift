/// Counts how often random modules contain each construct of the language.
struct ConstructCoverage {
  private var offered: [Construct: Int] = [:]
  private var accepted: [Construct: Int] = [:]

  /// How often the checker reported each message, without names and numbers.
  private var refusals: [String: Int] = [:]

  mutating func add(_ module: RandomModule) {
    for message in module.refusals { refusals[String(message.replacing(/`[^`]*`|[0-9]+/, with: "_")), default: 0] += 1 }
    offered.merge(module.offered, uniquingKeysWith: +)
    accepted.merge(module.constructs, uniquingKeysWith: +)
  }

  /// The constructs that no module contains.
  var missing: [String] { Construct.allCases.filter { accepted[$0] == nil }.map(\.rawValue) }

  /// A line for each construct: how often it was made, and how often the checker accepted it.
  var table: String {
    let rows = Construct.allCases.map { "| \($0.rawValue) | \(offered[$0] ?? 0) | \(accepted[$0] ?? 0) |" }
    let reasons = refusals.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(30).map {
      "\($0.value) × \($0.key)"
    }
    return (["| Construct | Made | Accepted |", "| --- | --- | --- |"] + rows + [""] + reasons).joined(separator: "\n")
  }
}
