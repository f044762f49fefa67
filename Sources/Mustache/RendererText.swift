// The output of text and values.

extension Renderer {
  private var hasIndentation: Bool { indentation.count > indentationStart }

  mutating func writeIndentation() {
    if skipsIndentation {
      skipsIndentation = false
    } else if hasIndentation {
      output.append(indentation, indentationStart..<indentation.count)
    }
  }

  mutating func writeText(_ operation: Operation) {
    guard hasIndentation else {
      if operation.startsLine { skipsIndentation = false }
      return output.append(program.literals, operation.a..<operation.b)
    }
    var start = operation.a
    var startsLine = operation.startsLine
    while start < operation.b {
      let lineEnd = end(ofLineAt: start, limit: operation.b)
      if startsLine, !(isStrict && isBlankLine(start..<lineEnd)) { writeIndentation() }
      output.append(program.literals, start..<lineEnd)
      start = lineEnd
      startsLine = true
    }
    if operation.a == operation.b, startsLine { writeIndentation() }
  }

  /// Returns the offset after the line's newline, or `limit`.
  private func end(ofLineAt start: Int, limit: Int) -> Int {
    let newline = program.literals.withUnsafeBytes {
      $0.offset(of: Byte.newline, or: Byte.newline, from: start, to: limit)
    }
    return min(newline + 1, limit)
  }

  private func isBlankLine(_ range: Range<Int>) -> Bool {
    program.literals[range.lowerBound] == Byte.newline
      || range.count == 2 && program.literals[range.lowerBound] == Byte.carriageReturn
  }

  // MARK: Values

  mutating func interpolate(_ index: Int, _ operation: Operation) throws(TemplateError) {
    guard let value = try value(of: operation.a, at: index) else { return }
    let start = output.count
    switch value {
    case .string(let text): output.append(text)
    case .null: return
    case .bool(let value): return output.append(value ? "true" : "false")
    case .int(let value): return output.append(String(value))
    case .largeInteger(let digits): return output.append(digits)
    case .double(let value): return output.append(String(value))
    case .lambda(let lambda): try writeLambda(lambda, section: nil, delimiters: Delimiters(), at: index)
    case .text(let text) where isStrict: return placements.append(Placement(offset: start, content: .text(text)))
    case .text(let text): output.append(text.text)
    case .list, .object, .layout:
      guard isStrict else { return }
      let name = name(of: program.expressions[operation.a])
      throw error(.notText(name, type: value.typeName), at: index)
    }
    if isStrict {
      indentLines(from: start)
    } else if operation.code == .escaped {
      escape(from: start)
    }
  }

  /// Escapes the HTML characters in the output from `start`.
  private mutating func escape(from start: Int) {
    let written = output.bytes[start...]
    guard let first = written.firstIndex(where: { escapeSequence(of: $0) != nil }) else { return }
    let rest = Array(output.bytes[first...])
    output.truncate(to: first)
    for index in rest.indices {
      if let sequence = escapeSequence(of: rest[index]) {
        output.append(sequence)
      } else {
        output.append(rest, index..<index + 1)
      }
    }
  }

  /// Indents the other lines of a value that is first on its line.
  private mutating func indentLines(from start: Int) {
    let end = output.count
    let newline = output.bytes.offset(of: Byte.newline, or: Byte.newline, from: start, to: end)
    guard newline < end else { return }
    var lineStart = start
    while lineStart > 0, Byte.isBlank(output.bytes[lineStart - 1]) { lineStart -= 1 }
    if let last = placements.last, last.offset >= lineStart { return }
    guard lineStart < start, lineStart == 0 || output.bytes[lineStart - 1] == Byte.newline else { return }
    let prefix = Array(output.bytes[lineStart..<start])
    let rest = Array(output.bytes[newline + 1..<end])
    output.truncate(to: newline + 1)
    var offset = 0
    while offset < rest.count {
      let newline = rest.withUnsafeBytes {
        $0.offset(of: Byte.newline, or: Byte.newline, from: offset, to: $0.count)
      }
      let lineEnd = min(newline + 1, rest.count)
      let isBlank = rest[offset] == Byte.newline || rest[offset] == Byte.carriageReturn
      if !isBlank { output.append(prefix, 0..<prefix.count) }
      output.append(rest, offset..<lineEnd)
      offset = lineEnd
    }
  }

  // MARK: Lambdas

  /// Renders the template that the lambda returns, in the current contexts.
  mutating func writeLambda(
    _ lambda: MustacheLambda, section: String?, delimiters: Delimiters, at operation: Int
  ) throws(TemplateError) {
    guard lambdaDepth < Self.lambdaLimit else {
      throw error(.partialsTooDeep(limit: Self.lambdaLimit), at: operation)
    }
    let returned: String
    do {
      returned = try lambda.body(section)
    } catch {
      throw self.error(.lambdaFailed(reason: String(describing: error)), at: operation)
    }
    var nested = Renderer(
      program: program, loader: loader, contexts: contexts, guesses: guesses, lambdaDepth: lambdaDepth + 1)
    do throws(TemplateError) {
      let source = try SourceText(origin: "lambda", bytes: Array(returned.utf8))
      let template = try Compiler.compile(source, delimiters: delimiters, into: &nested.program)
      nested.makeRoomForGuesses()
      try nested.run(template: template)
    } catch {
      var failure = error
      if let location = program.location(of: operation) {
        failure.inclusions.append(TemplateError.Inclusion(.lambda, "lambda", at: location))
      }
      failure.inclusions += inclusions()
      throw failure
    }
    let start = output.count
    for var placement in nested.placements {
      placement.offset += start
      placements.append(placement)
    }
    let bytes = nested.output.bytes
    if let base = bytes.baseAddress { output.append(base, count: bytes.count) }
  }

  mutating func makeRoomForGuesses() {
    let missing = program.keys.count - guesses.count
    if missing > 0 { guesses += Array(repeating: 0, count: missing) }
  }
}

private func escapeSequence(of byte: UInt8) -> String? {
  switch byte {
  case UInt8(ascii: "&"): "&amp;"
  case UInt8(ascii: "<"): "&lt;"
  case UInt8(ascii: ">"): "&gt;"
  case UInt8(ascii: "\""): "&quot;"
  default: nil
  }
}
