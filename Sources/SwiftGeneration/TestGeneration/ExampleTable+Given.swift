import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The initial state of an example.
struct Given {
  /// The configuration of the test doubles.
  let configuration: [SwiftStatement]
  /// The view model: `PersonViewModel(person: …, context: .example)`.
  let construction: SwiftExpression

  init(
    _ steps: [ExampleStep], _ table: ExampleTable, _ context: FileContext, columns: [String?: TypedExpression] = [:]
  ) {
    var lowering = context.lowering(GivenNames(known: ExampleConstants(columns: columns, of: steps)))
    configuration = steps.prefix(while: \.isGiven).compactMap { step in
      switch step.kind {
      case .stub(_, let service, let function, let matching, let answer, _):
        .value(table.names.stubConfiguration(answer, of: function, in: service, matching: matching, &lowering))
      case .fake(_, let service, let fake, let arguments, let isGiven):
        .value(table.names.installation(of: fake, arguments, service, isGiven: isGiven, &lowering))
      default: nil
      }
    }
    construction = table.construction(steps, &lowering)
  }

  /// The configuration, followed by the view model as the result.
  var statements: [SwiftStatement] {
    configuration.isEmpty ? [.value(construction)] : configuration + [.result(construction)]
  }

  /// Returns the construction that most of the examples share, and the first one if there are several.
  static func mostFrequentConstruction(of examples: [Given]) -> SwiftExpression? {
    var counts: [String: Int] = [:]
    for example in examples { counts[example.construction.flatText, default: 0] += 1 }
    let highest = counts.values.max()
    return examples.first { counts[$0.construction.flatText] == highest }?.construction
  }
}

extension ExampleTable {
  /// Returns the constants that steps read and that do not stand among them: those of the groups, of which the ones that
  /// read the view model end the group's steps, and those that are known before the view model is created.
  func constants(
    of groups: [ExampleStep], _ own: [ExampleStep], for steps: ArraySlice<ExampleStep>, _ lowering: inout SwiftLowering
  ) -> [SwiftStatement] {
    let constants = (groups + own.filter(\.isGiven)).compactMap { step -> (name: String, step: ExampleStep)? in
      switch step.kind {
      case .constant(let name, _, _, _), .required(let name, _, _): (name, step)
      default: nil
      }
    }
    var read = Set(constants.map(\.name).filter { name in steps.contains { $0.mentions(name) } })
    for (name, step) in constants.reversed() where read.contains(name) {
      read.formUnion(constants.map(\.name).filter { $0 != name && step.mentions($0) })
    }
    return constants.filter { read.contains($0.name) }.flatMap { _, step -> [SwiftStatement] in
      switch step.kind {
      case .constant(let name, let type, let value, _):
        lowering.stored(value, as: type).binding(swiftIdentifier(lowering.enter(name)))
      case .required(let name, let value, let text): required(name, value, text, at: step.range, &lowering, Self.check)
      default: []
      }
    }
  }

  /// Returns `guard let row = check.required(viewModel.rows[0], "rows[0]", at: 12) else { return }`.
  func required(
    _ name: String, _ value: TypedExpression, _ text: String, at range: SourceRange, _ lowering: inout SwiftLowering,
    _ check: SwiftExpression
  ) -> [SwiftStatement] {
    let block = lowering.block(value, isTyped: false)
    let call = check.member("required")
      .call([
        SwiftArgument(block.value), SwiftArgument(.literal(text)),
        SwiftArgument("at", .text("\(line(of: range))")),
      ])
    let local = swiftIdentifier(lowering.enter(name))
    return block.prelude + [.guarded([SwiftCondition(unwrapping: local, call)], else: [.end])]
  }
}
