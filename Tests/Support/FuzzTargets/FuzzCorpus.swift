import DocumentationPages
import Foundation

/// The inputs in `Tests/Fuzzing/Corpus`: those of mistakes that fuzzing has found, and some that reach much code.
public enum FuzzCorpus {
  private static let root = DocumentationPage.root.appending(path: "Tests/Fuzzing/Corpus")

  /// Returns the names of the folders, which are those of targets.
  public static func folders() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path).filter { !$0.hasPrefix(".") }
  }

  /// Returns the inputs of a target, by name.
  public static func inputs(for target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
    let folder = root.appending(path: target.name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try names.sorted().map { ($0, Array(try Data(contentsOf: folder.appending(path: $0)))) }
  }
}
