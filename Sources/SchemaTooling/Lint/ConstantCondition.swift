import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension DiagnosticKind {
  package static var constantCondition: DiagnosticKind {
    DiagnosticKind(
      "VM0908", "the condition is always the same", severity: .warning,
      help: "write only the branch that it selects, or read a value in it")
  }
}

extension LintRule {
  /// Conditions that read nothing, or compare a value with itself.
  static let constantCondition = LintRule(
    explanation: DiagnosticExplanation(
      of: .constantCondition,
      """
      A condition of literals, such as `false` or `1 > 2`, a comparison of a value with itself and a condition such as
      `isOn || !isOn` always select the same branch. A switch for developers is a `let` with a name.
      """,
      schema: """
          viewmodel Row {
            input name: String
        -   display title = if false { name } else { "Row" }
        +   display title = "Row \\(name)"
          }
        """),
    findInModule: { module in
      // Outer conditions precede their parts.
      let conditions = module.conditions.filter { $0.isConstant(module.text) }.sorted { first, second in
        let (a, b) = (first.range, second.range)
        return (a.file.index, a.lower, -a.upper) < (b.file.index, b.lower, -b.upper)
      }
      var found: [SourceRange] = []
      for range in conditions.map(\.range) where found.last?.contains(range) != true { found.append(range) }
      return found.map { Diagnostic(.constantCondition, at: $0) }
    })
}

extension LintedModule {
  /// The conditions of the module, without those of examples and of view models with errors.
  fileprivate var conditions: [TypedExpression] {
    let files = Set(result.checked.schemas.map(\.file))
    let viewModels = subjects.map(\.viewModel)
    let examples = viewModels.flatMap(\.examples).map(\.range)
    return symbols.conditions.filter { condition in
      guard files.contains(condition.range.file) else { return false }
      let isSound = !result.hasErrors || viewModels.contains { $0.range.contains(condition.range) }
      return isSound && !examples.contains { $0.contains(condition.range) }
    }
  }
}

extension TypedExpression {
  /// Whether a condition reads nothing, compares a value with itself, or combines a condition with its complement.
  ///
  /// - Parameter text: Returns the source text in a range.
  func isConstant(_ text: (SourceRange) -> String) -> Bool {
    switch kind {
    case .parenthesized(let inner), .not(let inner): inner.isConstant(text)
    case .and, .or: operands.allSatisfy { $0.isConstant(text) } || hasComplements(text)
    case .equal(let first, let second, _) where first.range.upper <= second.range.lower && first.type != .double:
      first.meaning(text).map { $0 == second.meaning(text) } == true || readsNothing
    default: readsNothing
    }
  }

  /// Whether the expression consists of literals and operators.
  fileprivate var readsNothing: Bool {
    var readsNothing = true
    forEachExpression { part in
      switch part.kind {
      case .integer, .double, .decimal, .boolean, .nilLiteral, .duration, .date, .day, .enumCase, .array,
        .parenthesized, .wrapped, .equal, .and, .or, .not:
        break
      case .string(let string) where !string.isLocalized: break
      case .builtIn(let call) where call.builtIn.reads.isEmpty: break
      default: readsNothing = false
      }
    }
    return readsNothing
  }

  /// The source text, if the expression has the same value wherever a formula or step contains it, and whether its names are
  /// local: `name` behind a parameter is another value than `self.name`.
  func meaning(_ text: (SourceRange) -> String) -> String? {
    var (hasOneValue, names) = (true, "")
    forEachExpression { part in
      switch part.kind {
      case .newID, .custom: hasOneValue = false
      case .reference(.local): names += "l"
      case .reference: names += "m"
      default: break
      }
    }
    return hasOneValue ? "\(names) \(text(range))" : nil
  }
}
