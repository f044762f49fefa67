/// A compiler that translates tokens to operations and appends them to a program.
///
/// The content of a parent's blocks is compiled in place and skipped. The compiler removes its indentation, and the
/// overridden block inserts its own.
struct Compiler {
  static let nestingLimit = 500

  var program: Program
  let source: SourceText
  let tokens: [Token]
  private let firstDelimiters: Int
  private let template: Int
  private var open: [Open] = []
  /// The indentation to remove from each line, as a range of the source.
  private var dedent = 0..<0

  /// A tag that is not closed yet.
  private struct Open {
    let token: Token
    let operation: Int
    let isOverride: Bool
    let outerDedent: Range<Int>
    var overrides: [Override] = []
  }

  /// Compiles `source` into `program` and returns the index of the template. An error does not change the program.
  static func compile(
    _ source: SourceText, delimiters: Delimiters = Delimiters(), into program: inout Program
  ) throws(TemplateError) -> Int {
    var scanner = Scanner(source: source, delimiters: delimiters)
    let tokens = StandaloneLines.marked(try scanner.scan(), of: source)
    var compiler = Compiler(source: source, tokens: tokens, delimiters: scanner.delimiters, taking: &program)
    defer { swap(&compiler.program, &program) }
    return try compiler.run()
  }

  private init(source: SourceText, tokens: [Token], delimiters: [Delimiters], taking program: inout Program) {
    self.program = Program(profile: program.profile, filters: [:])
    self.source = source
    self.tokens = tokens
    firstDelimiters = program.delimiters.count
    template = program.templates.count
    swap(&self.program, &program)
    self.program.delimiters += delimiters
  }

  private mutating func run() throws(TemplateError) -> Int {
    let (operations, calls, blocks) = (program.operations.count, program.calls.count, program.blocks.count)
    var index = 0
    while index < tokens.count {
      try compile(tokens[index], at: index)
      index += 1
    }
    if let last = open.last { throw error(.unclosedSection(source.text(last.token.name)), at: last.token) }
    emit(.finish, position: source.bytes.count)
    program.templates.append(
      Program.Template(
        source: source, operations: operations..<program.operations.count,
        calls: calls..<program.calls.count, blocks: blocks..<program.blocks.count))
    return template
  }

  private mutating func compile(_ token: Token, at index: Int) throws(TemplateError) {
    if open.last?.token.kind == .parent { try checkContentOfParent(token) }
    switch token.kind {
    case .text:
      if open.last?.token.kind != .parent { emitText(token) }
    case .comment, .delimiters:
      if token.startsLine { emit(.mark, token) }
    case .variable, .rawVariable:
      let isEscaped = token.kind == .variable && program.profile == .spec
      emit(isEscaped ? .escaped : .raw, token, a: try expression(token))
    case .section:
      program.sections.append(
        Section(template: template, content: token.end..<token.end, delimiters: firstDelimiters + token.delimiters))
      emit(.section, token, a: try expression(token), c: program.sections.count - 1)
      try opened(token)
    case .inverted:
      emit(.inverted, token, a: try expression(token))
      try opened(token)
    case .partial:
      emit(.call, token, a: try call(token, .partial))
      program.operations[program.operations.count - 1].b = program.operations.count
    case .parent:
      emit(.call, token, a: try call(token, .parent))
      try opened(token)
    case .block:
      try openBlock(token, at: index)
    case .close:
      try close(token, at: index)
    }
  }

  private func checkContentOfParent(_ token: Token) throws(TemplateError) {
    guard program.profile == .code else { return }
    switch token.kind {
    case .block, .comment, .close, .delimiters: return
    case .text where source.bytes[token.start..<token.end].allSatisfy(Byte.isWhiteSpace): return
    default: throw error(.contentInParent(source.text(token.start..<token.end).trimmingLineEnd()), at: token)
    }
  }

  // MARK: Opening and closing

  private mutating func opened(_ token: Token, isOverride: Bool = false) throws(TemplateError) {
    guard open.count < Self.nestingLimit else { throw error(.nestedTooDeep(limit: Self.nestingLimit), at: token) }
    open.append(
      Open(token: token, operation: program.operations.count - 1, isOverride: isOverride, outerDedent: dedent))
  }

  private mutating func openBlock(_ token: Token, at index: Int) throws(TemplateError) {
    try checkName(token)
    if open.last?.token.kind == .parent {
      try opened(token, isOverride: true)
      dedent = token.isStandalone ? contentIndentation(after: index) ?? 0..<0 : 0..<0
      return
    }
    let indentation = (token.isStandalone ? contentIndentation(after: index) : nil) ?? token.indentation ?? 0..<0
    program.blocks.append(
      Block(
        name: program.symbol(source.text(token.name)), indentation: literal(dedented(indentation)),
        startsLine: token.isStandalone))
    emit(.block, token, a: program.blocks.count - 1)
    try opened(token)
  }

  private mutating func close(_ token: Token, at index: Int) throws(TemplateError) {
    let name = closingName(token)
    guard let last = open.popLast() else { throw error(.strayClose(name), at: token) }
    guard name == closingName(last.token) || name == source.text(last.token.name) else {
      throw error(.mismatchedClose(open: closingName(last.token), close: name), at: token)
    }
    let operation = last.operation
    switch last.token.kind {
    case .section:
      emit(.endSection, token, a: operation)
      let section = program.operations[operation].c
      program.sections[section].content = last.token.end..<token.start
    case .parent:
      let first = program.overrides.count
      program.overrides += last.overrides
      program.calls[program.operations[operation].a].overrides = first..<program.overrides.count
    case .block where last.isOverride:
      emit(.finish, token)
      dedent = last.outerDedent
      open[open.count - 1].overrides.append(
        Override(
          block: program.symbol(name), entry: operation + 1, startsLine: last.token.isStandalone,
          position: last.token.start))
      return
    default:
      emit(.mark, token)
      if last.token.kind == .block, last.token.isStandalone, token.isStandalone {
        program.blocks[program.operations[operation].a].newline = literal(newline(after: index))
      }
    }
    program.operations[operation].b = program.operations.count
  }

  // MARK: Operations

  private mutating func emit(_ code: Operation.Code, _ token: Token, a: Int = 0, c: Int = 0) {
    program.operations.append(Operation(code: code, startsLine: token.startsLine, a: a, c: c, position: token.start))
  }

  private mutating func emit(_ code: Operation.Code, position: Int) {
    program.operations.append(Operation(code: code, startsLine: false, position: position))
  }

  private mutating func emitText(_ token: Token) {
    let start = token.startsLine ? dedented(token.start..<token.end).lowerBound : token.start
    guard start < token.end || token.startsLine else { return }
    let text = literal(start..<token.end)
    let last = program.operations.count - 1
    if last >= 0, program.operations[last].code == .text, program.operations[last].b == text.lowerBound,
      token.startsLine == endsWithNewline(program.operations[last])
    {
      program.operations[last].b = text.upperBound
    } else {
      program.operations.append(
        Operation(
          code: .text, startsLine: token.startsLine, a: text.lowerBound, b: text.upperBound, position: token.start))
    }
  }

  private func endsWithNewline(_ text: Operation) -> Bool {
    text.a < text.b && program.literals[text.b - 1] == Byte.newline
  }

  mutating func literal(_ range: Range<Int>) -> Range<Int> {
    let start = program.literals.count
    program.literals.append(contentsOf: source.bytes[range])
    return start..<program.literals.count
  }

  func error(_ kind: TemplateError.Kind, at token: Token) -> TemplateError {
    TemplateError(kind, at: source.location(of: token.start))
  }
}

// MARK: - Indentation

extension Compiler {
  /// Returns `range` without its indentation.
  func dedented(_ range: Range<Int>) -> Range<Int> {
    var taken = 0
    while taken < dedent.count, taken < range.count,
      source.bytes[range.lowerBound + taken] == source.bytes[dedent.lowerBound + taken]
    {
      taken += 1
    }
    return range.lowerBound + taken..<range.upperBound
  }

  /// Returns the indentation of the first line that is not blank after the tag at `index`, or nil.
  private func contentIndentation(after index: Int) -> Range<Int>? {
    var depth = 0
    for next in index + 1..<tokens.count {
      let token = tokens[next]
      if token.line == tokens[index].line {
        if token.kind.opens { depth += 1 }
        if token.kind == .close { depth -= 1 }
        if depth < 0 { return nil }
      } else if token.kind != .text {
        return token.kind == .close ? nil : token.indentation
      } else if token.startsLine {
        var end = token.start
        while end < token.end, Byte.isBlank(source.bytes[end]) { end += 1 }
        if end < token.end, !Byte.isWhiteSpace(source.bytes[end]) { return token.start..<end }
      }
    }
    return nil
  }

  /// Returns the line ending after the tag at `index`, which is empty at the end of the source.
  private func newline(after index: Int) -> Range<Int> {
    var next = index + 1
    while next < tokens.count, tokens[next].line == tokens[index].line {
      let start = tokens[next].start
      if tokens[next].endsLine, let newline = source.bytes[start...].firstIndex(of: Byte.newline) {
        let isPair = newline > start && source.bytes[newline - 1] == Byte.carriageReturn
        return (isPair ? newline - 1 : newline)..<newline + 1
      }
      next += 1
    }
    return 0..<0
  }
}

extension String {
  fileprivate func trimmingLineEnd() -> String {
    var text = self[...]
    while let last = text.unicodeScalars.last, last == "\n" || last == "\r" { text.unicodeScalars.removeLast() }
    return String(text)
  }
}
