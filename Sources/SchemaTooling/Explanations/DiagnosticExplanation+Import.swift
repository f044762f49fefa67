import VmgenSchemaSyntax

/// VM0734–VM0738: the files of `vmgen import`. They do not depend on the text of a schema.
extension DiagnosticExplanation {
  static let importExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .badSample(reason: "{reason}"),
      """
      `vmgen import` reads JSON according to RFC 8259: without comments, trailing commas, `NaN`, or text after the
      value. An object cannot contain a key twice, because readers of JSON use different ones of the values. The position is that of the first mistake. vmgen has not written a schema.
      """),
    DiagnosticExplanation(
      of: .sampleWithoutObject,
      """
      A model is made of the keys of an object. A sample can also be an array of objects, which are samples of one model.
      Samples of other types, and objects whose keys are all numbers, dates or UUIDs, have no keys to name fields after.
      A JSON Schema describes objects with `properties`, at its root, in the elements of an array, or in its definitions.
      """),
    DiagnosticExplanation(
      of: .mixedSamples,
      """
      All files, and all elements of arrays in them, are samples of one model. A model has the values of objects only.

      If a server returns an object or, for example, a number, import the objects alone. What decodes the response reads the
      other values.
      """),
    DiagnosticExplanation(
      of: .badSwift(problem: "{problem}"),
      """
      `vmgen import swift` reads declarations. It reports strings, comments and brackets that are not closed, because it
      cannot find the end of declarations then. It does not find other mistakes. vmgen has not written a schema.
      """),
    DiagnosticExplanation(
      of: .swiftWithoutTypes(),
      """
      Structs with stored properties become models, enums become enums, and classes with `@Observable`, of the type
      `ObservableObject`, or with a name that ends with `ViewModel` become view models. Generic types, views, actors, other classes, and functions outside of types
      have no counterpart in a schema.
      """),
  ]
}
