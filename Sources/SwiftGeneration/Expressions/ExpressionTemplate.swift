/// The Swift code of a standard-library function, with placeholders: `{self}.formatted({0}, in: {context})`.
///
/// A template is parsed into an expression, so that values get parentheses where precedence requires them and the
/// layout can break the result into lines.
struct ExpressionTemplate: Sendable {
  /// The expression, with holes for the placeholders.
  let root: SwiftExpression
  /// Whether the template calls a member that Foundation adds to a standard-library type, so that the file has to
  /// import Foundation.
  let usesFoundation: Bool

  private static let foundationMembers: Set<String> = [
    "trimmingCharacters", "capitalized", "measurementSystem", "region", "replacingOccurrences",
  ]

  /// Parses a template. Returns nil if the text is not a supported expression.
  init?(_ text: String) {
    var reader = ExpressionTemplateReader(text)
    guard let root = reader.expression(), reader.isAtEnd else { return nil }
    self.root = root
    usesFoundation = root.contains { part in
      if case .member(_, let name) = part.kind { Self.foundationMembers.contains(name) } else { false }
    }
  }

  /// The operator of a template such as `{self} < {0}`; nil for other templates.
  var symbol: SwiftOperator? {
    guard case .binary(let left, let symbol, let right) = root.kind, left == .hole(.receiver),
      right == .hole(.argument(0))
    else { return nil }
    return symbol
  }
}

/// A recursive-descent parser for the constructs that expression templates use.
struct ExpressionTemplateReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { index == bytes.count }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where text.utf8Start[offset] != bytes[index + offset] { return false }
    index += count
    return true
  }

  mutating func expression() -> SwiftExpression? {
    var effects = SwiftEffects()
    if take("try ") { effects = .try }
    if take("await ") { effects.insert(.await) }
    let value = choice()
    return effects.isEmpty ? value : value?.marked(effects)
  }

  private mutating func choice() -> SwiftExpression? {
    guard let condition = operators(above: 0) else { return nil }
    guard take(" ? ") else { return condition }
    guard let then = expression(), take(" : "), let otherwise = expression() else { return nil }
    return .ternary(condition, then, otherwise)
  }

  private mutating func operators(above level: Int) -> SwiftExpression? {
    guard var left = unary() else { return nil }
    while let symbol = peekOperator(), symbol.precedence > level {
      index += symbol.text.utf8.count + (symbol.isSpaced ? 2 : 0)
      let inner = symbol.associativity == .right ? symbol.precedence - 1 : symbol.precedence
      guard let right = operators(above: inner) else { return nil }
      left = .binary(left, symbol.text, right)
    }
    return left
  }

  /// Returns the operator at the current position: an operator between two spaces, or a range operator.
  private func peekOperator() -> SwiftOperator? {
    guard let first = next else { return nil }
    var end = first == UInt8(ascii: " ") ? index + 1 : index
    let start = end
    while end < bytes.count, Self.isOperator(bytes[end]) || bytes[start...].starts(with: "as ".utf8) && end < start + 2
    {
      end += 1
    }
    guard end > start else { return nil }
    let symbol = SwiftOperator(String(decoding: bytes[start..<end], as: UTF8.self))
    guard symbol.isSpaced else { return start == index ? symbol : nil }
    guard start > index, end < bytes.count, bytes[end] == UInt8(ascii: " "), symbol.text != "?", symbol.text != ":"
    else { return nil }
    return symbol
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private mutating func unary() -> SwiftExpression? {
    var end = index
    while end < bytes.count, Self.isOperator(bytes[end]), bytes[end] != UInt8(ascii: ".") { end += 1 }
    guard end > index else { return postfix() }
    let symbol = String(decoding: bytes[index..<end], as: UTF8.self)
    index = end
    return unary().map { .prefix(symbol, $0) }
  }

  private mutating func postfix() -> SwiftExpression? {
    guard var node = primary() else { return nil }
    while true {
      if next == UInt8(ascii: "."), index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: ".") {
        index += 1
        guard let name = word() else { return nil }
        node = node.member(name)
      } else if take("?.") {
        index -= 1
        node = node.chained
      } else if next == UInt8(ascii: "(") {
        guard let arguments = arguments(to: ")") else { return nil }
        guard let call = call(node, arguments) else { return nil }
        node = call
      } else if next == UInt8(ascii: "[") {
        guard let arguments = arguments(to: "]") else { return nil }
        node = node.index(arguments)
      } else if isAtTrailing {
        guard let call = call(node, []) else { return nil }
        node = call
      } else {
        return node
      }
    }
  }

  /// Whether a trailing closure, or a hole for one, follows.
  private var isAtTrailing: Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: " ") && bytes[index + 1] == UInt8(ascii: "{")
  }

  /// Returns a call, with the trailing closure that follows, if any.
  private mutating func call(_ callee: SwiftExpression, _ arguments: [SwiftArgument]) -> SwiftExpression? {
    guard isAtTrailing else { return callee.call(arguments) }
    index += 1
    switch braces()?.kind {
    case .closure(let closure): return callee.call(arguments, trailing: closure)
    case .hole(.argument(let number)): return callee.call(arguments + [SwiftArgument(.hole(.trailing(number)))])
    default: return nil
    }
  }

  private mutating func primary() -> SwiftExpression? {
    switch next {
    case UInt8(ascii: "{"): return braces()
    case UInt8(ascii: "["): return arguments(to: "]").map { .array($0.map(\.value)) }
    case UInt8(ascii: "("):
      if take("()") { return .text("()") }
      index += 1
      guard let inner = expression(), take(")") else { return nil }
      return inner.parenthesized
    case UInt8(ascii: "\""): return quoted()
    case UInt8(ascii: "\\"): return keyPath()
    case UInt8(ascii: "."):
      index += 1
      return word().map { .text("." + $0) }
    default: return name()
    }
  }

  /// Parses `word`, or `Type<Argument>`.
  private mutating func name() -> SwiftExpression? {
    guard let text = word() else { return nil }
    return text == "nil" ? .nil : .text(text + genericArguments())
  }

  /// Parses `<A, B>` immediately after a name. Returns an empty string if there are no generic arguments.
  private mutating func genericArguments() -> String {
    guard next == UInt8(ascii: "<") else { return "" }
    var depth = 0
    for end in index..<bytes.count {
      if bytes[end] == UInt8(ascii: "<") { depth += 1 }
      if bytes[end] == UInt8(ascii: ">"), bytes[end - 1] != UInt8(ascii: "-") { depth -= 1 }
      guard depth == 0 else { continue }
      defer { index = end + 1 }
      return String(decoding: bytes[index...end], as: UTF8.self)
    }
    return ""
  }

  /// Parses `\.person.name`.
  private mutating func keyPath() -> SwiftExpression? {
    let start = index
    index += 1
    while let byte = next, Self.isWord(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?") { index += 1 }
    return .text(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  /// Parses `{self}`, `{context}`, `{0}`, or a closure: `{ a, b in … }`.
  private mutating func braces() -> SwiftExpression? {
    if take("{self}") { return .hole(.receiver) }
    if take("{context}") { return .hole(.context) }
    guard take("{") else { return nil }
    guard take(" ") else {
      guard let name = word(), let number = Int(name), take("}") else { return nil }
      return .hole(.argument(number))
    }
    let start = index
    var parameters: [String] = []
    while let name = word() {
      parameters.append(name)
      if take(" in ") { return closure(parameters) }
      guard take(", ") else { break }
    }
    index = start
    return closure([])
  }

  private mutating func closure(_ parameters: [String]) -> SwiftExpression? {
    guard let body = expression(), take(" }") else { return nil }
    return .closure(SwiftClosure(parameters, [.value(body)]))
  }

  private mutating func arguments(to close: StaticString) -> [SwiftArgument]? {
    index += 1
    var arguments: [SwiftArgument] = []
    while !take(close) {
      if !arguments.isEmpty, !take(", ") { return nil }
      let start = index
      var label = word()
      if label == nil || !take(": ") {
        label = nil
        index = start
      }
      guard let value = expression() else { return nil }
      arguments.append(SwiftArgument(label, value))
    }
    return arguments
  }

  private mutating func word() -> String? {
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "`") || byte >= 0x80
  }

  private mutating func quoted() -> SwiftExpression? {
    let start = index
    index += 1
    while let byte = next, byte != UInt8(ascii: "\"") { index += byte == UInt8(ascii: "\\") ? 2 : 1 }
    guard take("\"") else { return nil }
    return .text(String(decoding: bytes[start..<index], as: UTF8.self))
  }
}

/// The values that replace the placeholders of an expression template.
struct TemplateArguments {
  enum Argument {
    case one(SwiftExpression)
    case many([SwiftExpression])
    /// No argument: the Swift function uses its default value.
    case omitted
  }

  var receiver: SwiftExpression?
  var arguments: [Argument]
  var context: SwiftExpression = .text("context")
  /// Returns the function that a template calls by name.
  var function: (String) -> SwiftExpression = { .text($0) }

  private func value(of hole: SwiftHole) -> SwiftExpression {
    switch hole {
    case .receiver: return receiver ?? .text("self")
    case .context: return context
    case .argument(let index) where index < arguments.count, .trailing(let index) where index < arguments.count:
      switch arguments[index] {
      case .one(let value): return value
      case .many(let values): return .array(values)
      case .omitted: return .text("()")
      }
    case .argument, .trailing: return .text("()")
    case .parameter, .chainRoot: return .hole(hole)
    }
  }

  /// Returns the expression of a template, with the values in place of its holes.
  func filled(_ template: SwiftExpression) -> SwiftExpression {
    switch template.kind {
    case .hole(let hole): value(of: hole)
    case .call(let callee, let arguments, let closure):
      call(function(callee), arguments, closure?.mapChildren { filled($0) })
    case .index(let base, let arguments): filled(base).index(filled(arguments))
    case .array(let elements): .array(filled(elements.map { SwiftArgument($0) }).map(\.value))
    default: template.mapChildren { filled($0) }
    }
  }

  private func call(
    _ function: SwiftExpression, _ arguments: [SwiftArgument], _ closure: SwiftClosure?
  ) -> SwiftExpression {
    let passed = filled(arguments)
    guard case .hole(.trailing)? = arguments.last?.value.kind, case .closure(let closure)? = passed.last?.value.kind
    else { return function.call(passed, trailing: closure) }
    return function.call(passed.dropLast(), trailing: closure)
  }

  private func function(_ callee: SwiftExpression) -> SwiftExpression {
    if case .text(let name) = callee.kind { function(name) } else { filled(callee) }
  }

  /// Returns the arguments of a call. A hole for several values takes one argument for each.
  private func filled(_ arguments: [SwiftArgument]) -> [SwiftArgument] {
    arguments.flatMap { argument -> [SwiftArgument] in
      guard case .hole(.argument(let index)) = argument.value.kind, index < self.arguments.count else {
        return [SwiftArgument(argument.label, filled(argument.value))]
      }
      return switch self.arguments[index] {
      case .one(let value): [SwiftArgument(argument.label, value)]
      case .many(let values):
        values.enumerated().map { SwiftArgument($0 == 0 ? argument.label : nil, $1) }
      case .omitted: []
      }
    }
  }
}
