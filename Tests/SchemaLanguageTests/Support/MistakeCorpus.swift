import Foundation
import Testing

@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// A schema with a mistake, and where it is from.
struct MistakenSchema: CustomTestStringConvertible {
  var origin: String
  var text: String
  var testDescription: String { origin }
}

/// Every mistake of the repository: those of the `Mistakes` folders and the incorrect examples of the explanations.
let mistakenSchemas: [MistakenSchema] = {
  let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  var schemas: [MistakenSchema] = []
  for area in ["Checker", "Parser"] {
    let folder = tests.appending(path: "\(area)/Mistakes")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for file in files.sorted(by: { $0.path < $1.path }) {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for part in text.components(separatedBy: "=== ").dropFirst() {
        let title = String(part.prefix { $0 != "\n" })
        schemas.append(
          MistakenSchema(
            origin: "\(area)/\(file.lastPathComponent): \(title)",
            text: String(part.dropFirst(title.count + 1)).trimmingCharacters(in: .newlines)))
      }
    }
  }
  for entry in DiagnosticExplanation.all where !entry.bad.isEmpty {
    schemas.append(MistakenSchema(origin: "explanation of \(entry.kind.code)", text: entry.bad))
  }
  return schemas
}()
