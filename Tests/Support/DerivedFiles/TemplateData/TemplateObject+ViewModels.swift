extension TemplateObject {
  /// The objects of view models.
  static let viewModels: [TemplateObject] = [
    TemplateObject(
      "view model",
      [
        .init("documentation", .text.orNull),
        .init("access", .text),
        .init("name", .text),
        .init("customs", .object("customs").orNull, "The requirements that you implement in an extension."),
        .init("isStateful", .boolean),
        .init("services", .object("services").orNull, "The services that the view model uses."),
        .init("focus", .object("focus").orNull, "The focus of the edits."),
        .init("screen", .object("screen").orNull, "Null if nothing navigates to it."),
        .init("statics", .object("methods").orNull, "The `static` functions and constants."),
        .init("inputs", .list("input"), ""),
        .init("hasInputs", .boolean, "Whether there are inputs."),
        .init(
          "errorPolicy", .object("used error policy").orNull,
          "Null if no steps have errors that the module's policy handles."),
        .init("editedProperties", .list("edited property"), "The drafts, then the edits, then the focus."),
        .init(
          "properties", .list("property"),
          "The states, the displays, and `isValid` of a view model with edits."),
        .init("methods", .list("display method"), "The displays with parameters."),
        .init("commands", .list("command"), ""),
        .init("lifecycleEvents", .list("lifecycle event"), "The reactions to events in the life of the screen."),
        .init("receptions", .list("reception"), "The reactions to events of children."),
        .init("hasChildren", .boolean, "Whether there are children."),
        .init("children", .list("child"), "The children and lists, as values that formulas read."),
        .init("lists", .list("view model list"), ""),
        .init("hasEvents", .boolean, "Whether there are events."),
        .init("areEventsHashable", .boolean, "Whether all values of events are `Hashable`."),
        .init("events", .list("event"), ""),
        .init("stored", .list("stored value"), "The stored values beside the inputs."),
        .init("hasStored", .boolean, "Whether there are stored values."),
        .init(
          "initialValues", .object("initial values").orNull,
          "Those that the initializer computes, because they read other values."),
        .init(
          "createdStored", .expression.orNull,
          "The creation of the stored values, if the initializer evaluates an initial value."),
        .init(
          "computed", .list("computed value"), "The displays and intermediate values that are computed at each read."),
        .init("valueMethods", .list("value method"), "The displays and intermediate values with parameters."),
        .init(
          "derived", .list("cached value"),
          "The cached ones: drafts, edits and commands as views see them, displays, `isValid`."),
        .init("hasDerived", .boolean, "Whether there are cached values."),
        .init(
          "timedProperties", .expression.orNull,
          "The keys of the observable properties that depend on the current date."),
        .init("rules", .list("rule"), "The static members of `CurrentValues`."),
        .init("keys", .texts, "The names of the observable properties."),
        .init("keyPaths", .texts, "Their key paths after `\\.`."),
        .init("changes", .statements, "Finds out which properties a change affects."),
        .init("comparisons", .list("comparison"), "Functions that compare the values of a type."),
      ]),
    TemplateObject(
      "focus",
      [
        .init("fields", .texts, "The edits that can have the focus, which are the cases of an enum.")
      ]),
    TemplateObject(
      "customs",
      [
        .init("protocol", .text, "The name of the protocol."),
        .init("functions", .list("custom function"), "The requirements."),
      ]),
    TemplateObject(
      "custom function",
      [
        .init("documentation", .text.orNull),
        .init("name", .text),
        .init("parameters", .list("parameter")),
        .init("effects", .text.orNull),
        .init("result", .text.orNull),
      ]),
    TemplateObject(
      "services",
      [
        .init("composition", .expression, "The protocols: `NavigatorProvider & SessionProvider`."),
        .init("isShared", .boolean, "Whether only view models that this one creates use some of them."),
      ]),
    TemplateObject(
      "screen",
      [
        .init("screenName", .text, "The name of the view model, as a literal."),
        .init("fingerprint", .text, "A literal that changes with the inputs and their types."),
        .init("result", .text.orNull, "The type of the screen's result."),
        .init("route", .expression.orNull, "The route of the current inputs; null without inputs."),
        .init("title", .expression.orNull, "The texts of the title bar."),
        .init("hasInitializer", .boolean, "Whether the route needs an initializer."),
        .init("restored", .object("restored values").orNull, "The values that are stored with the screen."),
      ]),
    TemplateObject(
      "restored values",
      [
        .init("fingerprint", .text, "A literal that changes with the values and their types."),
        .init("values", .list("element"), ""),
        .init("hasValues", .boolean),
        .init("saved", .expression, "The current values."),
        .init("assignments", .statements, "The assignments of stored values; empty without values."),
      ]),
    TemplateObject(
      "used error policy",
      [
        .init("hasServices", .boolean, "Whether the steps of the error policy use services.")
      ]),
    TemplateObject(
      "input",
      [
        .init("documentation", .text.orNull),
        .init("name", .text),
        .init("member", .text),
        .init("label", .text, "The name as an argument label."),
        .init("type", .text),
        .init("defaultValue", .expression.orNull),
        .init("keyword", .text, "`var`, or `let` for a constant input."),
        .init("isConstant", .boolean, "Whether the input never changes."),
      ]),
    TemplateObject(
      "edited property",
      [
        .init("access", .text),
        .init("documentation", .text.orNull),
        .init("name", .text),
        .init("member", .text),
        .init("accessor", .text),
        .init("type", .text, "`TextEdit<Int>`, `ValueEdit<Bool>`, `DraftEdit<Order>`, or `Form.Field?` for the focus."),
        .init("isStored", .boolean),
        .init("isCached", .boolean),
        .init("readsServices", .boolean),
        .init("rules", .text),
      ]),
    TemplateObject(
      "property",
      [
        .init("access", .text),
        .init("documentation", .text.orNull),
        .init("name", .text),
        .init("member", .text),
        .init("accessor", .text),
        .init("type", .text),
        .init("setter", .text.orNull, "The method that an assignment calls."),
        .init("isStored", .boolean),
        .init("isCached", .boolean),
        .init("readsServices", .boolean),
        .init("blankBefore", .boolean),
      ]),
    TemplateObject(
      "display method",
      [
        .init("access", .text),
        .init("documentation", .text.orNull),
        .init("name", .text),
        .init("member", .text),
        .init("type", .text),
        .init("parameters", .list("parameter")),
        .init("readsServices", .boolean),
        .init("call", .expression, "The call of the method with these parameters."),
      ]),
    TemplateObject(
      "value method",
      [
        .init("documentation", .text.orNull),
        .init("name", .text),
        .init("type", .text),
        .init("parameters", .list("parameter")),
        .init("readsChildren", .boolean),
        .init("body", .statements),
      ]),
    TemplateObject(
      "command",
      note:
        "A command without parameters is a property of type `Command`. A command with parameters is a property of type `CommandStatus` and a method.",
      [
        .init("access", .text),
        .init("documentation", .text.orNull),
        .init("name", .text),
        .init("member", .text),
        .init("accessor", .text),
        .init("method", .text, "The name of the method, which commands that differ in their labels share."),
        .init("failure", .text, "The type of its errors: `Never`, an error, or `any Error`."),
        .init("readsServices", .boolean),
        .init("isCached", .boolean),
        .init("blankBefore", .boolean),
        .init("rules", .text),
        .init("hasParameters", .boolean, "Whether it has parameters."),
        .init("parameters", .list("parameter")),
        .init("arguments", .texts, "The names of the parameters in the steps."),
        .init("isAsync", .boolean),
        .init("busy", .expression.orNull, "A closure with the busy text, if the text reads the parameters."),
        .init("steps", .expression),
      ]),
    TemplateObject(
      "lifecycle event",
      [
        .init("name", .text, "The method: `appear`, `disappear`, `enterForeground` or `enterBackground`."),
        .init("summary", .text, "The documentation of the method."),
        .init("starts", .boolean, "Whether the event starts streams and reactions."),
        .init("reactions", .list("reaction"), "What runs at the event."),
      ]),
    TemplateObject(
      "reaction",
      [
        .init("isFirst", .boolean, "Whether the steps run only at the first event."),
        .init("event", .text),
        .init("writes", .expression.orNull, "The rules of the edits whose pending entries the event writes first."),
        .init("isAsync", .boolean),
        .init("focused", .text.orNull, "The edit that receives the focus at the first event."),
        .init("steps", .expression.orNull, "A closure with the steps; null if the event only moves the focus."),
      ]),
    TemplateObject(
      "reception",
      [
        .init("name", .text, "The function that runs the steps."),
        .init("parameters", .list("parameter"), "The values of the event that the steps read."),
        .init("event", .text),
        .init("isAsync", .boolean),
        .init("steps", .expression),
      ]),
    TemplateObject(
      "child",
      [
        .init("name", .text),
        .init("type", .text, "Optional if the child can be nil, and an array for a list."),
        .init("rules", .text),
        .init("isList", .boolean, "Whether it is a list."),
      ]),
    TemplateObject(
      "view model list",
      [
        .init("access", .text),
        .init("name", .text),
        .init("member", .text),
        .init("content", .text, "The name of the cached value with its elements, after a dot."),
        .init("rules", .text, "The name of the rules of its rows."),
        .init("element", .text, "The type of an element."),
        .init("row", .text, "The type of a row's view model."),
        .init("load", .object("load").orNull, "Null for a list over a collection."),
        .init("isSelectable", .boolean, "Whether it is a list over a collection whose rows can be selected."),
        .init("blankBefore", .boolean),
        .init("documentation", .texts, "The lines of its documentation."),
      ]),
    TemplateObject(
      "load",
      [
        .init("failure", .text, "The type of its errors."),
        .init("loading", .text, "The name of the rules of the load."),
        .init("status", .text, "The name of the cached value with the status of the loads, after a dot."),
      ]),
    TemplateObject(
      "event",
      [
        .init("name", .text),
        .init("documentation", .texts, "The lines of its documentation."),
        .init("hasValues", .boolean),
        .init("values", .list("event value"), "The associated values."),
      ]),
    TemplateObject(
      "event value",
      [
        .init("label", .text.orNull),
        .init("type", .text),
      ]),
    TemplateObject(
      "initial values",
      [
        .init(
          "statements", .statements,
          "The statements that bind the values to names, before the stored values are created.")
      ]),
    TemplateObject(
      "stored value",
      [
        .init("name", .text),
        .init("type", .text.orNull, "The type, where the value does not determine it."),
        .init(
          "value", .expression.orNull,
          "The initial value; null for an optional that is nil, and for a value in `createdStored`."),
      ]),
    TemplateObject(
      "computed value",
      [
        .init("documentation", .text.orNull),
        .init("name", .text),
        .init("type", .text),
        .init("body", .statements, "The body of the getter."),
      ]),
    TemplateObject(
      "cached value",
      [
        .init("documentation", .text.orNull),
        .init("name", .text),
        .init("member", .text),
        .init("accessor", .text),
        .init("renewal", .text, "The method that computes the value anew."),
        .init("type", .text),
        .init("readsChildren", .boolean, "Whether it is computed from properties of children."),
        .init("computation", .statements, "The statements that compute, store and return the value."),
      ]),
    TemplateObject(
      "rule", note: "A constant or a function.",
      [
        .init("name", .text.orNull, "The name of a constant."),
        .init("type", .text.orNull, "The type of a constant."),
        .init("value", .expression.orNull, "The value of a constant."),
        .init("function", .object("rule function").orNull, "A function."),
      ]),
    TemplateObject(
      "rule function",
      [
        .init("name", .text),
        .init("parameters", .list("parameter")),
        .init("effects", .text, "`async` or `async throws`."),
        .init("result", .text.orNull),
        .init("body", .statements.orNull, "Null where it is empty."),
      ]),
    TemplateObject(
      "comparison",
      [
        .init("type", .text),
        .init("body", .statements, "The body, which returns whether `old` and `new` differ."),
      ]),
  ]
}
