/// A declaration of a type in Swift code, as far as a schema can have it.
struct SwiftDeclaration {
  enum Kind: String {
    case structure = "struct"
    case `class`, `actor`
    case enumeration = "enum"
    case `protocol`, `extension`
  }

  var kind: Kind
  /// The name with the types that contain the type: `Order`, `Status`.
  var path: [String]
  var documentation: [String] = []
  var attributes: [String] = []
  var inherited: [String] = []
  var isGeneric = false
  var members: [SwiftMember] = []

  var name: String { path.last ?? "" }
}

/// A member of a type, or a declaration of a file that is no type.
struct SwiftMember {
  struct Parameter {
    var label: String
    var name: String
    var type: ArraySlice<SwiftToken>
    var value: ArraySlice<SwiftToken>
  }

  enum Kind {
    case property(isLet: Bool, type: ArraySlice<SwiftToken>, value: ArraySlice<SwiftToken>, body: Body?)
    case function(parameters: [Parameter], effects: [String], result: ArraySlice<SwiftToken>, body: Body?)
    case initializer(parameters: [Parameter])
    case enumCase(values: [Parameter], rawValue: ArraySlice<SwiftToken>)
    /// A member that no schema has, with its keyword.
    case other(String)
  }

  /// The tokens in braces.
  struct Body {
    var tokens: ArraySlice<SwiftToken>
    /// Whether a property is computed by a getter only.
    var isGetter = true
  }

  var kind: Kind
  var name: String
  var documentation: [String] = []
  var attributes: [String] = []
  var modifiers: [String] = []
  /// The bytes of the file, for the text of the tokens.
  var source: [UInt8]

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  var isReadOnly: Bool { modifiers.contains { $0.hasSuffix("(set)") } }

  /// Returns the text of tokens without `self.`, with the comments between them.
  func text(_ tokens: ArraySlice<SwiftToken>) -> String {
    var result = ""
    var place = tokens.first?.lower ?? 0
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      let isSelf = token.isWord("self") && index + 1 < tokens.endIndex && tokens[index + 1].isSymbol(".")
      result += String(decoding: source[min(place, token.lower)..<token.lower], as: UTF8.self)
      if isSelf {
        index += 1
      } else {
        result += token.kind == .text ? token.text.replacing("\\(self.", with: "\\(") : token.text
      }
      place = tokens[index].upper
      index += 1
    }
    return result
  }
}
