import VmgenSchemaSyntax

/// The results of screens: `given navigator.present returns Branch(…)`.
extension ExampleChecker {
  /// Checks `given navigator.present returns Branch(…)`, `when navigator.present(PickerViewModel) declines`.
  func checkScreenStub(
    _ target: ServiceFunctionReference, _ answer: StubBehaviorSyntax, isGiven: Bool
  ) -> ExampleStep.Kind? {
    let name = target.use.text
    var results: [String: Type] = [:]
    for created in expressions.memberUse.createdViewModels {
      if let result = viewModels[created]?.interface.result { results[created] = result }
    }
    guard screenOpenings.contains(target.function.text),
      !results.isEmpty || !expressions.memberUse.awaitedScreens.isEmpty
    else {
      report(.stubOfNavigator(name: name), at: target.use.range.union(target.function.range))
      return nil
    }
    var screen: String?
    if target.arguments != nil {
      let awaited = expressions.memberUse.awaitedScreens.union(results.keys).sorted()
      guard let named = awaitedScreen(target, among: awaited) else { return nil }
      screen = named
      results = results.filter { $0.key == named }
    }
    guard let typed = checkScreenAnswer(answer, target, results) else { return nil }
    return .stub(
      use: name, service: ServiceDeclaration.navigator, function: target.function.text,
      screen.map { .ofScreen($0, typed) } ?? typed, isGiven: isGiven)
  }

  /// Returns the screen in `navigator.present(PickerViewModel)`, or nil after reporting that there is none.
  private func awaitedScreen(_ target: ServiceFunctionReference, among known: [String]) -> String? {
    let place = "\(target.use.text).\(target.function.text)"
    guard let argument = target.arguments?.first, target.arguments?.count == 1, argument.label == nil else {
      report(
        .screenNeeded(place: place), at: target.function.range,
        help: "the screens that this view model waits for are " + known.quoted)
      return nil
    }
    switch argument.value.kind {
    case .name(let name):
      if known.contains(name) {
        index?.refer(to: .viewModel(name), at: argument.value.range)
        return name
      }
      reportMissing(
        .noResultScreen(name: name), Identifier(text: name, range: argument.value.range), among: known,
        else: "the screens that this view model waits for are " + known.quoted)
    case .call(let callee, _):
      if case .name(let name) = callee.kind, known.contains(name) {
        report(
          .screenNeeded(place: place), at: argument.value.range, suggestion: .write(name, at: argument.value.range))
      } else {
        report(.screenNeeded(place: place), at: argument.value.range)
      }
    case .missing: break
    default: report(.screenNeeded(place: place), at: argument.value.range)
    }
    return nil
  }

  private func checkScreenAnswer(
    _ answer: StubBehaviorSyntax, _ target: ServiceFunctionReference, _ results: [String: Type]
  ) -> StubAnswer? {
    let named = target.arguments?.first.map { "(\(text(at: $0.value.range)))" } ?? ""
    let screen = "\(target.use.text).\(target.function.text)" + named
    func refuse(_ word: String, _ help: String) {
      report(.answerKind(name: screen, word: word), at: target.function.range, help: help)
    }
    switch answer {
    case .returns(let value) where results.isEmpty:
      let place = target.use.range.union(value?.range ?? target.function.range)
      report(
        .answerKind(name: screen, word: "returns"), at: target.function.range,
        suggestion: .write("\(screen) declines", at: place, note: "; the screen has no result"))
    case .returns(let value?): return .returns(checkResult(value, of: results, target))
    case .declines: return .declines
    case .sequence: refuse("then", "write one `given` for each screen")
    case .held: refuse("held", "remove the step; a screen that no `given` answers stays open")
    case .returns(nil):
      let types = Set(results.values.map(\.description)).sorted()
      report(.returnMissing(name: screen, type: types.joined(separator: "` or `")), at: target.function.range)
    case .fails, .sends, .ends:
      refuse(
        answer.keyword.rawValue,
        "a screen returns a value or is closed: write `given \(screen) returns …` or `given \(screen) declines`")
    }
    return nil
  }

  /// Returns the result of a screen. Its type must be that of one of the screens that the view model opens.
  private func checkResult(
    _ value: Expression, of results: [String: Type], _ target: ServiceFunctionReference
  ) -> TypedExpression {
    let types = Set(results.values)
    if let result = types.first, types.count == 1 { return values.check(value, as: result) }
    if values.contextualLiteral(of: value) == .implicitMember {
      reportAmbiguousResult(value, results, target)
      return values.invalid(value.range)
    }
    let typed = values.infer(value)
    if !typed.type.hasUnknown, !types.contains(typed.type), !types.contains(typed.type.asOptional) {
      let expected = types.map(\.description).sorted().joined(separator: "` or `")
      report(.typeMismatch(expected: expected, found: typed.type.description), at: value.range)
    }
    return typed
  }

  /// Reports `.red` where screens return several types, and suggests the screen that returns it.
  private func reportAmbiguousResult(
    _ value: Expression, _ results: [String: Type], _ target: ServiceFunctionReference
  ) {
    let place = "\(target.use.text).\(target.function.text)"
    let name = if case .implicitMember(let item) = value.kind { item.text } else { "" }
    let owners = results.filter { enumCase(name, of: $0.value.unwrapped) != nil }.keys.sorted()
    let screen = owners.first ?? results.keys.sorted().first ?? "V"
    let suggestion = Diagnostic.Suggestion(
      help: "name the screen: `\(place)(\(screen)) returns \(text(at: value.range))`",
      fixIt: owners.count == 1
        ? Diagnostic.FixIt(range: target.function.range.end, replacement: "(\(screen))") : nil)
    report(.ambiguousResult(value: text(at: value.range)), at: value.range, suggestion: suggestion)
  }
}
