/// The keywords that begin a declaration.
enum DeclarationKeyword: String, CaseIterable {
  case importModule = "import"
  case enumeration = "enum"
  case error, model, extern
  case function = "func"
  case service, services, sample
  case viewModel = "viewmodel"
  case router, errors
}

/// The keywords that begin a rule of an edit.
enum RuleKeyword: String, CaseIterable {
  case trim, debounce, require, check
}

/// The keywords that begin a clause of a command. All except `when`, `busy`, `exclusive` and `throws` are policies.
enum ClauseKeyword: String, CaseIterable {
  case when, busy, drop, queue, restart, parallel, exclusive, `throws`
}

/// The keywords that begin a step of an example.
enum ExampleKeyword: String, CaseIterable {
  case given, when, expect
}

/// The behavior of a service's test double.
package enum StubKeyword: String, CaseIterable {
  case returns, `throws`, held, sends, ends, declines
}

/// The events of a field or a question.
enum EventKeyword: String, CaseIterable {
  case begins, ends, answers, confirms, chooses, declines
}

/// The requests to a navigator.
package let navigationKeywords: Set<String> = [
  "push", "pop", "popToRoot", "present", "cover", "dismiss", "resetRoot", "open", "finish",
]

/// The requests to a navigator that open a screen, which may return a result.
package let screenOpenings: Set<String> = ["push", "present", "cover"]

let declarationKeywords = Set(DeclarationKeyword.allCases.map(\.rawValue))
package let memberKeywords = Set(MemberKeyword.allCases.map(\.rawValue))
let exampleKeywords = Set(ExampleKeyword.allCases.map(\.rawValue))
let ruleKeywords = Set(RuleKeyword.allCases.map(\.rawValue))
let listRuleKeywords = Set(ListRuleKeyword.allCases.map(\.rawValue))
let clauseKeywords = Set(ClauseKeyword.allCases.map(\.rawValue))
/// The keywords that begin a step. Calls and assignments have none.
let stepKeywords: Set<String> = [
  "let", "if", "for", "wait", "progress", "confirm", "commit", "revert", "invalidate", "emit",
  "finish",
]
/// The keywords before a value that is awaited or can fail.
package let effectKeywords: Set<String> = ["try", "await"]
let fieldKeywords: Set<String> = ["let", "var"]
let caseKeywords: Set<String> = ["case"]
let functionKeywords: Set<String> = ["func"]

/// Returns whether a line that begins with `word` probably begins an item.
func isItemKeyword(_ word: String) -> Bool { itemKeywords.contains(word) }

private let itemKeywords = [
  declarationKeywords, memberKeywords, exampleKeywords, ruleKeywords, stepKeywords, fieldKeywords, caseKeywords,
  functionKeywords, routerKeywords,
].reduce(Set()) { $0.union($1) }
