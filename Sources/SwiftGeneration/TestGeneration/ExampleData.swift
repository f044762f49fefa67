import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The examples of a view model as the entries of a table.
struct ExampleTable {
  let viewModel: ViewModel
  let source: SourceFile
  private let lines: LineTable
  let names: TestNames
  /// Whether the view model has services with doubles.
  private let hasDoubles: Bool

  init(_ viewModel: ViewModel, of source: SourceFile, lines: LineTable, _ context: FileContext) {
    self.viewModel = viewModel
    self.source = source
    self.lines = lines
    hasDoubles = !context.services(of: viewModel).isEmpty
    names = TestNames(viewModel, context.declarations) { value, names in
      var lowering = context.lowering(names)
      return lowering.expression(value)
    }
  }

  func entries(_ context: FileContext) -> [MustacheValue] {
    viewModel.examples.map { example in
      [
        "title": .literal(example.title),
        "place": .string(swiftString(place(of: example.range))),
        "given": .statements(given(example, context)),
        "steps": .statements(steps(example, context)),
      ]
    }
  }

  /// Returns the examples for previews: the view model, and its steps without the expectations.
  func previews(_ context: FileContext) -> [MustacheValue] {
    var taken: Set<String> = ["all"]
    return viewModel.examples.map { example in
      let member = uniqueName(memberName(ofTitle: example.title)) { taken.contains($0) }
      taken.insert(member)
      var lowering = context.lowering(GivenNames())
      let steps = example.steps.drop(while: \.isGiven).map { act($0, isAwaited: viewModel.isStateful, &lowering) }
      return [
        "member": .string(swiftIdentifier(member)),
        "reference": .string(swiftIdentifier(member, .member)),
        "title": .literal(example.title),
        "canvasTitle": .string(swiftString("\(viewModel.name): \(example.title)")),
        "given": .statements(given(example, context)),
        "steps": .list(steps.filter { !$0.isEmpty }.map { ["body": .statements($0)] }),
      ]
    }
  }

  /// Returns the position of a range: `Contacts.vmodel:24:5`.
  func place(of range: SourceRange) -> String {
    let location = lines.location(of: Int(range.lower))
    return "\(source.relativePath):\(location.line):\(location.column)"
  }

  /// Returns the configuration of the doubles, followed by `PersonViewModel(person: …, context: .example)`.
  private func given(_ example: Example, _ context: FileContext) -> [SwiftStatement] {
    var lowering = context.lowering(GivenNames())
    let answers = example.steps.prefix(while: \.isGiven).compactMap { step -> SwiftStatement? in
      guard case .stub(_, let service, let function, let answer, _) = step.kind else { return nil }
      return .value(names.stubConfiguration(service, function, answer, &lowering))
    }
    let made = construction(example, &lowering)
    return answers.isEmpty ? [.value(made)] : answers + [.result(made)]
  }

  private func construction(_ example: Example, _ lowering: inout SwiftLowering) -> SwiftExpression {
    var arguments: [SwiftArgument] = []
    var given: [MemberID: [TypedExpression]] = [:]
    for case .givenInput(let id, let value) in example.steps.map(\.kind) { given[id, default: []].append(value) }
    for input in viewModel.inputs {
      for value in given[input.id] ?? [] {
        arguments.append(SwiftArgument(swiftIdentifier(input.name, .label), lowering.expression(value)))
      }
    }
    let parts = example.steps.compactMap { step -> (ContextPart, TypedExpression)? in
      if case .givenContext(let part, let value) = step.kind { (part, value) } else { nil }
    }
    if hasDoubles { arguments.append(SwiftArgument("services", .text("doubles"))) }
    let start = SwiftExpression.text(viewModel.isStateful ? "context" : ".example")
    var made = changed(start, parts, &lowering)
    for case .nextID(let id, isGiven: true) in example.steps.map(\.kind) {
      made = made.member("settingNextID").call([SwiftArgument("to", lowering.expression(id))])
    }
    arguments.append(SwiftArgument("context", made))
    return .text(swiftIdentifier(viewModel.name)).call(arguments)
  }

  /// Returns a context with changed parts: `context.with(locale: "fr_FR")`. For a stateful view model,
  /// `context.settingClock(to: …)` also sets the test clock.
  private func changed(
    _ context: SwiftExpression, _ parts: [(ContextPart, TypedExpression)], _ lowering: inout SwiftLowering
  ) -> SwiftExpression {
    var arguments: [SwiftArgument] = []
    var now: SwiftExpression?
    for part in ContextPart.allCases {
      guard let (_, value) = parts.last(where: { $0.0 == part }) else { continue }
      let lowered = lowering.expression(value)
      if viewModel.isStateful, part == .now {
        now = lowered
      } else {
        arguments.append(SwiftArgument(part.rawValue, lowered))
      }
    }
    let changed = arguments.isEmpty ? context : context.member("with").call(arguments)
    return now.map { changed.member("settingClock").call([SwiftArgument("to", $0)]) } ?? changed
  }

  private func steps(_ example: Example, _ context: FileContext) -> [SwiftStatement] {
    var given = context.lowering(GivenNames())
    var expected = context.lowering(names)
    var statements: [SwiftStatement] = []
    var hasReadParts = false
    for step in example.steps.drop(while: \.isGiven) {
      // A child or a row that an expectation has read for the first time starts in the next turn.
      if hasReadParts { statements.append(names.waitUntilIdle) }
      hasReadParts = step.isExpectation && viewModel.isStateful && !viewModel.childMembers.isEmpty
      switch step.kind {
      case .expect(let condition): statements.append(.value(expect(condition, &expected)))
      case .expectNavigation(let moves): statements.append(.value(expect(moves, step.range)))
      default: statements += act(step, isAwaited: viewModel.isStateful, &given)
      }
    }
    return statements
  }

  /// Returns the statements of a step that changes the view model or its surroundings.
  ///
  /// - Parameter isAwaited: Whether the statements wait until tasks that continue after the step are idle.
  private func act(_ step: ExampleStep, isAwaited: Bool, _ given: inout SwiftLowering) -> [SwiftStatement] {
    switch step.kind {
    case .givenInput, .givenContext, .nextID(_, isGiven: true), .expect, .expectNavigation: return []
    case .nextID(let id, isGiven: false):
      let old = SwiftExpression.text("viewModel").member("context")
      let changed = old.member("settingNextID").call([SwiftArgument("to", given.expression(id))])
      return [.assign(old, changed)]
    case .assignContext(let part, let value):
      let old = SwiftExpression.text("viewModel").member("context")
      let assignment = SwiftStatement.assign(old, changed(old, [(part, value)], &given))
      return isAwaited ? [assignment, names.waitUntilIdle] : [assignment]
    default: return names.act(step, at: place(of: step.range), isAwaited: isAwaited, &given)
    }
  }
}

extension ExampleStep {
  /// Whether the step precedes the creation of the view model.
  fileprivate var isGiven: Bool {
    switch kind {
    case .givenInput, .givenContext, .nextID(_, isGiven: true): true
    case .stub(_, _, _, _, let isGiven): isGiven
    default: false
    }
  }

  /// Whether the step verifies a condition or the navigation.
  fileprivate var isExpectation: Bool {
    switch kind {
    case .expect, .expectNavigation: true
    default: false
    }
  }
}

/// Returns the name of a property for a title: `aWrongPasswordIsReported` for "a wrong password is reported".
private func memberName(ofTitle title: String) -> String {
  var name = ""
  var beginsWord = false
  for byte in title.utf8 {
    let isLetter = (0x41...0x5A).contains(byte & 0xDF)
    let isDigit = (0x30...0x39).contains(byte)
    guard isLetter || isDigit else {
      beginsWord = beginsWord || byte != UInt8(ascii: "'")
      continue
    }
    let letter = String(UnicodeScalar(byte))
    name += name.isEmpty ? letter.lowercased() : beginsWord ? letter.uppercased() : letter
    beginsWord = false
  }
  guard let first = name.utf8.first else { return "example" }
  return (0x30...0x39).contains(first) ? "example" + name : name
}
