import VmgenSchemaSyntax

/// VM0549–VM0556, VM0563, VM0542: the effects of steps.
extension DiagnosticKind {
  /// - Parameter isExit: Whether the step ends the steps around it.
  package static func effectInDefer(isExit: Bool = false) -> DiagnosticKind {
    DiagnosticKind(
      "VM0542", "a `defer` only changes values of the view model",
      help: isExit
        ? "write `if` around the changes that depend on a condition"
        : "write the step at the end of the steps, and in each `catch`")
  }

  package static func effectInside(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0549", "`\(name)` cannot be called inside another expression",
      help: "assign its result first: `let … = … \(name)(…)`")
  }

  /// - Parameter reason: Why a call may not run.
  package static func uncertainResult(name: String, reason: String) -> DiagnosticKind {
    DiagnosticKind("VM0895", "a call of `\(name)` may have no result: \(reason)")
  }

  package static var stepWithoutEffect: DiagnosticKind {
    DiagnosticKind(
      "VM0550", "the step computes a value but does not use it", help: "assign the value, or remove the step")
  }

  package static func commandAgainInside(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0551", "`\(name)` calls itself before its last step", help: "move the call to the end")
  }

  package static func commandAsValue(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0552", "command `\(name)` is not a value", help: "read its status: `\(name).isRunning`, `\(name).canRun`")
  }

  package static func commandInFormula(name: String, hasResult: Bool = false) -> DiagnosticKind {
    DiagnosticKind(
      "VM0553", "a call of command `\(name)` has no value\(hasResult ? " here" : "")", help: "call it as a step")
  }

  package static func neverFails(name: String, facet: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0554", "`\(name)` never fails, so it has no `\(facet)`", hiddenBy: .errorInAnyDeclaration, help: "remove it")
  }

  package static func unusedParameter(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0555", "parameter `\(name)` is never used", severity: .warning, hiddenBy: .errorInDeclaration,
      help: "remove it, or use it in a step")
  }

  package static func asksOutsideCommand(word: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0556", "only a command can use `\(word)`", help: "move it to a command, and call the command here")
  }

  package static func setterEffect(name: String, effect: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0896", "an assignment of `\(name)` ends at once, but its `set` \(effect)",
      help: "move the steps to a `command`, and call the command in `set`")
  }

  package static func setterOfItself(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0897", "this step would run `set` of `\(name)` again", help: "assign the members that `get` reads")
  }

  package static func mutatingMethod(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0898", "`\(name)` changes its value, and has no result", hiddenBy: .errorInAnyCode(containing: name))
  }

  package static func endlessCommands(path: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0563", "these commands call each other endlessly: \(path)",
      help: "add a `when` condition to one of them, or put the call into an `if`")
  }
}
