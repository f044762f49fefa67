/// A row of members and calls, taken apart: `person.orders.filter { … }.count`.
struct CallChain {
  /// A part that is never broken from what it begins with: `.filter { … }`.
  struct Link {
    /// The links of one expression, outermost last; only the first may be a `.member`.
    var parts: [SwiftExpression]
  }

  /// What the chain begins with: a name with its plain members, or a call.
  let head: [SwiftExpression]
  let links: [Link]
  /// The calls and subscripts in all of it.
  let callCount: Int

  init(_ expression: SwiftExpression) {
    var parts: [SwiftExpression] = []
    var part: SwiftExpression? = expression
    while let present = part {
      parts.append(present)
      part = present.chainBase
    }
    parts.reverse()
    callCount = parts.reduce(0) { $0 + ($1.isCallPart ? 1 : 0) }
    (head, links) = Self.split(parts)
  }

  /// What is called first begins the first link with its name; a call of a bare name is the head itself.
  private static func split(_ parts: [SwiftExpression]) -> (head: [SwiftExpression], links: [Link]) {
    var start = parts.firstIndex { $0.isCallPart } ?? parts.count
    if start > 1, start < parts.count, parts[start - 1].isMember {
      start -= 1
    } else {
      while start < parts.count, !parts[start].isMember { start += 1 }
    }
    var links: [Link] = []
    for part in parts[start...] {
      if part.isMember { links.append(Link(parts: [part])) } else { links[links.count - 1].parts.append(part) }
    }
    return (Array(parts[..<start]), links)
  }

  /// The columns up to the bracket in which the chain breaks, where it holds one call only; nil where it breaks
  /// before its dots.
  var huggedHead: Int? {
    guard callCount == 1 else { return nil }
    for part in head + links.flatMap(\.parts) {
      if case .call(let callee, let arguments, let closure) = part.kind {
        if arguments.isEmpty, closure == nil { return nil }
        if arguments.isEmpty, let closure {
          return callee.width + closure.parameters.reduce(5) { $0 + $1.count + 2 }
        }
        return callee.width + 1
      }
      if case .index(let base, _) = part.kind { return base.width + 1 }
    }
    return nil
  }
}

extension SwiftExpression {
  /// What a member, call or subscript is put behind.
  fileprivate var chainBase: SwiftExpression? {
    switch kind {
    case .member(let base, _), .optional(let base), .call(let base, _, _), .index(let base, _): base
    default: nil
    }
  }

  fileprivate var isMember: Bool {
    if case .member = kind { true } else { false }
  }

  fileprivate var isCallPart: Bool {
    switch kind {
    case .call, .index: true
    default: false
    }
  }
}

extension LinePrinter {
  /// Breaks a chain inside its only call, or else before each of its dots.
  mutating func writeChain(_ expression: SwiftExpression, indent: Int, rest: Int, _ position: Position) {
    let chain = CallChain(expression)
    let isHugged = chain.huggedHead != nil
    let line = lineCount
    writeParts(chain.head, indent: indent, rest: 0)
    let wasBroken = lineCount > line
    let inner = position == .continued || wasBroken ? indent : indent + 2
    for (index, link) in chain.links.enumerated() {
      if !isHugged { newline(inner) }
      let isLast = index == chain.links.count - 1
      writeParts(link.parts, indent: isHugged ? indent : inner, rest: isLast ? rest : 0)
    }
  }

  /// The parts that follow one another without a break; a call that does not fit breaks inside its brackets.
  private mutating func writeParts(_ parts: [SwiftExpression], indent: Int, rest: Int) {
    for part in parts {
      switch part.kind {
      case .member(_, let name): append("." + name)
      case .optional: append("?")
      case .call(_, let arguments, let closure):
        writeCall(arguments, closure, indent: indent, rest: rest)
      case .index(_, let arguments):
        append("[")
        if fits(SwiftExpression.width(of: arguments), rest: 1 + rest) {
          for (index, argument) in arguments.enumerated() {
            if index > 0 { append(", ") }
            writeFlat(argument.value)
          }
        } else {
          writeArguments(arguments, indent: indent)
        }
        append("]")
      default: write(part, indent: indent, rest: 0)
      }
    }
  }

  private mutating func writeCall(
    _ arguments: [SwiftArgument], _ closure: SwiftClosure?, indent: Int, rest: Int
  ) {
    if closure == nil || !arguments.isEmpty {
      append("(")
      let following = closure == nil ? 1 + rest : 3
      if fits(SwiftExpression.width(of: arguments), rest: following) {
        for (index, argument) in arguments.enumerated() {
          if index > 0 { append(", ") }
          if let label = argument.label { append(label + ": ") }
          writeFlat(argument.value)
        }
      } else {
        writeArguments(arguments, indent: indent)
      }
      append(")")
    }
    guard let closure else { return }
    append(" ")
    if fits(closure.width, rest: rest) {
      writeFlat(.closure(closure))
    } else {
      write(closure, indent: indent)
    }
  }
}
