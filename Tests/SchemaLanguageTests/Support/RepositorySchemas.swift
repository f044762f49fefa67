import Foundation

/// The text of every schema in the repository, except the collections of mistakes.
let repositorySchemas: [String] = {
  var root = URL(filePath: #filePath)
  for _ in 0..<4 { root.deleteLastPathComponent() }
  return ["Examples", "Tests"].flatMap { folder -> [String] in
    let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
    let schemas = (files?.compactMap { $0 as? URL } ?? []).filter { file in
      file.pathExtension == "vmodel" && !file.pathComponents.contains("Mistakes")
        && !file.pathComponents.contains(".build")
    }
    return schemas.sorted { $0.path < $1.path }.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }
}()
