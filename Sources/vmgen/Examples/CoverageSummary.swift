import VmgenSchemaEvaluation

/// The percentages of the parts of schemas that examples reach.
struct CoverageSummary {
  private var shares: [CoverageReport.Share] = []

  mutating func add(_ report: CoverageReport) { shares += report.shares }

  /// A line for all parts, and one for each view model; empty without parts.
  var text: String {
    let (reached, count) = (shares.map(\.reached).reduce(0, +), shares.map(\.count).reduce(0, +))
    if count == 0 { return "" }
    let lines = shares.map { share in
      "  \(Self.percentage(share.reached, share.count))  \(share.viewModel ?? "functions") (\(share.reached) of \(share.count))\n"
    }
    return "examples reach \(Self.percentage(reached, count, isAligned: false)) of the schemas\n" + lines.joined()
  }

  /// Returns the percentage, which is 100 only if all parts are reached.
  private static func percentage(_ reached: Int, _ count: Int, isAligned: Bool = true) -> String {
    let number = String(reached * 100 / count)
    return (isAligned ? String(repeating: " ", count: 3 - number.count) : "") + number + " %"
  }
}
