import VmgenProjectGeneration

/// The files that a run wrote and removed.
struct OutputSummary {
  /// The paths of the written files.
  private(set) var written: [String] = []
  /// The paths of the removed files.
  private(set) var removed: [String] = []
  private var unchangedCount = 0
  private var folders: [String] = []

  mutating func add(_ inspection: OutputInspection, in folder: String) {
    let files = inspection.missing + inspection.outdated.map(\.file)
    written += files.map { Path.join(folder, $0.name) }
    removed += inspection.orphaned.map { Path.join(folder, $0.name) }
    unchangedCount += inspection.unchangedCount
    folders.append(folder)
  }

  /// Returns one line: `wrote 3 files in Generated, 12 unchanged, 1 removed (0.08 s)`.
  func line(after duration: Duration) -> String {
    let place = folders.count > 3 ? "\(folders.count) folders" : folders.joined(separator: ", ")
    var text = "wrote \(written.count) \(written.count == 1 ? "file" : "files")"
    if !place.isEmpty { text += " in \(place)" }
    text += ", \(unchangedCount) unchanged"
    if !removed.isEmpty { text += ", \(removed.count) removed" }
    return text + " (\(Self.seconds(duration)) s)\n"
  }

  /// One line for each file that was written or removed.
  var details: String {
    (written.map { "wrote \($0)\n" } + removed.map { "removed \($0)\n" }).joined()
  }

  /// Returns a duration in seconds with two decimal places.
  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let hundredths = attoseconds / 10_000_000_000_000_000
    return "\(seconds).\(hundredths < 10 ? "0" : "")\(hundredths)"
  }
}
