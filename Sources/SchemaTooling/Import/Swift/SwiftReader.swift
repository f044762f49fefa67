import VmgenSchemaSyntax

/// Reads the declarations of a Swift file. Code in functions is not read, only its extent.
///
/// Each token of the file belongs to a declaration, or is one of an `import`.
struct SwiftReader {
  private(set) var declarations: [SwiftDeclaration] = []
  /// The functions, constants and other declarations outside of types.
  private(set) var others: [SwiftMember] = []
  /// The names of the imported modules.
  private(set) var modules: Set<String> = []
  let diagnostics: [Diagnostic]
  /// The code of `#if` that is not read.
  let unread: [String]
  private let source: [UInt8]
  let tokens: [SwiftToken]
  var index = 0

  init(_ file: SourceFile) {
    let lexer = SwiftLexer(file)
    (source, tokens, diagnostics, unread) = (file.bytes, lexer.tokens, lexer.diagnostics, lexer.unread)
    guard diagnostics.isEmpty else { return }
    others = members(until: tokens.count - 1, in: [])
  }

  /// The nesting of types at which reading ends.
  private static let nestingLimit = 20

  var token: SwiftToken { tokens[min(index, tokens.count - 1)] }

  // MARK: Declarations

  /// Reads members up to an index. Types are added to `declarations`.
  private mutating func members(until end: Int, in path: [String]) -> [SwiftMember] {
    var members: [SwiftMember] = []
    while index < end {
      let start = index
      if token.isSymbol(";") {
        index += 1
        continue
      }
      var member = SwiftMember(kind: .other(""), name: "", documentation: token.documentation, source: source)
      readAttributes(&member)
      readModifiers(&member)
      var read: [SwiftMember] = []
      switch token.text {
      case "struct", "class", "actor", "enum", "protocol", "extension":
        readType(member, in: path, from: start, until: end)
      case "let", "var": read = properties(member)
      case "func": read = [function(member)]
      case "init": read = [initializer(member)]
      case "case": read = cases(member)
      case "import":
        skipStatement(end)
        // `import struct Models.Category` has the module before the dot.
        let path = tokens[(start + 1)..<index].drop { $0.kind == .word && Self.importKinds.contains($0.text) }
        modules.formUnion(path.prefix(1).map(\.text))
      default:
        member.kind = .other(token.text)
        member.name = ["typealias", "associatedtype"].contains(token.text) ? tokens[min(index + 1, end)].text : ""
        skipStatement(end)
        if token.isSymbol("{") { skipToken() }
        read = [member]
      }
      if index <= start { index = start + 1 }
      for position in read.indices { read[position].tokens = tokens[start..<min(index, tokens.count)] }
      members += read
    }
    index = end
    return members
  }

  private static let importKinds: Set<String> = [
    "import", "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  private mutating func readAttributes(_ member: inout SwiftMember) {
    while token.isSymbol("@"), tokens[min(index + 1, tokens.count - 1)].kind == .word {
      let start = index
      member.attributes.append(tokens[index + 1].text)
      index += 2
      while token.isSymbol("."), index + 1 < tokens.count { index += 2 }
      if token.isSymbol("("), !token.startsLine { skipToken() }
      member.attributeCode.append(member.text(tokens[start..<index]))
      if member.documentation.isEmpty { member.documentation = token.documentation }
    }
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "final", "static", "lazy", "weak", "unowned",
    "override", "mutating", "nonmutating", "nonisolated", "indirect", "required", "convenience", "dynamic", "optional",
    "isolated", "distributed", "borrowing", "consuming", "prefix", "postfix", "infix", "class",
  ]
  private static let declarationWords: Set<String> = ["func", "var", "let", "subscript"]

  private mutating func readModifiers(_ member: inout SwiftMember) {
    while token.kind == .word, Self.modifiers.contains(token.text) {
      let next = tokens[min(index + 1, tokens.count - 1)]
      if token.text == "class", !Self.declarationWords.contains(next.text) { return }
      var text = token.text
      index += 1
      if token.isSymbol("("), let closing = token.closing {
        text += tokens[index...closing].map(\.text).joined()
        index = closing + 1
      }
      member.modifiers.append(text)
      readAttributes(&member)
    }
  }

  private mutating func readType(_ head: SwiftMember, in path: [String], from start: Int, until end: Int) {
    guard let kind = SwiftDeclaration.Kind(rawValue: token.text) else { return }
    index += 1
    let first = index
    var names: [String] = []
    while token.kind == .word {
      names.append(token.text)
      index += 1
      if token.isSymbol(".") { index += 1 } else { break }
    }
    if kind == .extension, names.isEmpty || token.isSymbol("?") {
      // `[Int]` and `Int?` are no declarations of a file.
      while index < end, !["{", ":", "where"].contains(token.text) { skipToken() }
      names = [head.text(tokens[first..<index])]
    }
    var type = SwiftDeclaration(kind: kind, path: path + names)
    (type.documentation, type.attributes, type.attributeCode) = (
      head.documentation, head.attributes, head.attributeCode
    )
    type.isGeneric = token.isSymbol("<")
    while index < end, !token.isSymbol("{"), !token.isSymbol(":"), !token.isWord("where") { skipToken() }
    if token.isSymbol(":") {
      index += 1
      while index < end, !token.isSymbol("{"), !token.isWord("where") {
        if token.kind == .word { type.inherited.append(token.text) }
        let isGeneric = tokens[min(index + 1, end)].isSymbol("<")
        skipToken()
        if isGeneric {
          let arguments = typeArguments(end)
          if type.inherited.count == 1 { type.superclassArguments = split(arguments, countsAngles: true) }
        }
      }
    }
    while index < end, !token.isSymbol("{") { skipToken() }
    guard index < end, let closing = token.closing, closing <= end else { return }
    index += 1
    // Before its nested types, so that the order is that of the file.
    let place = declarations.count
    declarations.append(type)
    if path.count < Self.nestingLimit { declarations[place].members = members(until: closing, in: type.path) }
    index = closing + 1
    var whole = head
    whole.tokens = tokens[start..<index]
    declarations[place].code = whole.code
  }

  // MARK: Members

  private mutating func properties(_ head: SwiftMember) -> [SwiftMember] {
    let isLet = token.text == "let"
    var members: [SwiftMember] = []
    repeat {
      index += 1
      guard token.kind == .word else {
        skipStatement(tokens.count - 1)
        return members
      }
      var member = head
      member.name = Self.unquoted(token.text)
      index += 1
      var type = tokens[0..<0]
      if token.isSymbol(":") {
        index += 1
        type = typeTokens()
      }
      var value = tokens[0..<0]
      if token.isSymbol("="), !token.startsLine || !type.isEmpty {
        index += 1
        value = valueTokens()
      }
      var body: SwiftMember.Body?
      if token.isSymbol("{"), let closing = token.closing {
        body = accessors(tokens[(index + 1)..<closing])
        index = closing + 1
      }
      member.kind = .property(isLet: isLet, type: type, value: value, body: body)
      members.append(member)
    } while token.isSymbol(",")
    return members
  }

  /// Returns the getter of a property and its `set`, or its accessors if it has others, too.
  private func accessors(_ tokens: ArraySlice<SwiftToken>) -> SwiftMember.Body {
    guard let first = tokens.first else { return SwiftMember.Body(tokens: tokens) }
    var (rest, getter, setter) = (tokens, tokens.prefix(0), tokens.prefix(0))
    while let word = rest.first, let brace = rest.firstIndex(where: { $0.isSymbol("{") }),
      let closing = rest[brace].closing, closing < rest.endIndex
    {
      if word.isWord("get"), brace == rest.startIndex + 1 {
        getter = rest[(brace + 1)..<closing]
      } else if word.isWord("set") {
        setter = rest[...closing]
      } else {
        break
      }
      rest = rest[(closing + 1)...]
    }
    if rest.isEmpty, !getter.isEmpty {
      return SwiftMember.Body(tokens: getter, setter: setter.isEmpty ? nil : setter)
    }
    let others = ["get", "set", "didSet", "willSet", "@", "_read", "_modify", "mutating", "nonmutating"]
    return SwiftMember.Body(tokens: tokens, isGetter: !others.contains(first.text))
  }

  private mutating func function(_ head: SwiftMember) -> SwiftMember {
    var member = head
    index += 1
    let nameStart = index
    repeat { index += 1 } while token.kind == .symbol && !["(", "{", "<"].contains(token.text)
    member.name = Self.unquoted(tokens[nameStart..<max(index, nameStart + 1)].map(\.text).joined())
    member.isGeneric = token.isSymbol("<")
    while index < tokens.count - 1, !token.isSymbol("("), !token.isSymbol("{") { index += 1 }
    let parameters = parameters()
    let (effects, result) = signature()
    member.kind = .function(parameters: parameters, effects: effects, result: result, body: body())
    return member
  }

  /// Reads the code in braces, if there is any.
  private mutating func body() -> SwiftMember.Body? {
    guard token.isSymbol("{"), let closing = token.closing else { return nil }
    defer { index = closing + 1 }
    return SwiftMember.Body(tokens: tokens[(index + 1)..<closing])
  }

  private mutating func initializer(_ head: SwiftMember) -> SwiftMember {
    var member = head
    member.name = "init"
    while index < tokens.count - 1, !token.isSymbol("("), !token.isSymbol("{") { index += 1 }
    let parameters = parameters()
    let (effects, _) = signature()
    member.kind = .initializer(parameters: parameters, effects: effects, body: body())
    return member
  }

  /// Reads the effects, the result and the requirements of a function.
  private mutating func signature() -> (effects: [String], result: ArraySlice<SwiftToken>) {
    var effects: [String] = []
    var result = tokens[0..<0]
    while ["async", "throws", "rethrows"].contains(token.text) {
      let start = index
      index += 1
      if token.isSymbol("(") { skipToken() }
      effects.append(tokens[start..<index].map(\.text).joined())
    }
    if token.isSymbol("->") {
      index += 1
      result = typeTokens()
    }
    if token.isWord("where") {
      while index < tokens.count - 1, !token.isSymbol("{"), !token.startsLine { skipToken() }
    }
    return (effects, result)
  }

  private mutating func parameters() -> [SwiftMember.Parameter] {
    guard token.isSymbol("("), let closing = token.closing else { return [] }
    index += 1
    var parameters: [SwiftMember.Parameter] = []
    while index < closing {
      let start = index
      var ignored = SwiftMember(kind: .other(""), name: "", source: source)
      readAttributes(&ignored)
      var names: [String] = []
      let next = tokens[index + 1]
      if token.kind == .word, next.isSymbol(":") || next.kind == .word, !next.isSymbol(".") {
        while token.kind == .word, names.count < 2, index < closing {
          names.append(Self.unquoted(token.text))
          index += 1
        }
      }
      if !names.isEmpty, token.isSymbol(":") { index += 1 } else { (index, names) = (start, []) }
      let type = typeTokens(until: closing)
      var value = tokens[0..<0]
      if token.isSymbol("=") {
        index += 1
        value = valueTokens(until: closing)
      }
      while index < closing, !token.isSymbol(",") { skipToken() }
      parameters.append(
        SwiftMember.Parameter(
          label: names.first ?? "_", name: names.last ?? "_", type: type, value: value,
          tokens: tokens[start..<min(index, closing)]))
      index += 1
    }
    index = closing + 1
    return parameters
  }

  private mutating func cases(_ head: SwiftMember) -> [SwiftMember] {
    var members: [SwiftMember] = []
    repeat {
      index += 1
      var member = head
      if members.isEmpty == false { member.documentation = token.documentation }
      member.name = Self.unquoted(token.text)
      index += 1
      let values = token.startsLine ? [] : parameters()
      var raw = tokens[0..<0]
      if token.isSymbol("=") {
        index += 1
        raw = valueTokens()
      }
      member.kind = .enumCase(values: values, rawValue: raw)
      members.append(member)
    } while token.isSymbol(",")
    return members
  }
}
