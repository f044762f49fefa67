import VmgenMustache
import VmgenSchemaSyntax
import VmgenSwiftGeneration

/// A first schema for data: models, and for samples also a view model with an example of the first sample.
package struct ImportedSchema {
  /// A model that was written, to which other values of the same shape refer.
  private struct Model {
    var shape: SampleShape
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
  /// The number of models that have a declaration.
  private var declared = 0
  /// What makes a value one of a model: its reference in a JSON Schema, or the number of its shape.
  private enum ModelKey: Hashable {
    case reference(String)
    case number(Int)
  }
  /// The indices of models.
  private var modelIndices: [ModelKey: Int] = [:]
  private var numbers = ObjectNumbers()
  private var enumerations: [Enumeration] = []
  /// The indices of enums by their values.
  private var enumerationIndices: [[String]: Int] = [:]
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
    var schema = ImportedSchema()
    let shape = schema.numbers.numbered(SampleShape(ofAll: values.map { SampleShape(of: $0) }))
    guard case .object(let fields) = shape.form, !fields.isEmpty else { throw .noObject }
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
    let reader = JSONSchemaReader(value)
    schema.definitions = reader.definitions.mapValues { schema.numbers.numbered($0) }
    let reason = schema.addType(JSONSchemaReader.root, [name])
    var models = schema.modelDeclarations()
    var remarks = reason == nil || reason == JSONSchemaReader.anyType ? "" : remark("The JSON Schema", reason)
    // Definitions that are only in omitted keys have models, too.
    for reference in reader.named {
      guard let reason = schema.addType(reference, []) else { continue }
      let name = schema.definitions[reference]?.typeName ?? reference
      if reader.unused.contains(reference) { remarks += remark("The definition \(swiftString(name))", reason) }
    }
    models += schema.modelDeclarations()
    guard !schema.models.isEmpty || !schema.enumerations.isEmpty else { throw .noObject }
    return formatted(schema.file(models) + remarks)
  }

  private static func remark(_ what: String, _ reason: String?) -> String {
    "// \(what) is omitted, because \(comment(reason ?? "")).\n\n"
  }

  /// Adds the model or enum that a reference leads to, or that of its elements. Returns the reason why there is none.
  private mutating func addType(_ start: String, _ candidates: [String]) -> String? {
    guard var shape = definitions[start] else { return nil }
    var (reference, names): (String?, [String]) = (start, candidates)
    while true {
      names.insert(contentsOf: [shape.typeName].compactMap(\.self), at: 0)
      switch shape.form {
      case .reference(let next):
        guard let target = definitions[next] else { return nil }
        (shape, reference) = (target, next)
      case .list(let element), .dictionary(let element): (shape, reference) = (element, nil)
      case .object(let fields):
        if !fields.isEmpty { _ = model(shape, fields, names, reference: reference) }
        return nil
      case .enumeration(let values):
        _ = enumeration(values, names)
        return nil
      case .omitted(let reason): return reason
      case .unknown, .scalar: return "it is no object"
      }
    }
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
    let key = reference.map { ModelKey.reference($0) } ?? .number(shape.number ?? -1)
    if let index = modelIndices[key] { return index }
    modelIndices[key] = models.count
    if let number = shape.number, modelIndices[.number(number)] == nil { modelIndices[.number(number)] = models.count }
    models.append(
      Model(
        shape: shape, fields: fields, name: names.type(candidates), names: ImportedNames.fields(fields.map(\.key))))
    return models.count - 1
  }

  private mutating func enumeration(_ values: [String], _ candidates: [String]) -> Enumeration {
    if let index = enumerationIndices[values] { return enumerations[index] }
    enumerationIndices[values] = enumerations.count
    let new = Enumeration(values: values, name: names.type(candidates), cases: ImportedNames.cases(values))
    enumerations.append(new)
    return new
  }

  private mutating func declarations() -> String {
    // The declarations of models add enums.
    let models = modelDeclarations()
    return file(models)
  }

  /// Returns the declarations of the models that were added since the last call.
  private mutating func modelDeclarations() -> String {
    var text = ""
    // Fields add the models of their objects to the end.
    while declared < models.count {
      text += declaration(models[declared]) + "\n"
      declared += 1
    }
    return text
  }

  /// Returns the declarations of all models with those of the enums.
  private func file(_ models: String) -> String {
    let text = models + enumerations.map { declaration($0) + "\n" }.joined()
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
        if field.source.hasKeys { lines.append("    // In JSON: \(Self.comment(field.source.json.onOneLine))") }
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
    case .dictionary(let value) where shape.isGuessedDictionary:
      return value.form == .unknown
        ? "A guess: every sample is an empty object." : "A guess: the keys look like data."
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
      let type = type(of: element, candidates.map(singular))
      return "[\(type)\(element.isOptional && !type.hasSuffix("?") ? "?" : "")]"
    case .dictionary(let value):
      return "[String: " + type(of: value, candidates.map(singular)) + "]"
    case .object(let fields):
      return models[model(shape, fields, [shape.typeName].compactMap(\.self) + candidates)].name
    case .reference(let reference):
      guard let shape = definitions[reference], case .object(let fields) = shape.form else { return "String" }
      let names = [shape.typeName].compactMap(\.self) + candidates
      return models[model(shape, fields, names, reference: reference)].name
    }
  }

  // MARK: The view model

  /// Returns a view model for the first object that has texts: the sample, or one in it, such as the data of an answer.
  private func viewModel(_ root: Int, _ sample: MustacheObject) -> String? {
    var queue: [(model: Int, object: MustacheObject)] = [(root, sample)]
    var next = 0
    while next < queue.count {
      let (index, object) = queue[next]
      if let viewModel = viewModel(of: models[index], object) { return viewModel }
      next += 1
      for field in models[index].fields {
        var (shape, value) = (field.shape, object[field.key])
        while case .list(let element) = shape.form, case .list(let items)? = value {
          (shape, value) = (element, items.first)
        }
        guard case .object(let inner)? = value, let number = shape.number, let model = modelIndices[.number(number)]
        else { continue }
        queue.append((model, inner))
      }
    }
    return nil
  }

  /// Returns a view model that displays the first texts of a model, and an example.
  private func viewModel(of model: Model, _ sample: MustacheObject) -> String? {
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
      guard let known = enumerationIndices[values], let index = values.firstIndex(of: text) else { return nil }
      return ".\(enumerations[known].cases[index])"
    case (.scalar, .bool(let value)): return String(value)
    case (.scalar, .int(let value)): return String(value)
    // The parser reads digits alone as an `Int`.
    case (.scalar, .largeInteger(let digits)): return digits + ".0"
    case (.scalar, .double(let value)): return String(value)
    case (.list(let element), .list(let items)):
      let values = items.prefix(Self.elementCount).map { literal(element, $0) }
      return values.contains(nil) ? nil : list("[", values.compactMap(\.self), "]")
    case (.dictionary(let value), .object(let object)):
      let entries = object.pairs.prefix(Self.elementCount).map { entry in
        literal(value, entry.value).map { "\(swiftString(entry.key)): \($0)" }
      }
      return entries.contains(nil) ? nil : entries.isEmpty ? "[:]" : list("[", entries.compactMap(\.self), "]")
    case (.object, .object(let object)):
      return shape.number.flatMap { modelIndices[.number($0)] }.flatMap { literal(models[$0], object) }
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

extension MustacheValue {
  /// Whether the value contains an object with keys.
  fileprivate var hasKeys: Bool {
    switch self {
    case .object(let object): object.count > 0
    case .list(let items): items.contains(where: \.hasKeys)
    default: false
    }
  }
}
