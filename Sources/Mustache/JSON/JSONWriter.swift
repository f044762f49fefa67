extension MustacheValue {
  /// The value as JSON text, with keys in order, an indentation of two spaces and no line break at the end. A lambda is
  /// "<lambda>", a layout is "<layout>", and a laid-out text is the text that it has on an empty line. A number that
  /// JSON cannot represent is null.
  public var json: String {
    var text = ""
    write(to: &text, indentation: "\n")
    return text
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .largeInteger(let digits): text += digits
    case .double(let value): text += value.isFinite ? String(value) : "null"
    case .string(let value): writeQuoted(value, to: &text)
    case .lambda: writeQuoted("<lambda>", to: &text)
    case .text(let value): writeQuoted(value.text, to: &text)
    case .layout: writeQuoted("<layout>", to: &text)
    case .list(let items):
      guard !items.isEmpty else {
        text += "[]"
        return
      }
      text += "["
      for (index, item) in items.enumerated() {
        text += (index == 0 ? "" : ",") + indentation + "  "
        item.write(to: &text, indentation: indentation + "  ")
      }
      text += indentation + "]"
    case .object(let object):
      guard object.count > 0 else {
        text += "{}"
        return
      }
      text += "{"
      for (index, entry) in object.pairs.enumerated() {
        text += (index == 0 ? "" : ",") + indentation + "  "
        writeQuoted(entry.key, to: &text)
        text += ": "
        entry.value.write(to: &text, indentation: indentation + "  ")
      }
      text += indentation + "}"
    }
  }
}

private func writeQuoted(_ string: String, to text: inout String) {
  text += "\""
  for scalar in string.unicodeScalars {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case ..<" ":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
  text += "\""
}

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
    case repeatedKey
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
    case .repeatedKey: "the object contains this key twice"
    }
  }
}
