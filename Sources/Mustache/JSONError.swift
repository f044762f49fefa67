/// An error in a JSON text, with its position. Lines and columns count from 1, columns in UTF-8 bytes.
public struct JSONError: Error, Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    case invalidUTF8
    case unexpectedEnd
    /// The expected text in words.
    case expected(String)
    case controlCharacter
    case badEscape
    case loneSurrogate
    case badNumber
    case numberOutOfRange
    case nestedTooDeep(limit: Int)
  }

  public let kind: Kind
  public let line: Int
  public let column: Int
}

extension JSONError: CustomStringConvertible {
  /// `line:column: message`.
  public var description: String { "\(line):\(column): \(message)" }

  public var message: String {
    switch kind {
    case .invalidUTF8: "the text is not valid UTF-8"
    case .unexpectedEnd: "the text ends too early"
    case .expected(let what): "expected \(what)"
    case .controlCharacter: "a control character in a string must be escaped"
    case .badEscape: "this is not a valid JSON escape"
    case .loneSurrogate: "half of a surrogate pair is not a character"
    case .badNumber: "this is not a valid JSON number"
    case .numberOutOfRange: "this number is too large"
    case .nestedTooDeep(let limit): "lists and objects are nested more than \(limit) deep"
    }
  }
}
