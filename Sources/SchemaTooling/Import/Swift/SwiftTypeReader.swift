import VmgenSchemaSemantics

/// A type of Swift in the words of a schema.
struct ImportedType {
  var text: String
  /// The Swift type if the schema's type differs from it.
  var guess: String?
}

/// Reads types of Swift, as far as a schema has them.
struct SwiftTypeReader {
  /// The reason why a schema does not have a type.
  struct Refusal: Error { var reason: String }

  /// The names in the schema of the imported types, by their paths in Swift.
  let names: [[String]: String]
  /// The names of modules, which can be before the names of types.
  let modules: Set<String>
  /// The types that have other names, by the paths of these names.
  let aliases: [[String]: ArraySlice<SwiftToken>]
  /// The names of types that are not in the imported files, in order.
  private(set) var unknown: [String] = []

  init(names: [[String]: String], modules: Set<String>, aliases: [[String]: ArraySlice<SwiftToken>]) {
    (self.names, self.modules) = (names, modules.union(["Swift", "Foundation"]))
    self.aliases = aliases
  }

  /// The reader without the types that are unknown until now.
  var withoutUnknown: SwiftTypeReader {
    var reader = self
    reader.unknown = []
    return reader
  }

  private static let same: Set<String> = [
    "String", "Int", "Double", "Decimal", "Bool", "Date", "TimeZone", "Duration", "URL", "UUID", "Data", "Day",
  ]
  private static let similar: [String: String] = [
    "Float": "Double", "CGFloat": "Double", "TimeInterval": "Double", "Float32": "Double", "Float64": "Double",
    "Int8": "Int", "Int16": "Int", "Int32": "Int", "Int64": "Int", "UInt": "Int", "UInt8": "Int", "UInt16": "Int",
    "UInt32": "Int", "UInt64": "Int", "Substring": "String", "Character": "String", "LocalizedStringKey": "String",
    "LocalizedStringResource": "String", "NSDecimalNumber": "Decimal",
  ]
  private static let generics: Set<String> = [
    "Array", "Set", "IdentifiedArrayOf", "Optional", "Range", "ClosedRange", "Dictionary",
  ]
  private static let nestingLimit = 20

  /// Returns the type that tokens name in a type.
  mutating func type(_ tokens: ArraySlice<SwiftToken>, in path: [String]) throws(Refusal) -> ImportedType {
    guard !tokens.isEmpty else { throw Refusal(reason: "its type is not written in Swift") }
    var rest = tokens
    let type = try read(&rest, path, depth: 0)
    guard rest.isEmpty else {
      throw Refusal(reason: rest.first?.text == "->" ? Self.functions : "a schema does not have its type")
    }
    return type
  }

  private static let functions = "a schema has no values that are functions; use the result of a command, or an event"
  static let compositions = "it is a composition of protocols; declare a service with the functions of all of them"

  private mutating func read(
    _ tokens: inout ArraySlice<SwiftToken>, _ path: [String], depth: Int
  ) throws(Refusal) -> ImportedType {
    guard depth < Self.nestingLimit else { throw Refusal(reason: "its type is nested too deep") }
    while ["any", "some"].contains(tokens.first?.text) { tokens.removeFirst() }
    guard let first = tokens.first else { throw Refusal(reason: "a schema does not have its type") }
    var type: ImportedType
    switch (first.kind, first.text) {
    case (.symbol, "["): type = try collection(&tokens, path, depth)
    case (.symbol, "("): type = try group(&tokens, path, depth)
    case (.word, _): type = try named(&tokens, path, depth)
    default: throw Refusal(reason: first.text == "@" ? Self.functions : "a schema does not have its type")
    }
    while let suffix = tokens.first, suffix.isSymbol("?") || suffix.isSymbol("!") {
      tokens.removeFirst()
      if suffix.text == "!" { type.guess = type.text + "!" }
      if !type.text.hasSuffix("?") { type.text += "?" }
    }
    if tokens.first?.isSymbol("&") == true { throw Refusal(reason: Self.compositions) }
    return type
  }

  /// Reads the tokens in brackets, and removes the brackets.
  private func content(_ tokens: inout ArraySlice<SwiftToken>) throws(Refusal) -> ArraySlice<SwiftToken> {
    guard let first = tokens.first, let closing = first.closing, closing < tokens.endIndex else {
      throw Refusal(reason: "a schema does not have its type")
    }
    let content = tokens[(tokens.startIndex + 1)..<closing]
    tokens = tokens[(closing + 1)...]
    return content
  }

  private mutating func collection(
    _ tokens: inout ArraySlice<SwiftToken>, _ path: [String], _ depth: Int
  ) throws(Refusal) -> ImportedType {
    var inner = try content(&tokens)
    let element = try read(&inner, path, depth: depth + 1)
    guard inner.first?.isSymbol(":") == true else {
      guard inner.isEmpty else { throw Refusal(reason: "a schema does not have its type") }
      return ImportedType(text: "[\(element.text)]", guess: element.guess.map { "[\($0)]" })
    }
    inner.removeFirst()
    let value = try read(&inner, path, depth: depth + 1)
    return dictionary(element, value)
  }

  private func dictionary(_ key: ImportedType, _ value: ImportedType) -> ImportedType {
    let guess =
      key.guess == nil && value.guess == nil ? nil : "[\(key.guess ?? key.text): \(value.guess ?? value.text)]"
    return ImportedType(text: "[\(key.text): \(value.text)]", guess: guess)
  }

  private mutating func group(
    _ tokens: inout ArraySlice<SwiftToken>, _ path: [String], _ depth: Int
  ) throws(Refusal) -> ImportedType {
    var inner = try content(&tokens)
    if ["->", "async", "throws"].contains(tokens.first?.text) { throw Refusal(reason: Self.functions) }
    if inner.isEmpty { throw Refusal(reason: "a schema has no values of type `Void`") }
    let type = try read(&inner, path, depth: depth + 1)
    guard inner.isEmpty else {
      throw Refusal(reason: inner.first?.text == "->" ? Self.functions : "a schema has no tuples; declare a model")
    }
    return type
  }

  private mutating func named(
    _ tokens: inout ArraySlice<SwiftToken>, _ path: [String], _ depth: Int
  ) throws(Refusal) -> ImportedType {
    var names: [String] = []
    while let name = tokens.first, name.kind == .word {
      names.append(name.text.filter { $0 != "`" })
      tokens.removeFirst()
      guard tokens.first?.isSymbol(".") == true else { break }
      tokens.removeFirst()
    }
    if names.count > 1, modules.contains(names[0]), self.names[[names[0]]] == nil { names.removeFirst() }
    let name = names.joined(separator: ".")
    var arguments: [ImportedType] = []
    if tokens.first?.isSymbol("<") == true {
      guard Self.generics.contains(name) else {
        throw Refusal(reason: "a schema has no generic types such as `\(name)`")
      }
      repeat {
        tokens.removeFirst()
        arguments.append(try read(&tokens, path, depth: depth + 1))
      } while tokens.first?.isSymbol(",") == true
      guard tokens.first?.isSymbol(">") == true else { throw Refusal(reason: "a schema does not have its type") }
      tokens.removeFirst()
    }
    switch (name, arguments.count) {
    case ("Array", 1): return ImportedType(text: "[\(arguments[0].text)]", guess: arguments[0].guess.map { "[\($0)]" })
    case ("Set", 1):
      return ImportedType(text: "Set<\(arguments[0].text)>", guess: arguments[0].guess.map { "Set<\($0)>" })
    case ("IdentifiedArrayOf", 1):
      return ImportedType(text: "[\(arguments[0].text)]", guess: "\(name)<\(arguments[0].guess ?? arguments[0].text)>")
    case ("Optional", 1): return ImportedType(text: arguments[0].text + "?", guess: arguments[0].guess)
    case ("Range", 1) where isBound(arguments[0]), ("ClosedRange", 1) where isBound(arguments[0]):
      return ImportedType(text: "\(name)<\(arguments[0].text)>", guess: arguments[0].guess.map { "\(name)<\($0)>" })
    case ("Dictionary", 2): return dictionary(arguments[0], arguments[1])
    case (_, 1...): throw Refusal(reason: "a schema has no generic types such as `\(name)`")
    default:
      for count in stride(from: path.count, through: 0, by: -1) {
        guard var alias = aliases[path.prefix(count) + names] else { continue }
        if count == 0, names.count == 1, isUnknownPath(alias, path) { return unknownType(name) }
        return try read(&alias, path, depth: depth + 1)
      }
      return try plain(names, name, path)
    }
  }

  /// Whether a range of a schema can have bounds of the type.
  private func isBound(_ type: ImportedType) -> Bool { Type.named[type.text]?.isRangeBound == true }

  /// Returns the name in the schema of an imported type. An inner type hides an outer one.
  func name(of names: [String], in path: [String]) -> String? {
    stride(from: path.count, through: 0, by: -1).lazy.compactMap { self.names[path.prefix($0) + names] }.first
  }

  private mutating func plain(_ names: [String], _ name: String, _ path: [String]) throws(Refusal) -> ImportedType {
    if names == ["Self"], let known = self.names[path] { return ImportedType(text: known) }
    if let known = self.name(of: names, in: path) { return ImportedType(text: known) }
    if Self.same.contains(name) { return ImportedType(text: name) }
    if let similar = Self.similar[name] { return ImportedType(text: similar, guess: name) }
    // `Order.ID` is the type of the identity of a model.
    if names.count > 1, names.last == "ID" {
      let owner = try plain(Array(names.dropLast()), names.dropLast().joined(separator: "."), path)
      return ImportedType(text: owner.text + ".ID", guess: owner.guess.map { $0 + ".ID" })
    }
    if ["Any", "AnyObject", "Error"].contains(name) { throw Refusal(reason: "a schema has no type `\(name)`") }
    if name == "Void" { throw Refusal(reason: "a schema has no values of type `Void`") }
    guard names.count == 1, name.first?.isUppercase == true else {
      throw Refusal(reason: "the imported files have no type `\(name)`")
    }
    return unknownType(name)
  }

  private mutating func unknownType(_ name: String) -> ImportedType {
    if !unknown.contains(name) { unknown.append(name) }
    return ImportedType(text: name)
  }

  /// Whether tokens are the name of a nested type that no imported file declares, such as `Components.Schemas.Item`.
  private func isUnknownPath(_ tokens: ArraySlice<SwiftToken>, _ path: [String]) -> Bool {
    let names = tokens.filter { $0.kind == .word }.map(\.text)
    guard tokens.count == names.count * 2 - 1, tokens.allSatisfy({ $0.kind == .word || $0.isSymbol(".") }) else {
      return false
    }
    let rest = modules.contains(names[0]) ? Array(names.dropFirst()) : names
    return rest.count > 1 && rest.last != "ID" && name(of: rest, in: path) == nil
  }
}
