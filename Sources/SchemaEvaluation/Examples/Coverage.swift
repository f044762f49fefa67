import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The parts of schemas that examples have evaluated or run.
package struct Coverage: Sendable {
  fileprivate var ranges: Set<SourceRange> = []

  package init() {}

  mutating func note(_ range: SourceRange) { ranges.insert(range) }

  package mutating func formUnion(_ other: Coverage) { ranges.formUnion(other.ranges) }
}

/// A part of a schema that no example reaches.
package struct UncoveredPart: Sendable {
  package var range: SourceRange
  /// What the part is: `step`, `branch`.
  package var noun: String
}

extension SchemaSet {
  /// Returns the formulas, rules, branches, functions and steps that no example has reached, in source order. A part that
  /// is inside of another one is not listed.
  package func uncoveredParts(_ coverage: Coverage) -> [UncoveredPart] {
    var walk = UncoveredWalk(coverage: coverage)
    for declaration in schemas.flatMap(\.declarations) {
      switch declaration {
      case .viewModel(let viewModel): for member in viewModel.members { walk.visit(member) }
      case .function(let function): walk.visit(function.body, "function")
      default: break
      }
    }
    return walk.parts.sorted { ($0.range.file.index, $0.range.lower) < ($1.range.file.index, $1.range.lower) }
  }
}

/// Collects the parts that are not covered.
private struct UncoveredWalk {
  let coverage: Coverage
  var parts: [UncoveredPart] = []

  private func isCovered(_ range: SourceRange) -> Bool { coverage.ranges.contains(range) }

  mutating func visit(_ member: Member) {
    switch member {
    case .derived(let derived): visit(derived.value, "formula")
    case .edit(let edit):
      for requirement in edit.requirements {
        visit(requirement.condition, "rule")
        visit(requirement.message, "message")
      }
    case .command(let command):
      if let gate = command.gate { visit(gate, "condition") }
      visit(command.body)
    case .reaction(let reaction): visit(reaction.body)
    case .follow(let follow): for clause in follow.catches { visit(clause.steps) }
    default: break
    }
  }

  private mutating func visit(_ body: CommandBody) {
    visit(body.steps)
    for clause in body.catches { visit(clause.steps) }
  }

  /// Visits steps that follow each other: the first one that is not reached stands for those after it.
  private mutating func visit(_ steps: [Step]) {
    for step in steps {
      guard isCovered(step.range) else {
        parts.append(UncoveredPart(range: step.range, noun: "step"))
        return
      }
      for branch in step.facts.branches { visit(branch) }
      SemanticNode.step(step).forEachChild { if case .expression(let expression) = $0 { visitInside(expression) } }
    }
  }

  mutating func visit(_ expression: TypedExpression, _ noun: String) {
    if case .passed = expression.kind { return }
    guard isCovered(expression.range) else {
      return parts.append(UncoveredPart(range: expression.range, noun: noun))
    }
    visitInside(expression)
  }

  private mutating func visitInside(_ expression: TypedExpression) {
    switch expression.kind {
    case .ternary(let condition, let first, let second):
      visitInside(condition)
      visit(first, "branch")
      visit(second, "branch")
    case .conditional(let conditions, let first, let second):
      for condition in conditions { condition.forEachChild { visitInside($0) } }
      visit(first, "branch")
      visit(second, "branch")
    case .match(let subject, let cases):
      visitInside(subject)
      for item in cases { visit(item.body, "branch") }
    case .closure(let closure): visit(closure.body, "closure")
    case .coalesce(let first, let second):
      visitInside(first)
      if !second.isLiteral { visit(second, "branch") }
    default: expression.forEachChild { visitInside($0) }
    }
  }
}

extension TypedExpression {
  /// Whether the expression is a literal, which needs no example of its own after `??`.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .integer, .double, .decimal, .boolean, .nilLiteral, .array, .enumCase: true
    case .string(let string): string.arguments.isEmpty
    case .wrapped(let inner), .parenthesized(let inner): inner.isLiteral
    default: false
    }
  }
}
