@testable import VmgenSchemaSemantics

// Steps that navigate, and that call the functions of lists.
extension ViewModelMaker {
  private var screens: [Interface] { module.viewModels.filter { $0.isScreen && $0.result == nil } }

  mutating func navigation(_ local: String) -> SchemaPart? {
    guard interface.isScreen else { return nil }
    switch number(8) {
    case 0: return SchemaPart("navigator.pop()", .pop)
    case 1: return SchemaPart("navigator.popToRoot()", .popToRoot)
    case 2: return SchemaPart("navigator.dismiss()", .dismiss)
    case 3: if let path = random.pick(module.linkPaths) { return SchemaPart("navigator.open(\"\(path)\")", .openLink) }
    case 4: if let tabs = module.tabs { return SchemaPart("navigator.resetRoot(\(tabs.name))", .resetTabs) }
    default: break
    }
    guard let screen = random.pick(screens) else { return SchemaPart("navigator.pop()", .pop) }
    use(screen)
    let steps: [(String, Construct)] = [
      ("push", .push), ("present", .present), ("cover", .cover), ("resetRoot", .resetRoot),
    ]
    let step = random.pick(steps) ?? ("push", .push)
    return SchemaPart("navigator.\(step.0)(\(screen.name)(\(literals(of: screen))))", step.1)
  }

  /// Returns a step that opens a screen in front of the others.
  mutating func opening() -> SchemaPart? {
    guard let screen = random.pick(screens) else { return nil }
    use(screen)
    let step: (String, Construct) = random.chance(2) ? ("present", .present) : ("cover", .cover)
    return SchemaPart("navigator.\(step.0)(\(screen.name)(\(scoped([]) { $0.literals(of: screen) })))", step.1)
  }

  /// Returns a step that opens a screen and waits for its result.
  mutating func openForResult(_ local: String) -> SchemaPart? {
    guard interface.isScreen, let screen = module.viewModels.first(where: { $0.result != nil }),
      let result = screen.result
    else { return nil }
    use(screen)
    let step = random.pick(["push", "present", "cover"]) ?? "push"
    random.scope.append((local, result))
    return SchemaPart(
      "let \(local) = try await navigator.\(step)(\(screen.name)(\(literals(of: screen))))", .result)
  }

  private mutating func literals(of screen: Interface) -> String {
    arguments(of: screen, scope: random.scope, canShare: false).text
  }

  private mutating func use(_ screen: Interface) {
    for index in screen.services where !interface.services.contains(index) { interface.services.append(index) }
  }

  // MARK: Lists

  mutating func addListCommands(_ list: List) {
    guard let identity = list.element.identity else { return }
    var steps: [SchemaPart] = []
    if list.isSelectable {
      steps += [
        SchemaPart("\(list.name).select(id)", .select), SchemaPart("\(list.name).deselect(id)", .deselect),
        SchemaPart("\(list.name).deselectAll()", .deselect),
      ]
    }
    if list.isLoaded {
      let other = literal(of: list.element, 1, from: 7).dropFirst().dropLast()
      steps += [
        SchemaPart("\(list.name).refresh()", .refresh), SchemaPart("\(list.name).loadMore()", .loadMore),
        SchemaPart("\(list.name).retry()", .retry), SchemaPart("\(list.name).rowAppeared(id)", .rowAppeared),
        SchemaPart("\(list.name).insert(\(other)\(random.chance(2) ? ", before: id" : ""))", .insertRow),
        SchemaPart("\(list.name).update(\(other))", .updateRow), SchemaPart("\(list.name).remove(id)", .removeRow),
        SchemaPart("\(list.name).move(id\(random.chance(2) ? ", before: id" : ""))", .moveRow),
        SchemaPart("\(list.name).undo()", .undo),
      ]
      let requests = interface.ownServices(members).flatMap { index in
        module.services[index].functions.filter { $0.kind == .request && $0.result == nil }
          .map { (module.services[index].instance, $0) }
      }
      if let (instance, function) = random.pick(requests), let values = random.arguments(function.callParameters, 1) {
        let call = SchemaPart(
          "\(function.canThrow ? "try " : "")await \(instance).\(function.name)(\(values))", .tryCall)
        steps.append(SchemaPart(block: "\(list.name).remove(id) undo 5s", [call], .undoRemoval))
      }
    }
    for step in steps where random.chance(2) {
      let command = name("row")
      let parameter =
        step.opening.contains("id") && !step.opening.contains("(id:") || step.opening.contains("(id)")
          || step.opening.contains("before: id") ? "(id: \(identity))" : ""
      add(SchemaPart(block: "command \(command)\(parameter)", [step], .command))
      commands.append((command, parameter.isEmpty ? [] : [("id", identity)], false))
    }
  }
}
