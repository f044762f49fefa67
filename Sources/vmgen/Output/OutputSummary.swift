/// What a run did to the output folders, in a line.
struct OutputSummary {
  private var written = 0
  private var unchanged = 0
  private var removed = 0
  private var paths: [String] = []

  mutating func add(_ inspection: OutputInspection, in path: String) {
    written += inspection.missing.count + inspection.stale.count
    unchanged += inspection.unchangedCount
    removed += inspection.stray.count
    paths.append(path)
  }

  /// "3 written, 12 unchanged, 1 removed in Generated"
  var text: String {
    let counts = "\(written) written, \(unchanged) unchanged" + (removed > 0 ? ", \(removed) removed" : "")
    let places = paths.count > 3 ? "\(paths.count) folders" : paths.joined(separator: ", ")
    return counts + (places.isEmpty ? "\n" : " in \(places)\n")
  }
}
