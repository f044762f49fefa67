import VmgenSchemaSyntax

/// `continue`, which ends a turn of a loop.
extension StepChecker {
  /// What to write where a `continue` cannot be replaced.
  static let unreachableTurn =
    "write it as the last step of an `if`, a `guard` or a `case` in the loop, or an `if` around the steps after it"

  /// What to write where a `break` in a `case` cannot end the `switch`.
  static let breakInCase =
    "in Swift, it ends the `switch` and not the loop: note the end in a variable, and test it after the `switch`"

  /// Returns the body of a loop with branches around the steps after each `continue`: `if !line.isOpen { … }` for
  /// `if line.isOpen { continue }` and the steps after it.
  func nestingTurns(of body: StepsSyntax) -> StepsSyntax {
    guard body.mayEndTurn else { return body }
    var count = 0
    body.forEachStep { if case .nextTurn = $0.kind { count += 1 } }
    return count > Self.maximumTurns ? body : StepsSyntax(range: body.range, steps: nested(body.steps[...]))
  }

  /// The number of `continue` in a loop, each of which nests the steps after it. Walks over steps are recursive.
  private static let maximumTurns = 64

  private func nested(_ steps: ArraySlice<StepSyntax>) -> [StepSyntax] {
    // The steps after an `if` become its `else`, before it is divided.
    let steps = steps.flatMap { step -> [StepSyntax] in
      if case .guarded = step.kind { step.dividedByCalls(callsCommand) } else { [step] }
    }[...]
    guard let index = steps.firstIndex(where: \.mayEndTurn) else { return Array(steps) }
    let (step, rest) = (steps[index], steps[(index + 1)...])
    func body(_ first: [StepSyntax], at range: SourceRange) -> StepsSyntax {
      StepsSyntax(range: range, steps: nested(first[...]))
    }
    /// The steps of a branch, and those after it unless the branch ends the turn, which do not see its names.
    func branch(_ branch: StepsSyntax, naming names: Set<String> = []) -> StepsSyntax {
      let following = branch.endsTurn ? [] : Self.steps(rest, notSeeing: names)
      return body(branch.steps + following, at: branch.range).notSeeing(branch.unseenNames)
    }
    var kind: StepSyntax.Kind?
    switch step.kind {
    case .nextTurn:
      // Its names count as used.
      if let next = rest.first { report(.unreachableStep, at: next.range) }
      return steps[..<index] + nested(rest)
    case .guarded(let conditions, let otherwise):
      let other = nested(otherwise.steps[...])
      kind = .conditional(
        conditions, then: body(Array(rest), at: step.range),
        else: other.isEmpty
          ? nil : StepsSyntax(range: otherwise.range, steps: other).notSeeing(otherwise.unseenNames))
    case .conditional(let conditions, let then, let otherwise) where isEnded(byOneOf: [then, otherwise], before: rest):
      let other = branch(otherwise ?? StepsSyntax(range: step.range.end, steps: []))
      let first = branch(then, naming: conditions.reduce(into: []) { $0.formUnion($1.boundNames) })
      if first.steps.isEmpty, conditions.count == 1, case .expression(let condition) = conditions[0].kind {
        let opposite = Condition(kind: .expression(condition.negated ?? condition.not), range: conditions[0].range)
        kind = .conditional([opposite], then: other, else: nil)
      } else {
        kind = .conditional(conditions, then: first, else: other.steps.isEmpty ? nil : other)
      }
    case .match(let subject, let cases) where isEnded(byOneOf: cases.map(\.body), before: rest):
      kind = .match(
        subject,
        cases.map { each in
          var each = each
          each.body = branch(each.body, naming: Set(each.patterns.flatMap(\.boundNames)))
          return each
        })
    default: break
    }
    guard let kind else { return Array(steps) }
    let replaced = StepSyntax(range: step.range, kind: kind)
    return steps[..<index] + [replaced] + (step.endsTurn ? nested(rest) : [])
  }

  /// Returns steps in a place where names are known that they do not mean.
  private static func steps(_ rest: ArraySlice<StepSyntax>, notSeeing names: Set<String>) -> [StepSyntax] {
    guard let first = rest.first, let last = rest.last else { return [] }
    let steps = StepsSyntax(range: first.range.union(last.range), steps: Array(rest))
    if names.isDisjoint(with: steps.names) { return steps.steps }
    return [StepSyntax(range: steps.range, kind: .conditional([], then: steps.notSeeing(names), else: nil))]
  }

  /// Whether the steps after branches follow at most one of them, so that they are not duplicated. Reports steps that
  /// follow none.
  private func isEnded(byOneOf branches: [StepsSyntax?], before rest: ArraySlice<StepSyntax>) -> Bool {
    guard let next = rest.first else { return true }
    let continued = branches.count { $0?.endsTurn != true }
    if continued == 0 { report(.unreachableStep, at: next.range) }
    return continued < 2
  }
}

extension StepsSyntax {
  fileprivate var mayEndTurn: Bool { steps.contains(where: \.mayEndTurn) }

  /// Whether no step after these steps runs, in the same turn of a loop.
  var endsTurn: Bool { steps.last?.endsTurn ?? false }
}

extension StepSyntax {
  fileprivate var endsTurn: Bool {
    switch kind {
    case .nextTurn, .endLoop, .end, .result, .throwing: return true
    case .conditional, .match:
      guard case .one(let bodies, isOptional: false) = branches else { return false }
      return bodies.allSatisfy(\.endsTurn)
    case .attempt(let body, let catches): return body.endsTurn && catches.allSatisfy(\.steps.endsTurn)
    default: return false
    }
  }

  /// Whether the step contains a `continue` of the loop around it.
  fileprivate var mayEndTurn: Bool {
    switch (kind, branches) {
    case (.nextTurn, _): true
    case (_, .each): false
    default: branches.bodies.contains(where: \.mayEndTurn)
    }
  }
}
