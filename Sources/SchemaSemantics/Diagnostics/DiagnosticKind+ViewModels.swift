import VmgenSchemaSyntax

/// VM0501–VM0506: view models and their dependency graph.
extension DiagnosticKind {
  package static func derivedCycle(name: String, path: String) -> DiagnosticKind {
    DiagnosticKind("VM0501", "`\(name)` depends on itself: \(path)", help: "compute one of them from inputs only")
  }

  package static func unusedPrivate(_ noun: String, name: String, is use: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0502", "private \(noun) `\(name)` is never \(use)", severity: .warning, hiddenBy: .errorInDeclaration,
      help: "remove it, or remove `private` if a view uses it")
  }

  package static func unusedConstant(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0503", "`\(name)` is never used", severity: .warning, hiddenBy: .errorInDeclaration,
      help: "remove it, or make it a `display` if a view shows it")
  }

  package static func unusedCustom(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0504", "custom `\(name)` is never used", severity: .warning, hiddenBy: .errorInDeclaration,
      help: "remove it, or call it in a display")
  }

  package static func notStorable(type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0505", "a view model cannot store a value of type `\(type)`", help: "write the value where it is used")
  }

  package static func idleStatus(command: String, facet: String, value: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0506", "`\(command)` never suspends, so its `\(facet)` is always \(value)", severity: .warning,
      hiddenBy: .errorInAnyDeclaration, help: "declare a state that its steps write, or an event that they emit")
  }
}

/// VM0511–VM0514: writable paths.
extension DiagnosticKind {
  package static func notWritable(name: String, reason: String) -> DiagnosticKind {
    DiagnosticKind("VM0511", "`\(name)` cannot be written: \(reason)")
  }

  package static func letWritten(name: String, type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0512", "`\(name)` of `\(type)` cannot be written, because it is declared with `let`",
      help: "declare it with `var`")
  }

  package static func notAPath(what: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0513", "only a path can be written, but this is \(what)",
      help: "write an input or a state and its fields: `user.address?.city`")
  }

  package static func defaultOnTheWay(path: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0514", "the default value applies to the end of the path, but `\(path)` can also be nil",
      help: "remove the default; the edit is disabled while `\(path)` is nil")
  }
}

/// VM0530–VM0533: the text of an edit, and states and drafts that are not used.
extension DiagnosticKind {
  package static func editWithoutText(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0530", "`\(name)` has no text, because views write its value directly", hiddenBy: .errorInAnyDeclaration,
      help: "declare it `as text`, or write the value")
  }

  package static func neverWritten(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0532", "state `\(name)` is never written", severity: .warning, hiddenBy: .errorInDeclaration,
      help: "replace it with a constant value, or write it in a command")
  }

  package static func neverEdited(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0533", "draft `\(name)` is never edited", severity: .warning, hiddenBy: .errorInDeclaration,
      help: "bind edits to its fields: `edit … = $\(name).…`")
  }
}

/// VM0534–VM0539: the focus of edits.
extension DiagnosticKind {
  package static var focusIsTaken: DiagnosticKind {
    DiagnosticKind(
      "VM0534", "`focus` is the edit that has the focus in this view model, so a member cannot have that name",
      help: "choose another name")
  }

  package static func nextItself(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0535", "`next` moves the focus of `\(name)` to itself", help: "name another edit, or remove it")
  }

  package static func submitWithParameters(name: String, parameter: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0536", "the Return key cannot run `\(name)`, because its parameter `\(parameter)` has no default",
      help: "add a default value, or a command without parameters that calls it")
  }

  package static func focusWithoutText(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0537", "`\(name)` has no text, so it cannot have the focus",
      help: "declare it `as text`, or name an edit with a text")
  }

  package static var returnTwice: DiagnosticKind {
    DiagnosticKind(
      "VM0538", "the Return key can either move the focus or run a command, and the edit has a rule for it already",
      help: "remove one of them")
  }

  package static func noFocus(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0539", "the Return key has no effect on `\(name)`, because the view model does not declare the focus",
      help: "add a rule for Return to the edit: `{ next … }` or `{ submit … }`")
  }
}

/// VM0515–VM0521: the texts of edits.
extension DiagnosticKind {
  package static var dateTextNeedsPattern: DiagnosticKind {
    DiagnosticKind(
      "VM0515", "the text of a `Date` needs a pattern",
      help: "write `as text(\"MM/dd/yyyy\")`, or remove `as text` to use a date picker")
  }

  package static func noInverse(type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0516", "a text cannot be parsed as `\(type)`",
      help: "define the conversion: `as text(format: { … }, parse: { … })`")
  }

  package static func patternOfNoDate(type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0517", "a pattern is for dates and days, but this is `\(type)`",
      help: "write `as text` or `as text(format: { … }, parse: { … })`")
  }

  package static func patternHasNoInverse(problem: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0518", "this pattern cannot be parsed: \(problem)",
      help: "include a component that users can change: `MM/dd/yyyy`")
  }

  package static var formatWithoutParse: DiagnosticKind {
    DiagnosticKind("VM0519", "`format` needs a matching `parse`", help: "add `parse: { … }`")
  }

  package static var editTextForm: DiagnosticKind {
    DiagnosticKind(
      "VM0520", "`as text` takes a pattern, or both `format` and `parse`",
      help: "write `as text(\"MM/dd/yyyy\")` or `as text(format: { … }, parse: { … })`")
  }

  package static var formatNotUndone: DiagnosticKind {
    DiagnosticKind(
      "VM0521", "`format` adds text that `parse` does not remove",
      help: "remove it in `parse`: `{ $0.replacing(…, with: \"\") }`")
  }
}

/// VM0522–VM0529: the rules of edits.
extension DiagnosticKind {
  package static func ruleTwice(rule: String) -> DiagnosticKind {
    DiagnosticKind("VM0522", "duplicate rule `\(rule)`", help: "remove one of them")
  }

  package static func trimOfNoText(name: String, type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0523", "`trim` requires a text, but `\(name)` is `\(type)`",
      help: "remove it; white space around a number is ignored")
  }

  package static func requirementNotBool(type: Type) -> DiagnosticKind {
    DiagnosticKind("VM0524", "the requirement must be a `Bool` or a range, but this is `\(type)`")
  }

  package static func rangeOfAnotherType(name: String, type: Type, range: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0525", "`\(name)` is `\(type)`, so it cannot be in \(withArticle("`\(range)`"))",
      help: "write a condition: `require (…).contains(…)`")
  }

  package static var checkWithoutService: DiagnosticKind {
    DiagnosticKind(
      "VM0526", "a `check` must call a service",
      help: "call a function of a service: `check await names.isFree(name: …) else \"…\"`; for other conditions, use "
        + "`require`")
  }

  package static func checkNotAsync(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0527", "`\(name)` is not `async`", help: "write `require` instead of `check`")
  }

  package static func checkNotBool(name: String, found: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0528", "a `check` needs a `Bool`, but `\(name)` returns \(found)",
      help: "call a function that returns a `Bool`")
  }

  package static func firstValueRefused(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0529", "the initial value of `\(name)` violates its own rules",
      help: "choose an initial value that satisfies the rules, or an empty text")
  }
}

/// VM0848: the current time.
extension DiagnosticKind {
  package static func letOfNow(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0848", "`\(name)` would follow the clock, because a `let` is a formula")
  }
}
