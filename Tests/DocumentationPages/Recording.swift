import Foundation

/// Keeps files that are copied from pages as the pages have them.
public enum Recording {
  /// Writes what differs.
  ///
  /// - Parameters:
  ///   - files: all that the folder is to hold, by name.
  ///   - folder: from the package's folder.
  /// - Returns: a sentence for each file that was not as it is to be.
  public static func update(_ files: [String: String], in folder: String) throws -> [String] {
    let url = DocumentationPage.root.appending(path: folder)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    var complaints: [String] = []
    for stray in try FileManager.default.contentsOfDirectory(atPath: url.path) where files[stray] == nil {
      complaints.append("\(folder)/\(stray) is in no page any more: remove it")
    }
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let file = url.appending(path: name)
      if (try? String(contentsOf: file, encoding: .utf8)) == text { continue }
      try text.write(to: file, atomically: true, encoding: .utf8)
      complaints.append("\(folder)/\(name) was not the page's: recorded anew, generate and test again")
    }
    return complaints
  }
}
