import Foundation
import VmgenProjectGeneration

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The exchange of messages over two file descriptors.
///
/// Everything happens on one thread. Between two messages, and between two examples, the loop looks for new messages, so
/// that a change of a text comes before results for an older one.
package struct ServerLoop {
  /// The time after which the process of the client is looked for, which can end without closing the stream.
  private static let patience: Int32 = 5_000
  /// The time for which work waits after a message, because clients ask for values right after they receive diagnostics.
  private static let pause: Int32 = 2
  private static let readSize = 65_536

  private var server: LanguageServer
  private let input: Int32
  private let output: Int32
  private var reader = MessageReader()
  private var events: [MessageReader.Event] = []
  private var cancelled: Set<RequestID> = []
  private var hasEnded = false
  private var hasSent = false

  package init(_ server: LanguageServer, input: Int32, output: Int32) {
    self.server = server
    self.input = input
    self.output = output
  }

  /// Runs until the client asks for the end, or has ended. Returns the exit code.
  package mutating func run() -> Int32 {
    while true {
      if hasSent, server.hasWork { _ = waits(milliseconds: Self.pause) }
      hasSent = false
      while waits(milliseconds: 0) { read() }
      if !events.isEmpty {
        handle(events.removeFirst())
      } else if hasEnded {
        return 1
      } else if server.hasWork {
        server.work()
      } else if !waits(milliseconds: Self.patience) {
        if let client = server.clientProcess, kill(client, 0) != 0, errno == ESRCH { return 1 }
        continue
      }
      if !send() { return 1 }
      if let code = server.exitCode { return code }
    }
  }

  private mutating func handle(_ event: MessageReader.Event) {
    if case .content(let bytes) = event {
      server.receive(Data(bytes), cancelled: cancelled)
    } else {
      server.receive(event)
    }
    if events.isEmpty { cancelled = [] }
  }

  /// Returns whether bytes can be read.
  private func waits(milliseconds: Int32) -> Bool {
    if hasEnded { return false }
    var file = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, milliseconds) > 0
  }

  private mutating func read() {
    var buffer = [UInt8](repeating: 0, count: Self.readSize)
    let input = input
    let count = buffer.withUnsafeMutableBytes { platformRead(input, $0.baseAddress, $0.count) }
    if count <= 0 {
      hasEnded = count == 0 || errno != EINTR
      return
    }
    reader.append(buffer[..<count])
    while let event = reader.next() {
      events.append(event)
      if let id = CancelParameters.cancelledRequest(in: event) { cancelled.insert(id) }
    }
  }

  /// Writes the messages of the server. Returns whether that is possible.
  private mutating func send() -> Bool {
    for message in server.takeOutgoing() {
      hasSent = true
      let header = "Content-Length: \(message.count)\r\n\r\n"
      if FileWriting.write(Array(header.utf8) + Array(message), to: output) != nil { return false }
    }
    return true
  }
}

private func platformRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    Darwin.read(descriptor, buffer, count)
  #elseif canImport(Glibc)
    Glibc.read(descriptor, buffer, count)
  #elseif canImport(Musl)
    Musl.read(descriptor, buffer, count)
  #endif
}

private struct CancelParameters: Decodable {
  var id: RequestID

  /// Returns the request that a message cancels, if any.
  static func cancelledRequest(in event: MessageReader.Event) -> RequestID? {
    guard case .content(let bytes) = event, bytes.count < 256,
      String(decoding: bytes, as: UTF8.self).contains("$/cancelRequest")
    else { return nil }
    return try? JSONDecoder().decode(WithParameters<CancelParameters>.self, from: Data(bytes)).params.id
  }
}
