public import Foundation
import ViewModelContext

extension TextConversion where Value: CaseIterable & Sendable {
  /// Returns the conversion of a choice by title: `.choice { value, _ in value.label }`.
  ///
  /// Case is ignored if the result is unambiguous. If several values have the same title, the first one is used.
  public static func choice(
    _ title: @escaping @Sendable (_ value: Value, _ context: DisplayContext) -> String
  ) -> TextConversion {
    TextConversion { value, context in
      title(value, context)
    } parse: { text, _, context throws(TextProblem) in
      let titles = Value.allCases.map { (value: $0, title: title($0, context).trimmed) }
      let text = text.trimmed
      if let exact = titles.first(where: { $0.title == text }) { return exact.value }
      if text.isEmpty { throw .missing }
      // Case changes the length of a title only slightly.
      let folded = text.utf8.count <= 10_000 ? text.lowercased() : text
      let alike = titles.filter { $0.title.lowercased() == folded }
      guard let first = alike.first, alike.allSatisfy({ $0.title == first.title }) else {
        throw .notAChoice(titles.map(\.title))
      }
      return first.value
    }
  }
}

extension TextConversion where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
  /// The conversion of a choice by raw value.
  public static var choice: TextConversion {
    choice { value, _ in value.rawValue }
  }
}

extension TextConversion where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == Int {
  /// The conversion of a choice by number, parsed as by ``integer``.
  public static var choice: TextConversion {
    TextConversion { value, context in
      TextConversion<Int>.integer.text(of: value.rawValue, in: context)
    } parse: { text, _, context throws(TextProblem) in
      let number = try? TextConversion<Int>.integer.value(of: text, keeping: nil, in: context)
      if number == nil, text.isBlank { throw .missing }
      guard let number, let value = Value(rawValue: number), Value.allCases.contains(where: { $0.rawValue == number })
      else {
        throw .notAChoice(Value.allCases.map { TextConversion<Int>.integer.text(of: $0.rawValue, in: context) })
      }
      return value
    }
  }
}

extension TextConversion {
  /// Returns the conversion of an optional value. Nil has an empty text, and an empty or white text is nil.
  public static func optional<Wrapped>(_ wrapped: TextConversion<Wrapped>) -> TextConversion
  where Value == Wrapped? {
    TextConversion { value, context in
      guard let value else { return "" }
      let text = wrapped.text(of: value, in: context)
      return text.isBlank ? "" : text
    } parse: { text, old, context throws(TextProblem) in
      text.isBlank ? nil : try wrapped.value(of: text, keeping: old ?? nil, in: context)
    }
  }

  /// Returns the conversion of a value at the end of an optional path. Nil has an empty text, but no text is nil.
  public static func present<Wrapped>(_ wrapped: TextConversion<Wrapped>) -> TextConversion
  where Value == Wrapped? {
    TextConversion { value, context in
      value.map { wrapped.text(of: $0, in: context) } ?? ""
    } parse: { text, old, context throws(TextProblem) in
      try wrapped.value(of: text, keeping: old ?? nil, in: context)
    }
  }
}

extension TextConversion<URL> {
  /// The conversion of an absolute URL with a scheme: `https://example.com`. The text is percent-encoded. Other letters
  /// than ASCII may be typed, but white space may not.
  public static var url: TextConversion {
    TextConversion { value, _ in
      value.absoluteString
    } parse: { text, _, _ throws(TextProblem) in
      let text = text.trimmed
      if text.isEmpty { throw .missing }
      guard text.isAbsoluteAddress, let url = URL(string: text), url.scheme != nil,
        !url.needsHost || url.hostName != nil
      else { throw .notAnAddress }
      return url
    }
  }
}

extension TextConversion<UUID> {
  /// The conversion of a UUID: 32 hexadecimal digits in five groups. The text is in upper case; parsing ignores case.
  public static var uuid: TextConversion {
    TextConversion { value, _ in
      value.uuidString
    } parse: { text, _, _ throws(TextProblem) in
      let text = text.trimmed
      if text.isEmpty { throw .missing }
      guard text.utf8.count == 36, let uuid = UUID(uuidString: text) else { throw .notAUUID }
      return uuid
    }
  }
}

extension URL {
  /// A web address without a host is incomplete.
  fileprivate var needsHost: Bool { ["http", "https", "ws", "wss", "ftp"].contains(scheme?.lowercased()) }
}

extension String {
  /// Whether the text is a scheme, `:` and more characters that RFC 3986 allows, or letters that it requires to be
  /// encoded.
  fileprivate var isAbsoluteAddress: Bool {
    // Foundation takes long to reject a text of megabytes.
    guard utf8.count <= 100_000, let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let rest = unicodeScalars[colon...].dropFirst()
    return Self.isScheme(utf8[..<colon]) && !rest.isEmpty && !(Self.isHostName(utf8[..<colon]) && rest.startsWithPort)
      && rest.isEncodable
  }

  private static func isScheme(_ bytes: Substring.UTF8View) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy {
      isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || "+-.".utf8.contains($0)
    }
  }

  /// Returns whether the scheme is a host name: `example.com:8080` and `localhost:8080` have no scheme.
  private static func isHostName(_ bytes: Substring.UTF8View) -> Bool {
    bytes.contains(UInt8(ascii: ".")) || bytes.elementsEqual("localhost".utf8)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

extension Substring.UnicodeScalarView {
  fileprivate var startsWithPort: Bool { first.map { ("0"..."9").contains($0) } ?? false }

  /// Whether each `%` precedes two hexadecimal digits, and no character is invalid in a URL.
  fileprivate var isEncodable: Bool {
    var rest = self
    while let scalar = rest.popFirst() {
      if scalar == "%" {
        let digits = rest.prefix(2)
        guard digits.count == 2, digits.allSatisfy({ $0.isASCII && $0.properties.isASCIIHexDigit }) else {
          return false
        }
        rest = rest.dropFirst(2)
      } else if !scalar.isOfAnAddress {
        return false
      }
    }
    return true
  }
}

extension Unicode.Scalar {
  fileprivate var isOfAnAddress: Bool {
    if isASCII {
      return properties.isAlphabetic || ("0"..."9").contains(self)
        || "-._~:/?#[]@!$&'()*+,;=".unicodeScalars.contains(self)
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .spaceSeparator, .surrogate, .unassigned:
      return false
    default: return true
    }
  }
}
