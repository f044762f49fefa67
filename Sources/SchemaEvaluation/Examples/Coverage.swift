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

/// How much of the schemas examples reach.
package struct CoverageReport: Sendable {
  /// The number of parts of a view model, or of the functions of the module.
  package struct Share: Sendable {
    /// The name of the view model; nil for the functions.
    package var viewModel: String?
    package var reached = 0
    package var count = 0
  }

  /// The parts that no example reaches, in source order. A part that is inside of another one is not listed.
  package fileprivate(set) var uncovered: [UncoveredPart] = []
  /// The shares in source order, without view models that have no parts.
  package fileprivate(set) var shares: [Share] = []
}

extension SchemaSet {
  /// Compares what examples have reached with the formulas, rules, branches, functions and steps of declarations.
  ///
  /// - Parameter isIncluded: Whether the report contains the declaration with a range.
  package func coverageReport(
    _ coverage: Coverage, of isIncluded: (SourceRange) -> Bool = { _ in true }
  ) -> CoverageReport {
    var report = CoverageReport()
    func add(_ name: String?, _ visit: (inout UncoveredWalk) -> Void) {
      var walk = UncoveredWalk(coverage: coverage, share: CoverageReport.Share(viewModel: name))
      visit(&walk)
      report.uncovered += walk.parts
      if walk.share.count > 0 { report.shares.append(walk.share) }
    }
    let declarations = schemas.flatMap(\.declarations)
    for case .viewModel(let viewModel) in declarations where isIncluded(viewModel.range) {
      add(viewModel.name) { walk in for member in viewModel.members { walk.visit(member) } }
    }
    add(nil) { walk in
      for case .function(let function) in declarations where isIncluded(function.range) {
        walk.visit(function.body, "function")
      }
    }
    report.uncovered.sort { ($0.range.file.index, $0.range.lower) < ($1.range.file.index, $1.range.lower) }
    return report
  }
}

/// Counts the parts, and collects those that are not covered.
private struct UncoveredWalk {
  let coverage: Coverage
  var share: CoverageReport.Share
  var parts: [UncoveredPart] = []
  /// Whether a part around this one, or a step before it, is listed.
  private var isListed = false

  init(coverage: Coverage, share: CoverageReport.Share) {
    self.coverage = coverage
    self.share = share
  }

  private mutating func note(_ range: SourceRange, _ noun: String) {
    share.count += 1
    if coverage.ranges.contains(range) {
      share.reached += 1
    } else if !isListed {
      parts.append(UncoveredPart(range: range, noun: noun))
      isListed = true
    }
  }

  /// Visits parts that are inside of others or follow them.
  private mutating func nested(_ visit: (inout UncoveredWalk) -> Void) {
    let wasListed = isListed
    visit(&self)
    isListed = wasListed
  }

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
    case .follow(let follow):
      for clause in follow.catches { visit(clause.steps) }
      if let end = follow.end { visit(end) }
    default: break
    }
  }

  private mutating func visit(_ body: CommandBody) {
    visit(body.steps)
    for clause in body.catches { visit(clause.steps) }
  }

  /// Visits steps that follow each other: the first one that is not reached stands for those after it.
  private mutating func visit(_ steps: [Step]) {
    nested { walk in
      for step in steps {
        walk.note(step.range, "step")
        for branch in step.facts.branches { walk.visit(branch) }
        SemanticNode.step(step).forEachChild { if case .expression(let inner) = $0 { walk.visitInside(inner) } }
      }
    }
  }

  mutating func visit(_ expression: TypedExpression, _ noun: String) {
    if case .passed = expression.kind { return }
    nested { walk in
      walk.note(expression.range, noun)
      walk.visitInside(expression)
    }
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
