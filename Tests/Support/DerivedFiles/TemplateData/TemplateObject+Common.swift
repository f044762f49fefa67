extension TemplateObject {
  /// The keys that have the same meaning in most objects. An object lists them without a meaning.
  static let common: [TemplateKey] = [
    .init("documentation", .text.orNull, "The documentation comment."),
    .init("access", .text, "The access level; empty for a private member."),
    .init("name", .text, "The name."),
    .init("type", .text, "The type."),
    .init("member", .text, "The name after a dot."),
    .init("accessor", .text, "The member of the stored or the current values."),
    .init("parameters", .list("parameter"), "The parameters, in order."),
    .init("rules", .text, "The name of its rules."),
    .init("event", .text, "The name of the event as a literal."),
    .init("result", .text.orNull, "The result type; null where the function returns nothing."),
    .init("defaultValue", .expression.orNull, "The default value."),
    .init("effects", .text.orNull, "`async`, `throws(LoadError)`, or both."),
    .init("blankBefore", .boolean, "Whether a blank line comes before it."),
    .init("readsServices", .boolean, "Whether its value may depend on a query of a service."),
    .init("isAsync", .boolean, "Whether its steps can suspend."),
    .init("steps", .expression, "A closure with the steps."),
    .init("hasInherited", .boolean, "Whether it inherits from any types."),
    .init("inherited", .texts, "The types that it inherits from."),
    .init("methods", .object("methods").orNull, "The methods and computed properties."),
    .init("isStored", .boolean, "Whether its value is one of the stored values."),
    .init("isCached", .boolean, "Whether a method returns its value, because the result is cached."),
    .init("isStateful", .boolean, "Whether the view model has state, services or effects."),
    .init("hasValues", .boolean, "Whether there are values."),
    .init("label", .text.orNull, "The label."),
  ]
}
