import VmgenSchemaSyntax

/// The expected steps of a navigator: `expect navigator == [push DetailViewModel(id: 1), pop]`.
extension ExampleChecker {
  func checkExpectedNavigation(
    _ use: Identifier, _ calls: [NavigationSyntax]
  ) -> ExampleStep.Kind? {
    guard isNameable(use) else { return nil }
    guard case .use(service: ServiceDeclaration.navigator)? = environment.members[use.text]?.kind else {
      let known = environment.names { if case .use(ServiceDeclaration.navigator) = $0 { true } else { false } }
      reportMissing(
        .notANavigator(name: use.text), use, among: known.sorted(), else: known.min().map { "write `\($0)`" })
      return nil
    }
    expressions.refer(toMember: use.text, at: use.range)
    let isOwn = model.uses.contains { $0.name == use.text }
    let made = expressions.memberUse.createdViewModels.union(
      declarations.viewModelsCreatedByErrorPolicy(of: model.name))
    var moves: [ExpectedMove] = []
    for call in calls {
      guard let kind = Navigation.Kind(rawValue: call.kind.text) else {
        expressions.reportNoFunction(call.kind, ServiceDeclaration.navigator)
        continue
      }
      if kind.takesViewModel, call.viewModel == nil {
        report(
          .navigatesNowhere(name: call.kind.text), at: call.kind.range, help: "write its name: `\(kind) HomeViewModel`")
      }
      if let name = call.viewModel {
        if viewModels[name.text] != nil { index?.refer(to: .viewModel(name.text), at: name.range) }
        if !kind.takesViewModel {
          report(
            .extraArgument(name: call.kind.text), at: name.range,
            suggestion: .write("\(kind)", at: call.kind.range.union(call.value?.range ?? name.range)))
        } else if declarations.tabs[name.text] != nil {
          index?.refer(to: .tabs(name.text), at: name.range)
          if kind != .resetRoot {
            report(.tabsAreNoScreen(kind: call.kind.text, name: name.text), at: name.range)
          } else if isOwn {
            checkIsMade(name, made)
          }
        } else if viewModels[name.text] == nil {
          self.steps.reportNoViewModel(name)
        } else if isOwn {
          checkIsMade(name, made)
        }
      }
      moves.append(ExpectedMove(kind: kind, name: call.viewModel?.text, compared: compared(call, kind)))
    }
    return .expectNavigation(moves)
  }

  /// Checks the inputs of a screen, the link of `open` or the result of `finish`; returns nil if there is none.
  private func compared(_ call: NavigationSyntax, _ kind: Navigation.Kind) -> [CallArgument]? {
    guard let value = call.value else { return nil }
    let expected = StepChecker(expressions.in(expectationEnvironment))
    switch kind {
    case .open: return [CallArgument(value: expected.expressions.check(value, as: .string))]
    case .finish:
      let result = expected.checkFinish(value, at: call.kind.range)
      if !conforms(result.type, to: .equatable) { report(.notEquatable(type: result.type), at: value.range) }
      return [CallArgument(value: result)]
    default:
      guard kind.takesViewModel, let name = call.viewModel else { return nil }
      if declarations.tabs[name.text] != nil, viewModels[name.text] == nil {
        report(.comparedTabs(name: name.text), at: value.range, suggestion: .write(name.text, at: value.range))
        return nil
      }
      guard viewModels[name.text] != nil else { return nil }
      return expected.checkScreen(value, of: "link")?.arguments
    }
  }

  /// Reports a view model or tabs that no step creates.
  private func checkIsMade(_ name: Identifier, _ made: Set<String>) {
    guard !made.contains(name.text) else { return }
    report(.neverMade(model: model.name, name: name.text), at: name.range)
  }
}
