extension TemplateObject {
  /// The objects of bindings, displays as values and routers.
  static let views: [TemplateObject] = [
    TemplateObject(
      "router",
      [
        .init("documentation", .text.orNull),
        .init("access", .text),
        .init("name", .text),
        .init("member", .text, "The name of the factory and of the links: `appRouter`."),
        .init("services", .expression.orNull, "The protocols of the services of all screens."),
        .init("screens", .list("router screen"), "The screens, sorted by name."),
        .init("views", .text, "The name of the protocol of the SwiftUI views."),
        .init("viewImports", .texts, "The lines that import SwiftUI."),
        .init("factory", .expression, "The factory of the screens' view models."),
        .init("hasLinks", .boolean, "Whether the router has links."),
        .init("links", .expression, "The table of the links."),
        .init("tabs", .list("tabs"), "The functions that create tabs."),
      ]),
    TemplateObject(
      "router screen",
      [
        .init("name", .text, "The name of the view model."),
        .init("content", .text, "The name of the associated type of its SwiftUI view."),
      ]),
    TemplateObject(
      "tabs",
      [
        .init("documentation", .text.orNull),
        .init("name", .text),
        .init("parameters", .list("parameter")),
        .init("services", .expression.orNull, "The protocols of the services of the tabs' screens."),
        .init("body", .expression, "The tabs."),
      ]),
    TemplateObject(
      "binding",
      [
        .init("access", .text),
        .init("name", .text, "The name of the view model."),
        .init("target", .text.orNull, "The parameter for the object that functions receive."),
        .init("displays", .list("bound display"), "The parameters of `bind`."),
      ]),
    TemplateObject(
      "bound display",
      [
        .init("name", .text),
        .init("member", .text),
        .init("type", .text),
        .init("port", .text.orNull, "`EditPort` or `CommandPort`; null for a function that receives each value."),
        .init("called", .text.orNull, "The method that the port calls, because the command has parameters."),
      ]),
    TemplateObject(
      "displays",
      [
        .init("access", .text),
        .init("name", .text),
        .init("viewModel", .text, "The name of the view model."),
        .init("isSendable", .boolean, "Whether the types of all displays are `Sendable`."),
        .init("inputs", .list("input"), ""),
        .init("displays", .list("display"), "Those that depend only on inputs and the context."),
        .init("formulas", .list("cached value"), "The displays and the intermediate values that they read."),
      ]),
    TemplateObject(
      "display",
      [
        .init("documentation", .text.orNull),
        .init("name", .text),
        .init("member", .text),
        .init("accessor", .text),
        .init("type", .text),
      ]),
  ]
}
