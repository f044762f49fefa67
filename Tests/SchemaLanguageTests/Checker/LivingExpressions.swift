@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

extension ViewModel {
  /// All expressions of states, edits, commands, reactions and examples.
  var livingExpressions: [TypedExpression] {
    states.map(\.value) + edits.flatMap(\.expressions) + commands.flatMap(\.expressions)
      + follows.flatMap { $0.stream.arguments.map(\.value) + $0.catches.flatMap(\.steps).flatMap(\.expressions) }
      + reactions.flatMap(\.expressions) + examples.flatMap(\.steps).flatMap(\.expressions)
  }
}

extension Edit {
  fileprivate var expressions: [TypedExpression] {
    var found =
      requirements.flatMap { [$0.condition, $0.message] } + [debounce, check?.delay, check?.message].compactMap(\.self)
    found += check?.call.arguments.map(\.value) ?? []
    switch storage {
    case .own(let value): found.append(value)
    case .path(_, let value): found += [value].compactMap(\.self)
    }
    if case .custom(let format, let parse)? = text { found += [format, parse] }
    return found
  }
}

extension Command {
  fileprivate var expressions: [TypedExpression] {
    [gate, busy].compactMap(\.self) + parameters.compactMap(\.defaultValue) + body.expressions
  }
}

extension Reaction {
  fileprivate var expressions: [TypedExpression] {
    guard case .condition(let condition) = event else { return body.expressions }
    return [condition] + body.expressions
  }
}

extension CommandBody {
  fileprivate var expressions: [TypedExpression] {
    steps.flatMap(\.expressions) + catches.flatMap(\.steps).flatMap(\.expressions)
  }
}

extension Step {
  fileprivate var expressions: [TypedExpression] {
    switch kind {
    case .constant(_, let value), .assign(_, let value), .call(let value): return value.expressions
    case .command(_, let arguments): return arguments.map(\.value)
    case .navigate(let navigation): return navigation.viewModel?.arguments.map(\.value) ?? []
    case .conditional(let conditions, let first, let second):
      var found: [TypedExpression] = []
      for condition in conditions { condition.forEachChild { found.append($0) } }
      return found + (first + second).flatMap(\.expressions)
    case .confirm(let text), .prompt(_, let text): return [text]
    case .commit, .revert, .invalidate: return []
    }
  }
}

extension StepValue {
  fileprivate var expressions: [TypedExpression] {
    switch self {
    case .expression(let value): [value]
    case .service(let call): call.arguments.map(\.value)
    case .custom(_, let arguments, _, _, _): arguments.map(\.value)
    }
  }
}

extension ExampleStep {
  fileprivate var expressions: [TypedExpression] {
    switch kind {
    case .givenInput(_, let value), .givenContext(_, let value), .expect(let value), .assign(_, let value),
      .assignContext(_, let value), .type(_, let value), .write(_, let value), .clock(let value),
      .reply(_, .answers(let value)):
      [value]
    case .stub(_, _, _, .returns(let value), _): [value].compactMap(\.self)
    case .stub(_, _, _, .fails(let value), _), .stub(_, _, _, .sends(let value), _): [value]
    case .run(_, let arguments): arguments.map(\.value)
    default: []
    }
  }
}
