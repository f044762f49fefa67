import VmgenMustache

/// Reads the shape of the values that a JSON Schema describes.
///
/// Source: [JSON Schema, draft 2020-12](https://json-schema.org/draft/2020-12), and `definitions` of older drafts. What a
/// schema of vmgen cannot state gets a remark, or the field is omitted with a reason.
struct JSONSchemaReader {
  private let document: MustacheValue
  /// The shapes of the schemas that references lead to, by reference.
  private(set) var definitions: [String: SampleShape] = [:]
  /// The references to the definitions of the document, in order, and to those of them that the root does not contain.
  private(set) var named: [String] = []
  private(set) var unused: Set<String> = []
  /// The references that are being read and that contain each other directly: not in an array or a dictionary.
  private var open: [String] = []
  /// The references in arrays and dictionaries, which are read later: a model can contain itself in them.
  private var pending: [String] = []
  /// The number of arrays and dictionaries around the value that is being read, in the innermost reference.
  private var collections = 0

  /// The reason why a JSON Schema without a type has no type.
  static let anyType = "it can have any type"

  /// The reference to the whole document.
  static let root = "#"

  init(_ document: MustacheValue) {
    self.document = document
    read(Self.root)
    named = Self.namedDefinitions(in: document)
    for reference in named where definitions[reference] == nil {
      read(reference)
      unused.insert(reference)
    }
    definitions = definitions.mapValues { resolved($0, []) }
  }

  private mutating func read(_ reference: String) {
    _ = referenced(reference, depth: 0)
    while let next = pending.popLast() { _ = referenced(next, depth: 0) }
  }

  /// Returns the references to the definitions of a document.
  private static func namedDefinitions(in document: MustacheValue) -> [String] {
    ["$defs", "definitions"].flatMap { group -> [String] in
      guard case .object(let definitions)? = document[group] else { return [] }
      return definitions.keys.map { "#/\(group)/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }
    }
  }

  /// The number of values that were read.
  private var count = 0

  /// The nesting and the number of values at which reading ends.
  private static let depthLimit = 60
  private static let countLimit = 20_000

  private mutating func shape(of value: MustacheValue, depth: Int) -> SampleShape {
    count += 1
    guard depth < Self.depthLimit, count < Self.countLimit else {
      return SampleShape(.omitted("the JSON Schema is too large"))
    }
    guard case .object(let schema) = value else { return SampleShape(.omitted(Self.anyType)) }
    if case .string(let reference)? = schema["$ref"] {
      guard schema["properties"] != nil else { return referenced(reference, depth: depth) }
      var own = schema
      own["$ref"] = nil
      return combined([.object(["$ref": .string(reference)])], own, depth)
    }
    var shape = described(schema, depth)
    if case .string(let title)? = schema["title"], !title.isEmpty { shape.typeName = title }
    if case .string(let text)? = schema["description"] { shape.documentation = text }
    return shape
  }

  private mutating func described(_ schema: MustacheObject, _ depth: Int) -> SampleShape {
    if case .list(let parts)? = schema["allOf"] { return combined(parts, schema, depth) }
    for key in ["oneOf", "anyOf"] {
      if case .list(let parts)? = schema[key] { return alternative(parts, schema, key, depth) }
    }
    switch schema["type"] {
    case .list(let types):
      let named = types.filter { $0 != .string("null") }
      guard named.count == 1 else { return SampleShape(.omitted("it can have several types")) }
      return typed(named[0], schema, depth, isOptional: named.count < types.count)
    case let type?: return typed(type, schema, depth, isOptional: false)
    case nil: return untyped(schema, depth)
    }
  }

  /// Returns the shape of a value whose schema has no `type`, by its other keywords.
  private mutating func untyped(_ schema: MustacheObject, _ depth: Int) -> SampleShape {
    if schema["properties"] != nil { return typed(.string("object"), schema, depth, isOptional: false) }
    if let values = enumeration(schema) { return values }
    if let value = schema["const"] {
      let shape = SampleShape(of: value)
      if case .scalar = shape.form { return shape }
      return SampleShape(.omitted("it has one value, which is no scalar"))
    }
    if schema["items"] != nil || schema["prefixItems"] != nil {
      return typed(.string("array"), schema, depth, isOptional: false)
    }
    return SampleShape(.omitted(Self.anyType))
  }

  private mutating func typed(
    _ type: MustacheValue, _ schema: MustacheObject, _ depth: Int, isOptional: Bool
  ) -> SampleShape {
    switch type {
    case .string("object"): return SampleShape(object(schema, depth), isOptional: isOptional)
    case .string("array"):
      if schema["prefixItems"] != nil { return SampleShape(.omitted("it is a tuple, whose items differ in type")) }
      let element = element(schema["items"] ?? .bool(true), depth)
      return SampleShape(.list(element), isOptional: isOptional)
    case .string("string"):
      var shape = enumeration(schema) ?? SampleShape(.scalar(text(schema["format"])))
      shape.isOptional = shape.isOptional || isOptional
      return shape
    case .string("integer"):
      let limits = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"].compactMap { schema[$0] }
      let isLarge = limits.contains { if case .largeInteger = $0 { true } else { false } }
      return SampleShape(.scalar(isLarge ? .decimal : .int), isOptional: isOptional)
    case .string("number"): return SampleShape(.scalar(.double), isOptional: isOptional)
    case .string("boolean"): return SampleShape(.scalar(.bool), isOptional: isOptional)
    case .string("null"): return SampleShape(.omitted("it is always null"))
    default: return SampleShape(.omitted("its type is not one of JSON Schema"))
    }
  }

  /// Returns the shape of the elements of an array, or of the values of a dictionary.
  private mutating func element(_ schema: MustacheValue, _ depth: Int) -> SampleShape {
    collections += 1
    defer { collections -= 1 }
    return shape(of: schema, depth: depth + 1)
  }

  private mutating func object(_ schema: MustacheObject, _ depth: Int) -> SampleShape.Form {
    guard case .object(let properties)? = schema["properties"], properties.count > 0 else {
      guard let value = schema["additionalProperties"], case .object = value else {
        return .omitted("its keys are not described")
      }
      var shape = element(value, depth)
      shape.isOptional = false
      return .dictionary(shape)
    }
    let required = Set(texts(schema["required"]) ?? [])
    return .object(
      properties.pairs.map { property in
        field(property.key, property.value, isRequired: required.contains(property.key), depth)
      })
  }

  private mutating func field(
    _ key: String, _ value: MustacheValue, isRequired: Bool, _ depth: Int
  ) -> SampleShape.Field {
    var field = SampleShape.Field(key: key, shape: shape(of: value, depth: depth + 1), source: value)
    if case .object(let own) = value {
      if case .string(let text)? = own["description"] { field.documentation = text }
      field.defaultValue = own["default"]
      field.remark = own.remark
    }
    field.isRequired = isRequired
    return field
  }

  private func text(_ format: MustacheValue?) -> SampleScalar {
    switch format {
    case .string("date-time"): .date
    case .string("date"): .day
    case .string("uri"), .string("url"): .url
    case .string("uuid"): .uuid
    default: .string
    }
  }

  /// Returns the shape of an `enum`, or of a `const`, whose values are texts. One of them can be null.
  private func enumeration(_ schema: MustacheObject) -> SampleShape? {
    var values = schema["const"].map { [$0] } ?? []
    if case .list(let items)? = schema["enum"] { values = items }
    let others = values.filter { $0 != .null }
    guard let texts = texts(.list(others)), !texts.isEmpty else { return nil }
    return SampleShape(.enumeration(texts.uniqued), isOptional: others.count < values.count)
  }

  private func texts(_ value: MustacheValue?) -> [String]? {
    guard case .list(let items)? = value else { return nil }
    let texts = items.compactMap { if case .string(let text) = $0 { text } else { nil } }
    return texts.count == items.count ? texts : nil
  }

  // MARK: Several schemas

  /// Returns the shape of a value that one of the schemas describes. One of them can be null. Objects become one object,
  /// in which only the keys that all of them require are not optional.
  private mutating func alternative(
    _ parts: [MustacheValue], _ schema: MustacheObject, _ key: String, _ depth: Int
  ) -> SampleShape {
    let null = MustacheValue.object(MustacheObject(pairs: [("type", .string("null"))]))
    let others = parts.filter { $0 != null }
    let common = schema["properties"] == nil ? nil : object(schema, depth)
    if common == nil, others.count == 1 {
      var shape = shape(of: others[0], depth: depth + 1)
      if others.count < parts.count { shape.isOptional = true }
      return shape
    }
    let objects = others.compactMap { part in self.fields(of: part, depth).map { SampleShape(.object($0)) } }
    guard objects.count == others.count || common != nil else {
      return SampleShape(.omitted("it can have several types"))
    }
    var fields: [SampleShape.Field] = []
    if case .object(let own)? = common { fields = own }
    if case .object(let own) = SampleShape(ofAll: objects).form {
      fields += own.filter { field in !fields.contains { $0.key == field.key } }
    }
    var shape = SampleShape(.object(fields), isOptional: others.count < parts.count)
    shape.remark =
      objects.isEmpty
      ? "The JSON Schema also has: \(key)." : "A guess: the JSON Schema has several objects, which are one model here."
    return shape
  }

  /// Returns the shape of a value that all of the schemas describe: an object with the fields of all.
  private mutating func combined(_ parts: [MustacheValue], _ schema: MustacheObject, _ depth: Int) -> SampleShape {
    let own = MustacheObject(pairs: schema.pairs.filter { $0.key != "allOf" }.map { ($0.key, $0.value) })
    let all = parts + (schema["properties"] == nil ? [] : [.object(own)])
    if all.count == 1 { return shape(of: all[0], depth: depth + 1) }
    var fields: [SampleShape.Field] = []
    for part in all {
      guard let own = self.fields(of: part, depth) else { return SampleShape(.omitted("it combines types")) }
      fields += own.filter { field in !fields.contains { $0.key == field.key } }
    }
    return SampleShape(.object(fields))
  }

  /// Returns the fields of the objects that a schema describes, or nil if it does not describe objects.
  private mutating func fields(of schema: MustacheValue, _ depth: Int) -> [SampleShape.Field]? {
    // The fields are copied, so that a reference is direct also in an array.
    let outer = collections
    collections = 0
    defer { collections = outer }
    var shape = shape(of: schema, depth: depth + 1)
    while case .reference(let reference) = shape.form, let target = definitions[reference] { shape = target }
    if case .object(let fields) = shape.form { return fields }
    return nil
  }

  // MARK: References

  private mutating func referenced(_ text: String, depth: Int) -> SampleShape {
    guard text.hasPrefix("#") else { return SampleShape(.omitted("its reference leads out of the file")) }
    // The fragment of a URI: `%20` is a space.
    let reference = Self.percentDecoded(text)
    guard let target = target(reference) else {
      return SampleShape(.omitted("the file has no definition \(text)"))
    }
    if definitions[reference] != nil { return SampleShape(.reference(reference)) }
    if collections > 0 {
      pending.append(reference)
      return SampleShape(.reference(reference))
    }
    guard !open.contains(reference) else {
      return SampleShape(.omitted("its type contains itself, which a model can only in an array or a dictionary"))
    }
    open.append(reference)
    var shape = shape(of: target, depth: depth + 1)
    open.removeLast()
    shape.typeName = shape.typeName ?? Self.steps(of: reference).dropFirst().last
    if case .object(let own) = target, case .object = shape.form {
      shape.remark = [shape.remark, own.remark].filter { !$0.isEmpty }.joined(separator: " ")
    }
    definitions[reference] = shape
    return SampleShape(.reference(reference))
  }

  /// The schema that a JSON pointer without percent signs leads to, such as `#/$defs/Address`.
  private func target(_ reference: String) -> MustacheValue? {
    var value = document
    for key in Self.steps(of: reference) {
      guard case .object(let object) = value, let next = object[key] else { return nil }
      value = next
    }
    return value
  }

  /// Returns the keys on the way of a JSON pointer, in which `~1` is a slash.
  private static func steps(of reference: String) -> [String] {
    reference.dropFirst().split(separator: "/").map { String($0.replacing("~1", with: "/").replacing("~0", with: "~")) }
  }

  private static func percentDecoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a shape whose references lead to objects only: other types have no name in a schema.
  private func resolved(_ shape: SampleShape, _ open: [String]) -> SampleShape {
    var result = shape
    switch shape.form {
    case .reference(let reference):
      guard let target = definitions[reference] else { return SampleShape(.omitted("the JSON Schema is too large")) }
      if case .object = target.form { return shape }
      guard !open.contains(reference), open.count < Self.depthLimit else {
        return SampleShape(.omitted("its type contains itself"))
      }
      result = resolved(target, open + [reference])
      result.isOptional = result.isOptional || shape.isOptional
    case .list(let element): result.form = .list(resolved(element, open))
    case .dictionary(let value): result.form = .dictionary(resolved(value, open))
    case .object(let fields):
      result.form = .object(
        fields.map { field in
          var field = field
          field.shape = resolved(field.shape, open)
          if let value = field.defaultValue, !field.shape.accepts(value) {
            field.defaultValue = nil
            if value != .null { field.add(remark: "The default is: \(value.json.onOneLine).") }
          }
          // JSON without the key has the default.
          if !field.isRequired, field.defaultValue == nil { field.shape.isOptional = true }
          return field
        })
    case .unknown, .scalar, .enumeration, .omitted: break
    }
    return result
  }
}

extension MustacheObject {
  /// The keywords of JSON Schema that restrict values, or state one.
  private static let rules = [
    "pattern", "minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf",
    "minItems", "maxItems", "uniqueItems", "contains", "minProperties", "maxProperties", "propertyNames",
    "patternProperties", "dependentRequired", "dependentSchemas", "dependencies", "if", "then", "else", "not",
  ]

  /// What a JSON Schema states about a value that a field of a model does not.
  fileprivate var remark: String {
    var parts: [String] = []
    if case .list(let items)? = self["enum"], !items.allSatisfy({ $0.isText || $0 == .null }) {
      parts.append("One of: \(items.map(\.json.onOneLine).joined(separator: ", ")).")
    }
    if let value = self["const"], !value.isText { parts.append("Always: \(value.json.onOneLine).") }
    var rules = Self.rules.filter { self[$0] != nil }
    if self["properties"] != nil, case .object? = self["additionalProperties"] { rules.append("additionalProperties") }
    if !rules.isEmpty { parts.append("The JSON Schema also has: \(rules.joined(separator: ", ")).") }
    return parts.joined(separator: " ")
  }
}

extension MustacheValue {
  fileprivate var isText: Bool { if case .string = self { true } else { false } }
}

extension String {
  /// The text without line breaks and indentation.
  var onOneLine: String { split { $0.isWhitespace }.joined(separator: " ") }
}
