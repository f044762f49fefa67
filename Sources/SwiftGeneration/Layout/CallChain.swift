/// A chain of members and calls, split into its parts: `person.orders.filter { … }.count`.
struct CallChain {
  /// A part of a chain that stays on the line on which it starts: `.filter { … }`.
  struct Link {
    /// The expressions of the link, outermost last. Only the first one can be a `.member`.
    var parts: [SwiftExpression]
  }

  /// The start of the chain: a name with its members, or a call.
  let head: [SwiftExpression]
  let links: [Link]
  /// The number of calls and subscripts in the chain.
  let callCount: Int

  /// - Parameter breaksMembers: Whether a line break precedes each member after parentheses, and not only calls.
  init(_ expression: SwiftExpression, breaksMembers: Bool = false) {
    var parts: [SwiftExpression] = []
    var part: SwiftExpression? = expression
    while let present = part {
      parts.append(present)
      part = present.chainBase
    }
    parts.reverse()
    callCount = parts.reduce(0) { $0 + ($1.isCallPart ? 1 : 0) }
    (head, links) = Self.split(parts, breaksMembers: breaksMembers)
  }

  /// Splits the parts of a chain. The first link starts with the name of the first call; a call without a base is the
  /// head.
  private static func split(
    _ parts: [SwiftExpression], breaksMembers: Bool
  ) -> (head: [SwiftExpression], links: [Link]) {
    // After parentheses, a line break can precede any member, as it can precede a call.
    let isParenthesized = if case .parenthesized? = parts.first?.kind { true } else { false }
    let firstCall = isParenthesized && breaksMembers ? nil : parts.firstIndex { $0.isCallPart }
    var start = firstCall ?? (isParenthesized ? 1 : parts.count)
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

  var isParenthesized: Bool {
    if case .parenthesized? = head.first?.kind { true } else { false }
  }

  /// The width up to the bracket in which the chain breaks, if the chain ends with its only call; nil if the chain
  /// breaks before its dots.
  var huggedHead: Int? {
    guard callCount == 1, case .call(let callee, let arguments, let closure)? = (links.last?.parts ?? head).last?.kind
    else { return nil }
    if !arguments.isEmpty { return callee.width + 1 }
    return closure.map { callee.width + 2 + $0.headWidth }
  }
}

extension SwiftExpression {
  /// Whether it is the missing name before the parts of a tuple.
  fileprivate var isEmpty: Bool {
    if case .text("") = kind { true } else { false }
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
  /// Breaks a chain inside its only call, otherwise before each of its dots.
  mutating func writeChain(_ expression: SwiftExpression, _ place: ContinuationColumns, rest: Int) {
    var chain = CallChain(expression)
    if chain.isParenthesized, let head = chain.head.last, !fits(head.width, rest: 0) {
      chain = CallChain(expression, breaksMembers: true)
    }
    // After parentheses, a line break precedes the dot if the opening bracket of the call does not fit.
    if let head = chain.huggedHead, !chain.isParenthesized || chain.links.isEmpty || fits(head, rest: 0) {
      return writeParts(chain.head + chain.links.flatMap(\.parts), place, rest: rest)
    }
    let line = lineCount
    writeParts(chain.head, place, rest: chain.links.isEmpty ? rest : 0, precedesLink: !chain.links.isEmpty)
    // After a closing bracket on its own line, the dots align with the bracket, and after parentheses with their last line.
    let start = lineStart
    let column =
      lineCount == line
      ? place.continuation : chain.isParenthesized ? start.column : start.isClosing ? place.line : place.continuation
    for (index, link) in chain.links.enumerated() {
      newline(column)
      let isLast = index == chain.links.count - 1
      writeParts(link.parts, .fresh(column), rest: isLast ? rest : 0, precedesLink: !isLast)
    }
  }

  /// Writes consecutive parts without a line break between them. A call that does not fit breaks inside its brackets.
  ///
  /// - Parameter precedesLink: Whether the next line continues the chain. Then the closing bracket has its own line.
  private mutating func writeParts(
    _ parts: [SwiftExpression], _ place: ContinuationColumns, rest: Int, precedesLink: Bool = false
  ) {
    for (index, part) in parts.enumerated() {
      let following = rest + (parts[(parts.count - 1)...].reduce(0) { $1.width - part.width + $0 })
      switch part.kind {
      case .member(_, let name): append("." + name)
      case .optional: append("?")
      case .call(let callee, let arguments, let closure):
        let isApart = precedesLink || callee.isEmpty
        writeCall(arguments, closure, indent: place.line, rest: following, isApart: isApart)
      case .index(_, let arguments):
        append("[")
        writeList(arguments, indent: place.line, rest: 1 + following, isApart: precedesLink)
        append("]")
      default: write(part, place, rest: index == parts.count - 1 ? rest : 0)
      }
    }
  }

  private mutating func writeCall(
    _ arguments: [SwiftArgument], _ closure: SwiftClosure?, indent: Int, rest: Int, isApart: Bool
  ) {
    if closure == nil || !arguments.isEmpty {
      append("(")
      let following = closure.map { 3 + $0.headWidth } ?? rest
      writeList(arguments, indent: indent, rest: 1 + following, isApart: isApart)
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

  /// - Parameter isApart: Whether the closing bracket has its own line if the arguments do not fit on one.
  private mutating func writeList(_ arguments: [SwiftArgument], indent: Int, rest: Int, isApart: Bool) {
    if arguments.isEmpty { return }
    if fits(SwiftExpression.width(of: arguments), rest: rest) { return writeFlat(arguments) }
    let isPacked = arguments.allSatisfy { indent + 4 + $0.width <= columns }
    if !isPacked { return writeArguments(arguments, indent: indent) }
    newline(indent + 2)
    // After the closing bracket, the line of the last argument can only contain a comma.
    let isClosed = rest <= 2 && !isApart
    for (index, argument) in arguments.enumerated() {
      let isLast = index == arguments.count - 1
      if index > 0 {
        append(",")
        separate(before: argument.width, rest: isLast && isClosed ? rest : 1, indent: indent + 2)
      }
      writeFlat([argument])
    }
    if !isClosed { newline(indent) }
  }

  private mutating func writeFlat(_ arguments: [SwiftArgument]) {
    for (index, argument) in arguments.enumerated() {
      if index > 0 { append(", ") }
      if let label = argument.label { append(label + ": ") }
      writeFlat(argument.value)
    }
  }
}

extension SwiftClosure {
  /// The width of `a, b in` after the brace.
  var headWidth: Int { parameters.reduce(parameters.isEmpty ? 0 : 2) { $0 + $1.columns + 2 } }
}
