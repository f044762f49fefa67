import Foundation

import VmgenLanguageServer

/// A session with a server, as an editor has it. Texts have `│` at the cursor.
package struct Session {
  package var server: LanguageServer
  package private(set) var messages: [Message] = []
  private var lastRequest = 0
  private var texts: [String: String] = [:]
  package let folder: String

  /// Creates a session whose files are in no real folder, and are open only.
  ///
  /// - Parameter opened: The folders that the client has opened.
  package init(
    folder: String = "/nowhere", capabilities: [String: Any] = [:], explanations: String? = nil, opened: [String] = []
  ) throws {
    self.folder = folder
    server = LanguageServer(version: "1", explanations: explanations)
    let folders = opened.map { ["uri": "file://\($0)", "name": ""] }
    _ = try request(
      "initialize", ["processId": NSNull(), "capabilities": capabilities, "workspaceFolders": folders])
    notify("initialized", [:])
  }

  /// Creates a session that continues with a server.
  package init(continuing server: LanguageServer) {
    self.server = server
    folder = "/nowhere"
  }

  /// The capability of a client that asks before it applies some edits.
  package static var confirming: [String: Any] {
    ["workspace": ["workspaceEdit": ["changeAnnotationSupport": [String: Any]()]]]
  }

  package static func uri(_ name: String, in folder: String = "/nowhere") -> String { "file://\(folder)/\(name)" }

  private func uri(_ name: String) -> String { Self.uri(name, in: folder) }

  /// Opens a text. `│` is not a part of it.
  package mutating func open(_ text: String, as name: String = "A.vmodel", version: Int = 1) {
    texts[name] = text
    let document: [String: Any] = [
      "uri": uri(name), "languageId": "vmodel", "version": version, "text": text.replacing("│", with: ""),
    ]
    notify("textDocument/didOpen", ["textDocument": document])
  }

  /// Replaces the whole text of a document.
  package mutating func change(_ text: String, of name: String = "A.vmodel", version: Int = 2) {
    texts[name] = text
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri(name), "version": version],
        "contentChanges": [["text": text.replacing("│", with: "")]],
      ])
  }

  package mutating func close(_ name: String = "A.vmodel") {
    notify("textDocument/didClose", ["textDocument": ["uri": uri(name)]])
  }

  /// Does all work that no message waits for.
  package mutating func settle() {
    while server.hasWork { server.work() }
    take()
  }

  package mutating func notify(_ method: String, _ parameters: [String: Any]) {
    receive(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  /// Sends a request, and returns its result.
  package mutating func request(_ method: String, _ parameters: [String: Any] = [:]) throws -> JSON {
    let answer = try answer(to: method, parameters)
    guard let result = answer["result"] else { throw Failure(text: answer["error"]?.text ?? "no result") }
    return result
  }

  /// Sends a request, and returns the code of its error.
  package mutating func failure(of method: String, _ parameters: [String: Any] = [:]) throws -> Int? {
    try answer(to: method, parameters)["error"]?["code"]?.number
  }

  private mutating func answer(to method: String, _ parameters: [String: Any]) throws -> JSON {
    lastRequest += 1
    receive(["jsonrpc": "2.0", "id": lastRequest, "method": method, "params": parameters])
    guard let answer = messages.last?.content, answer["id"]?.number == lastRequest else {
      throw Failure(text: "no answer")
    }
    return answer
  }

  /// Sends a request about the cursor of a document.
  package mutating func ask(
    _ method: String, in name: String = "A.vmodel", _ more: [String: Any] = [:]
  ) throws -> JSON {
    let text = texts[name] ?? ""
    let before = text.components(separatedBy: "│").first ?? ""
    let lines = before.components(separatedBy: "\n")
    let position = ["line": lines.count - 1, "character": lines.last?.utf16.count ?? 0]
    let place: [String: Any] = ["textDocument": ["uri": uri(name)], "position": position]
    return try request("textDocument/" + method, place.merging(more) { $1 })
  }

  /// Sends a request about all lines of a document.
  package mutating func askAll(
    _ method: String, in name: String = "A.vmodel", _ more: [String: Any] = [:]
  ) throws -> JSON {
    let end = ["line": 100_000, "character": 0]
    let place: [String: Any] = [
      "textDocument": ["uri": uri(name)], "range": ["start": ["line": 0, "character": 0], "end": end],
    ]
    return try request("textDocument/" + method, place.merging(more) { $1 })
  }

  package mutating func receive(_ message: [String: Any]) {
    guard let data = try? JSONSerialization.data(withJSONObject: message) else { return }
    receive(data)
  }

  package mutating func receive(_ data: Data) {
    server.receive(data)
    take()
  }

  private mutating func take() { messages += server.takeOutgoing().map(Message.init) }

  /// The lines and messages of the diagnostics that were published last for a document; nil if there were none.
  package func diagnostics(of name: String = "A.vmodel") -> [String]? {
    lastPublished(of: name)?.list.map { diagnostic in
      let line = diagnostic["range"]?["start"]?["line"]?.number ?? -1
      return "\(line): \(diagnostic["message"]?.text.prefix { $0 != "\n" } ?? "")"
    }
  }

  /// The messages that were shown.
  package var shown: [String] {
    messages.filter { $0.method == "window/showMessage" }.compactMap { $0.content["params"]?["message"]?.text }
  }

  /// The diagnostics that were published last for `A.vmodel`.
  package var published: [JSON] { lastPublished(of: "A.vmodel")?.list ?? [] }

  func lastPublished(of name: String) -> JSON? {
    let message = messages.last { message in
      message.method == "textDocument/publishDiagnostics" && message.content["params"]?["uri"]?.text == uri(name)
    }
    return message?.content["params"]?["diagnostics"]
  }

  package struct Failure: Error {
    package var text: String
  }
}
