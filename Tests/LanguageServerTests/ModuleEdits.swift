import Foundation

/// Random edits of the schemas of RepoBrowser, which refer to each other.
struct ModuleEdits {
  let seed: UInt64
  private(set) var texts: [String: String] = [:]
  private let folder: URL
  private let originals: [String: String]
  private var generator: SeededGenerator

  init(seed: UInt64) throws {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    folder = FileManager.default.temporaryDirectory.appending(path: "module-\(UUID().uuidString)")
    let schemas = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples/RepoBrowser/Schemas").standardized
    try FileManager.default.copyItem(at: schemas, to: folder)
    var texts: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".vmodel") {
      texts[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    (self.texts, originals) = (texts, texts)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// A session in which all schemas are open.
  func session() throws -> Session {
    var session = try Session(folder: folder.path)
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) { session.open(text, as: name) }
    session.settle()
    return session
  }

  /// Edits a schema, and returns its name.
  mutating func edit() -> String {
    let name = texts.keys.sorted().randomElement(using: &generator) ?? ""
    var lines = (texts[name] ?? "").components(separatedBy: "\n")
    let line = Int.random(in: 0..<lines.count, using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: lines.remove(at: line)
    case 1: lines.insert(lines[line], at: line)
    case 2: lines.insert("    display added = \"\"", at: line)
    case 3: lines = (originals[name] ?? "").components(separatedBy: "\n")
    default: lines[line] = replacingAWord(of: lines[line])
    }
    texts[name] = lines.joined(separator: "\n")
    return name
  }

  /// Replaces a word of a line by a word of any schema.
  private mutating func replacingAWord(of line: String) -> String {
    let words = line.split { !$0.isLetter }
    guard let old = words.randomElement(using: &generator) else { return line }
    let others = originals.values.sorted().joined().split { !$0.isLetter }
    return line.replacing(old, with: others.randomElement(using: &generator) ?? "x", maxReplacements: 1)
  }
}
