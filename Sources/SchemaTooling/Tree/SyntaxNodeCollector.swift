import VmgenSchemaSyntax

/// Collects the kind and range of every node of the typed syntax.
struct SyntaxNodeCollector {
  private var nodes: [(kind: SyntaxKind, range: SourceRange)] = []

  /// The nodes in the order in which they begin, containers before their contents.
  var sortedNodes: [(kind: SyntaxKind, range: SourceRange)] {
    let order = nodes.indices.sorted {
      let (first, second) = (nodes[$0].range, nodes[$1].range)
      return (first.lower, -first.upper, $0) < (second.lower, -second.upper, $1)
    }
    return order.map { nodes[$0] }
  }

  mutating func add(_ kind: SyntaxKind, _ range: SourceRange) { nodes.append((kind, range)) }

  mutating func collect(_ schema: SchemaSyntax) {
    for declaration in schema.declarations { collect(declaration) }
    for allowance in schema.allowances { add(.attribute, allowance.range) }
  }

  // MARK: Declarations

  mutating func collect(_ declaration: DeclarationSyntax) {
    switch declaration {
    case .importModule(let value): add(.importDeclaration, value.range)
    case .enumeration(let value):
      add(.enumDeclaration, value.range)
      collect(value.rawType)
      for each in value.cases {
        add(.enumCase, each.range)
        collect(each.values)
        collect(each.rawValue)
        collect(each.label)
      }
      for method in value.methods { collect(method) }
    case .model(let value):
      add(.modelDeclaration, value.range)
      for field in value.fields {
        add(.field, field.range)
        collect(field.type)
        collect(field.defaultValue)
        collect(field.key)
      }
      for method in value.methods { collect(method) }
    case .externType(let value): add(.externTypeDeclaration, value.range)
    case .function(let value): collect(value)
    case .service(let value):
      add(.serviceDeclaration, value.range)
      for function in value.functions where function.accessor != .setter {
        add(.serviceFunction, function.range)
        collect(function.parameters)
        collect(function.effects)
        collect(function.result)
      }
    case .serviceContainer(let value):
      add(.serviceContainerDeclaration, value.range)
      for service in value.services ?? [] { add(.listedService, service.range) }
    case .fake(let value):
      add(.fakeDeclaration, value.range)
      for state in value.states { collect(.state(state)) }
      for function in value.functions {
        add(.fakeFunction, function.range)
        collect(function.head.parameters)
        collect(function.head.effects)
        collect(function.head.result)
        if let value = function.value { collect(value) } else { collect(function.steps) }
      }
    case .sample(let value):
      add(.sampleDeclaration, value.range)
      collect(value.type)
      collect(value.value)
    case .viewModel(let value):
      add(.viewModelDeclaration, value.range)
      collect(value.result)
      for member in value.writtenMembers { collect(member) }
      for function in value.functions { collect(function) }
    case .router(let value):
      add(.routerDeclaration, value.range)
      for screen in value.screens { add(.routerItem, screen.range) }
      for tabs in value.tabs { collect(tabs) }
      for link in value.links {
        add(.routerItem, link.range)
        collect(link.pattern)
        collect(link.screens)
      }
    case .errorPolicy(let value):
      add(.errorPolicyDeclaration, value.range)
      for use in value.uses { collect(.use(use)) }
      for clause in value.catches { collect(clause, as: .errorPolicyClause) }
    }
  }

  private mutating func collect(_ tabs: TabsSyntax) {
    add(.routerItemWithBody, tabs.range)
    collect(tabs.parameters)
    for item in tabs.items {
      add(.routerItem, item.range)
      collect([item.screen, item.title])
      collect(item.icon)
    }
  }

  private mutating func collect(_ function: FunctionSyntax) {
    add(.functionDeclaration, function.range)
    collect(function.parameters)
    collect(function.result)
    collect(function.body)
  }

  /// Adds the name of a command with its labels, `load(id:)`.
  mutating func collect(_ name: Identifier) {
    if name.text.utf8.last == UInt8(ascii: ")") { add(.name, name.range) }
  }

  mutating func collect(_ parameters: [ParameterSyntax]) {
    for parameter in parameters {
      add(.parameter, parameter.range)
      collect(parameter.type)
      collect(parameter.defaultValue)
    }
  }

  mutating func collect(_ effects: EffectsSyntax) {
    guard let throwing = effects.throwing else { return }
    add(.throwsClause, throwing.range)
    collect(throwing.error)
  }

  // MARK: Members

  mutating func collect(_ member: MemberSyntax) {
    add(member.hasBody ? .memberDeclarationWithBody : .memberDeclaration, member.node.range)
    switch member {
    case .use, .restore, .focus: break
    case .input(let input):
      collect(input.type)
      collect(input.defaultValue)
    case .state(let state):
      collect(state.type)
      collect(state.value)
    case .derived(let derived):
      collect(derived.parameters)
      collect(derived.type)
      collect(derived.value)
      if let setter = derived.setter {
        add(.accessor, setter.getter)
        add(.accessor, setter.range)
        collect(setter.steps)
      }
    case .edit(let edit):
      collect(edit.type)
      collect(edit.value)
      collect(edit.text)
      for rule in edit.rules { collect(rule) }
    case .draft(let draft): collect(draft.source)
    case .command(let command):
      collect(command.parameters)
      collect(command.result)
      collect(command.gate)
      collect(command.busy)
    case .follow(let follow):
      collect([follow.target, follow.stream])
      collect(follow.conditions)
    case .child(let child): collect(child.value)
    case .list(let list):
      collect([list.row, list.elements])
      for rule in list.rules { collect(rule) }
    case .event(let event): collect(event.parameters)
    case .reaction(let reaction): collect(reaction.event)
    case .custom(let custom):
      collect(custom.parameters)
      collect(custom.effects)
      collect(custom.result)
    case .example(let example): collect(example)
    }
    collect(member.steps)
    collect(member.catches)
    if case .follow(let follow) = member, let end = follow.end {
      add(.endClause, end.range)
      collect(end.steps)
    }
  }

  private mutating func collect(_ event: ReactionSyntax.Event) {
    switch event {
    case .condition(let condition): collect(condition)
    case .change(let values, _): collect(values)
    case .every(let interval, let condition):
      collect(interval)
      collect(condition)
    case .received(let pattern): collect(pattern)
    case .lifecycle, .start: break
    }
  }

  mutating func collect(_ value: EditValueSyntax) {
    switch value {
    case .path(let path, let defaultValue):
      collect(path)
      collect(defaultValue)
    case .own(let value): collect(value)
    }
  }

  mutating func collect(_ text: EditTextSyntax?) {
    guard let text else { return }
    add(.editText, text.range)
    collect(text.arguments)
  }

  mutating func collect(_ rule: EditRuleSyntax) {
    add(.editRule, rule.range)
    switch rule.kind {
    case .submit(let command): collect(command)
    case .trim, .next: break
    case .debounce(let value), .transform(let value): collect(value)
    case .require(let condition, let message):
      collect(condition)
      collect(message)
    case .check(let value, let delay, let message):
      collect(value)
      collect(delay)
      collect(message)
    }
  }

  mutating func collect(_ rule: ListRuleSyntax) {
    add(.editRule, rule.range)
    switch rule.content {
    case .arguments(let arguments): collect(arguments)
    case .closure(let value), .value(let value): collect(value)
    case .word: break
    case .load(let load):
      collect(load.pageSize)
      collect(load.steps)
    case .received(_, let steps): collect(steps)
    }
  }

  // MARK: Types

  mutating func collect(_ type: TypeSyntax?) {
    if let type { collect(type) }
  }

  mutating func collect(_ type: TypeSyntax) {
    // The type of a value stands in for the one that the schema does not have.
    if type.range.lower == type.range.upper { return }
    switch type.kind {
    case .name, .identity: add(.typeName, type.range)
    case .optional(let wrapped):
      add(.optionalType, type.range)
      collect(wrapped)
    case .array(let element):
      add(.arrayType, type.range)
      collect(element)
    case .dictionary(let key, let value):
      add(.dictionaryType, type.range)
      collect(key)
      collect(value)
    case .set(let element): collectGeneric(type, named: "Set", element)
    case .range(let bound, let isClosed):
      collectGeneric(type, named: isClosed ? "ClosedRange" : "Range", bound)
    case .missing: break
    }
  }

  private mutating func collectGeneric(_ type: TypeSyntax, named name: String, _ argument: TypeSyntax) {
    add(.genericType, type.range)
    let lower = Int(type.range.lower)
    add(.typeName, SourceRange(file: type.range.file, lower: lower, upper: lower + name.utf8.count))
    collect(argument)
  }
}

extension MemberSyntax {
  /// Whether the member's own braces enclose rules or the steps of an example.
  fileprivate var hasBody: Bool {
    if case .derived(let derived) = self { return derived.setter != nil }
    return switch self {
    case .edit, .example: true
    case .list(let list): !list.rules.isEmpty
    default: false
    }
  }

  fileprivate var steps: StepsSyntax? {
    switch self {
    case .command(let command): command.steps
    case .reaction(let reaction): reaction.steps
    case .follow(let follow): follow.steps
    default: nil
    }
  }

  fileprivate var catches: [CatchSyntax] {
    switch self {
    case .command(let command): command.catches
    case .reaction(let reaction): reaction.catches
    case .follow(let follow): follow.catches
    default: []
    }
  }
}
