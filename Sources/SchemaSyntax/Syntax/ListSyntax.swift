/// `list lines of LineViewModel(line: $0) in $order.lines { rules }`, or, with the rule `load`,
/// `list rows of RowViewModel(repository: $0) { rules }`
package final class ListSyntax: NamedMemberNode {
  package let documentation: [String]
  package let range: SourceRange
  package let name: Identifier
  /// The construction of a row's view model, in which `$0` is the element.
  package let row: Expression
  /// The elements, which are missing in a list with the rule `load`. `$path` is a prefix expression with the operator
  /// `$`.
  package let elements: Expression
  package let rules: [ListRuleSyntax]

  package init(
    documentation: [String], range: SourceRange, name: Identifier, row: Expression, elements: Expression,
    rules: [ListRuleSyntax]
  ) {
    self.documentation = documentation
    self.range = range
    self.name = name
    self.row = row
    self.elements = elements
    self.rules = rules
  }

  package var itemRanges: [SourceRange] { rules.map(\.range) }
}

/// `filter { $0.isOpen }`, `sort(descending: true) { $0.date }`, `section { $0.city }`, or
/// `load pages of 30 { page in try await github.repositories(page: page.number) }`
package final class ListRuleSyntax: Sendable {
  /// What follows the keyword.
  package enum Content: Sendable {
    /// The arguments of `filter`, `sort` and `section`. The last one is the closure.
    case arguments([Argument])
    /// A closure: `items { $0.nodes }`. The closure of `local` has no parameter.
    case closure(Expression)
    /// A value: `empty "No Data"`, `prefetch 10`
    case value(Expression)
    /// A word: `select one`
    case word(Identifier)
    case load(ListLoadSyntax)
    /// The name of an answer, and the steps that read it: `received { answer in total = answer.totalCount }`
    case received(Identifier?, StepsSyntax)
  }
  package let range: SourceRange
  package let keyword: ListRuleKeyword
  /// The range of the keyword.
  package let keywordRange: SourceRange
  package let content: Content

  package init(range: SourceRange, keyword: ListRuleKeyword, keywordRange: SourceRange, content: Content) {
    self.range = range
    self.keyword = keyword
    self.keywordRange = keywordRange
    self.content = content
  }

  /// The arguments of `filter`, `sort` and `section`.
  package var arguments: [Argument] {
    if case .arguments(let arguments) = content { arguments } else { [] }
  }
}

/// `pages of 30 { page in try await github.repositories(page: page.number) }`
package struct ListLoadSyntax: Sendable {
  /// The number of rows in a full page; nil for rows that are loaded as a whole: `load { try await … }`.
  package var pageSize: Expression?
  /// The name of the requested page.
  package var page: Identifier?
  /// The steps. The last one is the call that returns the rows.
  package var steps: StepsSyntax
}

/// The keywords that begin a rule of a list.
package enum ListRuleKeyword: String, CaseIterable, Sendable {
  case load, received, items, next, more, local, filter, sort, section, empty, searching, select, prefetch
}

extension ListSyntax {
  /// Returns the first rule with a keyword.
  package func rule(_ keyword: ListRuleKeyword) -> ListRuleSyntax? { rules.first { $0.keyword == keyword } }

  /// The rule that loads the rows, if there is one.
  package var load: ListLoadSyntax? {
    if case .load(let load)? = rule(.load)?.content { load } else { nil }
  }
}
