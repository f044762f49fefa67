import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension DiagnosticKind {
  package static var repeatedFormula: DiagnosticKind {
    DiagnosticKind("VM0902", "the view model contains this formula twice", severity: .warning)
  }
}

extension LintRule {
  /// Formulas that occur twice in a view model.
  static let repeatedFormula = LintRule(
    explanation: DiagnosticExplanation(
      of: .repeatedFormula,
      """
      A formula with a name is computed once after a change, and changes at one place. Formulas count from six parts on,
      and not in closures and steps that read their own names.
      """,
      schema: """
          viewmodel Cart {
            input names: [String]
        -   display title = names.filter { !$0.isEmpty }.joined(separator: ", ")
        -   display label = "Cart: \\(names.filter { !$0.isEmpty }.joined(separator: ", "))"
        +   display title = names.filter { !$0.isEmpty }.joined(separator: ", ")
        +   display label = "Cart: \\(title)"
          }
        """)
  ) { subject in
    var collector = FormulaCollector(text: subject.text)
    for member in subject.viewModel.members { collector.collect(member) }
    return collector.repeated.map { repeated, first, name in
      let label = Diagnostic.Label(range: first, text: "also here")
      guard let name else {
        return Diagnostic(
          .repeatedFormula, at: repeated, labels: [label],
          help: "give it a name with `let`, and write that at both places")
      }
      return Diagnostic(
        .repeatedFormula, at: repeated, labels: [label], help: "write `\(name)`",
        fixIt: Diagnostic.FixIt(range: repeated, replacement: name))
    }
  }
}

/// Finds formulas with equal texts.
private struct FormulaCollector {
  private static let minimumParts = 6

  let text: (SourceRange) -> String
  /// The repeated formulas, each with its first occurrence, and the name of the member whose value that is.
  private(set) var repeated: [(range: SourceRange, first: SourceRange, name: String?)] = []
  private var known: [Key: (range: SourceRange, name: String?)] = [:]

  private struct Key: Hashable {
    let text: String
    let type: Type
  }

  init(text: @escaping (SourceRange) -> String) { self.text = text }

  mutating func collect(_ member: Member) {
    if case .example = member { return }
    let name: String? = if case .derived(let derived) = member, !derived.isFunction { derived.name } else { nil }
    var roots: [TypedExpression] = []
    member.forEachRootExpression { roots.append($0) }
    for root in roots { collect(root, name: name) }
  }

  /// - Parameter name: The name of the member whose whole value the expression is.
  private mutating func collect(_ expression: TypedExpression, name: String?) {
    if case .closure = expression.kind { return }
    if isFormula(expression) {
      let words = text(expression.range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let key = Key(text: words, type: expression.type)
      if let first = known[key] {
        // The keys of a sort order are read for both elements.
        if first.range != expression.range { repeated.append((expression.range, first.range, first.name)) }
        return
      }
      known[key] = (expression.range, name)
    }
    expression.forEachChild { collect($0, name: nil) }
  }

  /// Whether the expression is long enough, and means the same at every place of the view model.
  private func isFormula(_ expression: TypedExpression) -> Bool {
    var (count, isIndependent, readsMember) = (0, true, false)
    var closures: [SourceRange] = []
    expression.forEachExpression { part in
      count += 1
      let isInClosure = closures.contains { $0.contains(part.range) }
      switch part.kind {
      case .closure: closures.append(part.range)
      case .reference(.local), .reference(.closureParameter): if !isInClosure { isIndependent = false }
      case .reference(.pending), .reference(.carried), .reference(.column), .chained, .newID, .query, .custom:
        isIndependent = false
      case .reference(.storage), .reference(.derived): readsMember = true
      default: break
      }
    }
    return count >= Self.minimumParts && isIndependent && readsMember
  }
}

extension Member {
  /// Calls `visit` with the outermost expressions of the member and of its steps.
  fileprivate func forEachRootExpression(_ visit: (TypedExpression) -> Void) {
    func visitRoots(_ node: SemanticNode) {
      if case .expression(let expression) = node { return visit(expression) }
      node.forEachChild(visitRoots)
    }
    checked.forEachChild(visitRoots)
  }
}
