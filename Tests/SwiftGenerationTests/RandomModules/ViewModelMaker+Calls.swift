@testable import VmgenSchemaSemantics

// Commands whose calls run at the same time, or whose errors are ignored or thrown by a step.
extension ViewModelMaker {
  /// The functions with a result that commands call.
  private var answeredRequests: [(instance: String, function: ModuleMaker.ServiceFunction)] {
    interface.ownServices(members).flatMap { index in
      module.services[index].functions.filter { function in
        function.kind == .request && function.result != nil
          && !module.sources.contains { $0.function == function.name && $0.service == index }
      }.map { (instance: module.services[index].instance, function: $0) }
    }
  }

  /// Adds a command that starts two calls and then awaits them.
  mutating func addStartedCalls() {
    guard random.chance(2), let first = random.pick(answeredRequests), let second = random.pick(answeredRequests),
      let sink = random.pick(sinks)
    else { return }
    var steps: [SchemaPart] = []
    for (name, request) in [("one", first), ("other", second)] {
      guard let values = scoped([], { $0.random.arguments(request.function.callParameters, 0) }) else { return }
      let call = "\(request.instance).\(request.function.name)(\(values))"
      steps.append(SchemaPart("async let \(name) = \(call)", .asyncLet))
    }
    steps.append(SchemaPart("\(sink.text) = \(value(sink.type))", .assignment))
    for (name, request) in [("other", second), ("one", first)] {
      let head = request.function.canThrow ? "try await" : "await"
      let place = sinks.first { $0.type == request.function.result }
      let target = place.map { "\($0.text) = " } ?? "let \(name)Result = "
      steps.append(SchemaPart("\(target)\(head) \(name)", .callResult))
    }
    let command = name("gather")
    add(SchemaPart(block: "command \(command)", steps, .command))
    commands.append((command, [], false))
  }

  /// Adds a command that ignores the error of a call.
  mutating func addIgnoredError() {
    let throwing = answeredRequests.filter { $0.function.canThrow }
    guard let (instance, function) = random.pick(throwing), let sink = random.pick(sinks),
      let values = scoped([], { $0.random.arguments(function.callParameters, 0) })
    else { return }
    let call = SchemaPart("let answer = try? await \(instance).\(function.name)(\(values))", .optionalTry)
    let command = name("attempt")
    let number = sinks.first { $0.type == .int }
    let steps =
      [call] + [number.map { SchemaPart("if answer == nil { \($0.text) += 1 }", .ifStep) }].compactMap(\.self)
      + [SchemaPart("\(sink.text) = \(value(sink.type))", .assignment)]
    add(SchemaPart(block: "command \(command)", steps, .command))
    commands.append((command, [], false))
  }

  /// Adds a command that changes a variable between other changes.
  mutating func addVariable() {
    guard random.chance(2), let sink = sinks.first(where: { $0.type == .int }), let other = random.pick(sinks) else {
      return
    }
    let command = name("tally")
    let change = random.chance(2) ? SchemaPart("tally += 1", .variable) : SchemaPart("tally = -tally", .variable)
    var steps = [SchemaPart("var tally = \(value(.int))", .variable)]
    if random.chance(2) { steps.append(SchemaPart("\(other.text) = \(value(other.type))", .assignment)) }
    steps.append(SchemaPart(block: "if \(value(.bool))", [change], .ifStep))
    if random.chance(3) { steps.append(SchemaPart("wait 1s", .wait)) }
    steps.append(SchemaPart("tally *= 2", .variable))
    steps.append(SchemaPart("\(sink.text) = tally", .assignment))
    add(SchemaPart(block: "command \(command)", steps, .command))
    commands.append((command, [], false))
  }

  /// Adds a command that throws an error of the module.
  mutating func addThrow() {
    guard random.chance(2), let error = random.pick(module.errors), let made = random.pick(error.cases),
      let values = scoped([], { $0.random.arguments(made.values, 0) })
    else { return }
    let thrown = "throw \(error.name).\(made.name)\(values.isEmpty ? "" : "(\(values))")"
    let command = name("refuse")
    let steps =
      sinkSteps(1) + [SchemaPart(block: "if \(value(.bool))", [SchemaPart(thrown, .throwStep)], .ifStep)] + sinkSteps(1)
    add(
      SchemaPart(
        block: "command \(command)",
        steps + (random.chance(2) ? [.clause("catch", sinkSteps(1), .catchAll)] : []), .command))
    commands.append((command, [], false))
  }
}
