import VmgenMustache

/// Numbers the objects in shapes: equal objects have the same number, which is compared instead of their fields.
struct ObjectNumbers {
  /// The numbers by the text of an object, in which objects are numbers, so that it has the length of its own fields.
  private var numbers: [String: Int] = [:]

  /// Returns a shape whose objects have numbers, and in which objects whose keys are data are dictionaries.
  mutating func numbered(_ shape: SampleShape) -> SampleShape { read(shape).shape }

  private mutating func read(_ shape: SampleShape) -> (shape: SampleShape, text: String) {
    var shape = shape
    if case .object = shape.form, let value = shape.dictionaryValue {
      (shape.form, shape.isGuessedDictionary) = (.dictionary(value), true)
    }
    let text: String
    switch shape.form {
    case .unknown: text = "unknown"
    case .scalar(let scalar): text = scalar.rawValue
    case .enumeration(let values): text = "enum " + values.map(Self.delimited).joined()
    case .reference(let reference): text = "ref " + reference
    case .omitted(let reason): text = "omitted " + reason
    case .list(let element):
      let read = read(element)
      (shape.form, text) = (.list(read.shape), "[\(read.text)]")
    case .dictionary(let value):
      let read = read(value)
      (shape.form, text) = (.dictionary(read.shape), "{\(read.text)}")
    case .object(let fields):
      let read = read(fields)
      (shape.form, shape.number, text) = (.object(read.fields), read.number, "object \(read.number)")
    }
    let attributes = [shape.typeName ?? "", shape.documentation, shape.remark].map(Self.delimited).joined()
    return (shape, Self.delimited(text) + attributes + (shape.isOptional ? "?" : ""))
  }

  private mutating func read(_ fields: [SampleShape.Field]) -> (fields: [SampleShape.Field], number: Int) {
    var text = ""
    let fields = fields.map { field in
      let read = read(field.shape)
      var field = field
      field.shape = read.shape
      let value = field.defaultValue?.json ?? ""
      text += [field.key, read.text, field.documentation, field.remark, value].map(Self.delimited).joined()
      text += field.isRequired ? "!" : "?"
      return field
    }
    let number = numbers[text] ?? numbers.count
    numbers[text] = number
    return (fields, number)
  }

  /// Returns a text with its length, so that two lists of texts are different if one of their texts is.
  private static func delimited(_ text: String) -> String { "\(text.utf8.count):\(text)" }
}

extension [String] {
  /// The texts without repetitions, in order.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
