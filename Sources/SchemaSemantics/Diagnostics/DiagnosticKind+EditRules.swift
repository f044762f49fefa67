import VmgenSchemaSyntax

/// VM0522–VM0529: the rules of edits.
extension DiagnosticKind {
  package static let ruleTwice = DiagnosticKind(
    "VM0522", "duplicate rule `{rule}`",
    help: "remove one of them")

  package static let trimOfNoText = DiagnosticKind(
    "VM0523", "`trim` requires a text, but `{name}` is `{type}`",
    help: "remove it; white space around a number is ignored")

  package static let requirementNotBool = DiagnosticKind(
    "VM0524", "the requirement must be a `Bool` or a range, but this is `{type}`")

  package static let rangeOfAnotherType = DiagnosticKind(
    "VM0525", "`{name}` is `{type}`, so it cannot be in a `{range}`",
    help: "write a condition: `require (…).contains(…)`")

  package static let checkWithoutService = DiagnosticKind(
    "VM0526", "a `check` must call a service",
    help: "call a function of a service: `check await names.isFree(name: …) else \"…\"`; for other conditions, use "
      + "`require`")

  package static let checkNotAsync = DiagnosticKind(
    "VM0527", "`{name}` is not `async`",
    help: "write `require` instead of `check`")

  package static let checkNotBool = DiagnosticKind(
    "VM0528", "a `check` needs a `Bool`, but `{name}` returns {found}",
    help: "call a function that returns a `Bool`")

  package static let firstValueRefused = DiagnosticKind(
    "VM0529", "the initial value of `{name}` violates its own rules",
    help: "choose an initial value that satisfies the rules, or an empty text")
}
