import VmgenSchemaSyntax

/// Calls of a navigator, such as `navigator.push(HomeViewModel(user: user))`.
extension StepChecker {
  func checkNavigation(
    _ use: String, _ name: Identifier, _ arguments: [Argument], _ range: SourceRange
  ) -> Navigation? {
    expressions.memberUse.called.insert(use)
    guard let kind = Navigation.Kind(rawValue: name.text) else {
      expressions.reportNoFunction(name, ServiceDeclaration.navigator)
      return nil
    }
    guard kind.takesViewModel else {
      if let extra = arguments.first {
        report(.extraArgument, at: extra.value.range, ["name": name.text], help: "write `\(name.text)()`")
        return nil
      }
      return Navigation(use: expressions.environment.id(of: use), kind: kind)
    }
    guard let argument = arguments.first, arguments.count == 1, argument.label == nil else {
      report(
        .navigatesNowhere, at: arguments.dropFirst().first?.value.range ?? name.range, ["name": name.text])
      return nil
    }
    return checkConstruction(argument.value, name).map {
      Navigation(use: expressions.environment.id(of: use), kind: kind, viewModel: $0)
    }
  }

  private func checkConstruction(_ value: Expression, _ kind: Identifier) -> ViewModelConstruction? {
    if case .missing = value.kind { return nil }
    guard case .call(let callee, let arguments) = value.kind, case .name(let name) = callee.kind else {
      var help: String?
      // An error of the name has been reported.
      if case .name(let name) = value.kind, expressions.environment.local(name)?.type == .unknown { return nil }
      if case .name(let name) = value.kind, viewModels[name] != nil { help = "create it: `\(name)(…)`" }
      report(.navigatesNowhere, at: value.range, ["name": kind.text], help: help)
      return nil
    }
    guard let entry = viewModels[name], isVisible(entry.module, from: callee.range.file) else {
      expressions.inferUnused(arguments)
      reportNoViewModel(Identifier(text: name, range: callee.range))
      return nil
    }
    if let passed = arguments.first(where: { $0.label?.text == "services" || $0.label?.text == "context" }) {
      report(
        .extraArgument, at: passed.label?.range ?? passed.value.range, ["name": name],
        help: "remove it; services and context are passed automatically")
      return nil
    }
    expressions.memberUse.made.insert(name)
    index.refer(to: .viewModel(name), at: callee.range)
    let parameters = entry.interface.inputs.map {
      Parameter(label: $0.name, name: $0.name, type: $0.type, defaultValue: $0.defaultValue)
    }
    return expressions.checkArguments(arguments, parameters, of: name, callee.range, value.range).map {
      ViewModelConstruction(name: name, arguments: $0)
    }
  }

  func reportNoViewModel(_ name: Identifier) {
    if let module = viewModels[name.text]?.module, !isVisible(module, from: name.range.file) {
      report(.notImported, at: name.range, ["name": name.text, "module": module])
      return
    }
    let known = viewModels.filter { isVisible($0.value.module, from: name.range.file) }.map(\.key)
    let isOther = types[name.text] != nil || functions[name.text] != nil
    reportMissing(
      .notAViewModel, name.text, at: name.range, ["name": name.text], among: isOther ? [] : known,
      else: isOther ? nil : "declare it: `viewmodel \(name.text) { … }`")
  }
}

extension Navigation.Kind {
  var takesViewModel: Bool {
    switch self {
    case .push, .present, .resetRoot: true
    case .pop, .popToRoot, .dismiss: false
    }
  }
}
