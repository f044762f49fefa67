import Foundation

/// The tables of the report.
struct Report {
  private let comparison: Comparison

  init(_ comparison: Comparison) { self.comparison = comparison }

  func print() {
    Swift.print(
      """

      CPU nanoseconds for each write: the median of all batches, the 95th percentile, and the ratio of vmgen's time to it.

      """)
    table(cell: time)
    Swift.print("\nFor each write: sink calls, recomputations, torn reads, allocations.\n")
    table(cell: counts)
    Swift.print("\nCases in which vmgen ties (within 10 %) or is slower:\n")
    for tier in Tier.allCases {
      for peer in Kind.peers { printLosses(tier, peer) }
    }
    Swift.print(
      """

      unread: no display is read. pulled: every display is read after each write. observed: each display is observed with
      Observation. bound: vmgen uses bindings, and OpenCombine uses sinks; `@Observable` has neither, so its figure is
      that of Observation. Bindings run immediately and without locks, unlike Observation and OpenCombine.

      """)
  }

  private func forEachTier(_ body: (String, Tier) -> Void) {
    for shape in comparison.shapes {
      for tier in Tier.allCases { body(shape, tier) }
    }
  }

  private func table(cell: (String, Kind, Tier) -> String?) {
    row(["shape", "observer"] + Kind.allCases.map(\.title))
    forEachTier { shape, tier in
      row([shape, tier.rawValue] + Kind.allCases.map { cell(shape, $0, tier) ?? "–" })
    }
  }

  private func time(_ shape: String, _ kind: Kind, _ tier: Tier) -> String? {
    let times = comparison.rounds(shape, kind, tier).flatMap(\.times)
    guard let p95 = times.quantile(0.95) else { return nil }
    let figures = "\(Int(times.median)) (\(Int(p95)))"
    guard kind != .vmgen, let ratio = comparison.ratio(shape, to: kind, tier) else { return figures }
    return figures + String(format: " ×%.2f", ratio)
  }

  private func counts(_ shape: String, _ kind: Kind, _ tier: Tier) -> String? {
    guard let one = comparison.rounds(shape, kind, tier).first else { return nil }
    return [one.sinkCalls, one.recomputations, one.tornReads, one.allocations]
      .map { $0 == $0.rounded() ? String(Int($0)) : String(format: "%.1f", $0) }.joined(separator: " ")
  }

  private func printLosses(_ tier: Tier, _ peer: Kind) {
    let ratios = comparison.shapes.compactMap { shape in
      comparison.ratio(shape, to: peer, tier).map { (shape: shape, ratio: $0) }
    }
    let notWon = ratios.filter { $0.ratio > 1 / 1.1 }
    guard !notWon.isEmpty else { return }
    let listed = notWon.map { $0.ratio < 1.1 ? "\($0.shape) ties" : $0.shape + String(format: " ×%.1f", $0.ratio) }
    Swift.print("  \(tier.rawValue), \(peer.title): \(listed.joined(separator: ", "))")
  }

  private func row(_ cells: [String]) {
    let widths = [10, 10] + Kind.allCases.map { _ in 27 }
    let padded = zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: max(1, width - cell.count))
    }
    Swift.print(padded.joined())
  }
}

extension Kind {
  static let peers = allCases.filter { $0 != .vmgen }

  var title: String {
    switch self {
    case .vmgen: "vmgen"
    case .observable: "@Observable"
    case .cached: "@Observable, cached by hand"
    case .openCombine: "OpenCombine"
    }
  }
}
