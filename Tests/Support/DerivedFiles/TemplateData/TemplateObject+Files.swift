extension TemplateObject {
  /// The objects of files and previews.
  static let files: [TemplateObject] = [
    TemplateObject(
      "file", note: "The data of `file.mustache`.",
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
        .init("declarations", .list("declaration"), "In the order of the schema."),
        .init(
          "preview", .object("preview").orNull,
          "Values for previews, for `preview.mustache`; null without the layers `preview`, `canvas` and `recording`."),
        .init("code", .layout, "Lays out an expression; see “Line breaking”."),
        .init("list", .layout, "Lays out a list; see “Line breaking”."),
      ]),
    TemplateObject(
      "preview",
      [
        .init("imports", .texts.orNull, "The import of `ViewModelTesting`; null without doubles and examples."),
        .init("doubles", .list("double"), "The doubles and fakes of services."),
        .init(
          "containers", .list("double container"), "The doubles of containers of services, for `doubles.mustache`."),
        .init("viewModels", .list("preview view model"), "Those with a preview value or examples."),
        .init("recordings", .list("recording"), "What the layer `recording` adds, for `recording.mustache`."),
        .init("isOnlyRecorded", .boolean, "Whether nothing else precedes the recordings."),
        .init("hasCanvas", .boolean, "Whether there is a `#Preview` of each example."),
      ]),
    TemplateObject(
      "double", note: "For `double.mustache`, or for `fake.mustache`.",
      [
        .init("fake", .object("fake").orNull, "Null for a double, which has the other keys."),
        .init("service", .text, "The name of the service."),
        .init("name", .text),
        .init("calls", .list("call type"), "The argument types of functions with several parameters."),
        .init("functions", .list("double function"), "The functions of the service, and the accessors of properties."),
        .init("isFaked", .boolean, "Whether the module has a fake of it."),
        .init("isRecorded", .boolean, "Whether a recorder can record the calls."),
      ]),
    TemplateObject(
      "fake",
      [
        .init("documentation", .text.orNull),
        .init("name", .text),
        .init("service", .text, "The name of the service."),
        .init("double", .text),
        .init("doubleType", .text),
        .init("states", .list("fake state"), "Its values."),
        .init("sends", .boolean, "Whether a function uses `emit`."),
        .init("functions", .list("fake function")),
        .init("answers", .statements.orNull, "Let the stubs of the double call the functions, or use the states."),
      ]),
    TemplateObject(
      "fake state",
      [
        .init("name", .text),
        .init("type", .text),
        .init("value", .expression),
      ]),
    TemplateObject(
      "fake function",
      [
        .init("documentation", .text.orNull),
        .init("name", .text),
        .init("parameters", .list("parameter")),
        .init("effects", .text.orNull),
        .init("result", .text.orNull),
        .init("body", .statements.orNull),
      ]),
    TemplateObject(
      "recording",
      [
        .init("access", .text),
        .init("doubles", .object("double container").orNull, "Null where only names are needed."),
        .init("declaresDoubles", .boolean, "Whether nothing else declares the doubles."),
        .init("type", .text, "The type of the services: the container, or `any LoginViewModel.Services`."),
        .init("viewModel", .text.orNull, "The view model; null for a container of services."),
        .init("names", .list("service name"), "The names that the view model gives to services."),
      ]),
    TemplateObject(
      "service name",
      [
        .init("service", .text, "The usual name, as a literal."),
        .init("name", .text, "The name in the view model, as a literal."),
      ]),
    TemplateObject(
      "call type",
      [
        .init("name", .text),
        .init("parameters", .list("element"), "Its elements."),
      ]),
    TemplateObject(
      "element",
      [
        .init("name", .text),
        .init("type", .text),
      ]),
    TemplateObject(
      "double function",
      [
        .init("name", .text),
        .init("parameters", .list("parameter")),
        .init("effects", .text.orNull),
        .init("result", .text.orNull),
        .init("isFunction", .boolean, "Whether it is no accessor of a property."),
        .init("accessors", .object("accessors").orNull, "Of a property; null for its setter, and for a function."),
        .init("stub", .text, "The name of the stub."),
        .init("stubType", .text, "`Stub<SignInCall, User, SignInError>`."),
        .init("stubName", .text, "The name of the function with its service, as a literal."),
        .init("standardAnswer", .text.orNull, "The result until a test sets another one: `()` or `nil`."),
        .init("body", .expression, "The call of the stub."),
        .init("forwarding", .expression.orNull, "Passes the calls of the stub to a service."),
        .init("isShort", .boolean, "Whether the function fits on one line."),
      ]),
    TemplateObject(
      "accessors",
      [
        .init("isReadOnly", .boolean, "Whether the property only has a getter without effects."),
        .init("setBody", .expression.orNull, "The call of the setter's stub."),
      ]),
    TemplateObject(
      "parameter",
      [
        .init("names", .text, "The label and the name: `login`, `_ login`, `for login`."),
        .init("type", .text),
        .init("defaultValue", .expression.orNull),
      ]),
    TemplateObject(
      "double container",
      [
        .init("name", .text),
        .init("owner", .text, "The name of the view model, or of the container of services."),
        .init("protocols", .texts, "What the type conforms to: `LoginViewModel.Services`, or the providers."),
        .init("services", .list("doubled service"), "The services that the owner uses or contains."),
      ]),
    TemplateObject(
      "doubled service",
      [
        .init("member", .text, "The property that provides the service: `session`."),
        .init("type", .text, "The service."),
        .init("doubleMember", .text, "The property that holds the double: `sessionDouble`."),
        .init("doubleType", .text, "The double."),
      ]),
    TemplateObject(
      "preview view model",
      [
        .init("name", .text),
        .init("access", .text),
        .init("doubles", .object("double container").orNull, "For `doubles.mustache`; null where it uses no services."),
        .init("value", .object("body").orNull, "The preview value; null where no value of an input is known."),
        .init("isStateful", .boolean),
        .init("hasExamples", .boolean, "Whether there are examples."),
        .init("examples", .list("preview example"), "The examples."),
      ]),
    TemplateObject(
      "body",
      [
        .init("body", .statements, "The body of `static var preview`.")
      ]),
    TemplateObject(
      "preview example",
      [
        .init("member", .text, "The property for the example: `aWrongPasswordIsReported`."),
        .init("reference", .text, "The name after a dot."),
        .init("title", .expression, "The title, as a literal."),
        .init("canvasTitle", .text, "The title for `#Preview`, as a literal."),
        .init("given", .statements, "Creates the view model."),
        .init("steps", .list("body"), "The steps without the expectations."),
      ]),
  ]
}
