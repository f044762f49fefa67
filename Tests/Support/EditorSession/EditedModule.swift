import Foundation

/// A module in an editor that edits it, whose state is compared with that of a server that has seen only the last texts.
package struct EditedModule {
  /// The open schemas, by name.
  package private(set) var texts: [String: String]
  /// The number of states that were compared.
  package private(set) var comparisons = 0
  private var session: Session
  private var version = 1
  private let edits: RandomEdits
  private let folder: String

  /// Opens the schemas.
  ///
  /// - Parameter folder: A folder with the module, or one that does not exist.
  package init(_ texts: [String: String], in folder: String = "/nowhere") throws {
    self.texts = texts
    self.folder = folder
    edits = RandomEdits(of: texts)
    session = try Self.session(texts, in: folder)
  }

  private static func session(_ texts: [String: String], in folder: String) throws -> Session {
    var session = try Session(folder: folder)
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) { session.open(text, as: name) }
    session.settle()
    return session
  }

  /// Performs a random edit, and then some of the server's work or all of it.
  ///
  /// - Returns: What differs from the state of a fresh server; nil if nothing does or the states are not compared.
  package mutating func edit(using generator: inout some RandomNumberGenerator) throws -> Difference? {
    let names = texts.keys.sorted()
    let name = names.randomElement(using: &generator) ?? ""
    if Int.random(in: 0..<16, using: &generator) == 0 {
      session.close(name)
      open(name)
    } else {
      change(name, using: &generator)
    }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return nil
    case 1:
      if session.server.hasWork { session.server.work() }
      return nil
    case 2:
      // A request between two parts of the work.
      if session.server.hasWork { session.server.work() }
      let other = names.randomElement(using: &generator) ?? name
      _ = try session.askAll("inlayHint", in: other)
      _ = try session.askAll("codeLens", in: other)
      return nil
    default: return try difference()
    }
  }

  private mutating func open(_ name: String) {
    version += 1
    session.open(texts[name] ?? "", as: name, version: version)
  }

  /// Changes a schema once or twice in one message.
  private mutating func change(_ name: String, using generator: inout some RandomNumberGenerator) {
    var changes: [[String: Any]] = []
    for _ in 0...Int.random(in: 0..<5, using: &generator) / 4 {
      let edit = edits.edit(of: name, texts[name] ?? "", using: &generator)
      let isWhole = Int.random(in: 0..<4, using: &generator) == 0
      changes.append(isWhole ? ["text": edit.result] : ["text": edit.replacement, "range": edit.positions])
      texts[name] = edit.result
    }
    version += 1
    session.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": Session.uri(name, in: folder), "version": version], "contentChanges": changes,
      ])
  }

  /// Compares the state with that of a server that has seen only the last texts.
  package mutating func difference() throws -> Difference? {
    comparisons += 1
    session.settle()
    var fresh = try Self.session(texts, in: folder)
    for name in texts.keys.sorted() {
      let (state, expected) = (try Self.state(of: name, in: &session), try Self.state(of: name, in: &fresh))
      for (part, (found, right)) in zip(Self.parts, zip(state, expected)) where found != right {
        return Difference(schema: name, part: part, found: found, expected: right, texts: texts)
      }
    }
    return nil
  }

  private static let parts = ["diagnostics", "inlayHint", "semanticTokens/full", "codeLens"]

  private static func state(of name: String, in session: inout Session) throws -> [[String]] {
    // Diagnostics at one place have no order.
    [session.lastPublished(of: name)?.list.map(\.sortedText).sorted() ?? []]
      + (try parts.dropFirst().map { part in
        let answer = try session.askAll(part, in: name)
        return (answer["data"] ?? answer).list.map(\.sortedText)
      })
  }

  /// A part of the state that is not that of a fresh server.
  package struct Difference: CustomStringConvertible {
    package var schema: String
    package var part: String
    package var found: [String]
    package var expected: [String]
    package var texts: [String: String]

    package var description: String {
      let changes = found.difference(from: expected).prefix(4).map { change in
        switch change {
        case .insert(_, let element, _): "+ \(element)"
        case .remove(_, let element, _): "- \(element)"
        }
      }
      let schemas = texts.sorted { $0.key < $1.key }.map { "--- \($0.key)\n\($0.value)" }
      return "\(part) of \(schema) differ:\n\((changes + schemas).joined(separator: "\n"))"
    }
  }
}
