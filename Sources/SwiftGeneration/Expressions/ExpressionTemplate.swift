/// The Swift code of a standard-library function, with placeholders: `{self}.formatted({0}, in: {context})`.
///
/// A template is parsed into an expression, so that values get parentheses where precedence requires them and the
/// layout can break the result into lines.
struct ExpressionTemplate: Sendable {
  indirect enum Node: Sendable {
    case receiver
    case argument(Int)
    case context
    case text(String)
    case member(Node, String)
    case optional(Node)
    case call(Node, [Argument], trailing: Node?)
    case index(Node, [Argument])
    case prefix(String, Node)
    case binary(Node, String, Node)
    case ternary(Node, Node, Node)
    case parenthesized(Node)
    case array([Argument])
    case closure([String], Node)
  }

  struct Argument: Sendable {
    var label: String?
    var value: Node
  }

  let root: Node
  /// Whether the template calls a member that Foundation adds to a standard-library type, so that the file has to
  /// import Foundation.
  let usesFoundation: Bool

  private static let foundationMembers: Set<String> = [
    "trimmingCharacters", "capitalized", "measurementSystem", "region",
  ]

  /// Parses a template. Returns nil if the text is not a supported expression.
  init?(_ text: String) {
    var reader = ExpressionTemplateReader(text)
    guard let root = reader.expression(), reader.isAtEnd else { return nil }
    self.root = root
    usesFoundation = root.contains { node in
      if case .member(_, let name) = node { Self.foundationMembers.contains(name) } else { false }
    }
  }
}

extension ExpressionTemplate.Node {
  /// Whether the node or one of its descendants fulfills a condition.
  fileprivate func contains(where matches: (ExpressionTemplate.Node) -> Bool) -> Bool {
    if matches(self) { return true }
    return parts.contains { $0.contains(where: matches) }
  }

  private var parts: [ExpressionTemplate.Node] {
    switch self {
    case .receiver, .argument, .context, .text: []
    case .member(let base, _), .optional(let base), .prefix(_, let base), .parenthesized(let base),
      .closure(_, let base):
      [base]
    case .call(let callee, let arguments, let trailing):
      [callee] + arguments.map(\.value) + (trailing.map { [$0] } ?? [])
    case .index(let base, let arguments): [base] + arguments.map(\.value)
    case .binary(let left, _, let right): [left, right]
    case .ternary(let condition, let then, let otherwise): [condition, then, otherwise]
    case .array(let elements): elements.map(\.value)
    }
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

  mutating func expression() -> ExpressionTemplate.Node? {
    guard let condition = operators(above: 0) else { return nil }
    guard take(" ? ") else { return condition }
    guard let then = expression(), take(" : "), let otherwise = expression() else { return nil }
    return .ternary(condition, then, otherwise)
  }

  private mutating func operators(above level: Int) -> ExpressionTemplate.Node? {
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

  private mutating func unary() -> ExpressionTemplate.Node? {
    var end = index
    while end < bytes.count, Self.isOperator(bytes[end]), bytes[end] != UInt8(ascii: ".") { end += 1 }
    guard end > index else { return postfix() }
    let symbol = String(decoding: bytes[index..<end], as: UTF8.self)
    index = end
    return unary().map { .prefix(symbol, $0) }
  }

  private mutating func postfix() -> ExpressionTemplate.Node? {
    guard var node = primary() else { return nil }
    while true {
      if next == UInt8(ascii: "."), index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: ".") {
        index += 1
        guard let name = word() else { return nil }
        node = .member(node, name)
      } else if take("?.") {
        index -= 1
        node = .optional(node)
      } else if next == UInt8(ascii: "(") {
        guard let arguments = arguments(to: ")") else { return nil }
        node = .call(node, arguments, trailing: trailing())
      } else if next == UInt8(ascii: "[") {
        guard let arguments = arguments(to: "]") else { return nil }
        node = .index(node, arguments)
      } else if let closure = trailing() {
        node = .call(node, [], trailing: closure)
      } else {
        return node
      }
    }
  }

  private mutating func trailing() -> ExpressionTemplate.Node? {
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: " "), bytes[index + 1] == UInt8(ascii: "{") else {
      return nil
    }
    index += 1
    return braces()
  }

  private mutating func primary() -> ExpressionTemplate.Node? {
    switch next {
    case UInt8(ascii: "{"): return braces()
    case UInt8(ascii: "["): return arguments(to: "]").map { .array($0) }
    case UInt8(ascii: "("):
      if take("()") { return .text("()") }
      index += 1
      guard let inner = expression(), take(")") else { return nil }
      return .parenthesized(inner)
    case UInt8(ascii: "\""): return quoted()
    case UInt8(ascii: "\\"): return keyPath()
    case UInt8(ascii: "."):
      index += 1
      return word().map { .text("." + $0) }
    default: return name()
    }
  }

  /// Parses `word`, `Type<Argument>`, or `try await word`.
  private mutating func name() -> ExpressionTemplate.Node? {
    guard var text = word() else { return nil }
    while text == "try" || text == "await" || text.hasSuffix(" await"), take(" ") {
      guard let next = word() else { return nil }
      text += " " + next
    }
    return .text(text + genericArguments())
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
  private mutating func keyPath() -> ExpressionTemplate.Node? {
    let start = index
    index += 1
    while let byte = next, Self.isWord(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?") { index += 1 }
    return .text(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  /// Parses `{self}`, `{context}`, `{0}`, or a closure: `{ a, b in … }`.
  private mutating func braces() -> ExpressionTemplate.Node? {
    if take("{self}") { return .receiver }
    if take("{context}") { return .context }
    guard take("{") else { return nil }
    guard take(" ") else {
      guard let name = word(), let number = Int(name), take("}") else { return nil }
      return .argument(number)
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

  private mutating func closure(_ parameters: [String]) -> ExpressionTemplate.Node? {
    guard let body = expression(), take(" }") else { return nil }
    return .closure(parameters, body)
  }

  private mutating func arguments(to close: StaticString) -> [ExpressionTemplate.Argument]? {
    index += 1
    var arguments: [ExpressionTemplate.Argument] = []
    while !take(close) {
      if !arguments.isEmpty, !take(", ") { return nil }
      let start = index
      var label = word()
      if label == nil || !take(": ") {
        label = nil
        index = start
      }
      guard let value = expression() else { return nil }
      arguments.append(.init(label: label, value: value))
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

  private mutating func quoted() -> ExpressionTemplate.Node? {
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

  private func expression(_ index: Int) -> SwiftExpression {
    guard index < arguments.count else { return .text("()") }
    switch arguments[index] {
    case .one(let value): return value
    case .many(let values): return .array(values)
    case .omitted: return .text("()")
    }
  }

  /// Returns the expression of a node, with the placeholders replaced.
  func filled(_ node: ExpressionTemplate.Node) -> SwiftExpression {
    switch node {
    case .receiver: receiver ?? .text("self")
    case .context: context
    case .argument(let index): expression(index)
    case .text(let text): .text(text)
    case .member(let base, let name): filled(base).member(name)
    case .optional(let base): filled(base).chained
    case .call(let callee, let arguments, let trailing): call(callee, arguments, trailing)
    case .index(let base, let arguments): filled(base).index(filled(arguments))
    case .prefix(let symbol, let operand): .prefix(symbol, filled(operand))
    case .binary(let left, let symbol, let right): .binary(filled(left), symbol, filled(right))
    case .ternary(let condition, let then, let otherwise):
      .ternary(filled(condition), filled(then), filled(otherwise))
    case .parenthesized(let inner): filled(inner).parenthesized
    case .array(let elements): .array(filled(elements).map(\.value))
    case .closure(let parameters, let body): .closure(SwiftClosure(parameters, [.value(filled(body))]))
    }
  }

  private func call(
    _ callee: ExpressionTemplate.Node, _ arguments: [ExpressionTemplate.Argument], _ trailing: ExpressionTemplate.Node?
  ) -> SwiftExpression {
    let passed = filled(arguments)
    let function = if case .text(let name) = callee { self.function(name) } else { filled(callee) }
    guard let trailing else { return function.call(passed) }
    let last = filled(trailing)
    guard case .closure(let closure) = last.kind else { return function.call(passed + [SwiftArgument(nil, last)]) }
    return function.call(passed, trailing: closure)
  }

  private func filled(_ arguments: [ExpressionTemplate.Argument]) -> [SwiftArgument] {
    var result: [SwiftArgument] = []
    for argument in arguments {
      guard case .argument(let index) = argument.value, index < self.arguments.count else {
        result.append(SwiftArgument(argument.label, filled(argument.value)))
        continue
      }
      switch self.arguments[index] {
      case .one(let value): result.append(SwiftArgument(argument.label, value))
      case .many(let values):
        for (position, value) in values.enumerated() {
          result.append(SwiftArgument(position == 0 ? argument.label : nil, value))
        }
      case .omitted: break
      }
    }
    return result
  }
}
