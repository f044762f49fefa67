import VmgenSchemaSyntax

/// The rules of a list, apart from its elements.
extension MemberChecker {
  /// Reports rules that are written twice, and rules that a list without `load` cannot have.
  func checkRules(of list: ListSyntax) {
    var seen: [ListRuleKeyword: SourceRange] = [:]
    for rule in list.rules {
      if let first = seen[rule.keyword] {
        report(
          .repeatedListRule, at: rule.keywordRange, ["rule": rule.keyword.rawValue],
          labels: [Diagnostic.Label(range: first, text: "first written here")])
      }
      seen[rule.keyword] = seen[rule.keyword] ?? rule.keywordRange
      if rule.keyword.needsLoad, list.rule(.load) == nil {
        report(.ruleWithoutLoad, at: rule.keywordRange, ["rule": rule.keyword.rawValue, "list": list.name.text])
      }
    }
    let hasElements = if case .missing = list.elements.kind { false } else { true }
    if let load = list.rule(.load), hasElements {
      report(
        .loadedElements, at: load.keywordRange, ["list": list.name.text],
        labels: [Diagnostic.Label(range: list.elements.range, text: "the rows are listed here")])
    } else if list.rule(.load) == nil, !hasElements, case .missing = list.elements.kind, !list.rules.isEmpty {
      report(.listWithoutRows, at: list.name.range, ["list": list.name.text])
    }
  }

  /// Returns the mode of `select one` or `select many`; nil if the list has no selection.
  func selectionMode(of list: ListSyntax) -> SelectionMode? {
    guard case .word(let word)? = list.rule(.select)?.content, isNameable(word) else { return nil }
    if let mode = SelectionMode(rawValue: word.text) { return mode }
    reportMissing(
      .unknownSelection, word.text, at: word.range, ["word": word.text], among: SelectionMode.allCases.map(\.rawValue),
      else: "write `select one` or `select many`")
    return nil
  }

  /// Returns the positive number of a rule; nil if the rule is missing or was reported.
  func number(of value: Expression, _ rule: String) -> Int? {
    let typed = expressions.check(value, as: .int)
    if typed.hasInvalid { return nil }
    guard case .integer(let number) = typed.kind, number > 0 else {
      report(.rowCount, at: value.range, ["rule": rule])
      return nil
    }
    return number
  }
}

extension ListRuleKeyword {
  /// Whether the rule concerns the load of the rows.
  fileprivate var needsLoad: Bool {
    switch self {
    case .load, .filter, .sort, .section, .select: false
    case .items, .next, .more, .local, .empty, .searching, .prefetch: true
    }
  }
}
