import VmgenSchemaSyntax

/// Checks the router of the module: its screens, tabs and links.
struct RouterChecker: DeclarationReader {
  let steps: StepChecker

  var declarations: ModuleDeclarations { steps.declarations }
  var expressions: ExpressionChecker { steps.expressions }

  /// Checks a router. Returns nil for a second router, which has been reported.
  func check(_ syntax: RouterSyntax) -> Router? {
    guard declarations.router?.syntax === syntax else { return nil }
    for screen in syntax.screens { checkScreen(screen.name) }
    let tabs = syntax.tabs.compactMap { check($0) }
    let links = checkLinks(syntax.links)
    let screens = screens(from: syntax.range.file)
    let reason = "generated for the views of this router"
    declarations.checkCompanion(GeneratedName.views(of: syntax.name.text), of: syntax.name.range, reason)
    for screen in screens {
      declarations.checkCompanion(GeneratedName.screenContent(of: screen), of: syntax.name.range, reason)
    }
    return Router(
      name: syntax.name.text, range: syntax.range, documentation: syntax.documentation,
      screens: screens, tabs: tabs, links: links)
  }

  /// Returns the screens of the module, and of the modules that a file imports.
  private func screens(from file: SourceFile.ID) -> [String] {
    viewModels.filter { $0.value.interface.isScreen && isVisible($0.value.module, from: file) }.keys.sorted()
  }

  /// Checks `screen AboutViewModel`.
  private func checkScreen(_ name: Identifier) {
    guard isNameable(name) else { return }
    guard let entry = viewModels[name.text], isVisible(entry.module, from: name.range.file) else {
      return steps.reportNoViewModel(name)
    }
    index?.refer(to: .viewModel(name.text), at: name.range)
    steps.checkRoute(name.text, at: name.range)
  }

  // MARK: Tabs

  private func check(_ syntax: TabsSyntax) -> Router.Tabs? {
    guard let entry = declarations.tabs[syntax.name.text], entry.syntax === syntax else { return nil }
    if syntax.items.isEmpty { report(.emptyTabs(name: syntax.name.text), at: syntax.name.range) }
    checkUnique(syntax.items.map(\.name), as: "tab", of: syntax.name.text)
    let parameters = expressions.checkDefaults(of: entry.parameters, syntax.parameters)
    var environment = Environment(file: syntax.range.file)
    environment.hasContext = true
    let checker = RouterChecker(steps: StepChecker(expressions.in(environment)))
    let locals = checker.expressions.bind(parameters, syntax.parameters)
    for item in syntax.items { index?.define(.enumCase(type: syntax.name.text, name: item.name.text), at: item.name) }
    let items = syntax.items.compactMap { checker.check($0) }
    for (local, written) in zip(locals, syntax.parameters) where !expressions.session.usedLocals[local] {
      report(
        .unusedParameter(name: written.name?.text ?? ""), at: written.name?.range ?? written.range,
        help: "remove it, or pass it to a screen")
    }
    return Router.Tabs(
      name: syntax.name.text, documentation: syntax.documentation, parameters: parameters, services: entry.services,
      items: items)
  }

  private func check(_ syntax: TabSyntax) -> Router.Tab? {
    let title = expressions.check(syntax.title, as: .string, isText: true)
    let icon = syntax.icon.map { expressions.check($0, as: .string) }
    guard let screen = steps.checkScreen(syntax.screen, of: "tab") else { return nil }
    checkBadge(syntax.badge, of: screen.name)
    return Router.Tab(
      name: syntax.name.text, screen: screen, title: title, icon: icon, badge: syntax.badge?.text)
  }

  private func checkBadge(_ name: Identifier?, of screen: String) {
    guard let name, let entry = viewModels[screen], isNameable(name) else { return }
    guard let members = entry.interface.members else {
      return report(
        .badgeIsNoDisplay(name: name.text, model: screen), at: name.range,
        help: "remove it; the displays of another module's view model are not known here")
    }
    guard let member = members[name.text], let type = member.plainType else {
      if reportsPrivate(name, of: screen) { return }
      return reportMissing(
        .badgeIsNoDisplay(name: name.text, model: screen), name.text, at: name.range,
        among: members.filter { $0.value.plainType.map(isBadge) ?? false }.map(\.key),
        else: "declare it: `display \(name.text) = …`")
    }
    index?.refer(to: .member(viewModel: screen, member.id), at: name.range, type: type)
    if !isBadge(type) {
      report(
        .badgeIsNoDisplay(name: name.text, model: screen), at: name.range,
        help: "it is \(withArticle("`\(type)`")); a badge is an `Int`, a `String` or a `String?`")
    }
  }

  private func isBadge(_ type: Type) -> Bool { [.int, .string, .optional(.string), .unknown].contains(type) }
}
