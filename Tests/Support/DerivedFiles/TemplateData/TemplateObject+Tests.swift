extension TemplateObject {
  /// The objects of generated tests.
  static let tests: [TemplateObject] = [
    TemplateObject(
      "test file", note: "The data of `tests.mustache`.",
      [
        .init(
          "header", .text,
          "Names the schema. Only files with it in the first ten lines are overwritten or removed."),
        .init(
          "formatExceptions", .text.orNull,
          "The rules of swift-format that names of the schema violate: `AlwaysUseLowerCamelCase`."),
        .init("imports", .texts, "The lines of the imports, with `#if` if the interface needs `package import`."),
        .init(
          "requiredRuntime", .text.orNull,
          "The type of `ViewModelRuntime` that shows the version that the file requires."),
        .init("tests", .object("tests"), "The tests."),
        .init("copies", .list("copy"), "The functions that copy models with other values for some fields."),
        .init("code", .layout, "Lays out an expression; see “Line breaking”."),
        .init("list", .layout, "Lays out a list; see “Line breaking”."),
      ]),
    TemplateObject(
      "copy",
      [
        .init("type", .text, "The model."),
        .init("function", .text, "The name of the function."),
        .init("parameters", .list("element"), "The fields of the model, as optionals."),
        .init("body", .expression, "The copy."),
      ]),
    TemplateObject(
      "tests",
      [
        .init("isSwiftTesting", .boolean, "Whether the tests use Swift Testing, otherwise XCTest."),
        .init("doubles", .list("double"), "The doubles and fakes of services."),
        .init("containers", .list("double container"), "For `doubles.mustache`."),
        .init("viewModels", .list("tested view model"), "The view models of the schema."),
        .init(
          "recordsFailures", .boolean, "Whether tests of XCTest need a function that records a failure at its line."),
        .init("links", .list("tested links"), "The routers whose links are tested."),
        .init("samples", .object("tested samples").orNull, "The samples that can be encoded; null without any."),
      ]),
    TemplateObject(
      "tested view model",
      [
        .init("name", .text, "The name of the view model."),
        .init("suite", .text, "The type that holds its tests."),
        .init("doubles", .object("double container").orNull, "For `doubles.mustache`; null without services."),
        .init("hasTests", .boolean, "Whether there are examples, or a reason why they cannot run."),
        .init("examples", .object("examples").orNull, "The examples; null where none can run."),
        .init("graph", .object("graph").orNull, "The dependencies to check; null where there is nothing to check."),
        .init("skipped", .object("skipped examples").orNull, "Why the examples cannot run, for a disabled test."),
        .init("comparisons", .list("comparison"), "As in the view model."),
      ]),
    TemplateObject(
      "examples",
      [
        .init("file", .text, "The path of the schema relative to the folder of the tests, as a literal."),
        .init("isShort", .boolean, "Whether the start of the list fits on one line."),
        .init("isLong", .boolean, "Whether the path and the doubles do not fit on one line."),
        .init("given", .object("shared given"), "Creates the view model of the examples that share it."),
        .init("stepsOpening", .text, "The opening brace of the steps, with their parameters."),
        .init("cases", .list("test case"), "The methods of tests with XCTest."),
        .init("entries", .list("entry"), "The examples, in order."),
      ]),
    TemplateObject(
      "test case",
      [
        .init("method", .text, "The name of the method, from the title of the example."),
        .init("line", .number, "The line of the example in the schema."),
      ]),
    TemplateObject(
      "shared given",
      [
        .init("opening", .text, "The opening brace, with the parameters: `{ doubles, context in`."),
        .init("body", .statements, "The statements that create the view model."),
      ]),
    TemplateObject(
      "entry", note: "A single example has the keys from `line`, a group the keys `shared` and `entries`.",
      [
        .init("title", .text, "The title, as a literal or with the values of a row."),
        .init("isShort", .boolean, "Whether the title, the line and the opening brace fit on one line."),
        .init("group", .boolean.orNull, "Whether the entry is a group."),
        .init("table", .object("table").orNull, "The rows for which the example runs."),
        .init(
          "given", .list("given"),
          "What sets the initial state, where it is not that of the list."),
        .init("line", .number, "The line in the schema."),
        .init("isLong", .boolean, "Whether the title and the line do not fit on one line."),
        .init("opening", .text, "The opening brace of `given`, or of the steps without `given`."),
        .init("steps", .statements, "The statements that act and expect."),
        .init("shared", .object("shared steps").orNull, "The steps of a group that run before those of its examples."),
        .init("entries", .list("entry"), "The examples of a group, with the same keys."),
      ]),
    TemplateObject(
      "given",
      [
        .init("body", .statements, "The statements that configure the doubles, create the view model, or both."),
        .init("function", .text, "In a group, the function of the list to call: `given` or `configure`."),
        .init("opening", .text, "In a group, the opening brace."),
      ]),
    TemplateObject(
      "table",
      [
        .init("name", .text, "The name of the constant with the rows."),
        .init("rows", .statements, "The declaration of the constant."),
      ]),
    TemplateObject(
      "shared steps",
      [
        .init("steps", .statements, "The statements that act and expect.")
      ]),
    TemplateObject(
      "graph",
      [
        .init("fresh", .expression, "The function that creates a view model with the same inputs."),
        .init(
          "tables", .list("graph table"),
          "`paths`, `displays`, `edits`, `drafts`, `commands`, `lists` and `models`, without empty ones."),
        .init("hasConstants", .boolean, "Whether an input is constant."),
      ]),
    TemplateObject(
      "graph table",
      [
        .init("label", .text, "The argument label of the table."),
        .init("rows", .expression, "The rows, as an array."),
      ]),
    TemplateObject(
      "skipped examples",
      [
        .init("isShort", .boolean, "Whether the reason fits on the line of the trait."),
        .init("reason", .expression, "Why the examples cannot run, as a literal."),
      ]),
    TemplateObject(
      "tested links",
      [
        .init("suite", .text, "The name of the test suite."),
        .init("member", .text, "The name of the links: `appRouter`."),
      ]),
    TemplateObject(
      "tested samples",
      [
        .init("suite", .text, "The name of the type that holds the test."),
        .init("checks", .texts, "The samples."),
      ]),
  ]
}
