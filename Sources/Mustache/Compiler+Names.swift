// The content of tags: dotted names with filters, and the names of partials, parents and blocks.

extension Compiler {
  /// Returns the index of the expression of a variable or section tag.
  mutating func expression(_ token: Token) throws(TemplateError) -> Int {
    guard program.profile == .code, let pipe = offset(of: Byte.pipe, in: token.name) else {
      return try expression(token.name, in: token)
    }
    let index = try expression(source.trimmed(token.name.lowerBound..<pipe), in: token)
    let first = program.filterUses.count
    var start = pipe + 1
    while start <= token.name.upperBound {
      let end = offset(of: Byte.pipe, in: start..<token.name.upperBound) ?? token.name.upperBound
      let name = source.text(source.trimmed(start..<end))
      guard let filter = program.filterNames.firstIndex(of: name) else {
        throw error(.unknownFilter(name, near: nearNames(to: name, among: program.filterNames)), at: token)
      }
      program.filterUses.append(filter)
      start = end + 1
    }
    program.expressions[index].filters = first..<program.filterUses.count
    return index
  }

  private mutating func expression(_ range: Range<Int>, in token: Token) throws(TemplateError) -> Int {
    var expression = Expression(start: start(of: range))
    if expression.start == .key {
      let first = program.keys.count
      var start = range.lowerBound
      while start <= range.upperBound {
        let end = offset(of: Byte.dot, in: start..<range.upperBound) ?? range.upperBound
        if program.profile == .code, start == end || containsWhiteSpace(start..<end) {
          throw error(.badName(source.text(range)), at: token)
        }
        program.keys.append(source.text(start..<end))
        start = end + 1
      }
      expression.keys = first..<program.keys.count
    }
    program.expressions.append(expression)
    return program.expressions.count - 1
  }

  private func start(of name: Range<Int>) -> Expression.Start {
    guard let first = name.first.map({ source.bytes[$0] }), first == Byte.dot || first == UInt8(ascii: "-") else {
      return .key
    }
    switch (source.text(name), program.profile) {
    case (".", _): return .current
    case ("-first", .code): return .first
    case ("-last", .code): return .last
    case ("-index", .code): return .index
    default: return .key
    }
  }

  /// Returns the index of the call of a partial or parent tag.
  mutating func call(
    _ token: Token, _ construct: TemplateError.Inclusion.Construct
  ) throws(TemplateError) -> Int {
    let target: Call.Target
    if source.bytes[token.name.lowerBound] == Byte.star {
      let name = source.trimmed(token.name.lowerBound + 1..<token.name.upperBound)
      if name.isEmpty { throw error(.emptyTag, at: token) }
      target = .dynamic(try expression(name, in: token))
    } else {
      try checkName(token)
      target = .named(program.symbol(source.text(token.name)))
    }
    let indentation = token.isStandalone ? token.indentation ?? 0..<0 : 0..<0
    program.calls.append(
      Call(
        target: target, construct: construct, isStandalone: token.isStandalone,
        indentation: literal(dedented(indentation))))
    return program.calls.count - 1
  }

  func checkName(_ token: Token) throws(TemplateError) {
    guard program.profile == .code, containsWhiteSpace(token.name) else { return }
    throw error(.badName(source.text(token.name)), at: token)
  }

  /// Returns the name that closes a tag: without filters, and without white space after the star of a dynamic name.
  func closingName(_ token: Token) -> String {
    var name = token.name
    if program.profile == .code, let pipe = offset(of: Byte.pipe, in: name) {
      name = source.trimmed(name.lowerBound..<pipe)
    }
    guard let first = name.first, source.bytes[first] == Byte.star else { return source.text(name) }
    return "*" + source.text(source.trimmed(first + 1..<name.upperBound))
  }

  private func offset(of byte: UInt8, in range: Range<Int>) -> Int? {
    let offset = source.bytes.withUnsafeBytes {
      $0.offset(of: byte, or: byte, from: range.lowerBound, to: range.upperBound)
    }
    return offset < range.upperBound ? offset : nil
  }

  private func containsWhiteSpace(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if Byte.isWhiteSpace(source.bytes[offset]) { return true }
      offset += 1
    }
    return false
  }
}
