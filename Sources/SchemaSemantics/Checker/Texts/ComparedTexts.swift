import VmgenSchemaSyntax

/// Localized texts that are compared with literals, and so are equal to them in one language only.
extension MemberChecker {
  func reportComparedTexts(_ model: CheckedMembers) {
    var compared: [(value: TypedExpression, literals: [TypedExpression])] = []
    for member in model.members {
      if case .example = member { continue }
      member.forEachNode { node in
        for (value, others) in node.comparedValues where others.contains(where: \.isData) {
          compared.append((value, others.filter(\.isData)))
        }
      }
    }
    // Most view models compare no text.
    guard !compared.isEmpty else { return }
    let texts = LocalizedTexts(in: model, declarations)
    for (value, literals) in compared {
      guard let origin = texts.origin(of: value) else { continue }
      let isElsewhere = !value.range.contains(origin)
      for literal in literals {
        report(
          .comparedText(value: text(at: value.range)), at: literal.range,
          labels: isElsewhere ? [Diagnostic.Label(range: origin, text: "localized here")] : [])
      }
    }
  }
}

/// The values whose texts are localized.
private struct LocalizedTexts {
  private let declarations: ModuleDeclarations
  private let model: CheckedMembers
  /// The values that steps assign to each state.
  private let assigned: [StorageReference: [TypedExpression]]

  init(in model: CheckedMembers, _ declarations: ModuleDeclarations) {
    self.declarations = declarations
    self.model = model
    var assigned: [StorageReference: [TypedExpression]] = [:]
    for member in model.members {
      member.forEachStep { step in
        guard case .assign(let path, let value) = step.kind, path.steps.isEmpty, let expression = value.expression
        else {
          return
        }
        assigned[path.root, default: []].append(expression)
      }
    }
    self.assigned = assigned
  }

  /// Returns the place of a localized text that is a value of an expression; nil if there is none.
  func origin(of expression: TypedExpression) -> SourceRange? {
    var visited: Set<String> = []
    return origin(of: expression, &visited)
  }

  private func origin(of expression: TypedExpression, _ visited: inout Set<String>) -> SourceRange? {
    func first(_ parts: [TypedExpression]) -> SourceRange? {
      for part in parts {
        if let found = origin(of: part, &visited) { return found }
      }
      return nil
    }
    func named(_ name: String, _ values: [TypedExpression]) -> SourceRange? {
      visited.insert(name).inserted ? first(values) : nil
    }
    switch expression.kind {
    case .string(let string): return string.isLocalized ? expression.range : nil
    case .label, .facet(.member(_, .command(.errorText))): return expression.range
    case .parenthesized(let inner), .wrapped(let inner), .binding(_, _, in: let inner), .optionalChain(_, let inner):
      return origin(of: inner, &visited)
    case .ternary(_, let left, let right), .conditional(_, let left, let right), .coalesce(let left, let right),
      .sequence(let left, let right):
      return first([left, right])
    case .match(_, let cases): return first(cases.map(\.body))
    case .reference(.derived(let id)): return named("member \(id.index)", model.formula(of: id).map { [$0] } ?? [])
    case .reference(.storage(let storage)): return named("state \(storage.name)", assigned[storage] ?? [])
    case .function(let name, _): return named(name, declarations.functions[name].map { [$0.declaration.body] } ?? [])
    default: return nil
    }
  }
}

extension SemanticNode {
  /// The values that the node compares, each with the values that it is compared with.
  fileprivate var comparedValues: [(value: TypedExpression, others: [TypedExpression])] {
    switch self {
    case .expression(let expression):
      switch expression.kind {
      case .equal(let left, let right, _): [(left, [right]), (right, [left])]
      case .match(let subject, let cases): [(subject, cases.flatMap(\.patterns).flatMap(\.values))]
      default: []
      }
    case .step(let step):
      if case .match(let subject, let cases) = step.kind {
        [(subject, cases.flatMap(\.patterns).flatMap(\.values))]
      } else {
        []
      }
    default: []
    }
  }
}

extension TypedPattern {
  fileprivate var values: [TypedExpression] {
    var values: [TypedExpression] = []
    forEachValue { values.append($0) }
    return values
  }
}

extension TypedExpression {
  /// Whether the expression is a literal with a word that is not localized.
  fileprivate var isData: Bool {
    if case .string(let string) = bare.kind { !string.isLocalized && string.hasWord } else { false }
  }
}
