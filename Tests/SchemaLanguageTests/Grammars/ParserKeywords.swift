@testable import VmgenSchemaSyntax

/// The words of the parser's tables of keywords.
let parserKeywords: Set<String> = {
  let bodies: [Body] = [
    .file, .fields, .cases, .functions, .members, .rules, .listRules, .errorPolicy, .steps, .exampleSteps, .routes,
    .statements,
  ]
  let words =
    ClauseKeyword.allCases.map(\.rawValue) + StubKeyword.allCases.map(\.rawValue)
    + EventKeyword.allCases.map(\.rawValue) + QuestionKeyword.allCases.map(\.rawValue)
    + QuestionClause.allCases.map(\.rawValue)
    + LifecycleEvent.allCases.flatMap { $0.rawValue.split(separator: " ") }.map(String.init)
  // The words that the parser compares with the text of a token.
  let others = [
    "if", "else", "switch", "case", "let", "in", "true", "false", "nil", "private", "allow", "async", "stream", "catch",
    "where", "break", "default", "throw", "verbatim", "key", "as", "text", "of", "from", "after", "undo", "then",
    "pages", "one", "many", "icon", "badge", "change", "clock", "var",
  ]
  return bodies.reduce(Set(words + others)) { $0.union($1.words) }
}()
