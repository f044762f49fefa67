import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data for `router.mustache`: the views of all screens, the factory of their view models, tabs and links.
func routerData(_ router: Router, _ context: FileContext) -> MustacheValue {
  context.modules.insert(ModuleUse.runtime, inInterface: context.isExposed)
  let screens = router.screens.compactMap { context.declarations.viewModels[$0] }
  for screen in screens {
    if let module = context.environment.module(ofType: screen.name) {
      context.modules.insert(module, inInterface: context.isExposed)
    }
  }
  let services = Set(screens.flatMap(\.services)).sorted()
  return [
    "access": .string(context.access),
    "documentation": documentation(router.documentation),
    "name": .string(swiftIdentifier(router.name)),
    "member": .string(swiftIdentifier(lowerCamelCased(router.name), .member)),
    "services": .optional(context.providers(of: services)),
    "screens": .list(
      screens.map { screen in
        [
          "name": .string(swiftIdentifier(screen.name)),
          "content": .string(swiftIdentifier(GeneratedName.screenContent(of: screen.name))),
        ]
      }),
    "views": .string(swiftIdentifier(GeneratedName.views(of: router.name))),
    "viewImports": .list(FileImports("SwiftUI", inInterface: context.isExposed, context).lines.map { .string($0) }),
    "factory": .expression(.text("ScreenFactory").call(.array(screens.map(screenKind)))),
    "hasLinks": .bool(!router.links.isEmpty),
    "links": .expression(links(of: router, context)),
    "tabs": .list(router.tabs.map { tabsData($0, context) }),
  ]
}

/// Returns the entry of a screen in the factory: `ScreenKind(UserViewModel.ScreenRoute.self) { UserViewModel(id: $0.id,
/// context: context) }`.
private func screenKind(_ screen: ViewModelInterface) -> SwiftExpression {
  let inputs = screen.inputs.map { input in
    SwiftArgument(
      swiftIdentifier(input.name, .label), .placeholder.member(swiftIdentifier(input.name, .member)))
  }
  let name = SwiftExpression.text(swiftIdentifier(screen.name))
  let made = name.call(inputs + surroundings(of: screen.services))
  return .text("ScreenKind").call(
    name.member("ScreenRoute").member("self"),
    trailing: SwiftClosure(naming: "route", [.value(made)]))
}

/// Returns the services and the context of a new view model.
private func surroundings(of services: [String]) -> [SwiftArgument] {
  let context = SwiftArgument("context", .text("context"))
  return services.isEmpty ? [context] : [SwiftArgument("services", .text("services")), context]
}

// MARK: - Tabs

private func tabsData(_ tabs: Router.Tabs, _ context: FileContext) -> MustacheValue {
  let parameters = context.parametersData(tabs.parameters)
  let items = tabs.items.map { SwiftExpression.text("ScreenTab").call(tab($0, of: tabs, context)) }
  let body = SwiftExpression.text("ScreenTabs").call([nil: .array(items), "name": .literal(tabs.name)])
  return [
    "documentation": documentation(tabs.documentation),
    "name": .string(swiftIdentifier(tabs.name)),
    "parameters": parameters,
    "services": .optional(context.providers(of: tabs.services)),
    "body": .expression(body),
  ]
}

private func tab(_ tab: Router.Tab, of tabs: Router.Tabs, _ context: FileContext) -> [SwiftArgument] {
  let locals = tabs.parameters.map(\.name)
  var lowering = context.lowering(PlainNames(parameters: locals))
  let inputs = arguments(tab.screen, &lowering)
  // The label is read again after a change, so it uses the current context of the screen.
  var labeling = context.lowering(
    PlainNames(context: SwiftExpression.placeholder.member("context"), parameters: locals))
  var label = [SwiftArgument(labeling.expression(tab.title))]
  if let icon = tab.icon { label.append(SwiftArgument("icon", labeling.expression(icon))) }
  if let badge = tab.badge {
    label.append(SwiftArgument("badge", .placeholder.member(swiftIdentifier(badge, .member))))
  }
  let services = context.declarations.viewModels[tab.screen.name]?.services ?? []
  let screen = SwiftExpression.text(swiftIdentifier(tab.screen.name)).call(inputs + surroundings(of: services))
  let made = SwiftExpression.text("ScreenTabLabel").call(label)
  return [
    SwiftArgument(screen), SwiftArgument("name", .literal(tab.name)),
    SwiftArgument("label", .closure(SwiftClosure(naming: "screen", [.value(made)]))),
  ]
}

private func arguments(_ screen: ViewModelConstruction, _ lowering: inout SwiftLowering) -> [SwiftArgument] {
  screen.arguments.map { argument in
    SwiftArgument(argument.label.map { swiftIdentifier($0, .label) }, lowering.expression(argument.value))
  }
}

// MARK: - Links

private func links(of router: Router, _ context: FileContext) -> SwiftExpression {
  let links = router.links.map { link in
    var lowering = context.lowering(LinkNames(link: link))
    let routes = link.screens.map { screen in
      SwiftExpression.text(swiftIdentifier(screen.name)).member("ScreenRoute").call(arguments(screen, &lowering))
    }
    let value: SwiftExpression = link.parameters.isEmpty ? .array(routes) : .array(routes).marked(.try)
    var passed = [SwiftArgument(.literal(link.pattern.text))]
    if let tab = link.tab {
      passed.append(SwiftArgument("inTab", .literal(tab.tab)))
      passed.append(SwiftArgument("of", .literal(tab.tabs)))
    }
    return SwiftExpression.text("ScreenLink").call(
      passed,
      trailing: SwiftClosure(naming: "parameters", [.value(value)]))
  }
  return .text("LinkTable").call(.array(links))
}

/// The names in the screens of a link: a parameter is read from the link.
private struct LinkNames: NameLookup {
  let link: Router.Link

  var context: SwiftExpression { .text("DisplayContext").member("current") }

  func reference(_ reference: Reference) -> SwiftExpression {
    guard case .local(let name) = reference, let parameter = link.parameters.first(where: { $0.name == name }) else {
      return PlainNames().reference(reference)
    }
    let function = parameter.type.isOptional ? "optional" : "required"
    return .placeholder.member(function).call([
      nil: .literal(name),
      "as": .text(parameter.type.unwrapped.swiftText).member("self"),
    ])
  }

  func isTaken(_ name: String) -> Bool { false }
}
