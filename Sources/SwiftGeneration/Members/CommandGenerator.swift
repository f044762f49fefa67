import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The generator of commands.
struct CommandGenerator: MemberGenerator {
  let commands: [Command]

  var key: String? { "commands" }
  var observedNames: [String] { commands.map(\.name) }
  var comparedNodes: [NodeComparison] { commands.map { NodeComparison(.member($0.id), .bool) } }

  /// A command without parameters is called through its property. A command with parameters also has a method with its
  /// name.
  func properties(_ scope: inout MemberScope) -> [MustacheValue] { commands.map { property($0, &scope) } }

  private func property(_ command: Command, _ scope: inout MemberScope) -> MustacheValue {
    var steps = StepLowering(scope.names, scope.context, command: command.name)
    let hasParameters = !command.parameters.isEmpty
    var parameters: [MustacheValue] = []
    var arguments: [MustacheValue] = []
    for parameter in command.parameters {
      let local = steps.lowering.enter(parameter.name)
      arguments.append(.string(swiftIdentifier(local)))
      parameters.append(scope.parameter(parameter, local: local, of: command.id))
    }
    let busy = steps.busyText(of: command, scope.context)
    let body = steps.closure(command.body)
    let isApart = scope.isApart([])
    scope.endGroup()
    return scope.shown(
      command.id,
      [
        "name": .string(swiftIdentifier(command.name)), "member": .string(swiftIdentifier(command.name, .member)),
        "accessor": scope.accessor(of: command.name),
        "method": .string(swiftIdentifier(command.methodName)),
        "documentation": documentation(command.documentation),
        "blankBefore": .bool(!hasParameters || isApart),
        "failure": .string(scope.context.failureText(command.failure)),
        "readsServices": .bool(scope.members.readsServices(.member(command.id))),
        "isCached": .bool(!scope.members.computedFormulas.contains(command.id)),
        "rules": .string(swiftIdentifier(GeneratedName.rules(of: command.name))),
        "hasParameters": .bool(hasParameters),
        "parameters": .list(parameters), "arguments": .list(arguments),
        "isAsync": .bool(command.isAsync),
        "busy": .optional(busy),
        "steps": .expression(.closure(body)),
      ])
  }

  func storedValues(_ scope: inout MemberScope) -> [StoredValue] {
    commands.map { StoredValue(name: $0.name, value: .text("CommandState").call()) }
  }

  func derivedValues(_ scope: inout MemberScope) -> [DerivedValue] {
    commands.filter { !scope.members.computedFormulas.contains($0.id) }.map { command in
      let type = statusType(of: command, scope)
      let status = scope.fromRules(command.name, "status")
      return DerivedValue(.member(command.id), type: type, fresh: [.bind("fresh", type: type, status)])
    }
  }

  func computedValues(_ scope: inout MemberScope) -> [ComputedValue] {
    commands.filter { scope.members.computedFormulas.contains($0.id) }.map { command in
      let status = scope.names.rules(of: command.name).member("status").call([
        "of": scope.names.stored(command.name), "in": scope.names.context,
      ])
      return ComputedValue(
        name: scope.members.accessor(of: command.name), type: statusType(of: command, scope), body: [.value(status)],
        documentation: [])
    }
  }

  private func statusType(of command: Command, _ scope: MemberScope) -> String {
    "CommandStatus<\(scope.context.failureText(command.failure))>"
  }

  func declareRules(_ rules: inout RuleDeclarations) {
    for command in commands { declare(command, &rules) }
  }

  private func declare(_ command: Command, _ rules: inout RuleDeclarations) {
    var arguments = [SwiftArgument(.literal(command.property == nil ? command.name : command.shownName))]
    let labels = command.parameters.map { SwiftExpression.literal($0.label ?? "_") }
    if !labels.isEmpty { arguments.append(SwiftArgument("labels", .array(labels))) }
    arguments.append(SwiftArgument(rules.storedPath(command.name)))
    if command.policy != .drop { arguments.append(SwiftArgument("policy", .text("." + command.policy.rawValue))) }
    if let gate = command.gate { arguments.append(SwiftArgument("when", rules.statusClosure(gate))) }
    arguments += rules.argument("writes", rules.viewModel.editsWritten(before: command))
    arguments += rules.argument("submits", rules.viewModel.editsSubmitted(by: command))
    if let busy = command.busy, !command.busyReadsParameters {
      arguments.append(SwiftArgument("busy", rules.statusClosure(busy)))
    }
    let excluded = commands.filter { $0.isAsync && $0.group == command.group && $0.id != command.id }
    if command.group != nil, !excluded.isEmpty {
      arguments.append(SwiftArgument("excludes", .array(excluded.map { rules.storedPath($0.name) })))
    }
    if command.keepsErrors { arguments.append(SwiftArgument("keepsErrors", .text("true"))) }
    rules.declare(
      GeneratedName.rules(of: command.name), type: "CommandRules<Self>", .text(".init").call(arguments))
  }

  /// A control can call a command without required parameters. For any other command, `bind` only observes the status.
  func boundParts(_ context: FileContext) -> [BoundPart] {
    commands.map { command in
      let failure = context.failureText(command.failure)
      if command.parameters.contains(where: { $0.defaultValue == nil }) {
        return BoundPart(shown: command.name, "CommandStatus<\(failure)>")
      }
      return BoundPart(
        command.name, "CommandBinding<\(failure)>", port: "CommandPort",
        calls: command.parameters.isEmpty ? nil : command.methodName)
    }
  }

  var testTable: String? { "commands" }

  func testRows(_ table: inout GraphTable, _ context: FileContext) -> [SwiftExpression] { table.commands(context) }
}
