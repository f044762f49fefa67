import VmgenMustache
import VmgenProjectGeneration

/// The layout of a string catalog.
struct CatalogStyle: Sendable {
  var indentation = "  "
  var separator = " : "
  private var lineBreak: [UInt8] = [0x0A]

  /// The layout of Xcode: `"key" : value`, two spaces, and an empty line in an empty object.
  static let xcode = CatalogStyle()

  /// Returns the layout of an existing file, which another program may have written.
  init(of bytes: [UInt8]) {
    lineBreak = LineEnding(of: bytes).bytes
    guard let member = JSONPlaces.members(of: bytes).first else { return }
    let line = bytes[..<member.key.lowerBound].lastIndex { $0 == 0x0A || $0 == 0x0D }
    let space = bytes[(line.map { $0 + 1 } ?? member.key.lowerBound)..<member.key.lowerBound]
    if !space.isEmpty, space.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      indentation = String(decoding: space, as: UTF8.self)
    }
    separator = String(decoding: bytes[member.key.upperBound..<member.value.lowerBound], as: UTF8.self)
  }

  private init() {}

  /// Returns the bytes of a text of JSON, which contains line breaks only between values, with the file's line break.
  func bytes(_ text: String) -> [UInt8] {
    lineBreak == [0x0A] ? Array(text.utf8) : text.utf8.flatMap { $0 == 0x0A ? lineBreak : [$0] }
  }

  func indentation(_ depth: Int) -> String { String(repeating: indentation, count: depth) }
}

/// Values of a string catalog.
enum CatalogValue {
  /// Returns an object with the given values; nil values are omitted.
  static func object(_ pairs: KeyValuePairs<String, MustacheValue?>) -> MustacheValue {
    .object(MustacheObject(pairs: pairs.compactMap { pair in pair.value.map { (pair.key, $0) } }))
  }

  /// Returns the text of a value.
  ///
  /// - Parameter depth: The number of objects that contain the value.
  static func text(_ value: MustacheValue, depth: Int, _ style: CatalogStyle) -> String {
    let (indentation, inner) = (style.indentation(depth), style.indentation(depth + 1))
    switch value {
    case .object(let object):
      guard object.count > 0 else { return "{\n\n\(indentation)}" }
      let members = object.pairs.map { "\(inner)\(member($0.key, $0.value, depth: depth + 1, style))" }
      return "{\n\(members.joined(separator: ",\n"))\n\(indentation)}"
    case .list(let items):
      guard !items.isEmpty else { return "[\n\n\(indentation)]" }
      return "[\n" + items.map { "\(inner)\(text($0, depth: depth + 1, style))" }.joined(separator: ",\n")
        + "\n\(indentation)]"
    case .string(let text): return string(text)
    default: return value.json
    }
  }

  /// Returns `"key" : value`.
  static func member(_ key: String, _ value: MustacheValue, depth: Int, _ style: CatalogStyle) -> String {
    string(key) + style.separator + text(value, depth: depth, style)
  }

  /// Returns a string literal. Like Xcode, it escapes only quotes, backslashes and control characters.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case _ where scalar.value < 0x20:
        result += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
