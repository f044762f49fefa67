/// The words that begin a declaration.
enum DeclarationWord: String, CaseIterable {
  case importModule = "import"
  case enumeration = "enum"
  case error, model, extern
  case function = "func"
  case service, sample
  case viewModel = "viewmodel"
}

/// The words that begin a member of a view model.
enum MemberWord: String, CaseIterable {
  case input, use, state
  case constant = "let"
  case display, edit, draft, command, follow
  case reaction = "on"
  case custom, example
}

/// The words that begin a rule of an edit.
enum RuleWord: String, CaseIterable {
  case trim, debounce, require, check
}

/// The words that begin a clause in the head of a command; the others are its policies.
enum ClauseWord: String, CaseIterable {
  case when, busy, drop, queue, restart, parallel
}

/// The words that begin a step of an example.
enum ExampleWord: String, CaseIterable {
  case given, when, expect
}

/// What a service's double is told to do.
package enum AnswerWord: String, CaseIterable {
  case returns, `throws`, held, sends, ends
}

/// What a view does with a field or a question.
enum HappeningWord: String, CaseIterable {
  case begins, ends, answers, confirms, declines
}

/// What a navigator does.
package let navigationWords: Set<String> = ["push", "pop", "popToRoot", "present", "dismiss", "resetRoot"]

let declarationWords = Set(DeclarationWord.allCases.map(\.rawValue))
package let memberWords = Set(MemberWord.allCases.map(\.rawValue))
let exampleWords = Set(ExampleWord.allCases.map(\.rawValue))
let ruleWords = Set(RuleWord.allCases.map(\.rawValue))
let clauseWords = Set(ClauseWord.allCases.map(\.rawValue))
/// The words that begin a step, beside calls and assignments.
let stepWords: Set<String> = ["let", "if", "confirm", "commit", "revert", "invalidate"]
/// The words that a step's value begins with where it waits or may fail.
package let effectWords: Set<String> = ["try", "await"]
let fieldWords: Set<String> = ["let", "var"]
let caseWords: Set<String> = ["case"]
let functionWords: Set<String> = ["func"]

/// Words of the design that no member has in this version.
let reservedMembers: Set<String> = ["child", "list", "tabs"]

/// Whether a line that begins with `word` is likely to begin a declaration or something in one.
func isItemWord(_ word: String) -> Bool { itemWords.contains(word) }

private let itemWords = [
  declarationWords, memberWords, exampleWords, ruleWords, stepWords, fieldWords, caseWords, functionWords,
  reservedMembers,
].reduce(Set()) { $0.union($1) }
