import VmgenSchemaSyntax

/// VM0840–VM0847: the modifiers of members.
extension DiagnosticKind {
  package static func notPrivate(member: String, reason: String) -> DiagnosticKind {
    DiagnosticKind("VM0840", "\(member) cannot be private, because \(reason)", help: "remove `private`")
  }

  package static func privateToViewModel(name: String, viewModel: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0841", "`\(name)` is private to `\(viewModel)`",
      help: "only `\(viewModel)` and its examples can use it; declare another member that is not private")
  }

  package static func privateToType(name: String, type: String) -> DiagnosticKind {
    DiagnosticKind("VM0847", "`\(name)` is private to `\(type)`", help: "use it only in `\(type)`, or remove `private`")
  }

  package static func unseenFailure(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0842", "nothing shows the errors of the private command `\(name)`", hiddenBy: .errorInDeclaration,
      help: "read `\(name).errorText` in a display, or handle the errors in a `catch`")
  }

  package static func silencesNothing(code: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0843", "`@allow(\(code))` silences no warning", severity: .warning, hiddenBy: .errorInAnyDeclaration,
      help: "remove it")
  }

  package static func privateShared(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0845", "a child cannot share the private `\(name)`",
      help: "pass the value without `$`, or remove `private`")
  }
}
