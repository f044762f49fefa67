import EditorSession
import Testing
import VmgenLanguageServer

/// Splitting a stream into messages.
@Suite struct MessageReaderTests {
  private static func framed(_ content: String, newline: String = "\r\n") -> [UInt8] {
    Array("Content-Length: \(content.utf8.count)\(newline)\(newline)\(content)".utf8)
  }

  @Test("Messages are found wherever the stream is divided")
  func messagesAreFoundWhereverTheStreamIsDivided() {
    let stream = Self.framed("{\"a\":\"ä\"}") + Self.framed("{}")
    for place in stream.indices {
      #expect(
        MessageReader.events(in: [Array(stream[..<place]), Array(stream[place...])])
          == [.content(Array("{\"a\":\"ä\"}".utf8)), .content(Array("{}".utf8))])
    }
  }

  @Test("Other headers and other capitals are accepted")
  func otherHeadersAreAccepted() {
    let header = "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:2\r\n\r\n"
    #expect(MessageReader.events(in: [Array((header + "{}").utf8)]) == [.content(Array("{}".utf8))])
  }

  @Test("A header without a valid length is skipped, and the next message is found", arguments: ["x", "-1", "", "1e9"])
  func malformedHeadersAreSkipped(length: String) {
    let stream = Array("Content-Length: \(length)\r\n\r\n".utf8) + Self.framed("{}")
    #expect(MessageReader.events(in: [stream]) == [.malformedHeader, .content(Array("{}".utf8))])
  }

  @Test("After a damaged header with a content, the next message is found")
  func theNextMessageIsFoundAfterADamagedOne() {
    let stream = Array("garbage header\r\n\r\n{}".utf8) + Self.framed("{\"a\":1}") + Self.framed("{}")
    #expect(
      MessageReader.events(in: [stream]) == [
        .malformedHeader, .content(Array("{\"a\":1}".utf8)), .content(Array("{}".utf8)),
      ])
  }

  @Test("A message over the limit is skipped without being kept")
  func largeMessagesAreSkipped() {
    var reader = MessageReader()
    let length = MessageReader.contentLimit + 3
    reader.append(Array("Content-Length: \(length)\r\n\r\n".utf8))
    #expect(reader.next() == .tooLarge(bytes: length))
    var rest = length
    while rest > 0 {
      let part = min(rest, 1 << 20)
      reader.append(Array(repeating: UInt8(ascii: "x"), count: part))
      #expect(reader.next() == nil)
      rest -= part
    }
    reader.append(Self.framed("{}"))
    #expect(reader.next() == .content(Array("{}".utf8)))
  }

  @Test("A stream without the end of a header is reported, and not kept")
  func endlessHeadersAreReported() {
    var reader = MessageReader()
    reader.append(Array(repeating: UInt8(ascii: "x"), count: 10_000))
    #expect(reader.next() == .malformedHeader)
    #expect(reader.next() == nil)
  }
}
