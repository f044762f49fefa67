import EditorSession
import Foundation
import Testing
import VmgenLanguageServer

/// The beginning and the end of a session, and messages that are wrong.
@Suite struct ProtocolTests {
  private static let schema = "model M { let x: Int }\n"

  @Test("Requests before `initialize`, after `shutdown`, and of unknown methods are refused")
  func refusedRequests() throws {
    var server = LanguageServer(version: "1")
    server.receive(Data("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"textDocument/hover\"}".utf8))
    #expect(Self.code(in: server.takeOutgoing()) == -32002)
    var session = try Session()
    #expect(try session.failure(of: "initialize", ["capabilities": [:]]) == -32600)
    #expect(try session.failure(of: "textDocument/unknown") == -32601)
    #expect(try session.failure(of: "textDocument/hover", ["textDocument": 3]) == -32602)
    let closed: [String: Any] = ["textDocument": ["uri": "file:///x"], "position": ["line": 0, "character": 0]]
    #expect(try session.failure(of: "textDocument/hover", closed) == -32602)
    #expect(try session.request("shutdown").isNull)
    #expect(try session.failure(of: "textDocument/hover", closed) == -32600)
    #expect(session.server.exitCode == nil)
    session.notify("exit", [:])
    #expect(session.server.exitCode == 0)
  }

  @Test("`exit` without `shutdown` is a failure")
  func exitWithoutShutdown() throws {
    var session = try Session()
    session.notify("exit", [:])
    #expect(session.server.exitCode == 1)
  }

  @Test(
    "A message that cannot be read is answered with an error without an identity",
    arguments: [("", -32700), ("{", -32700), ("[1]", -32600), ("3", -32600), ("{\"method\":3,\"id\":1}", -32600)])
  func unreadableMessages(content: String, code: Int) throws {
    var session = try Session()
    session.receive(Data(content.utf8))
    let answer = try #require(session.messages.last?.content)
    #expect(answer["error"]?["code"]?.number == code)
    #expect(answer["id"]?.isNull == true)
    session.open(Self.schema)
    session.settle()
    #expect(session.diagnostics() == [])
  }

  @Test("Responses, unknown notifications and notifications about closed documents are ignored")
  func ignoredMessages() throws {
    var session = try Session()
    let count = session.messages.count
    session.receive(["jsonrpc": "2.0", "id": "vmgen-1", "result": NSNull()])
    session.notify("$/unknown", [:])
    session.change(Self.schema)
    session.close()
    session.settle()
    #expect(session.messages.count == count)
  }

  @Test("A notification with wrong parameters is logged")
  func wrongNotifications() throws {
    var session = try Session()
    session.notify("textDocument/didOpen", ["textDocument": ["uri": "file:///a"]])
    #expect(session.messages.last?.method == "window/logMessage")
  }

  @Test("A request that the client has cancelled is answered so")
  func cancelledRequests() {
    var server = LanguageServer(version: "1")
    server.receive(
      Data("{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}".utf8))
    _ = server.takeOutgoing()
    server.receive(Data("{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"shutdown\"}".utf8), cancelled: [.number(7)])
    #expect(Self.code(in: server.takeOutgoing()) == -32800)
    #expect(server.exitCode == nil)
  }

  @Test func aClientThatTakesPartsOfAResultReceivesAllElementsInThem() throws {
    var session = try Session()
    session.open(FeatureTests.schema)
    let whole = try session.request("workspace/symbol", ["query": ""]).list.map { $0["name"]?.text }
    #expect(whole.count > 1)
    let rest = try session.request("workspace/symbol", ["query": "", "partialResultToken": "symbols"]).list
    #expect(rest.isEmpty)
    let parts = session.messages.filter { $0.method == "$/progress" }.compactMap { $0.content["params"] }
    #expect(parts.allSatisfy { $0["token"]?.text == "symbols" })
    #expect(parts.flatMap { $0["value"]?.list ?? [] }.map { $0["name"]?.text } == whole)
  }

  @Test("The server counts in UTF-8 if the client can")
  func encodings() throws {
    var session = try Session(capabilities: ["general": ["positionEncodings": ["utf-16", "utf-8"]]])
    #expect(session.messages.first?.content["result"]?["capabilities"]?["positionEncoding"]?.text == "utf-8")
    session.open("let x: String = \"🎈\" + y\n")
    session.settle()
    let published = session.messages.last { $0.method == "textDocument/publishDiagnostics" }
    let place = published?.content["params"]?["diagnostics"]?.list.first?["range"]?["start"]?["character"]
    #expect(place?.number == 25)
  }

  private static func code(in messages: [Data]) -> Int? {
    messages.last.map(Message.init)?.content["error"]?["code"]?.number
  }
}
