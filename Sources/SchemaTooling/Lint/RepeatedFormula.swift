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
    return collector.repeated.map { formula in
      let labels = formula.others.map { Diagnostic.Label(range: $0, text: "also here") }
      guard let name = formula.name else {
        return Diagnostic(.repeatedFormula, at: formula.range, labels: labels, help: formula.advice)
      }
      return Diagnostic(
        .repeatedFormula, at: formula.range, labels: labels, help: "write `\(name)`",
        fixIt: Diagnostic.FixIt(range: formula.range, replacement: name))
    }
  }
}

/// A formula that occurs before, with the other places where it does.
private struct RepeatedFormula {
  let range: SourceRange
  var others: [SourceRange]
  /// The name of the member whose value the formula is.
  let name: String?
  /// The names outside of the formula that it reads, with their types.
  let parameters: [(name: String, type: Type)]
  let type: Type

  /// The help for a formula without a name.
  var advice: String {
    let places = others.count > 1 ? "all places" : "both places"
    guard !parameters.isEmpty else { return "give it a name with `let`, and write that at \(places)" }
    let head = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let call = parameters.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    return "declare `let found(\(head)) -> \(type) { … }` with a fitting name, and write `found(\(call))` at \(places)"
  }
}

/// Finds formulas with equal texts.
private struct FormulaCollector {
  private static let minimumParts = 6

  let text: (SourceRange) -> String
  private(set) var repeated: [RepeatedFormula] = []
  private var known: [Key: (range: SourceRange, name: String?)] = [:]
  /// The places in `repeated` of the formulas without a name, which are reported once.
  private var reported: [Key: Int] = [:]
  /// The names that hide members in some part of the member.
  private var localNames: Set<String> = []

  private struct Key: Hashable {
    let text: String
    let type: Type
  }

  init(text: @escaping (SourceRange) -> String) { self.text = text }

  mutating func collect(_ member: Member) {
    if case .example = member { return }
    let name: String? = if case .derived(let derived) = member, !derived.isFunction { derived.name } else { nil }
    var roots: [TypedExpression] = []
    localNames = []
    member.forEachRootExpression { root in
      roots.append(root)
      root.forEachExpression { if case .reference(.local(let name)) = $0.kind { localNames.insert(name) } }
    }
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
        if first.range != expression.range { add(expression, key, first) }
        return
      }
      known[key] = (expression.range, name)
    }
    expression.forEachChild { collect($0, name: nil) }
  }

  private mutating func add(_ formula: TypedExpression, _ key: Key, _ first: (range: SourceRange, name: String?)) {
    if let place = reported[key] { return repeated[place].others.append(formula.range) }
    if first.name == nil { reported[key] = repeated.count }
    repeated.append(
      RepeatedFormula(
        range: formula.range, others: [first.range],
        name: first.name.map { localNames.contains($0) ? "self.\($0)" : $0 }, parameters: outerNames(in: formula),
        type: formula.type))
  }

  /// Returns the names in the closures of a formula that the formula does not declare.
  private func outerNames(in formula: TypedExpression) -> [(name: String, type: Type)] {
    var own: Set<String> = []
    var found: [(name: String, type: Type)] = []
    formula.forEachExpression { part in
      switch part.kind {
      case .closure(let closure): own.formUnion(closure.parameters)
      case .binding(let name, _, _): own.insert(name)
      case .reference(.local(let name)):
        if !own.contains(name), !found.contains(where: { $0.name == name }) { found.append((name, part.type)) }
      default: break
      }
    }
    return found
  }

  /// Whether the expression is long enough, and means the same at every place of the view model.
  private func isFormula(_ expression: TypedExpression) -> Bool {
    var (count, isIndependent, readsMember) = (0, true, false)
    var closures: [SourceRange] = []
    expression.forEachExpression { part in
      count += 1
      // The statements after a `guard` are parts of its value, and stand after it.
      if part.range.upper > expression.range.upper, part.range.file == expression.range.file { isIndependent = false }
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
