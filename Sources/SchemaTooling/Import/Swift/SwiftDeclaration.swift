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
  /// The attributes with their arguments.
  var attributeCode: [String] = []
  var inherited: [String] = []
  /// The generic arguments of the first inherited type.
  var superclassArguments: [ArraySlice<SwiftToken>] = []
  /// The superclasses whose members the class has here.
  var superclasses: [String] = []
  var isGeneric = false
  var members: [SwiftMember] = []
  /// The lines of the declaration.
  var code: [String] = []
  /// The names in the schema of members that have others in Swift.
  var renamed: [String: String] = [:]
  /// The methods without parameters that are displays in the schema, whose calls have no parentheses there.
  var getters: Set<String> = []
  /// The names of the properties of services that are functions in the schema, by the names of the members.
  var queries: [String: Set<String>] = [:]
  /// The functions of services that take a completion handler, by the names of the members.
  var completions: [String: Set<String>] = [:]

  var name: String { path.last ?? "" }
}

/// A member of a type, or a declaration of a file that is no type.
struct SwiftMember {
  struct Parameter {
    var label: String
    var name: String
    var type: ArraySlice<SwiftToken>
    var value: ArraySlice<SwiftToken>
    /// The tokens of the whole parameter.
    var tokens: ArraySlice<SwiftToken>

    /// Whether the type is `Error` or `any Error`.
    var isAnyError: Bool { type.last?.isWord("Error") == true && type.dropLast().allSatisfy { $0.isWord("any") } }
  }

  enum Kind {
    case property(isLet: Bool, type: ArraySlice<SwiftToken>, value: ArraySlice<SwiftToken>, body: Body?)
    case function(parameters: [Parameter], effects: [String], result: ArraySlice<SwiftToken>, body: Body?)
    case initializer(parameters: [Parameter], effects: [String], body: Body?)
    case enumCase(values: [Parameter], rawValue: ArraySlice<SwiftToken>)
    /// A member that no schema has, with its keyword.
    case other(String)
  }

  /// The tokens in braces.
  struct Body {
    var tokens: ArraySlice<SwiftToken>
    /// Whether the tokens compute a property. Otherwise they are accessors that no schema has.
    var isGetter = true
    /// The tokens from `set` to its `}`; nil for a property that is only read.
    var setter: ArraySlice<SwiftToken>?
  }

  var kind: Kind
  var name: String
  var documentation: [String] = []
  var attributes: [String] = []
  /// The attributes with their arguments.
  var attributeCode: [String] = []
  var modifiers: [String] = []
  var isGeneric = false
  /// The tokens of the declaration, with its attributes. Variables of one `let` have the same.
  var tokens: ArraySlice<SwiftToken> = []
  /// The bytes of the file, for the text of the tokens.
  var source: [UInt8]
  /// Whether calls with closures in Swift wait for their results here.
  var hasClosureCalls = false

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  /// The keyword of a declaration that no schema has.
  var keyword: String { if case .other(let keyword) = kind { keyword } else { "" } }

  /// Whether a method has a result that it computes from its parameters alone.
  ///
  /// - Parameter names: The names of the members of its type.
  func isPureFunction(in names: Set<String>) -> Bool {
    guard case .function(let parameters, [], let result, let body?) = kind, !result.isEmpty, !isGeneric else {
      return false
    }
    return !Self.reads(names.subtracting(parameters.map(\.name)).union(["self"]), body.tokens)
  }

  /// Whether code reads one of the names, also behind `self` and in the interpolations of its strings.
  static func reads(_ names: Set<String>, _ tokens: ArraySlice<SwiftToken>) -> Bool {
    tokens.indices.contains { index in
      let token = tokens[index]
      if token.kind == .text { return token.interpolations.0.contains { reads(names, $0.tokens) } }
      let isMember = tokens.indices.contains(index - 1) && tokens[index - 1].isSymbol(".")
      let isOwn = isMember && tokens.indices.contains(index - 2) && tokens[index - 2].isWord("self")
      return (!isMember || isOwn) && names.contains(token.text)
    }
  }

  /// The names of the parameters, constants, variables and patterns in the code of the member.
  var declaredNames: Set<String> {
    var names: Set<String> = []
    var tokens = tokens
    switch kind {
    case .function(let parameters, _, _, _), .initializer(let parameters, _, _): names.formUnion(parameters.map(\.name))
    case .property(_, _, _, let body): tokens = body?.tokens ?? []
    default: break
    }
    return names.union(Self.names(declaredIn: tokens))
  }

  /// Returns the names of the constants, variables, patterns and parameters of closures in code.
  static func names(declaredIn tokens: ArraySlice<SwiftToken>) -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices {
      switch tokens[index].text {
      case "let", "var", "for":
        // `for` can be a label.
        guard index + 1 < tokens.endIndex, !tokens[index + 1].isSymbol(":") else { continue }
        let pattern = tokens[(index + 1)...].prefix { !$0.startsLine && !["=", "in", "{"].contains($0.text) }
        names.formUnion(pattern.filter { $0.kind == .word }.map(\.text))
      case "catch": names.insert("error")
      case "in":
        // The parameters of a closure.
        let start = tokens[..<index].lastIndex { $0.kind == .symbol && ![",", "(", ")", ":", "?"].contains($0.text) }
        guard let start, tokens[start].isSymbol("{") || tokens[start].isSymbol("]"),
          !tokens[start..<index].contains(where: { $0.isWord("for") })
        else { continue }
        names.formUnion(tokens[(start + 1)..<index].filter { $0.kind == .word }.map(\.text))
      default: break
      }
    }
    return names
  }

  var isReadOnly: Bool { modifiers.contains { $0.hasSuffix("(set)") } }

  /// The lines of the declaration.
  var code: [String] { lines(tokens) }

  /// Returns the lines of tokens, without the indentation of the first one.
  func lines(_ tokens: ArraySlice<SwiftToken>) -> [String] { dedented(text(tokens)) }

  /// Returns the comment at the end of the last line of tokens.
  func comment(after tokens: ArraySlice<SwiftToken>) -> [String] {
    guard let end = tokens.last?.upper else { return [] }
    let line = source[end...].prefix { $0 != 0x0A && $0 != 0x0D }
    let text = String(decoding: line, as: UTF8.self).drop { $0.isWhitespace || $0 == ";" || $0 == "," }
    return text.hasPrefix("//") ? [importComment(String(text.drop { $0 == "/" }.drop { $0 == " " }))] : []
  }

  /// Returns the text of tokens, with the comments between them.
  func text(_ tokens: ArraySlice<SwiftToken>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return String(decoding: source[first.lower..<last.upper], as: UTF8.self)
  }
}

/// Returns the lines of a text whose first line has no indentation, without the indentation that the others share.
func dedented(_ text: String) -> [String] {
  let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  let filled = lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }
  let indentation = filled.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
  return lines.prefix(1) + lines.dropFirst().map { String($0.dropFirst(indentation)) }
}
