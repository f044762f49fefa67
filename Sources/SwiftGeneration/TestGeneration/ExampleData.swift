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
      return lowering.expression(value, isTyped: false)
    }
  }

  /// Returns the data of the list of examples; null without examples.
  func list(_ context: FileContext) -> MustacheValue {
    let runs = viewModel.examples.flatMap(\.runs)
    let created = runs.map { Given($0.steps, self, context) }
    // The list has no rows, so it creates what an example with a table needs for its first row.
    let withoutRows = zip(runs, created).map { run, given in
      run.firstRow.map { Given(run.steps, self, context, columns: $0) } ?? given
    }
    guard let shared = Given.mostFrequentConstruction(of: withoutRows) else { return .null }
    let givens = Dictionary(uniqueKeysWithValues: zip(runs.map { ObjectIdentifier($0.example) }, created))
    let place = ExamplePlace(givens: givens, construction: shared.flatText)
    let name = swiftIdentifier(viewModel.name)
    let path = context.options.schemaPaths[source.id] ?? source.relativePath
    let file = swiftString(path)
    let made = SwiftClosure(givenParameters, [.value(shared)])
    // `  nonisolated static let examples = ViewModelExample<LoginViewModel>.list(in: "Login.vmodel") {`
    let doubles = hasDoubles ? ", doubles: ()".columns + GeneratedName.doubles(of: viewModel.name).columns : 0
    let width = 66 + name.columns + file.columns + doubles + made.opening.columns
    return [
      "file": .string(Self.brokenPath(path)),
      "isShort": .bool(width <= SwiftLayout().columns),
      "isLong": .bool(8 + file.columns + doubles > SwiftLayout().columns),
      "given": ["opening": .string(made.opening), "body": .statements(made.body)],
      "stepsOpening": .string(SwiftClosure(stepParameters, []).opening),
      "cases": .list(cases(runs)),
      "entries": .list(entries(viewModel.examples, place, context)),
    ]
  }

  /// Returns the literal of a path, as several literals if it does not fit on a line.
  private static func brokenPath(_ path: String) -> String {
    let limit = SwiftLayout().columns - #"    in: "","#.columns
    var lines = [""]
    for (index, part) in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
      let piece = (index == 0 ? "" : "/") + part
      let longer = lines[lines.count - 1] + piece
      if index == 0 || longer.columns <= limit { lines[lines.count - 1] = longer } else { lines.append(piece) }
    }
    return lines.map { swiftString($0) }.joined(separator: "\n      + ")
  }

  /// Returns the data of examples that follow the same steps.
  private func entries(_ examples: [Example], _ place: ExamplePlace, _ context: FileContext) -> [MustacheValue] {
    var tableCount = 0
    return examples.map { example in
      var place = place
      var table = MustacheValue.null
      if let rows = example.table {
        tableCount += 1
        let name = tableCount == 1 ? "rows" : "rows\(tableCount)"
        table = [
          "rows": .statements([binding(of: name, to: rows, after: place.steps, context)]), "name": .string(name),
        ]
        place.indentation += 2
      }
      let data = example.nested.map { group(example, of: $0, place, context) } ?? single(example, place, context)
      return .object(MustacheObject(pairs: data + [("table", table)]))
    }
  }

  private func single(
    _ example: Example, _ place: ExamplePlace, _ context: FileContext
  ) -> [(String, MustacheValue)] {
    let title = title(of: example)
    let line = line(of: example.range)
    let own = place.givens[ObjectIdentifier(example)].flatMap { ownGiven($0, place) }
    // `    list.add("…", at: 24) {` with the parameters of the first closure.
    let opening = (own ?? SwiftClosure(stepParameters, [])).opening
    let width = place.indentation + 8 + title.columns + "\(line)".columns
    let steps = steps(example, after: place.steps, context)
    return [
      ("title", .string(title)),
      ("line", .int(line)),
      ("isShort", .bool(width + 9 + opening.columns <= SwiftLayout().columns)),
      ("isLong", .bool(width > SwiftLayout().columns)),
      ("opening", .string(opening)),
      ("given", .list(own.map { [["body": .statements($0.body)]] } ?? [])),
      ("steps", .statements(steps)),
      ("group", .null),
    ]
  }

  private func title(of example: Example) -> String {
    let title = swiftString(example.title)
    return example.table == nil ? title : "list.title(\(title), of: index, row)"
  }

  private func group(
    _ example: Example, of nested: [Example], _ place: ExamplePlace, _ context: FileContext
  ) -> [(String, MustacheValue)] {
    let title = title(of: example)
    var inner = place
    inner.steps += example.steps
    inner.indentation += 2
    let given = Given(inner.steps, self, context)
    let isKnown = isComplete(inner.steps)
    let own = isKnown ? groupGivens(given, place) : []
    if isKnown {
      inner.construction = given.construction.flatText
      inner.configurationCount = given.configuration.count
    }
    let steps = steps(example, after: place.steps, context)
    let width = place.indentation + "list.group() { list in".columns + title.columns
    return [
      ("title", .string(title)),
      ("isShort", .bool(width <= SwiftLayout().columns)),
      ("group", .bool(true)),
      ("given", .list(own)),
      ("shared", steps.isEmpty ? .null : ["steps": .statements(steps)]),
      ("entries", .list(entries(nested, inner, context))),
    ]
  }

  /// Returns the data of what the list of a group creates and configures otherwise than the list around it. The doubles are
  /// configured apart from the construction, so that examples can configure them otherwise.
  private func groupGivens(_ given: Given, _ place: ExamplePlace) -> [MustacheValue] {
    let configuration = given.configuration.dropFirst(place.configurationCount)
    var functions: [(name: String, closure: SwiftClosure)] = []
    if given.construction.flatText != place.construction {
      functions.append(("given", SwiftClosure(givenParameters, [.value(given.construction)])))
    }
    if !configuration.isEmpty {
      functions.append(("configure", SwiftClosure(["doubles"], Array(configuration))))
    }
    return functions.map { name, closure in
      ["function": .string(name), "opening": .string(closure.opening), "body": .statements(closure.body)]
    }
  }

  /// Returns the closure with what the list around an example does not create or configure; nil if that is nothing.
  private func ownGiven(_ given: Given, _ place: ExamplePlace) -> SwiftClosure? {
    if given.construction.flatText != place.construction { return SwiftClosure(givenParameters, given.statements) }
    let configuration = given.configuration.dropFirst(place.configurationCount)
    return configuration.isEmpty ? nil : SwiftClosure(["doubles"], Array(configuration))
  }

  /// Whether steps set all inputs that have no default.
  private func isComplete(_ steps: [ExampleStep]) -> Bool {
    var given: Set<MemberID> = []
    for case .givenInput(let id, _) in steps.map(\.kind) { given.insert(id) }
    return viewModel.inputs.allSatisfy { $0.defaultValue != nil || given.contains($0.id) }
  }

  /// Returns `let rows: [(text: String, message: String)] = [("", "Enter a name")]`.
  ///
  /// - Parameter previous: The steps of the groups around the example, whose constants the rows can read.
  private func binding(
    of name: String, to rows: ExampleRows, after previous: [ExampleStep], _ context: FileContext
  ) -> SwiftStatement {
    for column in rows.columns { context.use(column.type) }
    var lowering = context.lowering(GivenNames(known: ExampleConstants(of: previous)))
    let values = rows.rows.map { row -> SwiftExpression in
      let values = row.map { lowering.expression($0) }
      return values.count == 1 ? values[0] : .tuple(values)
    }
    let columns = rows.columns.map { "\(swiftIdentifier($0.name, .label)): \($0.type.swiftText)" }
    let type = columns.count == 1 ? rows.columns[0].type.swiftText : "(\(columns.joined(separator: ", ")))"
    return .bind(name, type: "[\(type)]", .array(values))
  }

  /// The parameters of the function that creates the view model.
  private var givenParameters: [String] {
    (hasDoubles ? ["doubles"] : []) + (viewModel.isStateful ? ["context"] : [])
  }

  /// The parameters of the function with the steps.
  private var stepParameters: [String] { ["viewModel"] + (hasDoubles ? ["doubles"] : []) + ["check"] }

  /// The checks of a view model with tasks, which wait until the tasks are idle; nil for other view models.
  private var waitingCheck: SwiftExpression? { viewModel.isStateful ? Self.check : nil }

  static let check = SwiftExpression.text("check")

  /// Returns the examples for previews: the view model, and its steps without the expectations.
  func previews(_ context: FileContext) -> [MustacheValue] {
    var taken: Set<String> = ["all"]
    return viewModel.examples.flatMap(\.runs).flatMap { run in
      run.cases.map { title, columns in
        let member = uniqueName(memberName(ofTitle: title)) { taken.contains($0) }
        taken.insert(member)
        var names = names
        names.known = ExampleConstants(columns: columns, of: run.steps)
        var lowering = context.lowering(names)
        let acts = run.steps.drop(while: \.isGiven).prefix { !$0.recreates }
        let steps = acts.turns.flatMap { turn in
          loop(turn, &lowering) { lowering in turn.steps.compactMap { act($0, waitingCheck, &lowering) } }
        }
        return [
          "member": .string(swiftIdentifier(member)),
          "reference": .string(swiftIdentifier(member, .member)),
          "title": .literal(title),
          "canvasTitle": .string(swiftString("\(viewModel.name): \(title)")),
          "given": .statements(Given(run.steps, self, context, columns: columns).statements),
          "steps": .list(steps.map { ["body": .statements([$0])] }),
        ]
      }
    }
  }

  /// Returns the line of a range in the schema.
  func line(of range: SourceRange) -> Int { lines.location(of: Int(range.lower)).line }

  func construction(_ steps: [ExampleStep], _ lowering: inout SwiftLowering) -> SwiftExpression {
    var arguments: [SwiftArgument] = []
    // An example can set an input to another value than the groups around it.
    var given: [MemberID: TypedExpression] = [:]
    for case .givenInput(let id, let value) in steps.map(\.kind) { given[id] = value }
    for input in viewModel.inputs {
      guard let value = given[input.id] else { continue }
      arguments.append(SwiftArgument(swiftIdentifier(input.name, .label), lowering.expression(value)))
    }
    let parts = steps.compactMap { step -> (ContextPart, TypedExpression)? in
      if case .givenContext(let part, let value) = step.kind { (part, value) } else { nil }
    }
    if hasDoubles { arguments.append(SwiftArgument("services", .text("doubles"))) }
    let start = SwiftExpression.text(viewModel.isStateful ? "context" : ".example")
    var made = changed(start, parts, &lowering)
    for case .nextID(let id, isGiven: true) in steps.map(\.kind) {
      made = made.member("settingNextID").call(["to": lowering.expression(id)])
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
    return now.map { changed.member("settingClock").call(["to": $0]) } ?? changed
  }

  /// Returns the statements of the steps of an example or a group.
  ///
  /// - Parameter previous: The steps of the groups around it.
  private func steps(_ example: Example, after previous: [ExampleStep], _ context: FileContext) -> [SwiftStatement] {
    var lowering = context.lowering(names)
    let isBegun = previous.contains { !$0.isGiven }
    let own = isBegun ? example.steps[...] : example.steps.drop(while: \.isGiven)
    let recorded = isBegun || own.isEmpty ? [] : (previous + example.allSteps).recordedProperties
    var statements = recorded.map(names.recording) + constants(of: previous, example.steps, for: own, &lowering)
    if own.contains(where: \.recreates) { statements.insert(.variable("var viewModel", .text("viewModel")), at: 0) }
    var hasReadParts = readsParts && previous.last?.isExpectation == true
    for turn in own.turns { statements += self.statements(of: turn, &hasReadParts, &lowering) }
    return statements.withoutUnusedNames()
  }

  /// Whether an expectation can read a child or a row for the first time, which starts in the next turn.
  var readsParts: Bool { viewModel.isStateful && !viewModel.childMembers.isEmpty }

  func statements(
    of step: ExampleStep, _ hasReadParts: inout Bool, _ lowering: inout SwiftLowering
  ) -> [SwiftStatement] {
    let waits = hasReadParts
    defer { hasReadParts = step.isExpectation && readsParts }
    let check = waits ? Self.check.member("idle") : Self.check
    func statement(_ expectation: SwiftExpression) -> [SwiftStatement] {
      [.value(waits ? expectation.marked(.await) : expectation)]
    }
    switch step.kind {
    case .expect(let condition): return statement(expect(condition, &lowering, check))
    case .expectNavigation(let moves): return statement(expect(moves, at: step.range, &lowering, check))
    case .expectEvents(let events, let areLast):
      return statement(expect(events, areLast: areLast, at: step.range, &lowering, check))
    case .expectCalls(let calls, let areLast):
      return statement(expect(calls, areLast: areLast, at: step.range, &lowering, check))
    case .constant(let name, let type, let value, isGiven: false):
      return lowering.stored(value, as: type).binding(swiftIdentifier(lowering.enter(name)))
    case .required(let name, let value, let text):
      return required(name, value, text, at: step.range, &lowering, check)
    case .recreate: return [.assign(.text("viewModel"), recreated)]
    case .forgetCalls: return [.value(Self.check.member("forgetCalls").call(["of": .text("doubles")]))]
    default: return act(step, viewModel.isStateful ? check : nil, &lowering).map { [$0] } ?? []
    }
  }

  /// The call that creates another view model with the same services and inputs.
  private var recreated: SwiftExpression {
    let made = viewModel.copy(services: hasDoubles ? .text("doubles") : nil)
    let call = Self.check.member("recreate")
      .call([SwiftArgument(.text("viewModel"))], trailing: SwiftClosure([], [.value(made)]))
    return viewModel.isStateful ? call.marked(.await) : call
  }

  /// Returns the statement of a step that changes the view model or its surroundings; nil for other steps.
  ///
  /// - Parameter check: The checks, which wait until tasks that continue after the step are idle; nil if there are
  ///   no tasks.
  private func act(
    _ step: ExampleStep, _ check: SwiftExpression?, _ lowering: inout SwiftLowering
  ) -> SwiftStatement? {
    let context = SwiftExpression.text("viewModel").member("context")
    switch step.kind {
    case .nextID(let id, isGiven: false):
      let changed = context.member("settingNextID").call(["to": lowering.expression(id)])
      let statement = SwiftStatement.assign(context, changed)
      return check?.awaiting(statement) ?? statement
    case .assignContext(let part, let value):
      let assignment = SwiftStatement.assign(context, changed(context, [(part, value)], &lowering))
      return check?.awaiting(assignment) ?? assignment
    default: return names.act(step, at: line(of: step.range), check, &lowering)
    }
  }
}

/// The place of an example in the list.
private struct ExamplePlace {
  /// The initial states of all single examples, by their identities.
  let givens: [ObjectIdentifier: Given]
  /// The construction of the view model that the list contains.
  var construction: String
  /// The number of statements that the list contains to configure the test doubles.
  var configurationCount = 0
  /// The steps of the groups around the example.
  var steps: [ExampleStep] = []
  /// The columns before the entry.
  var indentation = 4
}

extension ExampleRun {
  /// The values of the first row by their columns; nil without a table.
  fileprivate var firstRow: [String?: TypedExpression]? { table == nil ? nil : cases.first?.columns }
}

extension ExampleStep {
  /// Whether the next steps are about another view model.
  fileprivate var recreates: Bool { if case .recreate = kind { true } else { false } }
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

extension SwiftClosure {
  /// The line before the body: `{ viewModel, check in`.
  fileprivate var opening: String { head.map { "{ " + $0 } ?? "{" }
}
