import EditorSession
import Foundation
import VmgenLanguageServer

extension FuzzTarget {
  /// Edits a module of three schemas. The state of the server is that of a server that has seen only the last texts.
  static let server = FuzzTarget("server", .edits) { bytes throws(Violation) in
    var generator = InputGenerator(bytes)
    do {
      var module = try EditedModule(SmallModule.texts)
      defer { comparisons.add(module.comparisons) }
      for _ in 0..<editLimit where !generator.isAtEnd {
        if let difference = try module.edit(using: &generator) { throw Violation(text: "\(difference)") }
      }
      if let difference = try module.difference() { throw Violation(text: "\(difference)") }
    } catch {
      throw error as? Violation ?? Violation(text: "a request has no result: \(error)")
    }
  }

  private static let editLimit = 24
  private static let comparisons = Counter()

  /// The number of states that the target `server` has compared.
  public static var comparedStates: Int { comparisons.value }

  /// Sends arbitrary messages, one a line, and also the input as it is. Valid messages after them are answered.
  static let messages = FuzzTarget("messages", .messages) { bytes throws(Violation) in
    try expectReaderLaws(bytes)
    var server = LanguageServer(version: "1")
    for line in bytes.split(separator: UInt8(ascii: "\n"), maxSplits: messageLimit).prefix(messageLimit) {
      server.receive(Data(line))
      try expectMessages(server.takeOutgoing(), answers: 1)
      // An editor can send a message before the server has done its work.
      if line.count % 3 == 0, server.hasWork { server.work() }
      if server.exitCode != nil { return }
    }
    try expectAnswers(&server)
  }

  private static let messageLimit = 40

  /// Requires that the server's messages are valid, and that there are no more answers than requests.
  private static func expectMessages(_ messages: [Data], answers limit: Int) throws(Violation) {
    var answers = 0
    for data in messages {
      let message = Message(data).content
      try require(message["jsonrpc"]?.text == "2.0", "a message is \(String(decoding: data, as: UTF8.self))")
      if message["method"] == nil { answers += 1 }
    }
    try require(answers <= limit, "a message has \(answers) answers")
  }

  /// Requires that the server completes its work, and answers a request about a new document unless it is shut down.
  private static func expectAnswers(_ server: inout LanguageServer) throws(Violation) {
    for _ in 0..<1_000 where server.hasWork { server.work() }
    try require(!server.hasWork, "the work does not end")
    try expectMessages(server.takeOutgoing(), answers: 0)
    var session = Session(continuing: server)
    _ = try? session.request("initialize", ["capabilities": [String: Any]()])
    session.open("model Last {\n    let name: String\n}\n", as: "Last.vmodel")
    do {
      let symbols = try session.askAll("documentSymbol", in: "Last.vmodel")
      try require(symbols.all("name") == ["Last"], "the symbols of a new document are \(symbols.value)")
    } catch {
      let isShutDown = (error as? Session.Failure)?.text.contains("the server is shut down") == true
      try require(isShutDown, "a request is not answered: \(error)")
    }
  }

  /// Requires that the events of a stream do not depend on how it is divided, and that a message after it is read.
  private static func expectReaderLaws(_ bytes: [UInt8]) throws(Violation) {
    let whole = MessageReader.events(in: [bytes])
    let places = [bytes.count / 3, bytes.count / 2]
    let parts = [bytes[..<places[0]], bytes[places[0]..<places[1]], bytes[places[1]...]].map(Array.init)
    try require(MessageReader.events(in: parts) == whole, "the messages depend on how the stream is divided")
    let numbers = bytes.split { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if numbers.contains(where: { $0.count > 4 }) { return }
    let padding = [UInt8](repeating: UInt8(ascii: "x"), count: 20_000)
    let message = Array("Content-Length: 2\r\n\r\n{}".utf8)
    try require(
      MessageReader.events(in: [bytes, padding, message]).last == .content(Array("{}".utf8)),
      "a message after the stream is not read"
    )
  }
}

/// A number that several threads can increase.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  var value: Int { lock.withLock { count } }

  func add(_ number: Int) { lock.withLock { count += number } }
}
