import VmgenSchemaSyntax

// Commands with the same name and different labels, as methods in Swift. The environment has each of them by its full name,
// such as `load(id:)`, and all of them by their name.

extension ViewModelSyntax {
  /// Returns the identity of the member at an index. The name of a command that shares its declared name is the one of its
  /// property in Swift.
  func id(at index: Int) -> MemberID {
    let name = members[index].node.declaredName?.text ?? ""
    guard fullName(at: index) != nil, case .command(let command) = members[index] else {
      return MemberID(index: index, name: name)
    }
    let labels = command.parameters.map { ($0.label ?? $0.name)?.text ?? "" }
    return MemberID(index: index, name: GeneratedName.distinct(name, labels))
  }

  /// Returns the name of a member in the environment.
  func name(of id: MemberID) -> String {
    if case .command(let command) = members[id.index], let property = command.property {
      return DerivedSyntax.setterName(of: property)
    }
    return fullName(at: id.index) ?? id.name
  }

  /// The names of the members in the environment, in source order.
  var uniqueNames: [Identifier] {
    members.indices.compactMap { index in
      members[index].node.declaredName.map { Identifier(text: fullName(at: index) ?? $0.text, range: $0.range) }
    }
  }

  /// The declared names, with one name for all commands that differ in their labels.
  var distinctNames: [Identifier] {
    if !hasOverloads { return memberNames }
    var overloaded: Set<String> = []
    return members.indices.compactMap { index in
      guard let name = members[index].node.declaredName else { return nil }
      return fullName(at: index) == nil || overloaded.insert(name.text).inserted ? name : nil
    }
  }

  /// The names of the environment that are not unique.
  var repeatedNames: Set<String> {
    var (names, repeated): (Set<String>, Set<String>) = ([], [])
    for name in uniqueNames where !name.text.isEmpty && !names.insert(name.text).inserted { repeated.insert(name.text) }
    for index in members.indices where fullName(at: index) != nil {
      if let name = members[index].node.declaredName?.text, names.contains(name) { repeated.insert(name) }
    }
    return repeated
  }
}

extension CommandShape {
  /// The name with the labels of the parameters.
  fileprivate var fullName: String {
    let base = name.firstIndex(of: "(").map { String(name[..<$0]) } ?? name
    return CommandSyntax.fullName(base, parameters.map { $0.label ?? "_" })
  }
}

extension MemberFacts {
  /// The facts of a name that several commands share.
  static func overloads(_ commands: [CommandShape]) -> MemberFacts {
    let facets = OverloadFacets(commands: commands)
    return MemberFacts(
      commands[0].id, kind: .overloads(commands), type: nil,
      reading: .noValue(Misuse(help: commands.fullNameHelp) { .ambiguousCommand(name: $0) }), call: .command,
      writing: Writing(reason: "it is a command"), facets: facets, property: .value(.command))
  }

  /// The commands with the name; nil for a member of another kind.
  var commands: [CommandShape]? {
    switch kind {
    case .command(let command): [command]
    case .overloads(let commands): commands
    default: nil
    }
  }
}

extension [CommandShape] {
  /// The help for a name that several commands have.
  fileprivate var fullNameHelp: String {
    "write " + map { "`\($0.fullName)`" }.joined(separator: " or ")
  }
}

/// `load.isRunning`, which is no facet if several commands are called `load`.
private struct OverloadFacets: FacetTable {
  let commands: [CommandShape]

  var names: [String] { CommandFacet.allCases.map(\.rawValue) }

  func infer(_ name: Identifier, _ range: SourceRange, in checker: ExpressionChecker) -> TypedExpression? {
    let base = SourceRange(file: range.file, lower: Int(range.lower), upper: Int(name.range.lower) - 1)
    checker.reportAmbiguous(Identifier(text: checker.text(at: base), range: base), commands)
    return checker.invalid(range)
  }
}

extension MemberChecker {
  func declareOverloads(_ syntax: ViewModelSyntax) {
    let shapes = syntax.identified { if case .command(let command) = $0 { command } else { nil } }
      .compactMap { id, command -> (name: String, shape: CommandShape)? in
        guard let name = syntax.fullName(at: id.index), case .command(let shape)? = environment.members[name]?.kind,
          shape.id == id
        else { return nil }
        return (command.name.text, shape)
      }
    for (name, group) in Dictionary(grouping: shapes, by: \.name) {
      expressions.environment.declare(.overloads(group.map(\.shape)), as: name)
    }
  }

  /// Reports commands with the same name and labels, or that generated code cannot distinguish.
  func checkOverloads(of syntax: ViewModelSyntax) {
    if !syntax.hasOverloads { return }
    var first: [String: CommandSyntax] = [:]
    var groups: [String: [CommandSyntax]] = [:]
    var properties: [String: Identifier] = [:]
    for (index, member) in syntax.members.enumerated() where syntax.fullName(at: index) == nil {
      if let name = member.node.declaredName { properties[name.text] = name }
    }
    for (id, command) in syntax.identified({ if case .command(let command) = $0 { command } else { nil } }) {
      guard let name = syntax.fullName(at: id.index) else { continue }
      if let other = first.updateValue(command, forKey: name) {
        reportRepeated(
          .duplicateMember(owner: syntax.name.text, kind: "command", name: name), at: command.name.range,
          after: other.name.range,
          help: "change a label or the name of one of them; the types of parameters do not distinguish commands")
        continue
      }
      // A member with the declared name is reported as every repeated name.
      if id.name != command.name.text, let other = properties[id.name] {
        report(
          .overloadedName(name: name, property: id.name), at: command.name.range,
          labels: [Diagnostic.Label(range: other.range, text: "this is `\(id.name)`, too")])
      }
      properties[id.name] = properties[id.name] ?? Identifier(text: id.name, range: command.name.range)
      for other in groups[command.name.text] ?? [] where command.canBeCalled(like: other) {
        report(
          .overlappingCommands(name: name, other: other.fullName), at: command.name.range,
          labels: [Diagnostic.Label(range: other.name.range, text: "`\(other.fullName)` is declared here")])
      }
      groups[command.name.text, default: []].append(command)
    }
  }
}

extension CommandSyntax {
  /// Returns whether a call, which can leave out arguments with default values, can mean either command.
  fileprivate func canBeCalled(like other: CommandSyntax) -> Bool {
    // The numbers of parameters of `other` that some call can have passed, or left out, so far.
    var reached: Set<Int> = [0]
    for index in 0...parameters.count {
      for place in other.parameters.indices where reached.contains(place) && other.parameters[place].defaultValue != nil
      {
        reached.insert(place + 1)
      }
      guard index < parameters.count else { break }
      let parameter = parameters[index]
      var next = parameter.defaultValue == nil ? [] : reached
      for place in reached where place < other.parameters.count {
        if other.parameters[place].callLabel == parameter.callLabel { next.insert(place + 1) }
      }
      reached = next
    }
    return reached.contains(other.parameters.count)
  }
}

extension ParameterSyntax {
  var callLabel: String { label?.text ?? "_" }
}

// Names and calls that mean one of several commands.
extension ExpressionChecker {
  /// Returns the name of the member that an expression means, such as `save`, or the full name of a command, `load(id:)`;
  /// nil for any other expression.
  func memberName(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name):
      return environment.local(name) == nil ? environment.memberName(name) : nil
    case .call(let callee, let arguments) where arguments.isEmpty:
      guard case .name(let name) = callee.kind, environment.local(name) == nil,
        case .overloads? = environment.members[name]?.kind
      else { return nil }
      return CommandSyntax.fullName(name, [])
    default: return nil
    }
  }

  /// Returns the command that a name, which can have labels, means; nil for any other name.
  func command(named name: Identifier) -> CommandShape? {
    guard case .command(let command)? = environment.members[environment.memberName(name.text)]?.kind else { return nil }
    return command
  }

  /// Reports a name that several commands share, or labels that no command with the name has. Returns false for any other
  /// name.
  func reportsOverloads(of name: Identifier) -> Bool {
    if case .overloads(let commands)? = environment.members[name.text]?.kind {
      reportAmbiguous(name, commands)
      return true
    }
    guard let base = baseName(name.text), let commands = environment.members[base]?.commands else {
      return reportsProperty(name)
    }
    reportNoCommand(Identifier(text: base, range: name.range), among: commands)
    return true
  }

  /// Reports the name that a command has in Swift, `loadID`. Returns false for any other name.
  private func reportsProperty(_ name: Identifier) -> Bool {
    // Another member hides the command.
    if environment.members[name.text] != nil { return false }
    let meant = environment.members.values.lazy.compactMap { member in
      if case .command(let command) = member.kind, command.id.name == name.text, command.name != name.text {
        command.name
      } else {
        nil
      }
    }
    guard let command = meant.first else { return false }
    report(.unknownName(name: name.text), at: name.range, suggestion: .write(command, at: name.range))
    return true
  }

  func reportAmbiguous(_ name: Identifier, _ commands: [CommandShape]) {
    report(.ambiguousCommand(name: name.text), at: name.range, help: commands.fullNameHelp)
  }

  /// Reports labels that none of the commands with the name has.
  private func reportNoCommand(_ name: Identifier, among commands: [CommandShape]) {
    report(
      .noCommandWithLabels(name: name.text), at: name.range,
      help: commands.map(\.fullName).listed(after: commands.count == 1 ? "the command is" : "the commands are"))
  }

  /// Returns the command with the labels of a call; nil after reporting that there is none.
  func command(called call: CallSite, among commands: [CommandShape]) -> CommandShape? {
    if commands.count == 1 { return commands[0] }
    let found = commands.first { command in
      ArgumentMatching(call.arguments, command.parameters.map { ArgumentMatching.Shape($0) }).failure == nil
    }
    if found == nil {
      for command in commands { offerLabels(of: command.parameters.map { ($0.label, $0.type) }, in: call.arguments) }
      inferUnused(call.arguments)
      reportNoCommand(call.name, among: commands)
    }
    return found
  }

  /// Types `settings.load(id:)`, whose status follows; returns nil for any other call.
  func inferCommand(
    of value: TypedExpression, named name: Identifier, labels: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    guard labels.allSatisfy(\.value.isAnyValue), case .declared(let viewModel) = value.type,
      let interface = viewModels[viewModel]?.interface
    else { return nil }
    let full = CommandSyntax.fullName(name.text, labels: labels)
    if interface.members != nil,
      reportsPrivate(Identifier(text: full, range: name.range), of: viewModel) || reportsPrivate(name, of: viewModel)
    {
      return invalid(range)
    }
    guard let member = interface.members?[name.text], let commands = member.commands else { return nil }
    // `save()` is a call, unless the parentheses distinguish the command from another.
    if labels.isEmpty, case .command = member.kind { return nil }
    guard let command = commands.first(where: { $0.fullName == full }) else {
      reportNoCommand(name, among: commands)
      return invalid(range)
    }
    index?.refer(to: .member(viewModel: viewModel, command.id), at: name.range)
    for (label, parameter) in zip(labels, command.parameters) { referToLabel(label.label, of: parameter) }
    return TypedExpression(.property(value, ViewModelProperty(name: command.id.name)), .command, range)
  }
}

extension Environment {
  /// Returns the name of a member in ``members`` for a name that can be the full name of a command, `save(text:)`.
  func memberName(_ name: String) -> String {
    guard let base = baseName(name), case .command(let command)? = members[base]?.kind, command.fullName == name else {
      return name
    }
    return base
  }
}

extension ViewModelInterface {
  /// Returns the member with a property in Swift.
  func member(ofProperty name: String) -> MemberFacts? {
    if let member = members?[name] {
      guard case .overloads = member.kind else { return member }
    }
    return members?.values.first { member in
      if case .command(let command) = member.kind { command.id.name == name } else { false }
    }
  }
}

/// Returns `load` for the full name `load(id:)`; nil for a name without labels.
private func baseName(_ name: String) -> String? {
  guard name.utf8.last == UInt8(ascii: ")") else { return nil }
  return name.firstIndex(of: "(").map { String(name[..<$0]) }
}
