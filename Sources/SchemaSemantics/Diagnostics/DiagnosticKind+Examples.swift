import VmgenSchemaSyntax

/// VM0605–VM0609: titles and expectations of examples.
extension DiagnosticKind {
  package static func expectationNotBool(type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0605", "an expectation must be a `Bool`, but this is `\(type)`", help: "compare the value: `== …`")
  }

  package static func eventInExpectation(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0630", "the event `\(name)` is not a value",
      help: "count the events: `\(name).calls == 1`, or compare all events: `events == [\(name)]`")
  }

  package static func lastEventAsValue(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0696", "the last `\(name)` is not a value")
  }

  package static func noEvents(model: String) -> DiagnosticKind {
    DiagnosticKind("VM0632", "`\(model)` declares no events", help: "declare one: `event closed`")
  }

  package static func eventsNotComparable(event: String, parameter: String, type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0633", "the events cannot be compared, because `\(parameter)` of `\(event)` has the type `\(type)`",
      help: "verify the events one by one: `\(event).calls == 1`")
  }

  package static func notACall(text: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0568", "`calls` is compared with functions of services, but this is `\(text)`", hiddenBy: .errorInDeclaration)
  }

  package static func duplicateExample(title: String) -> DiagnosticKind {
    DiagnosticKind("VM0606", "duplicate example title `\(title)`", help: "give each example a different title")
  }

  package static var noExpectation: DiagnosticKind {
    DiagnosticKind(
      "VM0607", "the example has no expectation", severity: .warning, hiddenBy: .errorInDeclaration,
      help: "add `expect …`")
  }

  package static var exampleTitle: DiagnosticKind {
    DiagnosticKind(
      "VM0609", "the title of an example must be a string literal", help: "describe the behavior in a few words")
  }
}

/// VM0692–VM0695, VM0835 and VM0836: tables, groups and loops of examples.
extension DiagnosticKind {
  /// - Parameters:
  ///   - missing: The names of the columns without a value.
  ///   - extra: The number of values without a column, if no value is missing.
  package static func rowCount(missing: [String], extra: Int = 0) -> DiagnosticKind {
    let names = missing.map { "`\($0)`" }.joined(separator: ", ")
    let values = ExpressionChecker.counted(extra, "value")
    let these = extra == 1 ? "it" : "them"
    return DiagnosticKind(
      "VM0692", "the row has \(missing.isEmpty ? "\(values) without a column" : "no value for \(names)")",
      help: missing.isEmpty ? "name \(these) after `for`, or remove \(these)" : nil)
  }

  package static var noRows: DiagnosticKind {
    DiagnosticKind("VM0693", "the table has no rows, so the example never runs", help: "add a row")
  }

  package static func columnHidesMember(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0694", "`\(name)` is already a name in this view model", help: "give the value another name")
  }

  package static var noNestedExample: DiagnosticKind {
    DiagnosticKind("VM0695", "the group has no examples, so its steps never run", help: "add `example \"…\" { … }`")
  }

  package static func turnsOfExample(maximum: Int) -> DiagnosticKind {
    DiagnosticKind("VM0835", "a loop in an example has at most \(maximum) turns")
  }

  package static var endlessExampleLoop: DiagnosticKind {
    DiagnosticKind(
      "VM0836", "nothing in the loop can make the condition false",
      help: "add the step that does, such as `when clock += 1s`")
  }
}

/// VM0600, VM0854: the calls of functions of groups.
extension DiagnosticKind {
  package static func calledInItself(function: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0600", "`\(function)` cannot be called here",
      help: "call a function of a group around the step, but not the one that the step is a part of")
  }

  package static func loopInLoop(function: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0854", "`\(function)` has a loop, so that a loop cannot call it",
      help: "write one of the loops without the other, or call the function for each value")
  }
}

/// VM0855: what expectations say about calls.
extension DiagnosticKind {
  package static func absentCall(call: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0855", "this also holds if `\(call)` was never called", severity: .warning, hiddenBy: .errorInDeclaration,
      help: "expect the call, too: `expect \(call).calls == 1`")
  }
}

/// VM0601–VM0610: `given` and assignments in examples.
extension DiagnosticKind {
  package static func missingGiven(names: String) -> DiagnosticKind {
    DiagnosticKind("VM0601", "the example does not set \(names)", hiddenBy: .errorInMembers(named: names))
  }

  package static func duplicateGiven(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0602", "`\(name)` is set twice with `given`",
      help: "remove one of them, or use `when` to change the value later")
  }

  package static func notGivable(name: String, model: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0603", "`\(name)` is not an input of `\(model)`", hiddenBy: .errorInMembers(of: model, named: name))
  }

  package static func constantAssigned(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0604", "`\(name)` is a constant", help: "set it with `given`, or declare it as an `input`")
  }

  package static func contextIdentifier(part: String, example: String) -> DiagnosticKind {
    DiagnosticKind("VM0608", "this is not a valid \(part) identifier", help: "write an identifier such as \(example)")
  }

  package static func lateGiven(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0610", "`\(name)` is set after the view model was created", help: "move the `given` up, or use `when`")
  }
}

/// VM0611–VM0616, VM0624 and VM0636: events in examples.
extension DiagnosticKind {
  package static func notACommand(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0611", "`\(name)` is not a command", hiddenBy: .errorInMembers(named: name))
  }

  package static func notAnEdit(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0612", "`\(name)` is not an edit", hiddenBy: .errorInMembers(named: name))
  }

  package static func notAsked(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0613", "`\(name)` has no such question", hiddenBy: .errorInMembers(named: name))
  }

  package static func nothingOnEvent(event: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0614", "the view model has no reaction to `\(event)`", hiddenBy: .errorInDeclaration,
      help: "remove the step, or add `on \(event)`")
  }

  package static var recreatedInGroup: DiagnosticKind {
    DiagnosticKind(
      "VM0636", "the steps of a group cannot replace the view model",
      help: "write `when recreated` in the examples of the group")
  }

  package static func notANavigator(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0615", "`\(name)` is not a navigator of this view model", hiddenBy: .errorInMembers(named: name))
  }

  package static func comparedTabs(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0634", "the parameters of the tabs `\(name)` cannot be compared")
  }

  package static func neverMade(model: String, name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0616", "`\(model)` never creates \(withArticle("`\(name)`"))", hiddenBy: .errorInDeclaration,
      help: "name a view model that a step navigates to")
  }

  package static var timeBackwards: DiagnosticKind {
    DiagnosticKind("VM0624", "the clock cannot go backward", help: "write the time that passes: `clock += 0.5s`")
  }
}

/// VM0619–VM0622: responses of services in examples.
extension DiagnosticKind {
  package static func answerKind(name: String, word: String) -> DiagnosticKind {
    DiagnosticKind("VM0619", "`\(name)` cannot use `\(word)`", hiddenBy: .errorInSignature(of: name))
  }

  package static func returnsNothing(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0620", "`\(name)` has no result", hiddenBy: .errorInSignature(of: name),
      help: "write `returns` without a value")
  }

  package static func sendsNothing(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0893", "the values of `\(name)` have no type", hiddenBy: .errorInSignature(of: name),
      help: "write `sends` without a value")
  }

  package static func argumentsOfCalls(place: String) -> DiagnosticKind {
    DiagnosticKind("VM0635", "the recorded calls of `\(place)` are not a list of values")
  }

  package static func returnMissing(name: String, type: String) -> DiagnosticKind {
    DiagnosticKind("VM0621", "missing result of `\(name)`", help: "write a value of type `\(type)` after `returns`")
  }

  package static var errorNeedsType: DiagnosticKind {
    DiagnosticKind(
      "VM0622", "the type of this error is ambiguous, because the function can throw any error",
      help: "write an error with its type, such as `Problem.offline`")
  }
}

/// VM0617–VM0623: services in examples.
extension DiagnosticKind {
  package static func stubOfNoUse(model: String, name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0617", "`\(model)` uses no service called `\(name)`", hiddenBy: .errorInMembers(of: model, named: name))
  }

  package static func stubOfNavigator(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0618", "a navigator has no responses", hiddenBy: .errorInMembers(named: name),
      help: "verify its navigation: `expect \(name) == […]`")
  }

  package static func queryUnanswered(type: Type, name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0623", "the example does not define which `\(type)` `\(name)` returns", help: "add `given \(name) returns …`")
  }
}

/// VM0871–VM0873: the results of screens in examples.
extension DiagnosticKind {
  package static func screenNeeded(place: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0871", "the parentheses after `\(place)` contain the name of a screen, without its inputs",
      help: "write the name of the screen's view model")
  }

  package static func noResultScreen(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0872", "`\(name)` is not a screen that this view model waits for", hiddenBy: .errorInDeclaration)
  }

  package static func ambiguousResult(value: String) -> DiagnosticKind {
    DiagnosticKind("VM0873", "`\(value)` can be the result of several screens")
  }
}

/// VM0567, VM0637–VM0639 and VM0699: fakes of services.
extension DiagnosticKind {
  package static func unknownFake(name: String, service: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0637", "expected a fake of `\(service)`, found `\(name)`", hiddenBy: .errorInSignature(of: name))
  }

  package static func fakeSignature(service: String, name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0638", "`\(name)` differs from the function of `\(service)`", hiddenBy: .errorInSignature(of: name))
  }

  package static func fakeThrows(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0639", "the service does not declare that `\(name)` throws this error",
      help: "add the error to the function of the service: `throws(…)`")
  }

  package static func fakeStep(word: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0699", "a fake answers at once, so it cannot use \(word)",
      help: "remove it; an example lets a call wait with `given … held`")
  }

  package static var fakeResult: DiagnosticKind {
    DiagnosticKind("VM0567", "the function returns no value")
  }
}
