/// The words that begin a declaration.
enum DeclarationKeyword: String, CaseIterable {
  case importModule = "import"
  case enumeration = "enum"
  case error, model, extern
  case function = "func"
  case service, sample
  case viewModel = "viewmodel"
}

/// The words that begin a member of a view model.
enum MemberKeyword: String, CaseIterable {
  case input, use, state
  case constant = "let"
  case display, edit, draft, command, follow
  case reaction = "on"
  case custom, example
}

/// The words that begin a rule of an edit.
enum RuleKeyword: String, CaseIterable {
  case trim, debounce, require, check
}

/// The words that begin a clause in the head of a command; the others are its policies.
enum ClauseKeyword: String, CaseIterable {
  case when, busy, drop, queue, restart, parallel
}

/// The words that begin a step of an example.
enum ExampleKeyword: String, CaseIterable {
  case given, when, expect
}

/// What a service's double is told to do.
package enum StubKeyword: String, CaseIterable {
  case returns, `throws`, held, sends, ends
}

/// What a view does with a field or a question.
enum EventKeyword: String, CaseIterable {
  case begins, ends, answers, confirms, declines
}

/// What a navigator does.
package let navigationKeywords: Set<String> = ["push", "pop", "popToRoot", "present", "dismiss", "resetRoot"]

let declarationKeywords = Set(DeclarationKeyword.allCases.map(\.rawValue))
package let memberKeywords = Set(MemberKeyword.allCases.map(\.rawValue))
let exampleKeywords = Set(ExampleKeyword.allCases.map(\.rawValue))
let ruleKeywords = Set(RuleKeyword.allCases.map(\.rawValue))
let clauseKeywords = Set(ClauseKeyword.allCases.map(\.rawValue))
/// The words that begin a step, beside calls and assignments.
let stepKeywords: Set<String> = ["let", "if", "confirm", "commit", "revert", "invalidate"]
/// The words that a step's value begins with where it waits or may fail.
package let effectKeywords: Set<String> = ["try", "await"]
let fieldKeywords: Set<String> = ["let", "var"]
let caseKeywords: Set<String> = ["case"]
let functionKeywords: Set<String> = ["func"]

/// Words of the design that no member has in this version.
let reservedMembers: Set<String> = ["child", "list", "tabs"]

/// Whether a line that begins with `word` is likely to begin a declaration or something in one.
func isItemKeyword(_ word: String) -> Bool { itemKeywords.contains(word) }

private let itemKeywords = [
  declarationKeywords, memberKeywords, exampleKeywords, ruleKeywords, stepKeywords, fieldKeywords, caseKeywords,
  functionKeywords,
  reservedMembers,
].reduce(Set()) { $0.union($1) }
