/// The words that begin a declaration.
enum DeclarationWord: String, CaseIterable {
  case importModule = "import"
  case enumeration = "enum"
  case error, model, extern
  case function = "func"
  case sample
  case viewModel = "viewmodel"
}

/// The words that begin a member of a view model.
enum MemberWord: String, CaseIterable {
  case input
  case constant = "let"
  case display, custom, example
}

/// The words that begin a step of an example.
enum StepWord: String, CaseIterable {
  case given, when, expect
}

let declarationWords = Set(DeclarationWord.allCases.map(\.rawValue))
let memberWords = Set(MemberWord.allCases.map(\.rawValue))
let stepWords = Set(StepWord.allCases.map(\.rawValue))
let fieldWords: Set<String> = ["let", "var"]
let caseWords: Set<String> = ["case"]

/// Words of the design that no declaration or member has in this version.
let reservedDeclarations: Set<String> = ["service"]
let reservedMembers: Set<String> = [
  "use", "state", "edit", "draft", "command", "follow", "on", "child", "list", "tabs",
]

/// Whether a line that begins with `word` is likely to begin a declaration, a member, a field, a case or a step.
func isItemWord(_ word: String) -> Bool {
  declarationWords.contains(word) || memberWords.contains(word) || stepWords.contains(word)
    || fieldWords.contains(word) || caseWords.contains(word) || reservedMembers.contains(word)
}

/// Words of Swift and its neighbours where a declaration is expected, and the word to write.
let foreignDeclarations: [String: String] = [
  "struct": "model", "class": "model", "actor": "model", "record": "model", "data": "model", "type": "model",
  "interface": "model", "entity": "model", "object": "model", "message": "model", "function": "func", "def": "func",
  "fun": "func", "fn": "func", "using": "import", "include": "import", "require": "import", "use": "import",
  "view": "viewmodel", "viewModel": "viewmodel", "ViewModel": "viewmodel", "vm": "viewmodel", "screen": "viewmodel",
  "fixture": "sample", "external": "extern",
]

/// Words where a member is expected, and the word to write.
let foreignMembers: [String: String] = [
  "var": "input", "const": "let", "val": "let", "property": "display", "prop": "input", "computed": "display",
  "derived": "display", "output": "display", "show": "display", "get": "display", "getter": "display", "field": "input",
  "param": "input", "parameter": "input", "func": "custom", "function": "custom", "method": "custom", "test": "example",
  "spec": "example", "it": "example",
]

/// Words of Swift that say who may see a declaration or how it is stored: the language has no such choice.
let modifiers: Set<String> = [
  "public", "private", "internal", "fileprivate", "open", "package", "static", "final", "lazy", "weak", "unowned",
  "override", "mutating", "indirect", "nonisolated", "required", "convenience", "export", "readonly", "abstract",
]
