@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// Generates services, and members other than inputs and displays.
extension SchemaGenerator {
  mutating func service(_ documentation: [String]) -> ServiceSyntax {
    ServiceSyntax(
      documentation: documentation, range: range, name: typeName(), refined: maybe { $0.typeName() },
      functions: items { $0.serviceFunction() })
  }

  private mutating func serviceFunction() -> ServiceFunctionSyntax {
    let result = maybe { $0.type() }
    return ServiceFunctionSyntax(
      documentation: documentation(), range: range, name: name(), parameters: some(2) { $0.parameter() },
      effects: effects(), isStream: random.oneIn(2), result: result)
  }

  mutating func fake(_ documentation: [String]) -> FakeSyntax {
    isInFake = true
    defer { isInFake = false }
    let states = items { generator in
      StateSyntax(
        documentation: generator.documentation(), range: generator.range, name: generator.name(),
        type: generator.maybe { $0.type() }, value: generator.expression())
    }
    let functions = items { generator in
      let head = generator.serviceFunction()
      let result = StepSyntax(range: generator.range, kind: .result(generator.expression()))
      return FakeFunctionSyntax(
        range: generator.range, head: head,
        steps: StepsSyntax(range: generator.range, steps: generator.steps().steps + [result]))
    }
    return FakeSyntax(
      documentation: documentation, range: range, name: typeName(), service: typeName(), states: states,
      functions: functions)
  }

  mutating func effects() -> EffectsSyntax {
    EffectsSyntax(
      asyncRange: random.oneIn(2) ? range : nil,
      throwing: maybe { generator in ThrowsSyntax(range: generator.range, error: generator.maybe { $0.type() }) })
  }

  mutating func statefulMember(_ documentation: [String]) -> MemberSyntax {
    switch random.below(11) {
    case 10:
      return .list(
        ListSyntax(
          documentation: documentation, range: range, name: name(), row: child(), elements: path(), rules: listRules()))
    case 8:
      return .child(
        ChildSyntax(documentation: documentation, range: range, name: name(), value: child()))
    case 9:
      return .event(
        EventSyntax(documentation: documentation, range: range, name: name(), parameters: some(2) { $0.parameter() }))
    case 0: return .use(UseSyntax(documentation: documentation, range: range, name: name(), service: typeName()))
    case 1:
      return .state(
        StateSyntax(
          documentation: documentation, range: range, name: name(), type: maybe { $0.type() }, value: expression()))
    case 2: return .draft(DraftSyntax(documentation: documentation, range: range, name: name(), source: expression()))
    case 3:
      let steps = maybe { $0.steps() }
      let target = steps == nil ? postfix() : Expression(.name(name().text), range)
      return .follow(
        FollowSyntax(
          documentation: documentation, range: range, target: target, stream: head { $0.expression() }, steps: steps,
          catches: some(2) { $0.catchClause() }))
    case 4:
      let event = reactionEvent()
      return .reaction(
        ReactionSyntax(
          documentation: documentation, range: range, event: event, steps: steps(),
          catches: some(2) { $0.catchClause() }))
    case 5, 6: return .command(command(documentation))
    default: return .edit(edit(documentation))
    }
  }

  private mutating func reactionEvent() -> ReactionSyntax.Event {
    switch random.below(7) {
    case 0: .start(range)
    case 1: .lifecycle(random.pick(LifecycleEvent.allCases))
    case 2:
      random.oneIn(3)
        ? .change([head { $0.expression() }], from: name())
        : .change((0...random.below(2)).map { _ in head { $0.expression() } }, from: nil)
    case 5: .received(receivedEvent())
    case 3:
      .every(make(.duration("1", unit: .seconds)), when: maybe { generator in generator.head { $0.expression() } })
    default: .condition(reactionCondition())
    }
  }

  /// Returns the construction of a child, whose arguments can be paths with `$`.
  private mutating func child() -> Expression {
    let arguments = some(2) { generator in
      let isShared = generator.random.oneIn(2)
      let sign = generator.identifier("$")
      let value = isShared ? generator.make(.prefix(sign, generator.path())) : generator.expression()
      return Argument(label: generator.name(), value: value)
    }
    return make(.call(make(.name(typeName().text)), arguments))
  }

  private mutating func listRules() -> [ListRuleSyntax] {
    some(3) { generator in
      let keyword = generator.random.pick(ListRuleKeyword.allCases)
      return ListRuleSyntax(
        range: generator.range, keyword: keyword, keywordRange: generator.range,
        content: generator.content(of: keyword))
    }
  }

  private mutating func content(of keyword: ListRuleKeyword) -> ListRuleSyntax.Content {
    switch keyword {
    case .load:
      .load(ListLoadSyntax(pageSize: maybe { $0.head { $0.expression() } }, page: nil, steps: loadSteps()))
    case .received: .received(nil, steps())
    case .filter, .sort, .section: .arguments([argument()])
    case .items, .next, .more, .local: .closure(closure())
    case .empty, .searching, .prefetch: .value(expression())
    case .select: .word(name())
    }
  }

  private mutating func receivedEvent() -> Pattern {
    let bindings = (0...random.below(2)).map { _ in
      PatternBinding(label: maybe { $0.name() }, name: maybe { $0.name() }, range: range)
    }
    return Pattern(kind: .enumCase(type: name(), name: name(), bindings: bindings), range: range)
  }

  private mutating func reactionCondition() -> Expression {
    let words = LifecycleEvent.allCases.filter { $0 != .firstAppear }.map(\.rawValue) + ["when"]
    return random.oneIn(4) ? make(.name(random.pick(words))) : head { $0.expression() }
  }

  mutating func edit(_ documentation: [String]) -> EditSyntax {
    let isOwn = random.oneIn(2)
    let value: EditValueSyntax =
      isOwn
      ? .own(head { $0.expression() })
      : .path(path(), default: maybe { generator in generator.head { $0.expression() } })
    let rules = items { generator in
      EditRuleSyntax(range: generator.range, kind: generator.rule())
    }
    return EditSyntax(
      documentation: documentation, range: range, name: name(), type: isOwn ? type() : maybe { $0.type() },
      value: value,
      text: maybe { generator in
        EditTextSyntax(range: generator.range, arguments: generator.some(2) { $0.argument() })
      },
      rules: rules)
  }

  /// Returns a place that a step writes, such as `order.lines[id: x].quantity`.
  private mutating func place() -> Expression {
    var result = path()
    for _ in 0..<random.below(2) {
      let key = Argument(label: maybe { $0.name() }, value: smaller { $0.free { $0.expression() } })
      result = make(.index(result, [key]))
      if random.oneIn(2) { result = make(.member(result, name())) }
    }
    return result
  }

  /// Returns a writable path such as `user.address?.city`.
  private mutating func path() -> Expression {
    var result = make(.name(name().text))
    for _ in 0..<random.below(3) {
      if random.oneIn(3) { result = make(.optionalChain(result)) }
      result = make(.member(result, name()))
    }
    return result
  }

  private mutating func argument() -> Argument {
    Argument(label: maybe { $0.name() }, value: smaller { $0.free { $0.expression() } })
  }

  /// Returns a rule. An `if` before an `else` must have an `else` itself.
  private mutating func rule() -> EditRuleSyntax.Kind {
    switch random.below(7) {
    case 0: .trim
    case 6: .transform(closure())
    case 1: .debounce(expression())
    case 2: .require(postfix(), message: question())
    case 3: .next(name())
    case 4: .submit(name())
    default: .check(stepValue { $0.postfix() }, after: maybe { $0.literal() }, message: question())
    }
  }

  mutating func command(_ documentation: [String]) -> CommandSyntax {
    let result = maybe { $0.type() }
    var body = steps()
    if result != nil {
      let value = head { $0.expression() }
      body.steps.append(StepSyntax(range: range, kind: .result(value)))
    }
    return CommandSyntax(
      documentation: documentation, range: range, name: name(), parameters: some(2) { $0.parameter() }, result: result,
      gate: maybe { generator in generator.head { $0.expression() } },
      busy: maybe { generator in generator.head { $0.expression() } },
      policy: maybe { generator in
        generator.identifier(generator.random.pick(["drop", "queue", "restart", "parallel"]))
      },
      exclusive: maybe { generator in
        ExclusiveSyntax(range: generator.range, group: generator.maybe { $0.name() })
      },
      keepsErrors: maybe { $0.range }, steps: body, catches: some(2) { $0.catchClause() })
  }

  mutating func errorPolicy(_ documentation: [String]) -> ErrorPolicySyntax {
    ErrorPolicySyntax(
      documentation: documentation, range: range, keyword: range,
      uses: items { generator in
        UseSyntax(
          documentation: generator.documentation(), range: generator.range, name: generator.name(),
          service: generator.typeName())
      }, catches: items { $0.catchClause() })
  }

  mutating func catchClause() -> CatchSyntax {
    let patterns = some(2) { generator in
      let kind = Pattern.Kind.enumCase(
        type: generator.maybe { $0.identifier("SignInError") }, name: generator.name(),
        bindings: generator.some(2) { generator in
          PatternBinding(
            label: generator.maybe { $0.name() }, name: generator.maybe { $0.name() }, range: generator.range)
        })
      return Pattern(kind: kind, range: generator.range)
    }
    let caught =
      patterns.isEmpty ? maybe { (name: $0.identifier("error"), type: $0.identifier("SignInError")) } : nil
    let condition = patterns.count == 1 ? maybe { generator in generator.head { $0.expression() } } : nil
    return CatchSyntax(
      range: range, patterns: patterns, caught: caught, condition: condition, steps: steps())
  }

  // MARK: Steps

  mutating func steps() -> StepsSyntax {
    guard budget > 0 else { return StepsSyntax(range: range, steps: []) }
    let steps = smaller { generator in
      generator.free { generator in
        generator.items { generator in
          StepSyntax(range: generator.range, kind: generator.step())
        }
      }
    }
    return StepsSyntax(range: range, steps: steps)
  }

  private mutating func loadSteps() -> StepsSyntax {
    isInLoad = true
    defer { isInLoad = false }
    return steps()
  }

  private mutating func step() -> StepSyntax.Kind {
    let kind = random.below(21)
    // The steps of a `load` end with the call that returns the rows.
    return switch isInLoad && (12...19).contains(kind) ? 20 : kind {
    case 19: .attempt(steps(), [catchClause()] + items { $0.catchClause() })
    case 17 where !isInFake: .deferred(steps())
    case 18: .throwing(effects { $0.call($0.make(.member($0.make(.name($0.name().text)), $0.name()))) })
    case 16: .value(stepValue { generator in generator.smaller { $0.callStep() } }, .start(name()))
    case 15: .value(stepValue { generator in generator.smaller { $0.callStep() } }, .discard)
    case 14: cases()
    case 12: guardStep()
    case 13: .end
    case 8: .forEach(random.oneIn(3) ? [name(), name()] : [name()], head { $0.effects { $0.expression() } }, steps())
    case 10: .progress(question(), of: maybe { $0.question() })
    case 9: .wait(make(.duration("3", unit: .seconds)))
    case 11: .emit(name(), some(2) { $0.argument() })
    case 0: .value(stepValue { $0.expression() }, .constant(name(), maybe { $0.type() }, isVariable: random.oneIn(3)))
    case 1: .value(stepValue { $0.expression() }, .assign(place(), operator: random.pick(["=", "+=", "-="])))
    case 2: .confirm(maybe { $0.name() }, QuestionSyntax(text: question()))
    case 3: .prompt(name(), QuestionSyntax(text: question()))
    case 4: .commit(name())
    case 5: .revert(name())
    case 6: .invalidate(name())
    case 7:
      .conditional(
        head { generator in (0...generator.random.below(2)).map { _ in generator.condition() } }, then: steps(),
        else: random.oneIn(2) ? nil : random.oneIn(2) ? elseIf() : steps())
    default: .value(stepValue { generator in generator.smaller { $0.callStep() } }, .call)
    }
  }

  private mutating func cases() -> StepSyntax.Kind {
    let subject = head { $0.expression() }
    let cases = (0...random.below(3)).map { _ in
      free { generator in
        SwitchCase(
          patterns: [generator.pattern()], guardCondition: generator.maybe { $0.smaller { $0.expression() } },
          body: generator.steps(), range: generator.range)
      }
    }
    return .match(subject, cases)
  }

  private mutating func guardStep() -> StepSyntax.Kind {
    // After an `if` without `else`, the `else` of the guard would be that of the `if`.
    let value = make(.name("value"))
    let condition = random.oneIn(2) ? Condition.Kind.unwrap(name(), value) : .expression(value)
    return .guarded([Condition(kind: condition, range: range)], else: steps())
  }

  /// Returns an expression that can follow `confirm` directly.
  private mutating func question() -> Expression {
    switch random.below(4) {
    case 0: make(.member(make(.name(name().text)), name()))
    case 1: conditional()
    case 2: make(.ternary(make(.name(name().text)), string(), string()))
    default: string()
    }
  }

  /// Returns an `else` that contains exactly one `if`.
  private mutating func elseIf() -> StepsSyntax {
    let kind = StepSyntax.Kind.conditional([condition()], then: steps(), else: maybe { $0.steps() })
    return StepsSyntax(
      range: range, steps: [StepSyntax(range: range, kind: kind)])
  }

  private mutating func callStep() -> Expression {
    if random.oneIn(4) {
      return make(
        .call(
          make(.name(random.pick(["confirm", "prompt", "commit", "ask", "invalidate", "try", "await"]))),
          [Argument(label: nil, value: string())]))
    }
    return call(make(.member(make(.name(name().text)), name())))
  }

  /// Returns an expression at the beginning of a step, where calls can be made.
  private mutating func effects(_ makeValue: (inout SchemaGenerator) -> Expression) -> Expression {
    let value = makeValue(&self)
    guard random.oneIn(4) else { return value }
    return make(.effects(StepValueSyntax(range: range, isTry: true, isAwait: random.oneIn(2), value: value)))
  }

  private mutating func stepValue(_ make: (inout SchemaGenerator) -> Expression) -> StepValueSyntax {
    StepValueSyntax(range: range, isTry: random.oneIn(2), isAwait: random.oneIn(2), value: make(&self))
  }

  // MARK: Examples

  mutating func eventExampleStep() -> ExampleStepSyntax.Kind {
    switch random.below(13) {
    case 12: .constant(name(), maybe { $0.type() }, expression())
    case 0, 1: .stub(isGiven: random.oneIn(2), ServiceFunctionReference(use: name(), function: name()), answer())
    case 2: .write(make(.member(path(), name())), expression())
    case 3: .run(call(make(.name(name().text))))
    case 4: .reply(name(), random.oneIn(3) ? .answers(expression()) : random.oneIn(2) ? .confirms : .declines)
    case 5: .editing(name(), begins: random.oneIn(2))
    case 6: .clock(expression())
    case 7: .lifecycle(random.pick(LifecycleEvent.allCases.filter { $0 != .firstAppear }))
    case 8: random.oneIn(3) ? .recreated : random.oneIn(2) ? .commit(name()) : .revert(name())
    case 9:
      .expect(
        make(
          .binary(
            make(.name("navigator")), identifier("=="), make(.array([make(.name(random.pick(["pop", "push", "a"])))]))))
      )
    default: navigation()
    }
  }

  private mutating func navigation() -> ExampleStepSyntax.Kind {
    .expectNavigation(
      name(),
      (0...random.below(3)).map { _ in
        random.oneIn(3)
          ? NavigationSyntax(kind: identifier(random.pick(["pop", "popToRoot"])), viewModel: nil)
          : NavigationSyntax(kind: identifier(random.pick(["push", "present"])), viewModel: typeName())
      })
  }

  private mutating func answer() -> StubBehaviorSyntax {
    switch random.below(6) {
    case 5: .sequence([.returns(expression()), .fails(expression())] + (random.oneIn(3) ? [.held] : []))
    case 0: .returns(maybe { $0.expression() })
    case 1: .fails(expression())
    case 2: .held
    case 3: .sends(maybe { $0.expression() })
    default: .ends
    }
  }
}
