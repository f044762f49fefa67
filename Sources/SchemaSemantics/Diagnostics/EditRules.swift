import VmgenSchemaSyntax

/// VM0522–VM0529: the rules of edits.
extension DiagnosticKind {
  package static let ruleTwice = DiagnosticKind(
    "VM0522", "the edit has a second `{rule}`",
    help: "remove one of them")

  package static let trimOfNoText = DiagnosticKind(
    "VM0523", "`trim` is for text, and `{name}` is `{type}`",
    help: "remove it: spaces around a number are passed over anyway")

  package static let requirementNotBool = DiagnosticKind(
    "VM0524", "what is required is `{type}`, neither `Bool` nor a range")

  package static let rangeOfAnotherType = DiagnosticKind(
    "VM0525", "`{name}` is `{type}`, which a `{range}` does not hold",
    help: "compare what the range is about: `require (…).contains(…)`")

  package static let checkAsksNobody = DiagnosticKind(
    "VM0526", "a check asks a service",
    help: "call its function: `check await names.isFree(name: …) else \"…\"`; what can be told at once is `require`")

  package static let checkNotAsync = DiagnosticKind(
    "VM0527", "`{name}` answers at once",
    help: "write `require` instead of `check`")

  package static let checkNotBool = DiagnosticKind(
    "VM0528", "a check is answered with `Bool`, and `{name}` gives {found}",
    help: "ask a function that says whether the value is good")

  package static let firstValueRefused = DiagnosticKind(
    "VM0529", "`{name}` begins with a value that it would refuse",
    help: "begin with one that its rules accept, or with an empty text")
}
