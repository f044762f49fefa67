@testable import VmgenSchemaSemantics

/// The declarations that random expressions use.
struct Vocabulary {
  struct Field {
    var name: String
    var type: Type
    var isVariable = true
    var hasDefault = true
  }
  struct Model {
    var name: String
    var fields: [Field]
    var type: Type { .declared(name) }
    /// The type of the identity, or nil if the model is not `Identifiable`.
    var identity: Type? { fields.first { $0.name == "id" }?.type }
  }
  struct Case {
    var name: String
    var values: [(label: String?, type: Type)] = []
  }
  struct Enumeration {
    var name: String
    var cases: [Case]
    var rawType: Type?
    var type: Type { .declared(name) }
    var hasValues: Bool { cases.contains { !$0.values.isEmpty } }
  }
  struct Function {
    var name: String
    var parameters: [(label: String?, type: Type)]
    var result: Type
  }

  var models: [Model] = []
  var enumerations: [Enumeration] = []
  var functions: [Function] = []
  /// The named values that a schema declares with `sample`.
  var samples: [(name: String, type: Type)] = []
  /// Whether there are literals whose sums and products overflow, and ranges with many elements. Schemas whose code runs
  /// have none, so that they end.
  var hasExtremes = true

  /// The types that values of view models have.
  var valueTypes: [Type] {
    var types = Self.usualTypes
    for model in models { types += [model.type, .optional(model.type), .array(model.type)] }
    for enumeration in enumerations { types += [enumeration.type, .optional(enumeration.type)] }
    return types
  }

  /// The types of the language, without declarations.
  static let usualTypes: [Type] = [
    .int, .string, .bool, .double, .decimal, .date, .day, .duration, .optional(.int), .optional(.string), .array(.int),
    .array(.string), .dictionary(key: .string, value: .int), .optional(.decimal), .array(.optional(.int)),
    .optional(.double), .array(.double), .optional(.date), .array(.array(.int)), .url,
  ]

  func model(_ type: Type) -> Model? { models.first { $0.type == type } }
  func enumeration(_ type: Type) -> Enumeration? { enumerations.first { $0.type == type } }

  /// The fields of all models that have a type, with the type of their model.
  func fields(of type: Type) -> [(owner: Type, name: String)] {
    models.flatMap { model in model.fields.filter { $0.type == type }.map { (model.type, $0.name) } }
  }
}
