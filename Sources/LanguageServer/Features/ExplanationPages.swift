import Foundation
import VmgenProjectGeneration
import VmgenSchemaTooling

/// The pages of diagnostics as files, because a client opens links.
final class ExplanationPages {
  private let folder: String
  /// The addresses of the pages that the server has written; nil for a page that could not be written.
  private var addresses: [String: DocumentURI?] = [:]

  /// - Parameter folder: The path of the folder for the pages, whose content can be deleted at any time.
  init(in folder: String) { self.folder = folder }

  /// Returns the address of the page that explains a code; nil if there is none.
  func address(of code: String) -> DocumentURI? {
    if let known = addresses[code] { return known }
    let new = write(code)
    addresses[code] = .some(new)
    return new
  }

  private func write(_ code: String) -> DocumentURI? {
    guard let explanation = DiagnosticExplanation.explanation(of: code) else { return nil }
    let path = Path.join(folder, "\(code).md")
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try explanation.page.write(toFile: path, atomically: true, encoding: .utf8)
      return DocumentURI(path: path)
    } catch {
      return nil
    }
  }
}
