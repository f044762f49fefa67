import VmgenMustache

/// Reads the shape of the values that a JSON Schema describes.
///
/// Source: [JSON Schema, draft 2020-12](https://json-schema.org/draft/2020-12), and `definitions` of older drafts. What a
/// schema of vmgen cannot state gets a remark, or the field is omitted with a reason.
struct JSONSchemaReader {
  private let document: MustacheValue
  /// The references that are being read, to detect types that contain themselves.
  private var open: [String] = []

  init(_ document: MustacheValue) { self.document = document }

  /// The shape of the whole document.
  var shape: SampleShape {
    var reader = self
    return reader.shape(of: document, depth: 0)
  }

  /// The number of values that were read.
  private var count = 0

  /// The nesting and the number of values at which reading ends, because references can make a small document large.
  private static let depthLimit = 20
  private static let countLimit = 20_000

  private mutating func shape(of value: MustacheValue, depth: Int) -> SampleShape {
    count += 1
    guard depth < Self.depthLimit, count < Self.countLimit else {
      return SampleShape(.omitted("the JSON Schema is too large"))
    }
    guard case .object(let schema) = value else { return SampleShape(.omitted("it can have any type")) }
    if case .string(let reference)? = schema["$ref"] { return referenced(reference, depth) }
    var shape = described(schema, depth)
    if case .string(let title)? = schema["title"], !title.isEmpty { shape.typeName = title }
    return shape
  }

  private mutating func described(_ schema: MustacheObject, _ depth: Int) -> SampleShape {
    if case .list(let parts)? = schema["allOf"] {
      let rest = MustacheObject(pairs: schema.pairs.filter { $0.key != "allOf" }.map { ($0.key, $0.value) })
      let shapes = (parts + (schema["properties"] == nil ? [] : [.object(rest)])).map {
        shape(of: $0, depth: depth + 1)
      }
      return combined(shapes)
    }
    for key in ["oneOf", "anyOf"] {
      if case .list(let parts)? = schema[key] { return alternative(parts, depth) }
    }
    switch schema["type"] {
    case .list(let types):
      let named = types.filter { $0 != .string("null") }
      guard named.count == 1 else { return SampleShape(.omitted("it can have several types")) }
      return typed(named[0], schema, depth, isOptional: named.count < types.count)
    case let type?: return typed(type, schema, depth, isOptional: false)
    case nil where schema["properties"] != nil: return typed(.string("object"), schema, depth, isOptional: false)
    case nil where texts(schema["enum"]) != nil: return SampleShape(.scalar(.string))
    case nil: return SampleShape(.omitted("it can have any type"))
    }
  }

  private mutating func typed(
    _ type: MustacheValue, _ schema: MustacheObject, _ depth: Int, isOptional: Bool
  ) -> SampleShape {
    switch type {
    case .string("object"): SampleShape(object(schema, depth), isOptional: isOptional)
    case .string("array"):
      SampleShape(.list(shape(of: schema["items"] ?? .bool(true), depth: depth + 1)), isOptional: isOptional)
    case .string("string"): SampleShape(.scalar(text(schema["format"])), isOptional: isOptional)
    case .string("integer"): SampleShape(.scalar(.int), isOptional: isOptional)
    case .string("number"): SampleShape(.scalar(.double), isOptional: isOptional)
    case .string("boolean"): SampleShape(.scalar(.bool), isOptional: isOptional)
    case .string("null"): SampleShape(.omitted("it is always null"))
    default: SampleShape(.omitted("its type is not one of JSON Schema"))
    }
  }

  private mutating func object(_ schema: MustacheObject, _ depth: Int) -> SampleShape.Form {
    guard case .object(let properties)? = schema["properties"], properties.count > 0 else {
      guard let value = schema["additionalProperties"], case .object = value else {
        return .omitted("its keys are not described")
      }
      var shape = shape(of: value, depth: depth + 1)
      shape.isOptional = false
      return .dictionary(shape)
    }
    let required = Set(texts(schema["required"]) ?? [])
    return .object(
      properties.pairs.map { property in
        var field = SampleShape.Field(key: property.key, shape: shape(of: property.value, depth: depth + 1))
        if !required.contains(property.key) { field.shape.isOptional = true }
        if case .object(let own) = property.value {
          if case .string(let text)? = own["description"] { field.documentation = text }
          field.remark = remark(own)
        }
        return field
      })
  }

  /// What a JSON Schema states about a value that a field of a model does not.
  private func remark(_ schema: MustacheObject) -> String {
    var parts: [String] = []
    if let values = texts(schema["enum"]) { parts.append("One of: \(values.joined(separator: ", ")).") }
    let rules = Self.rules.filter { schema[$0] != nil }
    if !rules.isEmpty { parts.append("The JSON Schema also has: \(rules.joined(separator: ", ")).") }
    return parts.joined(separator: " ").split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The keywords of JSON Schema that restrict values, or state one.
  private static let rules = [
    "default", "const", "pattern", "minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum",
    "exclusiveMaximum", "multipleOf", "minItems", "maxItems", "uniqueItems", "patternProperties", "if", "not",
  ]

  private func text(_ format: MustacheValue?) -> SampleScalar {
    switch format {
    case .string("date-time"): .date
    case .string("date"): .day
    case .string("uri"), .string("url"): .url
    case .string("uuid"): .uuid
    default: .string
    }
  }

  private func texts(_ value: MustacheValue?) -> [String]? {
    guard case .list(let items)? = value else { return nil }
    let texts = items.compactMap { if case .string(let text) = $0 { text } else { nil } }
    return texts.count == items.count ? texts : nil
  }

  // MARK: Several schemas

  /// Returns the shape of a value that one of the schemas describes. One of them can be null.
  private mutating func alternative(_ parts: [MustacheValue], _ depth: Int) -> SampleShape {
    let null = MustacheValue.object(MustacheObject(pairs: [("type", .string("null"))]))
    let others = parts.filter { $0 != null }
    guard others.count == 1 else { return SampleShape(.omitted("it can have several types")) }
    var shape = shape(of: others[0], depth: depth + 1)
    if others.count < parts.count { shape.isOptional = true }
    return shape
  }

  /// Returns the shape of a value that all of the schemas describe: an object with the fields of all.
  private func combined(_ shapes: [SampleShape]) -> SampleShape {
    if shapes.count == 1 { return shapes[0] }
    var fields: [SampleShape.Field] = []
    for shape in shapes {
      guard case .object(let own) = shape.form else { return SampleShape(.omitted("it combines types")) }
      fields += own.filter { field in !fields.contains { $0.key == field.key } }
    }
    return SampleShape(.object(fields))
  }

  private mutating func referenced(_ reference: String, _ depth: Int) -> SampleShape {
    guard !open.contains(reference) else { return SampleShape(.omitted("its type contains itself")) }
    guard reference.hasPrefix("#"), let target = target(reference) else {
      return SampleShape(.omitted("its reference leads out of the file"))
    }
    open.append(reference)
    var shape = shape(of: target, depth: depth + 1)
    open.removeLast()
    shape.typeName = shape.typeName ?? reference.split(separator: "/").last.map(String.init)
    return shape
  }

  /// The schema that a JSON pointer leads to, such as `#/$defs/Address`.
  private func target(_ reference: String) -> MustacheValue? {
    var value = document
    for step in reference.dropFirst().split(separator: "/") {
      let key = String(step.replacing("~1", with: "/").replacing("~0", with: "~"))
      guard case .object(let object) = value, let next = object[key] else { return nil }
      value = next
    }
    return value
  }
}
