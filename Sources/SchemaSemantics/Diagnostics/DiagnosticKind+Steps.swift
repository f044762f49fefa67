import VmgenSchemaSyntax

/// VM0541–VM0548: commands, `try` and `await`.
extension DiagnosticKind {
  package static func gateNotBool(type: Type) -> DiagnosticKind {
    DiagnosticKind("VM0541", "the condition of a command must be a `Bool`, but this is `\(type)`")
  }

  package static func idlePolicy(policy: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0543", "`\(policy)` has no effect, because the command never suspends", severity: .warning,
      hiddenBy: .errorInMember,
      help: "remove `\(policy)`")
  }

  package static func idleBusy(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0544", "the text is never displayed, because `\(name)` never suspends", severity: .warning,
      hiddenBy: .errorInMember,
      help: "remove `busy`")
  }

  package static func missingAwait(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0545", "`\(name)` is `async`, but the call is not marked with `await`", help: "write `await` before the call")
  }

  package static func missingTry(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0546", "`\(name)` can throw, but the call is not marked with `try`", help: "write `try` before the call")
  }

  package static var needlessTry: DiagnosticKind {
    DiagnosticKind("VM0547", "nothing here throws", hiddenBy: .errorInAnyDeclaration, help: "remove `try`")
  }

  /// - Parameter words: The keywords before the call.
  package static func awaitsItself(name: String, path: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0890", "`\(name)` would wait for its own end: \(path)",
      help: "remove `await`, so that the steps continue at once")
  }

  package static var needlessAwait: DiagnosticKind {
    DiagnosticKind("VM0548", "nothing here suspends", hiddenBy: .errorInAnyDeclaration, help: "remove `await`")
  }
}

/// VM0557–VM0562: drafts, services and view models in steps.
extension DiagnosticKind {
  package static func notADraft(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0557", "`\(name)` is not a draft", hiddenBy: .errorInMembers(named: name))
  }

  package static func notAService(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0558", "`\(name)` is not a service of this view model", hiddenBy: .errorInMembers(named: name))
  }

  package static func nothingToInvalidate(service: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0559", "`\(service)` has no queries, so there is nothing to invalidate",
      hiddenBy: .errorInSignature(of: service),
      help: "remove the step")
  }

  package static func navigationInFormula(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0560", "`\(name)` navigates and has no value", help: "call it as a step")
  }

  package static func navigatesNowhere(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0561", "`\(name)` needs a view model to display", help: "create one: `\(name)(HomeViewModel(…))`")
  }

  package static func notAViewModel(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0562", "`\(name)` is not a view model", hiddenBy: .errorInAnyCode(containing: name))
  }
}

/// VM0837 and VM0838: what steps read of their own command, and their end.
extension DiagnosticKind {
  package static func ownRun(value: String, isTrue: Bool, command: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0837", "`\(value)` is always \(isTrue) here, because `\(command)` runs", severity: .warning,
      help: "leave the condition out")
  }

  package static func ownCancel(command: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0838", "this ends the run of `\(command)`, so that the steps after it do not run", severity: .warning)
  }
}

/// VM0564–VM0566, VM0569: variables of steps.
extension DiagnosticKind {
  package static func unchangedVariable(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0564", "variable `\(name)` is never changed", severity: .warning, hiddenBy: .errorInMember)
  }

  package static func unreadVariable(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0565", "variable `\(name)` is changed, but never read", severity: .warning, hiddenBy: .errorInMember,
      help: "use it in a step, or remove it")
  }

  package static func capturedVariable(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0566", "variable `\(name)` may change before it is read here",
      help: "store its value before the step: `let … = \(name)`")
  }

  package static func usedBeforeValue(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0569", "`\(name)` may have no value here",
      help: "assign it before, in each branch that does not end with `return` or `throw`")
  }
}

/// VM0570 and VM0575–VM0579: `follow` and `on`.
extension DiagnosticKind {
  package static var emptyEnd: DiagnosticKind {
    DiagnosticKind("VM0570", "`end` has no steps", severity: .warning, help: "remove it")
  }

  package static func followsNoStream(call: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0575", "expected a stream of a service", hiddenBy: .errorInMembers(named: call),
      help: "call a function that returns a stream: `follow … from prices.updates()`")
  }

  package static func followedType(found: Type, type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0576", "the stream sends `\(found)`, but the path has type `\(type)`",
      help: "follow the stream into a state of its type, and derive other values in a display")
  }

  package static func reactionTwice(event: String) -> DiagnosticKind {
    DiagnosticKind("VM0577", "duplicate `on \(event)`", help: "combine the steps")
  }

  package static var uncaughtInReaction: DiagnosticKind {
    DiagnosticKind("VM0578", "this error is not handled", help: "add a `catch`, or call a command")
  }

  package static var followsNothing: DiagnosticKind {
    DiagnosticKind(
      "VM0894", "the values of this stream have no type, and cannot be stored",
      help: "run steps for each of them: `follow _ from … { … }`")
  }

  package static var suspendsInFollow: DiagnosticKind {
    DiagnosticKind(
      "VM0892", "a later value of the stream would cancel this step",
      help: "move the steps to a command with `queue`, and call it without `await`")
  }

  package static var reactionCycle: DiagnosticKind {
    DiagnosticKind(
      "VM0579", "these reactions can trigger each other endlessly", severity: .warning,
      help: "write a value that the other condition does not read")
  }
}

/// VM0571–VM0574: `catch`.
extension DiagnosticKind {
  package static var nothingToCatch: DiagnosticKind {
    DiagnosticKind(
      "VM0571", "no step before this `catch` throws", severity: .warning, hiddenBy: .errorInAnyDeclaration,
      help: "remove the `catch`")
  }

  package static func catchOfTwoErrors(first: String, second: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0573", "this `catch` lists cases of both `\(first)` and `\(second)`",
      help: "write a separate `catch` for each error type")
  }

  package static func catchNeedsType(caseName: String) -> DiagnosticKind {
    DiagnosticKind("VM0574", "the error type of `.\(caseName)` is ambiguous")
  }

  package static func noErrorWithCase(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0698", "no error has a case `\(name)`", hiddenBy: .errorInMembers(named: name))
  }
}

/// VM0583–VM0585: loops, changes and intervals.
extension DiagnosticKind {
  package static func notACollection(type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0583", "`for` needs an array or a range of integers, but this is `\(type)`",
      help: "write an array, or a range such as `0..<count`")
  }

  package static var neverChanges: DiagnosticKind {
    DiagnosticKind(
      "VM0584", "the value never changes, because it reads no value of the view model",
      help: "write a value that changes, such as an input, a state, an edit or a display")
  }

  package static var emptyInterval: DiagnosticKind {
    DiagnosticKind(
      "VM0585", "the interval is zero, so the steps would never run",
      help: "write a longer interval, such as `every 1s`")
  }
}

/// VM0580–VM0582: changes of collections, and copies of models.
extension DiagnosticKind {
  package static func elementWithoutID(type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0580", "`\(type)` is not `Identifiable`, so its elements cannot be found by `id`",
      hiddenBy: .errorInMembers(named: "id"),
      help: "declare it: `model \(type): Identifiable` with a field `id`, or use an index")
  }

  package static func rowByID(list: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0589", "a formula or step cannot find a row of `\(list)` by its identity",
      help:
        "find the element in the collection that the list shows, as in `items[id: x]`; an `expect` can read `\(list)[id: x]`"
    )
  }

  package static func collectionMethod(type: Type, name: String) -> DiagnosticKind {
    DiagnosticKind("VM0581", "`\(type)` has no method `\(name)` with these arguments")
  }

  package static func externCopied(type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0582", "`\(type)` is declared in Swift, so the schema cannot create a copy of it",
      help: "declare a `custom` that returns the copy")
  }
}

/// VM0586–VM0588 and VM0846: new identifiers, and exclusive groups of commands.
extension DiagnosticKind {
  package static func newID(in place: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0586", "a \(place) cannot create an identifier, because it would be another one each time",
      help: "create it in a step, and store it in a `state`")
  }

  package static var repeatedID: DiagnosticKind {
    DiagnosticKind(
      "VM0846", "an identifier is created once in the code of an example, so each of these values has the same one",
      help: "write the values one by one")
  }

  package static func idleExclusive(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0587", "`\(name)` is the only command of its exclusive group", severity: .warning,
      help: "remove `exclusive`, or add it to another command")
  }

  package static func excludedCall(name: String, caller: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0588", "`\(name)` never runs here, because it is in the same exclusive group as `\(caller)`, which is running",
      help: "remove one of them from the group")
  }
}

/// VM0625–VM0627: `errors`.
extension DiagnosticKind {
  package static var errorPolicyTwice: DiagnosticKind {
    DiagnosticKind(
      "VM0625", "the module already has an error policy", help: "move the `catch` clauses into the first one")
  }

  package static var throwingErrorPolicy: DiagnosticKind {
    DiagnosticKind(
      "VM0626", "an error policy cannot throw",
      help: "call a request that does not throw, or a command of a screen that handles the error")
  }

  package static var noErrorPolicy: DiagnosticKind {
    DiagnosticKind(
      "VM0627", "`throws` has no effect, because the module has no error policy", severity: .warning,
      help: "remove it; errors that no clause catches become the command's `error`")
  }
}

/// VM0674–VM0676: the steps `guard` and `return`, and loops.
extension DiagnosticKind {
  package static var guardWithoutReturnStep: DiagnosticKind {
    DiagnosticKind(
      "VM0674", "the `else` of a `guard` must end with `return` or `throw`", help: "add `return` before the `}`")
  }

  package static var unreachableStep: DiagnosticKind {
    DiagnosticKind(
      "VM0675", "the step is never reached, because the steps before it return, throw, break or continue",
      hiddenBy: .errorInDeclaration, help: "remove it")
  }
  package static func loopNames(type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0676", "a `for` with two names needs elements with two parts, but these are `\(type)`",
      help: "write one name")
  }
}

/// VM0677–VM0679, VM0830 and VM0831: `async let`.
extension DiagnosticKind {
  package static func startedCallAsValue(name: String, awaited: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0677", "`\(name)` is a call, whose result arrives later",
      help: "await the result in a step before: `let … = \(awaited)`")
  }

  package static func notAwaited(name: String, place: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0678", "the result of `\(name)` is not awaited \(place)", hiddenBy: .errorInMember,
      help: "await it on each path, or move the `async let` after the steps that can return")
  }

  package static func awaitedTwice(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0679", "the result of `\(name)` was awaited before", hiddenBy: .errorInMember,
      help: "give it a name where it is awaited first, and read that name")
  }

  package static func awaitedInLoop(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0830",
      "the result of `\(name)` can be awaited only once, but the steps of the loop can run several times, or not at all",
      hiddenBy: .errorInMember, help: "await it in a step before, and give the result a name")
  }

  package static var startsNoCall: DiagnosticKind {
    DiagnosticKind(
      "VM0831", "`async let` starts a request of a service or a `custom` that suspends, and this is neither",
      help: "write `let`")
  }
}
