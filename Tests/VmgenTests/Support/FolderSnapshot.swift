import Foundation
import Snapshots
import Testing

/// Compares `text` with a snapshot, in which `<folder>` replaces the path of `folder`.
func expectSnapshot(
  _ text: String, _ name: String, folder: TemporaryFolder, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let text = text.replacingOccurrences(of: folder.url.path, with: "<folder>")
  try expectSnapshot(text, name, sourceLocation: sourceLocation)
}
