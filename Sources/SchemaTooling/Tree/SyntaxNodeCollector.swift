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
      for function in value.functions {
        add(.serviceFunction, function.range)
        collect(function.parameters)
        collect(function.effects)
        collect(function.result)
      }
    case .serviceContainer(let value):
      add(.serviceContainerDeclaration, value.range)
      for service in value.services ?? [] { add(.listedService, service.range) }
    case .sample(let value):
      add(.sampleDeclaration, value.range)
      collect(value.type)
      collect(value.value)
    case .viewModel(let value):
      add(.viewModelDeclaration, value.range)
      collect(value.result)
      for modifiers in value.modifiers {
        for allowance in modifiers.allowances { add(.attribute, allowance.range) }
      }
      for member in value.members { collect(member) }
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
      collect(derived.type)
      collect(derived.value)
    case .edit(let edit):
      collect(edit.type)
      collect(edit.value)
      collect(edit.text)
      for rule in edit.rules { collect(rule) }
    case .draft(let draft): collect(draft.source)
    case .command(let command):
      collect(command.parameters)
      collect(command.gate)
      collect(command.busy)
    case .follow(let follow): collect([follow.target, follow.stream])
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
  }

  private mutating func collect(_ event: ReactionSyntax.Event) {
    switch event {
    case .condition(let condition): collect(condition)
    case .change(let values): collect(values)
    case .every(let interval, let condition):
      collect(interval)
      collect(condition)
    case .received(let pattern): collect(pattern)
    case .lifecycle: break
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
    case .debounce(let duration): collect(duration)
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

  // MARK: Steps

  private mutating func collect(_ steps: StepsSyntax?) {
    if let steps { collect(steps) }
  }

  private mutating func collect(_ steps: StepsSyntax) {
    add(.block, steps.range)
    for step in steps.steps { collect(step) }
  }

  mutating func collect(_ step: StepSyntax) {
    add(.step, step.range)
    switch step.kind {
    case .value(let value, let use):
      switch use {
      case .constant(_, let type): collect(type)
      case .assign(let target, _): collect(target)
      case .start, .call, .discard: break
      }
      collect(value)
    case .conditional(let conditions, let then, let otherwise):
      collect(conditions)
      collect(then)
      collect(otherwise)
    case .match(let subject, let cases):
      add(.match, step.range)
      collect(subject)
      for each in cases {
        add(.switchCase, each.range)
        for pattern in each.patterns { collect(pattern) }
        collect(each.guardCondition)
        for step in each.body.steps { collect(step) }
      }
    case .guarded(let conditions, let body):
      collect(conditions)
      collect(body)
    case .forEach(_, let elements, let body):
      collect(elements)
      collect(body)
    case .removal(let call, let period, let steps):
      collect(call)
      collect(period)
      collect(steps)
    case .progress(let done, let total):
      collect(done)
      collect(total)
    case .wait(let value), .finish(let value), .throwing(let value): collect(value)
    case .confirm(let question), .prompt(_, let question), .choose(_, let question): collect(question.expressions)
    case .emit(_, let arguments): collect(arguments)
    case .commit, .revert, .invalidate, .end: break
    }
  }

  mutating func collect(_ value: StepValueSyntax) {
    add(.stepValue, value.range)
    collect(value.value)
  }

  mutating func collect(_ catches: [CatchSyntax]) {
    for clause in catches { collect(clause, as: .catchClause) }
  }

  private mutating func collect(_ clause: CatchSyntax, as kind: SyntaxKind) {
    add(kind, clause.range)
    for pattern in clause.patterns { collect(pattern) }
    collect(clause.condition)
    collect(clause.steps)
  }

  // MARK: Types

  mutating func collect(_ type: TypeSyntax?) {
    if let type { collect(type) }
  }

  mutating func collect(_ type: TypeSyntax) {
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
    case .missing: break
    }
  }
}

// MARK: - Expressions

extension SyntaxNodeCollector {
  mutating func collect(_ expression: Expression?) {
    if let expression { collect(expression) }
  }

  mutating func collect(_ expressions: [Expression]) {
    for expression in expressions { collect(expression) }
  }

  mutating func collect(_ expression: Expression) {
    if let kind = expression.syntaxKind { add(kind, expression.range) }
    switch expression.kind {
    case .verbatim(let literal): add(.string, literal.range)
    case .call(_, let arguments), .index(_, let arguments): add(arguments)
    case .conditional(let conditions, _, _): for condition in conditions { add(condition) }
    case .match(_, let cases):
      for each in cases {
        add(.switchCase, each.range)
        for pattern in each.patterns { add(pattern) }
      }
    case .block(let body): for statement in body.statements { add(statement) }
    default: break
    }
    expression.forEachChild { collect($0) }
  }

  mutating func collect(_ arguments: [Argument]) {
    add(arguments)
    for argument in arguments { collect(argument.value) }
  }

  mutating func collect(_ conditions: [Condition]) {
    for condition in conditions {
      add(condition)
      condition.forEachChild { collect($0) }
    }
  }

  mutating func collect(_ pattern: Pattern) {
    add(pattern)
    if case .value(let value) = pattern.kind { collect(value) }
  }

  private mutating func add(_ arguments: [Argument]) {
    for argument in arguments where !argument.isTrailing {
      add(.argument, argument.label.map { $0.range.union(argument.value.range) } ?? argument.value.range)
    }
  }

  private mutating func add(_ condition: Condition) {
    add(.condition, condition.range)
    if case .pattern(let pattern, _) = condition.kind { add(pattern) }
  }

  private mutating func add(_ statement: BodyStatement) {
    add(.statement, statement.range)
    switch statement.kind {
    case .constant(_, let type, _): collect(type)
    case .guarded(let conditions, _): for condition in conditions { add(condition) }
    case .result, .value: break
    }
  }

  private mutating func add(_ pattern: Pattern) {
    add(.pattern, pattern.range)
    if case .enumCase(_, _, let bindings) = pattern.kind {
      for binding in bindings { add(.patternBinding, binding.range) }
    }
  }
}

extension MemberSyntax {
  /// Whether the member's own braces enclose rules or the steps of an example.
  fileprivate var hasBody: Bool {
    switch self {
    case .edit, .example: true
    case .list(let list): !list.rules.isEmpty
    default: false
    }
  }

  fileprivate var steps: StepsSyntax? {
    switch self {
    case .command(let command): command.steps
    case .reaction(let reaction): reaction.steps
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

extension Expression {
  /// The kind of the expression's node, or nil where no expression could be read.
  fileprivate var syntaxKind: SyntaxKind? {
    switch kind {
    case .integer, .decimal, .duration, .boolean, .nilLiteral: .literal
    case .string: .string
    case .verbatim: .verbatim
    case .name: .name
    case .closureParameter: .closureParameter
    case .implicitMember: .implicitMember
    case .member: .member
    case .optionalChain: .optionalChain
    case .call: .call
    case .index: .index
    case .prefix: .prefix
    case .binary: .binary
    case .ternary: .ternary
    case .conditional: .conditional
    case .match: .match
    case .array: .array
    case .dictionary: .dictionary
    case .closure: .closure
    case .parenthesized: .parenthesized
    case .block(let body): body.kind == .switchCase ? nil : .body
    case .missing: nil
    }
  }
}
