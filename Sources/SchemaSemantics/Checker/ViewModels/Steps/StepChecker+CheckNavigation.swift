import VmgenSchemaSyntax

/// Calls of a navigator, such as `navigator.push(HomeViewModel(user: user))`.
extension StepChecker {
  func checkNavigation(
    _ function: ExpressionChecker.CalledServiceFunction, _ arguments: [Argument], _ range: SourceRange
  ) -> Navigation? {
    let (use, _, name) = function
    expressions.noteUse(.called, use)
    guard let kind = Navigation.Kind(rawValue: name.text) else {
      expressions.reportNoFunction(name, ServiceDeclaration.navigator)
      return nil
    }
    if kind == .finish {
      expressions.inferUnused(arguments)
      report(
        .noSuchFunction(service: ServiceDeclaration.navigator, name: name.text), at: name.range,
        help: "write the step `finish result`")
      return nil
    }
    if kind == .open { return checkOpen(use, name, arguments) }
    guard kind.takesViewModel else {
      if let extra = arguments.first {
        report(
          .extraArgument(name: name.text), at: extra.value.range,
          suggestion: .write(
            "\(name.text)()", at: SourceRange(file: range.file, lower: Int(name.range.lower), upper: Int(range.upper))))
        return nil
      }
      return Navigation(use: expressions.environment.id(of: use), kind: kind)
    }
    guard let argument = arguments.first, arguments.count == 1, argument.label == nil else {
      report(.navigatesNowhere(name: name.text), at: arguments.dropFirst().first?.value.range ?? name.range)
      return nil
    }
    if let tabs = argument.value.plainOrCalledName, declarations.tabs[tabs] != nil, viewModels[tabs] == nil {
      return checkTabs(tabs, argument.value, in: kind, name).map {
        Navigation(use: expressions.environment.id(of: use), kind: kind, tabs: $0)
      }
    }
    guard let construction = checkConstruction(argument.value, name) else { return nil }
    checkRoute(construction.name, at: argument.value.range)
    return Navigation(use: expressions.environment.id(of: use), kind: kind, viewModel: construction)
  }

  /// Checks the tabs in `navigator.resetRoot(main(user: user))`.
  private func checkTabs(
    _ tabs: String, _ value: Expression, in kind: Navigation.Kind, _ name: Identifier
  ) -> TabsConstruction? {
    guard let entry = declarations.tabs[tabs] else { return nil }
    var (nameRange, arguments) = (value.range, [Argument]())
    if case .call(let callee, let passed) = value.kind { (nameRange, arguments) = (callee.range, passed) }
    index?.refer(to: .tabs(tabs), at: nameRange)
    guard kind == .resetRoot else {
      expressions.inferUnused(arguments)
      report(.tabsAreNoScreen(kind: name.text, name: tabs), at: value.range)
      return nil
    }
    expressions.noteCreated(tabs)
    return expressions.checkArguments(
      of: CallSite(of: Identifier(text: tabs, range: nameRange), arguments, at: value.range), entry.parameters
    ).map {
      TabsConstruction(name: tabs, arguments: $0, services: entry.services)
    }
  }

  /// Checks `navigator.open("/repositories/\(owner)")`.
  private func checkOpen(_ use: String, _ name: Identifier, _ arguments: [Argument]) -> Navigation? {
    guard let argument = arguments.first, arguments.count == 1, argument.label == nil else {
      expressions.inferUnused(arguments)
      report(.opensNothing, at: name.range)
      return nil
    }
    let url = expressions.check(argument.value, as: .string)
    checkLink(argument.value)
    return Navigation(use: expressions.environment.id(of: use), kind: .open, url: escaped(url))
  }

  /// Escapes the texts that are interpolated in a path, so that a text with a slash remains one segment.
  private func escaped(_ link: TypedExpression) -> TypedExpression {
    guard case .string(var string) = link.kind, case .text(let start)? = string.segments.first,
      start.utf8.first == UInt8(ascii: "/"),
      let encode = expressions.candidates(for: "percentEncoded", on: .string).first
    else { return link }
    string.segments = string.segments.map { segment in
      guard case .interpolation(let value) = segment, value.type == .string else { return segment }
      if case .builtIn(let call) = value.kind, call.id == encode.builtIn.id { return segment }
      let call = BuiltInCall(id: encode.builtIn.id, receiver: value, arguments: [])
      return .interpolation(TypedExpression(.builtIn(call), .string, value.range))
    }
    return TypedExpression(.string(string), .string, link.range)
  }

  /// Reports the path of a link that no pattern of the router matches. A part of a segment that is interpolated matches
  /// every text.
  private func checkLink(_ link: Expression) {
    guard let router = declarations.router, !router.patterns.isEmpty, case .string(let literal) = link.kind,
      case .text(let start)? = literal.segments.first, start.utf8.first == UInt8(ascii: "/")
    else { return }
    var segments: [String?] = []
    for segment in literal.segments {
      guard case .text(let text) = segment else {
        if segments.isEmpty { segments.append(nil) } else { segments[segments.count - 1] = nil }
        continue
      }
      let path = text.prefix { $0 != "?" && $0 != "#" }
      for (index, part) in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
        if index > 0 {
          segments.append(String(part))
        } else if let last = segments.last, !part.isEmpty {
          segments[segments.count - 1] = last.map { $0 + part }
        }
      }
      if path.utf8.count < text.utf8.count { break }
    }
    if segments.last == "" { segments.removeLast() }
    guard !router.patterns.contains(where: { $0.canMatch(segments) }) else { return }
    let known = router.patterns.map(\.text).quoted
    report(.unknownLink(link: text(at: link.range).trimmingQuotes), at: link.range, help: "its links are \(known)")
  }

  /// Reports the inputs of a screen that cannot be stored in a route.
  func checkRoute(_ name: String, at range: SourceRange) {
    let wanted: [(conformance: Conformances, name: String)] = [
      (.codable, "Codable"), (.hashable, "Hashable"), (.sendable, "Sendable"),
    ]
    guard let entry = viewModels[name] else { return }
    var hasRoute = true
    for input in entry.interface.inputs {
      let missing = wanted.filter { !conforms(input.type, to: $0.conformance) }
      guard let first = missing.first else { continue }
      let fix = extern(in: input.type, lacking: first.conformance).map {
        "declare it: `extern \($0): \(missing.map(\.name).joined(separator: ", "))`, or pass its id instead"
      }
      report(
        .inputWithoutRoute(input: input.name, name: name, type: input.type), at: range,
        labels: [Diagnostic.Label(range: input.range, text: "declared here")], help: fix ?? "pass its id instead")
      hasRoute = false
    }
    guard hasRoute, let module = entry.module, !entry.interface.isScreen else { return }
    report(
      .screenOfOtherModule(name: name, module: module), at: range,
      labels: [Diagnostic.Label(range: entry.syntax.name.range, text: "declared here")],
      help: "add `screen \(name)` to a router of `\(module)`")
  }

  // MARK: Results

  /// Checks `navigator.present(BranchPickerViewModel(…))` as a step that waits. Returns nil after reporting an error.
  func checkScreen(
    _ function: ExpressionChecker.CalledServiceFunction, _ arguments: [Argument], _ range: SourceRange,
    needsResult: Bool
  ) -> (navigation: Navigation, result: Type?)? {
    guard let navigation = checkNavigation(function, arguments, range) else { return nil }
    guard let screen = navigation.viewModel, navigation.kind != .resetRoot else {
      report(.navigationInFormula(name: "\(function.use).\(function.name.text)"), at: function.name.range)
      return nil
    }
    let result = viewModels[screen.name]?.interface.result
    if result == nil, needsResult {
      report(
        .screenWithoutResult(name: screen.name), at: arguments.first?.value.range ?? range,
        help: "declare its result: `viewmodel \(screen.name) -> T { … }`")
      return nil
    }
    return (navigation, result)
  }

  /// Checks `finish branch`.
  func checkFinish(_ value: Expression, at range: SourceRange) -> TypedExpression {
    let entry = expressions.environment.viewModel.flatMap { viewModels[$0] }
    guard let result = entry?.interface.result else {
      report(
        .finishWithoutResult(name: entry?.interface.name ?? ""), at: range,
        help: entry.map { "declare its result: `viewmodel \($0.interface.name) -> T { … }`" })
      expressions.inferUnused([Argument(value: value)])
      return expressions.invalid(value.range)
    }
    let navigator = expressions.environment.members.first {
      if case .use(ServiceDeclaration.navigator) = $0.value.kind { true } else { false }
    }
    if let navigator {
      expressions.noteUse(.called, navigator.key)
    } else {
      report(.finishWithoutNavigator, at: range)
    }
    return expressions.check(value, as: result)
  }

  /// Checks the screen of a tab or of a link. A link passes all inputs, because a route has no defaults.
  func checkScreen(_ value: Expression, of owner: String) -> ViewModelConstruction? {
    let isLink = owner == "link"
    guard value.calledName != nil else {
      expressions.inferUnused([Argument(value: value)])
      let tabs = isLink ? "; only the first element of a link can be a tab: `main.news`" : ""
      report(.navigatesNowhere(name: owner), at: value.range, help: "create it: `HomeViewModel(…)`" + tabs)
      return nil
    }
    let construction = checkConstruction(
      value, Identifier(text: owner, range: value.range), passesDefaults: isLink)
    if let construction { checkRoute(construction.name, at: value.range) }
    return construction
  }

  private func checkConstruction(
    _ value: Expression, _ kind: Identifier, passesDefaults: Bool = false
  ) -> ViewModelConstruction? {
    if value.isMissing { return nil }
    guard case .call(let callee, let arguments) = value.kind, case .name(let name) = callee.kind else {
      var help: String?
      // An error of the name has been reported.
      if case .name(let name) = value.kind, expressions.environment.local(name)?.type == .unknown { return nil }
      if case .name(let name) = value.kind, viewModels[name] != nil { help = "create it: `\(name)(…)`" }
      report(.navigatesNowhere(name: kind.text), at: value.range, help: help)
      return nil
    }
    guard let entry = viewModels[name], isVisible(entry.module, from: callee.range.file) else {
      expressions.inferUnused(arguments)
      reportNoViewModel(Identifier(text: name, range: callee.range))
      return nil
    }
    if let passed = arguments.first(where: { $0.label?.text == "services" || $0.label?.text == "context" }) {
      report(
        .extraArgument(name: name), at: passed.label?.range ?? passed.value.range,
        help: "remove it; services and context are passed automatically")
      return nil
    }
    expressions.noteCreated(name)
    index?.refer(to: .viewModel(name), at: callee.range)
    let parameters = entry.interface.inputs.map {
      // The value of a default in another module is not known.
      let hasDefault = entry.module == nil || !passesDefaults
      return Parameter(
        label: $0.name, name: $0.name, type: $0.type, defaultValue: hasDefault ? $0.defaultValue : nil)
    }
    expressions.referToInputs(of: entry.interface, in: arguments)
    let call = CallSite(of: Identifier(text: name, range: callee.range), arguments, at: value.range)
    return expressions.checkArguments(of: call, parameters, passesDefaults: passesDefaults).map {
      ViewModelConstruction(name: name, arguments: $0)
    }
  }

  func reportNoViewModel(_ name: Identifier) {
    if let module = viewModels[name.text]?.module, !isVisible(module, from: name.range.file) {
      report(.notImported(name: name.text, module: module), at: name.range)
      return
    }
    let known = viewModels.filter { isVisible($0.value.module, from: name.range.file) }.map(\.key)
    let isOther = types[name.text] != nil || functions[name.text] != nil
    let isLowerCase = startsLowerCase(name.text)
    reportMissing(
      .notAViewModel(name: name.text), name.text, at: name.range,
      among: isOther ? [] : known + declarations.tabs.keys,
      else: isOther
        ? nil
        : isLowerCase
          ? "declare it in a router: `tabs \(name.text) { … }`" : "declare it: `viewmodel \(name.text) { … }`")
  }
}

extension String {
  fileprivate var trimmingQuotes: String { String(drop { $0 == "\"" }.reversed().drop { $0 == "\"" }.reversed()) }
}

extension Navigation.Kind {
  var takesViewModel: Bool {
    switch self {
    case .push, .present, .cover, .resetRoot: true
    case .pop, .popToRoot, .dismiss, .open, .finish: false
    }
  }
}
