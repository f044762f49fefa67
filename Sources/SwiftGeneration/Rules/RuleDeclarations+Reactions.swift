import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

// The rules of `follow` and `on`.
extension RuleDeclarations {
  mutating func declareFollows() {
    var follows: [SwiftExpression] = []
    for follow in viewModel.follows { follows.append(self.follow(follow)) }
    if !follows.isEmpty { declare("follows", type: "[AnyFollow<Self>]", .array(follows)) }
  }

  private mutating func follow(_ follow: Follow) -> SwiftExpression {
    let name = follow.target.text
    var arguments = [SwiftArgument(.literal(name))]
    let read = follow.stream.arguments.map { follow.bound($0.value) ?? $0.value }.filter { readsValues($0) }
    if !read.isEmpty {
      arguments.append(SwiftArgument("of", argumentsClosure(read)))
      if let differs = differsClosure(read.map(\.type)) { arguments.append(SwiftArgument("differs", differs)) }
    }
    arguments.append(SwiftArgument("from", stream(of: follow, reading: read.count)))
    arguments.append(SwiftArgument("receive", receiver(of: follow)))
    if !follow.catches.isEmpty {
      let function = "failedToFollow" + capitalized(follow.target.suggestedName)
      let unique = unique(function)
      var steps = StepLowering(names, context)
      let statements = steps.statements(ofStreamCatching: follow.catches)
      declare(
        steps: unique, [parameterData("_ run", "CommandSteps<Self>"), parameterData("_ error", "any Error")],
        statements)
      arguments.append(SwiftArgument("catch", .calling(unique, parameters: 2)))
    }
    var made = SwiftExpression.text("Follow").call(arguments)
    if let condition = follow.condition { made = made.member("only").call(["when": closure(condition)]) }
    if let end = follow.end {
      let function = unique("finishedFollowing" + capitalized(follow.target.suggestedName))
      var steps = StepLowering(names, context)
      declare(steps: function, [parameterData("_ run", "CommandSteps<Self>")], steps.statements(end))
      made = made.member("atEnd").call(["run": .calling(function, parameters: 1)])
    }
    return made
  }

  /// Whether the code of an expression reads the values of the view model.
  private func readsValues(_ expression: TypedExpression) -> Bool {
    var lowering = context.lowering(names.at(.rule(values: .placeholder)))
    return lowering.expression(expression).traits.contains(.readsPlaceholder)
  }

  /// Returns a closure that opens the stream: `{ services, id in services.profiles.updates(of: id) }`.
  private mutating func stream(of follow: Follow, reading count: Int) -> SwiftExpression {
    let call = follow.stream
    var index = 0
    var passed: [SwiftArgument] = []
    var unwrapped: [SwiftCondition] = []
    var taken: Set<String> = []
    for argument in call.arguments {
      let label = argument.label.map { swiftIdentifier($0, .label) }
      let bound = follow.bound(argument.value)
      if readsValues(bound ?? argument.value) {
        let part = SwiftExpression.part(index, ofParameter: 1, isOnly: count == 1)
        index += 1
        guard bound != nil else {
          passed.append(SwiftArgument(label, part))
          continue
        }
        let name = argument.label ?? argument.value.suggestedName ?? "argument"
        let local = swiftIdentifier(uniqueName(name) { !taken.insert($0).inserted })
        unwrapped.append(SwiftCondition(unwrapping: local, part))
        passed.append(SwiftArgument(label, .text(local)))
      } else {
        var lowering = context.lowering(names)
        passed.append(SwiftArgument(label, lowering.expression(argument.value)))
      }
    }
    let stream = SwiftExpression.parameter(0).member(swiftIdentifier(lowerCamelCased(call.service), .member))
      .member(swiftIdentifier(call.function, .member)).call(passed)
    return .closure(
      SwiftClosure([], [unwrapped.isEmpty ? .value(stream) : .choice(unwrapped, [.value(stream)], [.value(.nil)])]))
  }

  /// Returns a closure that writes an element of the stream: `{ $0.inputs.user = $1 }`.
  private func receiver(of follow: Follow) -> SwiftExpression {
    let path = follow.target
    if follow.stream.result == nil {
      let statements = path.assignment(of: LoweredBlock(.text("true")), names.at(.rule(values: .text("values"))))
      return .closure(SwiftClosure(["values", "_"], statements))
    }
    let isPlain = !path.root.isInRules
    let local = swiftIdentifier(names.isReserved(path.suggestedName) ? "value" : path.suggestedName)
    let value = LoweredBlock(isPlain ? .parameter(1) : .text(local))
    let statements = path.assignment(of: value, names.at(.rule(values: isPlain ? .parameter(0) : .text("values"))))
    return .closure(SwiftClosure(isPlain ? [] : ["values", local], statements))
  }

  mutating func declareReactions() {
    var reactions: [SwiftExpression] = []
    var timers: [SwiftExpression] = []
    for reaction in viewModel.reactions {
      switch reaction.event {
      case .condition(let condition):
        let name = context.environment.text(at: condition.range)
        reactions.append(
          self.reaction(
            "Reaction", reaction, name, "on" + camelCased(name), [SwiftArgument("when", closure(condition))]))
      case .change(let values, let old): reactions.append(self.reaction(reaction, toChangeOf: values, from: old))
      case .every(let interval, let condition):
        let name = context.environment.text(at: interval.range)
        var arguments = [SwiftArgument("every", closure(interval))]
        if let condition { arguments.append(SwiftArgument("when", closure(condition))) }
        timers.append(self.reaction("RepeatingTimer", reaction, name, "every" + camelCased(name), arguments))
      case .lifecycle, .received: break
      }
    }
    if !reactions.isEmpty { declare("reactions", type: "[Reaction<Self>]", .array(reactions)) }
    if !timers.isEmpty { declare("timers", type: "[RepeatingTimer<Self>]", .array(timers)) }
  }

  private mutating func reaction(
    _ reaction: Reaction, toChangeOf values: [TypedExpression], from old: String?
  ) -> SwiftExpression {
    let texts = values.map { context.environment.text(at: $0.range) }
    var arguments = [SwiftArgument("onChangeOf", argumentsClosure(values))]
    if let differs = differsClosure(values.map(\.type)) { arguments.append(SwiftArgument("differs", differs)) }
    let made = self.reaction(
      "Reaction", reaction, "change of " + texts.joined(separator: ", "),
      "onChangeOf" + camelCased(texts.joined(separator: " ")), arguments,
      from: old.map { ($0, values[0].type) })
    let follows = viewModel.follows.indices.filter { index in
      values.contains { viewModel.follows[index].stores($0) }
    }
    return follows.isEmpty
      ? made : made.member("receiving").call(follows.map { SwiftArgument(.text(String($0))) })
  }

  /// Returns the construction of a reaction or a timer.
  ///
  /// - Parameters:
  ///   - functionName: The name of the function with the steps, if they suspend.
  ///   - old: The name of the value before a change, if the steps read it.
  private mutating func reaction(
    _ type: String, _ reaction: Reaction, _ name: String, _ functionName: String, _ trigger: [SwiftArgument],
    from old: (name: String, type: Type)? = nil
  ) -> SwiftExpression {
    var arguments = [SwiftArgument(.literal(name))] + trigger
    var steps = StepLowering(names, context)
    let local = old.map { swiftIdentifier(steps.lowering.enter($0.name)) }
    if reaction.isAsync {
      let function = unique(functionName)
      let before = old.map { parameterData("_ \(local ?? "")", context.typeText($0.type)) }
      declare(
        steps: function, [parameterData("_ run", "CommandSteps<Self>")] + (before.map { [$0] } ?? []),
        steps.statements(reaction.body))
      arguments.append(
        SwiftArgument(old == nil ? "run" : "runFrom", .calling(function, parameters: old == nil ? 1 : 2)))
    } else {
      var closure = steps.closure(reaction.body)
      if let local { closure.parameters.append(local) }
      arguments.append(SwiftArgument(old == nil ? "perform" : "performFrom", .closure(closure)))
    }
    let corrected = viewModel.editsCorrected(by: reaction).map { SwiftArgument(names.rules(of: $0.name)) }
    let made = SwiftExpression.text(type).call(arguments)
    return corrected.isEmpty ? made : made.member("correcting").call(corrected)
  }

  /// Declares a function with steps that suspend. The closure of a static property cannot contain a suspension point.
  private mutating func declare(steps name: String, _ parameters: [MustacheValue], _ body: [SwiftStatement]) {
    declare(function: name, parameters, effects: "async throws", body)
  }

  /// Returns the first words of an expression as part of a name: `isExpired && attempts > 3` → `IsExpiredAttempts3`.
  private func camelCased(_ text: String) -> String {
    let words = text.utf8.split { byte in
      !(byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }
    let name = words.prefix(4).map { capitalized(String(decoding: $0, as: UTF8.self)) }.joined()
    return name.isEmpty ? "Condition" : name
  }
}
