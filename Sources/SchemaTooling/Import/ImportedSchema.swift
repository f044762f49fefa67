import VmgenMustache
import VmgenSchemaSyntax
import VmgenSwiftGeneration

/// A first schema for data: models, and for samples also a view model with an example of the first sample.
package struct ImportedSchema {
  /// A model that was written, to which other values of the same shape refer.
  private struct Model {
    var shape: SampleShape
    /// The reference to the model in a JSON Schema.
    var reference: String?
    var fields: [SampleShape.Field]
    var name: String
    var names: [String]
  }

  /// An enum that was written.
  private struct Enumeration {
    var values: [String]
    var name: String
    var cases: [String]
  }

  private var names = ImportedNames()
  private var models: [Model] = []
  private var enumerations: [Enumeration] = []
  /// The shapes of the definitions of a JSON Schema, by reference.
  private var definitions: [String: SampleShape] = [:]
  private var hasDates = false

  /// Returns the text of the schema, in canonical form.
  ///
  /// - Parameters:
  ///   - samples: Values with the same shape, or arrays of them.
  ///   - name: The name of the model.
  /// - Throws: ``NoModel`` if the samples are no objects.
  package static func text(of samples: [MustacheValue], named name: String) throws(NoModel) -> [UInt8] {
    let values = samples.flatMap(elements)
    let objects = values.compactMap { if case .object(let object) = $0 { object } else { nil } }
    guard objects.isEmpty || objects.count == values.count else { throw .mixed }
    let shape = SampleShape(ofAll: values.map { SampleShape(of: $0) })
    guard case .object(let fields) = shape.form, !fields.isEmpty, shape.dictionaryValue == nil else { throw .noObject }
    var schema = ImportedSchema()
    let root = schema.model(shape, fields, [name])
    let models = schema.declarations()
    guard let viewModel = objects.first.flatMap({ schema.viewModel(root, $0) }) else { return formatted(models) }
    // A view model is an extra: without it the models are still right.
    guard let finding = finding(models + viewModel) else { return formatted(models + viewModel) }
    return formatted(
      models + "\n// A view model is omitted, because its example has a finding: \(comment(finding.kind.message)).\n")
  }

  /// Returns the text of the schema with the models of a JSON Schema.
  ///
  /// - Parameter name: The name of the model, unless the JSON Schema has a title.
  /// - Throws: ``NoModel`` if it describes no object.
  package static func text(ofJSONSchema value: MustacheValue, named name: String) throws(NoModel) -> [UInt8] {
    var schema = ImportedSchema()
    schema.definitions = JSONSchemaReader(value).definitions
    guard let root = schema.definitions[JSONSchemaReader.root], case .object(let fields) = root.form, !fields.isEmpty
    else { throw .noObject }
    _ = schema.model(root, fields, [root.typeName ?? name, name], reference: JSONSchemaReader.root)
    return formatted(schema.declarations())
  }

  /// The reason why samples have no model.
  package enum NoModel: Error {
    case noObject
    /// Some samples are objects, and some are not.
    case mixed
  }

  /// The objects in a sample, which can be an array of them.
  private static func elements(_ value: MustacheValue) -> [MustacheValue] {
    guard case .list(let items) = value else { return [value] }
    return items.flatMap(elements)
  }

  private static func formatted(_ text: String) -> [UInt8] {
    let file = SourceFile(imported: text)
    return formatSchema(SyntaxTree(parsing: file)) ?? file.bytes
  }

  // MARK: Models

  /// Returns the index of the model with the fields. Equal shapes without a reference share one model.
  private mutating func model(
    _ shape: SampleShape, _ fields: [SampleShape.Field], _ candidates: [String], reference: String? = nil
  ) -> Int {
    if let index = index(of: fields, reference) { return index }
    let name = names.type(candidates)
    models.append(
      Model(
        shape: shape, reference: reference, fields: fields, name: name, names: ImportedNames.fields(fields.map(\.key))))
    return models.count - 1
  }

  private func index(of fields: [SampleShape.Field], _ reference: String? = nil) -> Int? {
    models.firstIndex { reference == nil ? $0.fields == fields : $0.reference == reference }
  }

  private mutating func enumeration(_ values: [String], _ candidates: [String]) -> Enumeration {
    if let known = enumerations.first(where: { $0.values == values }) { return known }
    let new = Enumeration(values: values, name: names.type(candidates), cases: ImportedNames.cases(values))
    enumerations.append(new)
    return new
  }

  private mutating func declarations() -> String {
    var text = ""
    var index = 0
    // Fields add the models of their objects to the end.
    while index < models.count {
      text += declaration(models[index]) + "\n"
      index += 1
    }
    for enumeration in enumerations { text += declaration(enumeration) + "\n" }
    guard hasDates else { return text }
    return """
      // Dates are texts in the form of ISO 8601, so decode the models with a `JSONDecoder` whose `dateDecodingStrategy` is
      // `.iso8601`, or one of your own if the texts have fractions of a second.


      """ + text
  }

  private mutating func declaration(_ model: Model) -> String {
    var lines: [String] = []
    if !model.shape.documentation.isEmpty { lines.append(Self.documentation(model.shape.documentation)) }
    lines.append("model \(model.name) {")
    if !model.shape.remark.isEmpty { lines.append("    // \(Self.comment(model.shape.remark))") }
    for (field, name) in zip(model.fields, model.names) {
      if let reason = field.omission {
        lines.append("    // The key \(swiftString(field.key)) is omitted, because \(Self.comment(reason)).")
        continue
      }
      if !field.documentation.isEmpty {
        lines.append(Self.documentation(field.documentation))
      }
      if !field.remark.isEmpty { lines.append("    // \(Self.comment(field.remark))") }
      if let guess = guess(field.shape) { lines.append("    // \(guess)") }
      let key = name == field.key ? "" : " key \(swiftString(field.key))"
      let type = type(of: field.shape, [field.key, "\(model.name) \(field.key)"])
      let optional = field.shape.isOptional && !type.hasSuffix("?") ? "?" : ""
      let value = field.defaultValue.flatMap { literal(field.shape, $0) }.map { " = \($0)" } ?? ""
      lines.append("    let \(name): \(type)\(optional)\(value)\(key)")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private func declaration(_ enumeration: Enumeration) -> String {
    let cases = zip(enumeration.cases, enumeration.values).map { name, value in
      "    case \(name)\(name == value ? "" : " = \(swiftString(value))")"
    }
    return (["enum \(enumeration.name): String {"] + cases + ["}", ""]).joined(separator: "\n")
  }

  private static func documentation(_ text: String) -> String {
    docComment(text.split(whereSeparator: \.isNewline).map(String.init))
  }

  /// Returns a text for a comment of one line.
  private static func comment(_ text: String) -> String {
    let line = visible(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    return line.count > commentLength ? line.prefix(commentLength) + "…" : line
  }

  /// The number of characters of a comment, because a value of a JSON Schema can have any length.
  private static let commentLength = 1000

  private func guess(_ shape: SampleShape) -> String? {
    switch shape.form {
    case .unknown: return "A guess: every sample is null."
    case .list(let element) where element.form == .unknown: return "A guess: every sample is empty or has only null."
    case .object(let fields) where fields.isEmpty: return "A guess: every sample is an empty object."
    case .object where shape.dictionaryValue != nil: return "A guess: the keys look like data."
    case .list(let element): return guess(element)
    case .scalar, .enumeration, .object, .dictionary, .reference, .omitted: return nil
    }
  }

  private mutating func type(of shape: SampleShape, _ candidates: [String]) -> String {
    switch shape.form {
    case .unknown: return shape.isOptional ? "String?" : "String"
    case .omitted: return "String"
    case .scalar(let scalar):
      if scalar == .date { hasDates = true }
      return scalar.rawValue
    case .enumeration(let values): return enumeration(values, [shape.typeName].compactMap(\.self) + candidates).name
    case .list(let element):
      let type = type(of: element, candidates.map(ImportedNames.singular))
      return "[\(type)\(element.isOptional && !type.hasSuffix("?") ? "?" : "")]"
    case .dictionary, .object:
      if let value = shape.dictionaryValue {
        return "[String: " + type(of: value, candidates.map(ImportedNames.singular)) + "]"
      }
      guard case .object(let fields) = shape.form else { return "String" }
      return models[model(shape, fields, [shape.typeName].compactMap(\.self) + candidates)].name
    case .reference(let reference):
      guard let shape = definitions[reference], case .object(let fields) = shape.form else { return "String" }
      let names = [shape.typeName].compactMap(\.self) + candidates
      return models[model(shape, fields, names, reference: reference)].name
    }
  }

  // MARK: The view model

  /// Returns a view model that displays the first texts of a model, and an example.
  private func viewModel(_ root: Int, _ sample: MustacheObject) -> String? {
    let model = models[root]
    let input = ImportedNames.lowerCamelCase(model.name)
    let displays = zip(model.fields, model.names).compactMap { field, name -> (name: String, text: String)? in
      guard field.omission == nil, field.shape == SampleShape(.scalar(.string)),
        case .string(let text)? = sample[field.key]
      else { return nil }
      return (name, text)
    }.prefix(Self.displayCount)
    guard !displays.isEmpty, let value = literal(model, sample) else { return nil }
    var lines = ["viewmodel \(model.name)ViewModel {", "    input \(input): \(model.name)", ""]
    lines += displays.map { "    display \($0.name)Text = \(input).\($0.name)" }
    lines += ["", "    example \"the first sample\" {", "        given \(input) = \(value)"]
    lines += displays.map { "        expect \($0.name)Text == \(swiftString($0.text))" }
    return (lines + ["    }", "}", ""]).joined(separator: "\n")
  }

  private static let displayCount = 5

  private func literal(_ model: Model, _ object: MustacheObject) -> String? {
    var arguments: [String] = []
    for (field, name) in zip(model.fields, model.names) where field.omission == nil {
      guard let value = literal(field.shape, object[field.key] ?? .null) else { return nil }
      arguments.append("\(name): \(value)")
    }
    return list("\(model.name)(", arguments, ")")
  }

  private func literal(_ shape: SampleShape, _ value: MustacheValue) -> String? {
    switch (shape.form, value) {
    case (_, .null): return "nil"
    case (.scalar(let scalar), .string(let text)):
      switch scalar {
      case .date, .day, .url, .uuid: return "\(scalar.rawValue.lowercased())(\(swiftString(text)))"
      default: return swiftString(text)
      }
    case (.enumeration(let values), .string(let text)):
      guard let known = enumerations.first(where: { $0.values == values }), let index = values.firstIndex(of: text)
      else { return nil }
      return ".\(known.cases[index])"
    case (.scalar, .bool(let value)): return String(value)
    case (.scalar, .int(let value)): return String(value)
    case (.scalar, .double(let value)): return String(value)
    case (.list(let element), .list(let items)):
      let values = items.prefix(Self.elementCount).map { literal(element, $0) }
      return values.contains(nil) ? nil : list("[", values.compactMap(\.self), "]")
    case (.object(let fields), .object(let object)):
      if let value = shape.dictionaryValue {
        let entries = object.pairs.prefix(Self.elementCount).map { entry in
          literal(value, entry.value).map { "\(swiftString(entry.key)): \($0)" }
        }
        return entries.contains(nil) ? nil : entries.isEmpty ? "[:]" : list("[", entries.compactMap(\.self), "]")
      }
      return index(of: fields).flatMap { literal(models[$0], object) }
    default: return nil
    }
  }

  /// Returns a list of items, each on a line of its own if they do not fit on one.
  private func list(_ opening: String, _ items: [String], _ closing: String) -> String {
    let line = opening + items.joined(separator: ", ") + closing
    if line.count <= Self.lineLength, !line.contains("\n") { return line }
    return opening + "\n" + items.joined(separator: ",\n") + "\n" + closing
  }

  /// The number of characters of a list on one line, which is indented.
  private static let lineLength = 90
  /// The number of elements of each array that an example has.
  private static let elementCount = 2
}
