import VmgenSchemaSyntax

/// Parses the notation of ``BuiltIn/signature``.
///
/// A test parses every entry, so that the result nil, for an invalid entry, never occurs in a release.
struct SignatureParser {
  private let bytes: [UInt8]
  private var position = 0

  static func parse(_ notation: String) -> Signature? {
    var parser = SignatureParser(bytes: Array(notation.utf8))
    return parser.signature()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func signature() -> Signature? {
    let isStatic = takeWord("static")
    if take("-") || take("!") { return prefixOperator() }
    var signature: Signature
    if let name = functionName() {
      signature = Signature(form: .function, name: name, isCalled: true, result: .unknown)
    } else {
      guard let receiver = type() else { return nil }
      if take(".") {
        guard let name = identifier() else { return nil }
        signature = Signature(
          form: isStatic ? .staticMember : .property, name: name, receiver: receiver, isCalled: false,
          result: .unknown)
      } else {
        guard let symbol = operatorSymbol(), let operand = type() else { return nil }
        let right = Signature.Parameter(name: "right", type: operand, isVariadic: false)
        signature = Signature(
          form: .infixOperator, name: symbol, receiver: receiver, parameters: [right], isCalled: true,
          result: .unknown)
      }
    }
    if signature.form != .infixOperator, take("(") {
      guard let parameters = parameterList() else { return nil }
      signature.parameters = parameters
      signature.isCalled = true
      if signature.form == .property { signature.form = .method }
    }
    return finish(&signature)
  }

  private mutating func prefixOperator() -> Signature? {
    let symbol = String(decoding: [bytes[position - 1]], as: UTF8.self)
    guard let operand = type() else { return nil }
    var signature = Signature(
      form: .prefixOperator, name: symbol, receiver: operand, isCalled: true, result: .unknown)
    return finish(&signature)
  }

  /// Parses `-> TYPE [where T: C, …]`.
  private mutating func finish(_ signature: inout Signature) -> Signature? {
    guard take("-"), take(">"), let result = type() else { return nil }
    signature.result = result
    if takeWord("where") {
      repeat {
        guard let variable = identifier(), take(":"), let name = identifier(),
          let constraint = Signature.Constraint(rawValue: name)
        else { return nil }
        signature.constraints.append((variable, constraint))
      } while take(",")
    }
    skipSpaces()
    return position == bytes.count ? signature : nil
  }

  /// Parses a name that is directly followed by `(`, which is neither a type with a member nor an operand.
  private mutating func functionName() -> String? {
    let start = position
    if let name = identifier(), position < bytes.count, bytes[position] == UInt8(ascii: "(") { return name }
    position = start
    return nil
  }

  /// Parses the parameters after `(`, including the `)`.
  private mutating func parameterList() -> [Signature.Parameter]? {
    var parameters: [Signature.Parameter] = []
    if take(")") { return parameters }
    repeat {
      guard let label = identifier() else { return nil }
      let name = identifier() ?? label
      guard take(":"), let type = type() else { return nil }
      var parameter = Signature.Parameter(
        label: label == "_" ? nil : label, name: name, type: type, isVariadic: false)
      if take("."), take("."), take(".") { parameter.isVariadic = true }
      if take("=") { parameter.defaultValue = defaultValue() }
      parameters.append(parameter)
    } while take(",")
    return take(")") ? parameters : nil
  }

  /// Returns the text before the comma or bracket that ends it, ignoring those in string literals and nested brackets.
  private mutating func defaultValue() -> String {
    skipSpaces()
    let start = position
    var depth = 0
    var isText = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") { isText.toggle() }
      if !isText {
        if depth == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") { break }
        if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
        if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
      }
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  // MARK: Types

  private mutating func type() -> Type? {
    guard var type = primaryType() else { return nil }
    while position < bytes.count, bytes[position] == UInt8(ascii: "?") {
      position += 1
      type = .optional(type)
    }
    return type
  }

  private mutating func primaryType() -> Type? {
    if take("[") {
      guard let element = type() else { return nil }
      if take(":") {
        guard let value = type(), take("]") else { return nil }
        return .dictionary(key: element, value: value)
      }
      return take("]") ? .array(element) : nil
    }
    if take("(") {
      var parameters: [Type] = []
      if !take(")") {
        guard let list = typeList(), take(")") else { return nil }
        parameters = list
      }
      guard take("-"), take(">"), let result = type() else { return nil }
      return .function(parameters, result)
    }
    guard let name = identifier() else { return nil }
    var arguments: [Type] = []
    if position < bytes.count, bytes[position] == UInt8(ascii: "<") {
      position += 1
      guard let list = typeList(), take(">") else { return nil }
      arguments = list
    }
    return Self.resolve(name, arguments)
  }

  private mutating func typeList() -> [Type]? {
    var types: [Type] = []
    repeat {
      guard let type = type() else { return nil }
      types.append(type)
    } while take(",")
    return types
  }

  private static func resolve(_ name: String, _ arguments: [Type]) -> Type {
    switch (name, arguments.count) {
    case ("Set", 1): .set(arguments[0])
    case ("Range", 1): .range(arguments[0])
    case ("ClosedRange", 1): .closedRange(arguments[0])
    case ("Locale", 0): .locale
    case ("Calendar", 0): .calendar
    case (_, 0) where name.utf8.count == 1: .variable(name)
    default: Type.named[name] ?? .builtIn(name, arguments)
    }
  }

  // MARK: Bytes

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  private mutating func take(_ symbol: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard position < bytes.count, bytes[position] == UInt8(ascii: symbol) else { return false }
    position += 1
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    let start = position
    if identifier() == word { return true }
    position = start
    return false
  }

  private mutating func identifier() -> String? {
    skipSpaces()
    let start = position
    while position < bytes.count, Self.isIdentifier(bytes[position]) { position += 1 }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private mutating func operatorSymbol() -> String? {
    skipSpaces()
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: " ") { position += 1 }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
