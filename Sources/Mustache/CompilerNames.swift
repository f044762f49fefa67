// What stands in a tag: dotted names with filters, and the names of partials, parents and blocks.

extension Compiler {
  /// The expression of a variable or section tag, as an index into the program's.
  mutating func expression(_ token: Token) throws(TemplateError) -> Int {
    guard program.profile == .code else { return try expression(token.name, in: token) }
    let parts = source.bytes[token.name].split(separator: Byte.pipe, omittingEmptySubsequences: false)
    let path = trimmed(parts[0].startIndex..<parts[0].endIndex)
    let first = program.filterUses.count
    for part in parts.dropFirst() {
      let name = source.text(trimmed(part.startIndex..<part.endIndex))
      guard let filter = program.filterNames.firstIndex(of: name) else {
        throw error(.unknownFilter(name, near: nearNames(to: name, among: program.filterNames)), at: token)
      }
      program.filterUses.append(filter)
    }
    let filters = first..<program.filterUses.count
    let index = try expression(path, in: token)
    program.expressions[index].filters = filters
    return index
  }

  private mutating func expression(_ range: Range<Int>, in token: Token) throws(TemplateError) -> Int {
    var expression = Expression()
    let text = source.text(range)
    switch (text, program.profile) {
    case (".", _): expression.start = .current
    case ("-first", .code): expression.start = .first
    case ("-last", .code): expression.start = .last
    case ("-index", .code): expression.start = .index
    default:
      let first = program.keys.count
      for component in source.bytes[range].split(separator: Byte.dot, omittingEmptySubsequences: false) {
        if program.profile == .code, component.isEmpty || component.contains(where: Byte.isWhiteSpace) {
          throw error(.badName(text), at: token)
        }
        program.keys.append(String(decoding: component, as: UTF8.self))
      }
      expression.keys = first..<program.keys.count
    }
    program.expressions.append(expression)
    return program.expressions.count - 1
  }

  /// The call of a partial or parent tag, as an index into the program's.
  mutating func call(
    _ token: Token, _ construct: TemplateError.Inclusion.Construct
  ) throws(TemplateError) -> Int {
    let target: Call.Target
    if source.bytes[token.name.lowerBound] == Byte.star {
      let name = trimmed(token.name.lowerBound + 1..<token.name.upperBound)
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
    guard program.profile == .code, source.bytes[token.name].contains(where: Byte.isWhiteSpace) else { return }
    throw error(.badName(source.text(token.name)), at: token)
  }

  /// The name by which a tag is closed: without filters, and without white space after the star of a dynamic name.
  func closingName(_ token: Token) -> String {
    var name = token.name
    if program.profile == .code, let pipe = source.bytes[name].firstIndex(of: Byte.pipe) {
      name = trimmed(name.lowerBound..<pipe)
    }
    guard let first = name.first, source.bytes[first] == Byte.star else { return source.text(name) }
    return "*" + source.text(trimmed(first + 1..<name.upperBound))
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, Byte.isWhiteSpace(source.bytes[start]) { start += 1 }
    while start < end, Byte.isWhiteSpace(source.bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}
