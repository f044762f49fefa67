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

    mutating func add(remark: String) { self.remark += (self.remark.isEmpty ? "" : " ") + remark }

    /// Returns the field of two objects, the second of which may not have it.
    func merged(with other: Field?) -> Field {
      var field = self
      field.shape.isOptional = true
      guard let other else { return field }
      field.shape = shape.merged(with: other.shape)
      field.isRequired = isRequired && other.isRequired
      if defaultValue != other.defaultValue { field.defaultValue = nil }
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

  init(_ form: Form, isOptional: Bool = false) { (self.form, self.isOptional) = (form, isOptional) }

  init(of value: MustacheValue) {
    switch value {
    case .bool: self.init(.scalar(.bool))
    case .int: self.init(.scalar(.int))
    case .double: self.init(.scalar(.double))
    case .string(let text): self.init(.scalar(SampleScalar(of: text)))
    case .list(let items): self.init(.list(SampleShape(ofAll: items.map { SampleShape(of: $0) })))
    case .object(let object):
      self.init(.object(object.pairs.map { Field(key: $0.key, shape: SampleShape(of: $0.value)) }))
    case .null, .lambda, .text, .layout: self.init(.unknown, isOptional: true)
    }
  }

  /// The shape that all of the values have.
  init(ofAll shapes: [SampleShape]) {
    self.init(.unknown)
    for (index, shape) in shapes.enumerated() { self = index == 0 ? shape : merged(with: shape) }
  }

  func merged(with other: SampleShape) -> SampleShape {
    SampleShape(Self.merged(form, other.form), isOptional: isOptional || other.isOptional)
  }

  private static func merged(_ a: Form, _ b: Form) -> Form {
    switch (a, b) {
    case (.unknown, let form), (let form, .unknown): form
    case (.scalar(let a), .scalar(let b)): a.common(with: b).map { .scalar($0) } ?? .mixed
    case (.enumeration(let a), .enumeration(let b)): .enumeration(a + b.filter { !a.contains($0) })
    case (.list(let a), .list(let b)): .list(a.merged(with: b))
    case (.reference(let a), .reference(let b)) where a == b: .reference(a)
    case (.dictionary(let a), .dictionary(let b)): .dictionary(a.merged(with: b))
    case (.object(let a), .object(let b)): .object(merged(a, b))
    default: .mixed
    }
  }

  private static func merged(_ a: [Field], _ b: [Field]) -> [Field] {
    let others = Dictionary(b.map { ($0.key, $0) }) { first, _ in first }
    let keys = Set(a.map(\.key))
    return a.map { $0.merged(with: others[$0.key]) }
      + b.filter { !keys.contains($0.key) }.map { $0.merged(with: nil) }
  }

  /// The shape of the values if the object is a dictionary, whose keys are data, such as ids or dates; otherwise nil.
  var dictionaryValue: SampleShape? {
    if case .dictionary(let value) = form { return value.hasType ? value : nil }
    guard case .object(let fields) = form else { return nil }
    if fields.isEmpty { return SampleShape(.unknown) }
    var value = SampleShape(ofAll: fields.map(\.shape))
    guard fields.allSatisfy({ SampleScalar.isData(key: $0.key) }) || Self.areEntries(fields, of: value) else {
      return nil
    }
    // A sample without a key has no value for it, which does not make the values of other keys optional.
    value.isOptional = false
    return value.hasType ? value : nil
  }

  /// Whether the fields are many objects of one shape, such as the regions of a service by their names.
  private static func areEntries(_ fields: [Field], of value: SampleShape) -> Bool {
    guard fields.count >= entryCount, case .object(let common) = value.form else { return false }
    return fields.allSatisfy { field in
      guard case .object(let own) = field.shape.form else { return false }
      return own.map(\.key) == common.map(\.key)
    }
  }

  /// The number of objects of one shape from which they are entries of a dictionary. Fewer can be the sizes of an image.
  private static let entryCount = 8

  /// Whether a literal of the shape's type can have the value.
  func accepts(_ value: MustacheValue) -> Bool {
    switch (form, value) {
    case (.enumeration(let texts), .string(let text)): return texts.contains(text)
    case (.list, .list(let items)): return items.isEmpty
    case (.scalar(.string), .string), (.scalar(.double), .int): return true
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
