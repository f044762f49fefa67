import VmgenMustache

/// The type of a value, as far as JSON samples show it or a JSON Schema states it.
struct SampleShape: Equatable {
  indirect enum Form: Equatable {
    /// No sample has a value: all are null, or an array is empty.
    case unknown
    case scalar(SampleScalar)
    /// One of several texts.
    case enumeration([String])
    case list(SampleShape)
    case object([Field])
    /// An object whose keys are data.
    case dictionary(SampleShape)
    /// The definition of a JSON Schema that a reference leads to.
    case reference(String)
    /// No type of a schema has the values, for this reason.
    case omitted(String)

    static var mixed: Form { .omitted("its values have no common type") }
  }

  struct Field: Equatable {
    var key: String
    var shape: SampleShape
    /// The documentation of a JSON Schema.
    var documentation = ""
    /// A remark that is not in the schema as a type, such as the possible values of a text.
    var remark = ""
    /// Whether an object without the key is invalid, and otherwise the value that it has then.
    var isRequired = true
    var defaultValue: MustacheValue?
    /// A value of the field in a sample, or its JSON Schema, which a comment shows if the field is omitted.
    var source = MustacheValue.null

    mutating func add(remark: String) { self.remark += (self.remark.isEmpty ? "" : " ") + remark }

    /// Returns the field of several objects of which each can have it.
    ///
    /// - Parameters:
    ///   - fields: The fields with the same key, at least one.
    ///   - count: The number of objects.
    fileprivate static func common(_ fields: [Field], in count: Int) -> Field {
      var field = fields[0]
      guard count > 1 else { return field }
      field.shape = SampleShape(ofAll: fields.map(\.shape))
      if fields.count < count { field.shape.isOptional = true }
      field.isRequired = fields.allSatisfy(\.isRequired)
      if fields.contains(where: { $0.defaultValue != field.defaultValue }) { field.defaultValue = nil }
      return field
    }

    /// The reason why no field of a schema can have the values, or nil.
    var omission: String? {
      if key.isEmpty { return "a schema has no empty keys" }
      return shape.reasonWithoutType
    }
  }

  var form: Form
  /// Whether a sample is null or has no such key.
  var isOptional = false
  /// The name that a JSON Schema gives the type.
  var typeName: String?
  /// The documentation of the type, and a remark about it.
  var documentation = ""
  var remark = ""
  /// Whether the keys of a dictionary could be names, too.
  var isGuessedDictionary = false
  /// The number of an object, which equal objects share. See ``ObjectNumbers``.
  var number: Int?

  init(_ form: Form, isOptional: Bool = false) { (self.form, self.isOptional) = (form, isOptional) }

  init(of value: MustacheValue) {
    switch value {
    case .bool: self.init(.scalar(.bool))
    case .int: self.init(.scalar(.int))
    case .largeInteger(let digits):
      self.init(
        digits.count <= Self.decimalDigits
          ? .scalar(.decimal) : .omitted("a number has more digits than a `Decimal`"))
    case .double: self.init(.scalar(.double))
    case .string(let text): self.init(.scalar(SampleScalar(of: text)))
    case .list(let items): self.init(.list(SampleShape(ofAll: items.map { SampleShape(of: $0) })))
    case .object(let object):
      self.init(
        .object(object.pairs.map { Field(key: $0.key, shape: SampleShape(of: $0.value), source: $0.value) }))
    case .null, .lambda, .text, .layout: self.init(.unknown, isOptional: true)
    }
  }

  /// The number of digits that a `Decimal` holds.
  private static let decimalDigits = 38

  /// The shape that all of the values have.
  init(ofAll shapes: [SampleShape]) {
    guard shapes.count != 1 else {
      self = shapes[0]
      return
    }
    self.init(Self.common(shapes.map(\.form)), isOptional: shapes.contains(where: \.isOptional))
  }

  func merged(with other: SampleShape) -> SampleShape { SampleShape(ofAll: [self, other]) }

  private static func common(_ all: [Form]) -> Form {
    let forms = all.filter { $0 != .unknown }
    guard let first = forms.first else { return .unknown }
    if forms.count == 1 { return first }
    switch first {
    case .scalar(let scalar):
      let scalars = forms.compactMap { if case .scalar(let scalar) = $0 { scalar } else { nil } }
      guard scalars.count == forms.count else { return .mixed }
      let common = scalars.dropFirst().reduce(scalar) { (common: SampleScalar?, next) in common?.common(with: next) }
      return common.map { .scalar($0) } ?? .mixed
    case .enumeration:
      let texts = forms.compactMap { if case .enumeration(let texts) = $0 { texts } else { nil } }
      return texts.count == forms.count ? .enumeration(texts.flatMap(\.self).uniqued) : .mixed
    case .list:
      let elements = forms.compactMap { if case .list(let element) = $0 { element } else { nil } }
      return elements.count == forms.count ? .list(SampleShape(ofAll: elements)) : .mixed
    case .dictionary:
      let values = forms.compactMap { if case .dictionary(let value) = $0 { value } else { nil } }
      return values.count == forms.count ? .dictionary(SampleShape(ofAll: values)) : .mixed
    case .object:
      let objects = forms.compactMap { if case .object(let fields) = $0 { fields } else { nil } }
      return objects.count == forms.count ? .object(common(objects)) : .mixed
    case .reference: return forms.allSatisfy { $0 == first } ? first : .mixed
    case .unknown, .omitted: return .mixed
    }
  }

  private static func common(_ objects: [[Field]]) -> [Field] {
    var fields: [String: [Field]] = [:]
    var keys: [String] = []
    for field in objects.joined() {
      if fields[field.key] == nil { keys.append(field.key) }
      fields[field.key, default: []].append(field)
    }
    return keys.compactMap { key in fields[key].map { Field.common($0, in: objects.count) } }
  }

  /// The shape of the values if the object is a dictionary, whose keys are data, such as ids or dates; otherwise nil.
  var dictionaryValue: SampleShape? {
    if case .dictionary(let value) = form { return value.hasType ? value : nil }
    guard case .object(let fields) = form else { return nil }
    if fields.isEmpty { return SampleShape(.unknown) }
    guard fields.allSatisfy({ SampleScalar.isData(key: $0.key) }) || Self.areEntries(fields) else { return nil }
    var value = SampleShape(ofAll: fields.map(\.shape))
    // A sample without a key has no value for it, which does not make the values of other keys optional.
    value.isOptional = false
    return value.hasType ? value : nil
  }

  /// Whether the fields are many objects of one shape, such as the regions of a service by their names.
  private static func areEntries(_ fields: [Field]) -> Bool {
    guard fields.count >= entryCount, case .object(let first) = fields[0].shape.form else { return false }
    let keys = first.map(\.key)
    return fields.allSatisfy { field in
      guard case .object(let own) = field.shape.form else { return false }
      return own.map(\.key) == keys
    }
  }

  /// The number of objects of one shape from which they are entries of a dictionary. Fewer can be the sizes of an image.
  private static let entryCount = 8

  /// Whether a literal of the shape's type can have the value.
  func accepts(_ value: MustacheValue) -> Bool {
    switch (form, value) {
    case (.enumeration(let texts), .string(let text)): return texts.contains(text)
    case (.list, .list(let items)): return items.isEmpty
    case (.scalar(.string), .string), (.scalar(.double), .int), (.scalar(.decimal), .int): return true
    case (.scalar(let scalar), .bool), (.scalar(let scalar), .int), (.scalar(let scalar), .double),
      (.scalar(let scalar), .string):
      return SampleShape(of: value).form == .scalar(scalar)
    default: return false
    }
  }

  /// Whether the shape has a type in a schema.
  var hasType: Bool { reasonWithoutType == nil }

  /// The reason why the shape has no type in a schema, or nil.
  var reasonWithoutType: String? { reasonWithoutType(depth: 0) }

  private func reasonWithoutType(depth: Int) -> String? {
    guard depth < Self.nestingLimit else { return "its arrays are nested too deep" }
    switch form {
    case .omitted(let reason): return reason
    case .list(let element), .dictionary(let element): return element.reasonWithoutType(depth: depth + 1)
    case .unknown, .scalar, .enumeration, .object, .reference: return nil
    }
  }

  /// The nesting of arrays in a type, which is less than that in a schema, because literals have the same nesting.
  private static let nestingLimit = 20
}
