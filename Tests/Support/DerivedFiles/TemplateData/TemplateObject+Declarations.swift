extension TemplateObject {
  /// The objects of enums, models, functions, samples and services.
  static let declarations: [TemplateObject] = [
    TemplateObject(
      "declaration",
      note: "One key has an object, the others are null. A view model has one entry for each of its layers.",
      [
        .init("enumeration", .object("enumeration").orNull, "An `enum` or an `error`."),
        .init("model", .object("model").orNull, "A `model`."),
        .init("externType", .object("extern type").orNull, "An `extern` or `extern model` with requirements."),
        .init("function", .object("function").orNull, "A `func`."),
        .init("sample", .object("sample").orNull, "A `sample`, or a `let` of the file."),
        .init("service", .object("service").orNull, "A `service`."),
        .init("serviceContainer", .object("service container").orNull, "A `services`."),
        .init("viewModel", .object("view model").orNull, "A `viewmodel`."),
        .init("binding", .object("binding").orNull, "The binding of a `viewmodel`."),
        .init("displays", .object("displays").orNull, "The displays of a `viewmodel` as values."),
        .init("router", .object("router").orNull, "A `router`."),
        .init("errorPolicy", .object("error policy").orNull, "The `errors` of the module."),
      ]),
    TemplateObject(
      "enumeration",
      [
        .init("documentation", .text.orNull),
        .init("access", .text),
        .init("name", .text),
        .init("hasInherited", .boolean),
        .init("inherited", .texts),
        .init("isError", .boolean, "Whether it is an `error`."),
        .init("cases", .list("case"), "The cases."),
        .init("label", .object("body").orNull, "The display text, `label(in:)`; null where no case has one."),
        .init("methods", .object("methods").orNull),
      ]),
    TemplateObject(
      "case",
      [
        .init("documentation", .text.orNull),
        .init("name", .text),
        .init("hasValues", .boolean),
        .init("values", .list("associated value"), "The associated values."),
        .init("rawValue", .expression.orNull, "The raw value."),
      ]),
    TemplateObject(
      "associated value",
      [
        .init("label", .text.orNull),
        .init("type", .text),
        .init("defaultValue", .expression.orNull),
      ]),
    TemplateObject(
      "methods",
      [
        .init("name", .text),
        .init("functions", .list("function"), ""),
      ]),
    TemplateObject(
      "function",
      [
        .init("documentation", .text.orNull),
        .init("access", .text),
        .init("name", .text),
        .init("isProperty", .boolean, "Whether it is a property; one that reads the context is a function."),
        .init("isMutating", .boolean, "Whether it is `mutating`, without a result."),
        .init("isStatic", .boolean, "Whether it belongs to the type."),
        .init("parameters", .list("parameter")),
        .init("context", .text.orNull, "The name of the parameter for the display context."),
        .init("result", .text, "The result type."),
        .init("body", .statements, "The body."),
      ]),
    TemplateObject(
      "model",
      [
        .init("documentation", .text.orNull),
        .init("access", .text),
        .init("name", .text),
        .init("hasInherited", .boolean),
        .init("inherited", .texts),
        .init("fields", .list("field"), "The fields."),
        .init(
          "initializer", .object("initializer").orNull, "Null where the initializer that Swift synthesizes is enough."),
        .init(
          "coding", .object("coding").orNull, "Null where Swift synthesizes it, or where the model is not codable."),
        .init("methods", .object("methods").orNull),
      ]),
    TemplateObject(
      "field",
      [
        .init("documentation", .text.orNull),
        .init("name", .text),
        .init("type", .text),
        .init("keyword", .text, "`var` or `let`."),
        .init("defaultValue", .expression.orNull, "The initial value; null where the initializer sets it."),
      ]),
    TemplateObject(
      "initializer",
      [
        .init("parameters", .list("initializer parameter"), "A parameter for each field.")
      ]),
    TemplateObject(
      "initializer parameter",
      [
        .init("label", .text, "The label."),
        .init("name", .text),
        .init("member", .text),
        .init("type", .text),
        .init("defaultValue", .expression.orNull),
      ]),
    TemplateObject(
      "coding",
      [
        .init("hasKeys", .boolean, "Whether the keys are declared, because Swift does not."),
        .init("plainKeys", .texts, "The keys with the names of their fields."),
        .init("renamedKeys", .list("coding key"), "The other keys."),
        .init(
          "decoding", .list("decoding").orNull, "The assignments of `init(from:)`; null where Swift synthesizes it."),
        .init("encoding", .list("encoding").orNull, "The calls of `encode(to:)`; null where Swift synthesizes it."),
      ]),
    TemplateObject(
      "coding key",
      [
        .init("name", .text),
        .init("key", .text, "The key in the encoded form, as a literal."),
      ]),
    TemplateObject(
      "decoding",
      [
        .init("place", .text, "The property: `name`, or `self.container` where a local has its name."),
        .init("value", .expression, "The decoded value."),
      ]),
    TemplateObject(
      "encoding",
      [
        .init("place", .text, "The property."),
        .init("member", .text),
        .init("method", .text, "`encode` or `encodeIfPresent`."),
      ]),
    TemplateObject(
      "extern type",
      [
        .init("name", .text),
        .init("conformances", .text.orNull, "The protocols that the schema requires: `Hashable & Sendable`."),
        .init("fields", .list("extern field"), "The fields that the schema reads."),
      ]),
    TemplateObject(
      "extern field",
      [
        .init("keyPath", .text, "`KeyPath`, or `WritableKeyPath` for a `var`."),
        .init("type", .text),
        .init("member", .text),
      ]),
    TemplateObject(
      "sample",
      [
        .init("documentation", .text.orNull),
        .init("access", .text),
        .init("name", .text),
        .init("type", .text),
        .init("owner", .text, "The type of a sample, or the namespace of constants for a `let`."),
        .init("declaresOwner", .boolean, "Whether the namespace of constants is declared here."),
        .init("repeatsType", .boolean, "Whether the name ends with the type's name, which swift-format reports."),
        .init("hasType", .boolean, "Whether the declaration needs a type annotation."),
        .init("continues", .boolean, "Whether a sample of the same type is right before it, in the same extension."),
        .init("isContinued", .boolean, "Whether a sample of the same type is right after it."),
        .init("value", .expression.orNull, "The value of a stored sample."),
        .init("body", .statements.orNull, "The body of a computed sample."),
      ]),
    TemplateObject(
      "service",
      [
        .init("documentation", .text.orNull),
        .init("access", .text),
        .init("name", .text),
        .init("functions", .list("service function"), "The requirements."),
        .init("provider", .text, "The protocol that provides the service."),
        .init("member", .text, "The requirement of that protocol."),
      ]),
    TemplateObject(
      "service function",
      [
        .init("documentation", .text.orNull),
        .init("name", .text),
        .init("isRequest", .boolean, "Whether it is a request. Queries and streams are on the main actor."),
        .init("parameters", .list("parameter")),
        .init("effects", .text.orNull),
        .init("result", .text.orNull),
        .init("accessors", .text.orNull, "What a property has: `get nonmutating set`. Null for a function."),
        .init("blankBefore", .boolean),
      ]),
    TemplateObject(
      "error policy",
      [
        .init("documentation", .text.orNull),
        .init("services", .expression.orNull, "The providers of the services of its steps; null without any."),
        .init("body", .statements, "The statements that handle `error`, or throw it."),
      ]),
    TemplateObject(
      "service container",
      [
        .init("documentation", .text.orNull),
        .init("access", .text),
        .init("name", .text),
        .init("services", .list("provided service"), "In the order of the list, or sorted."),
      ]),
    TemplateObject(
      "provided service",
      [
        .init("provider", .text, "The protocol of types that provide the service."),
        .init("member", .text, "The property: `session`."),
        .init("type", .text, "The service."),
      ]),
  ]
}
