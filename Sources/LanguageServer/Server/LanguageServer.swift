import Foundation
import VmgenProjectGeneration

/// The state of a session with an editor. Messages go in, and messages come out.
///
/// Source: [LSP 3.17](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/)
package struct LanguageServer {
  enum Phase {
    case waiting, running, shutDown
  }

  var workspace = Workspace()
  var client = ClientCapabilities()
  var phase = Phase.waiting
  /// The exit code that the client has asked for, after which no message is read.
  package internal(set) var exitCode: Int32?
  /// The process that has started the server.
  package internal(set) var clientProcess: Int32?
  /// The version of the tool, for the client.
  let version: String
  let explanations: ExplanationPages?
  var published: [DocumentURI: PublishedDiagnostics] = [:]
  /// The example whose values are shown, by the key of the module and the name of the view model.
  var shownExamples: [ShownExample.Subject: ShownExample] = [:]
  /// Whether texts have changed since the diagnostics were published, and whether examples remain to run.
  var needsPublishing = false
  var needsTesting = false
  private var outgoing: [Data] = []
  private var lastRequest = 0

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - version: The version of the tool, for the client.
  ///   - explanations: The folder for the pages that explain diagnostics; nil for no links to them.
  package init(version: String, explanations: String? = nil) {
    self.version = version
    self.explanations = explanations.map { ExplanationPages(in: $0) }
  }

  /// Removes and returns the messages for the client.
  package mutating func takeOutgoing() -> [Data] {
    defer { outgoing = [] }
    return outgoing
  }

  /// Handles a message of the client.
  ///
  /// - Parameter cancelled: The requests that the client no longer waits for.
  package mutating func receive(_ content: Data, cancelled: Set<RequestID> = []) {
    let envelope: Envelope
    do {
      envelope = try JSONDecoder().decode(Envelope.self, from: content)
    } catch {
      let isJSON = (try? JSONSerialization.jsonObject(with: content, options: .fragmentsAllowed)) != nil
      let failure =
        isJSON
        ? ResponseError.invalidRequest("a message is an object with `method` or `id`")
        : .parsing("the message is not JSON")
      return send(FailureResponse(error: failure))
    }
    guard let method = envelope.method else { return }
    guard let id = envelope.id else { return receive(notification: method, content) }
    if cancelled.contains(id) { return send(FailureResponse(id: id, error: .cancelled)) }
    do {
      outgoing.append(try response(to: method, id, content))
    } catch let error as ResponseError {
      send(FailureResponse(id: id, error: error))
    } catch let error as DecodingError {
      send(FailureResponse(id: id, error: .invalidParameters(error.text)))
    } catch {
      send(FailureResponse(id: id, error: .failed("\(error)")))
    }
  }

  /// Answers that a message cannot be read.
  package mutating func receive(_ event: MessageReader.Event) {
    switch event {
    case .content(let bytes): receive(Data(bytes))
    case .tooLarge(let bytes):
      send(
        FailureResponse(
          error: .invalidRequest("a message has \(bytes) bytes; the limit is \(MessageReader.contentLimit)")))
    case .malformedHeader: send(FailureResponse(error: .parsing("a message has no valid `Content-Length`")))
    }
  }

  private mutating func response(to method: String, _ id: RequestID, _ content: Data) throws -> Data {
    switch phase {
    case .waiting where method != "initialize": throw ResponseError.notInitialized
    case .shutDown: throw ResponseError.invalidRequest("the server is shut down")
    case .running where method == "initialize": throw ResponseError.invalidRequest("the server is initialized")
    default: break
    }
    guard let request = Self.requests[method] else { throw ResponseError.unknownMethod(method) }
    return try request(&self, id, content)
  }

  private mutating func receive(notification method: String, _ content: Data) {
    if method == "exit" {
      exitCode = phase == .shutDown ? 0 : 1
      return
    }
    guard phase == .running, let notification = Self.notifications[method] else { return }
    do {
      try notification(&self, content)
    } catch {
      let text = (error as? DecodingError)?.text ?? "\(error)"
      notify("window/logMessage", LogMessage(type: 1, message: "vmgen: \(method): \(text)"))
    }
  }

  // MARK: Sending

  mutating func notify(_ method: String, _ parameters: some Encodable) {
    send(NotificationMessage(method: method, params: parameters))
  }

  mutating func request(_ method: String, _ parameters: some Encodable = NoResult()) {
    lastRequest += 1
    send(RequestMessage(id: .text("vmgen-\(lastRequest)"), method: method, params: parameters))
  }

  private mutating func send(_ message: some Encodable) {
    if let data = try? Self.encoder.encode(message) { outgoing.append(data) }
  }

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

struct LogMessage: Encodable {
  var type: Int
  var message: String
}

extension DecodingError {
  /// What is wrong, with the place in the message.
  fileprivate var text: String {
    let context: Context? =
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
        .dataCorrupted(let context):
        context
      @unknown default: nil
      }
    let path = context?.codingPath.map(\.stringValue).joined(separator: ".") ?? ""
    return (context?.debugDescription ?? "the parameters cannot be read") + (path.isEmpty ? "" : " (\(path))")
  }
}
