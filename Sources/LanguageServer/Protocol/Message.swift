import Foundation

/// The identity of a request: a number or a text.
package enum RequestID: Hashable, Codable, Sendable {
  case number(Int)
  case text(String)

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

/// A request, a notification or a response of the client, without its parameters.
struct Envelope: Decodable {
  var id: RequestID?
  /// Nil for a response.
  var method: String?
}

/// The parameters of a request or a notification.
struct WithParameters<Parameters: Decodable>: Decodable {
  var params: Parameters
}

/// Parameters that the server does not read.
struct NoParameters: Decodable {
  init() {}
  init(from decoder: any Decoder) {}
}

/// The parameters of a request whose client takes the elements of the result in parts.
struct PartialResultParameters: Decodable {
  /// An integer or a text, as the identity of a request.
  var partialResultToken: RequestID?
}

/// A part of a result.
struct PartialResult<Element: Encodable>: Encodable {
  var token: RequestID
  var value: [Element]
}

/// The failure of a request. The codes are those of JSON-RPC and of the protocol.
package struct ResponseError: Error, Encodable, Equatable {
  package var code: Int
  package var message: String

  static func parsing(_ message: String) -> ResponseError { ResponseError(code: -32700, message: message) }
  static func invalidRequest(_ message: String) -> ResponseError { ResponseError(code: -32600, message: message) }
  static func unknownMethod(_ name: String) -> ResponseError {
    ResponseError(code: -32601, message: "the method `\(name)` is not known")
  }
  static func invalidParameters(_ message: String) -> ResponseError { ResponseError(code: -32602, message: message) }
  static let notInitialized = ResponseError(code: -32002, message: "the first request must be `initialize`")
  static let cancelled = ResponseError(code: -32800, message: "the request was cancelled")
  static func failed(_ message: String) -> ResponseError { ResponseError(code: -32803, message: message) }
}

struct SuccessResponse<Result: Encodable>: Encodable {
  var jsonrpc = "2.0"
  var id: RequestID
  var result: Result
}

struct FailureResponse: Encodable {
  var jsonrpc = "2.0"
  /// Nil if the request cannot be read.
  var id: RequestID?
  var error: ResponseError

  private enum CodingKeys: CodingKey { case jsonrpc, id, error }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(jsonrpc, forKey: .jsonrpc)
    // The key is required, also without a value.
    if let id { try container.encode(id, forKey: .id) } else { try container.encodeNil(forKey: .id) }
    try container.encode(error, forKey: .error)
  }
}

struct NotificationMessage<Parameters: Encodable>: Encodable {
  var jsonrpc = "2.0"
  var method: String
  var params: Parameters
}

struct RequestMessage<Parameters: Encodable>: Encodable {
  var jsonrpc = "2.0"
  var id: RequestID
  var method: String
  var params: Parameters
}

/// A result without a value, which is `null` in JSON.
struct NoResult: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}
