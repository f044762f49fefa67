import VmgenSchemaSyntax

/// VM0590–VM0599: children and events.
extension DiagnosticKind {
  package static func notAChild(form: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0590", "a child must be created here",
      help:
        "write `\(form)`, or `isShown ? V() : nil` or `optional.map { V(input: $0) }` for a child that does not always exist"
    )
  }

  package static func childCycle(name: String, path: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0591", "`\(name)` contains itself: \(path)",
      help: "remove one of these children, or push it as a screen of its own")
  }

  package static func childAsValue(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0592", "`\(name)` is a view model, not a value", help: "read one of its properties")
  }

  package static func sharedConstant(input: String, viewModel: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0593", "`\(input)` of `\(viewModel)` never changes, so it cannot be shared",
      help: "remove `$`, or declare it as an `input`")
  }

  package static func childOfModule(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0594", "`\(name)` is a view model of another module",
      help: "use it as a child in a schema of its module, or declare a view model here")
  }

  package static func unknownChildEvent(viewModel: String, name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0595", "`\(viewModel)` has no event `\(name)`", hiddenBy: .errorInMembers(of: viewModel, named: name))
  }

  package static func eventValues(name: String, count: String, found: String, form: String) -> DiagnosticKind {
    DiagnosticKind("VM0596", "event `\(name)` has \(count), but \(found)", help: "write `\(form)`")
  }

  package static func notAnEvent(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0597", "`\(name)` is not an event of this view model", hiddenBy: .errorInMembers(named: name))
  }

  package static func unusedEvent(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0598", "event `\(name)` is never emitted", severity: .warning, hiddenBy: .errorInDeclaration,
      help: "remove it, or add a step: `emit \(name)`")
  }

  package static func childOfChild(name: String, viewModel: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0599", "`\(name)` is a child of `\(viewModel)`, which only `\(viewModel)` reads",
      help: "add a display to `\(viewModel)`, and read that")
  }
}

/// VM0640–VM0649, VM0660–VM0679 and VM0862–VM0870: lists.
extension DiagnosticKind {
  package static func listElements(type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0640", "a list needs an array of values or of models with an `id`, but this is `\(type)`",
      hiddenBy: .errorInMembers(named: "id"),
      help: "declare the model as `model M: Identifiable`, with a field `id`")
  }

  package static func rowWithoutIndex(name: String) -> DiagnosticKind {
    DiagnosticKind("VM0641", "`\(name)` is a list, so an action needs one of its rows", help: "write `\(name)[0]`")
  }

  package static func repeatedListRule(rule: String) -> DiagnosticKind {
    DiagnosticKind("VM0642", "the list has two `\(rule)` rules", help: "remove one of them")
  }

  package static func ruleWithoutLoad(rule: String, list: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0643", "`\(rule)` belongs to a list that is loaded, but `\(list)` has no `load`",
      hiddenBy: .errorInAnyDeclaration,
      help: "remove it, or load the rows: `load pages of 30 { page in try await service.rows(page: page.number) }`")
  }

  package static func loadedElements(list: String) -> DiagnosticKind {
    DiagnosticKind("VM0644", "`\(list)` has rows of a collection and a `load`", help: "remove `in …`, or remove `load`")
  }

  package static func listWithoutRows(list: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0645", "`\(list)` has neither elements nor a `load`",
      help: "list the elements of a collection with `in`, or load them: `load pages of 30 { page in … }`")
  }

  package static var loadWithoutCall: DiagnosticKind {
    DiagnosticKind(
      "VM0646", "the last step of a `load` must return the rows",
      help: "end with a call: `try await service.rows(page: page.number)`")
  }

  package static func loadedNoRows(rule: String, type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0647", "a list needs an array of models with an `id`, but `\(rule)` returns `\(type)`",
      hiddenBy: .errorInMembers(named: "id"),
      help: "return an array of a model that is declared as `model M: Identifiable`, with a field `id`")
  }

  package static func cursorNotOptional(type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0648", "`next` must return an optional cursor, which is nil after the last page, but returns `\(type)`",
      help: "return an optional, or write `more { … }`, which returns whether there are more pages")
  }

  package static var nextAndMore: DiagnosticKind {
    DiagnosticKind(
      "VM0649", "`next` and `more` both determine whether there are more pages",
      help: "remove `more`: there are no more pages if `next` returns nil")
  }

  package static func unusedPage(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0660", "the `load` does not read `\(name)`, so each page is the same", severity: .warning,
      help:
        "pass `\(name).number`, `\(name).offset` or `\(name).cursor` to the service, or write `load { … }` for rows "
        + "that are loaded as a whole")
  }

  package static var effectOfAnswer: DiagnosticKind {
    DiagnosticKind(
      "VM0862", "`received` only changes values, in the transaction that stores the rows",
      help: "change a `state` here, and write `on change of …` for the step")
  }

  package static func answerChangesLoad(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0863", "`load` reads `\(name)`, so that a change by its answer would load the first page again",
      help: "write a `state` that `load` does not read; for a value that the next page needs, write `next { … }`, and "
        + "read `page.cursor`")
  }

  package static func selectionOfValues(type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0868", "rows of `\(type)` cannot be selected, because its values have no identity of their own",
      hiddenBy: .errorInAnyDeclaration, help: "remove the rule, or list models with an `id`")
  }

  package static func positionsChange(rule: String, type: Type) -> DiagnosticKind {
    DiagnosticKind(
      "VM0869", "rows that write values of type `\(type)` are identified by their positions, which `\(rule)` changes",
      help: "remove `\(rule)` or the `$`, or list models with an `id`")
  }

  package static func rowWithoutID(list: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0870", "the rows of `\(list)` show values, which have no `id`", hiddenBy: .errorInAnyDeclaration,
      help: "select the row by its index")
  }

  package static func endlessRows(viewModel: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0864", "rows of `\(viewModel)` contain rows of their own kind without end",
      help: "list a field of the input that receives `$0`, such as `comment.replies`")
  }

  package static func readsItselfInRows(name: String, path: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0865", "`\(name)` reads itself through rows of its own kind: \(path)",
      help: "store the value in the model, or compute it from the element in Swift with a `custom`")
  }

  package static func readOfRecursiveLoad(name: String, list: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0866", "`\(name)` reads the rows of `\(list)`, which load rows of their own kind",
      help: "read the elements, `\(list).items`, which creates no rows")
  }

  package static func rowTypeNotKnown(name: String, viewModel: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0867", "the type of `\(name)` is not known here, because `\(viewModel)` is read through rows of its own kind",
      help: "declare the type of `\(name)`, or read the elements of the list with `items`")
  }

  package static func unknownSelection(word: String) -> DiagnosticKind {
    DiagnosticKind("VM0661", "a list cannot select `\(word)`")
  }

  package static func rowCount(rule: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0662", "`\(rule)` needs a positive integer literal",
      help: rule == "prefetch"
        ? "write a number of rows, such as 30, or the name of a constant that is declared beside the view model"
        : "write a number of rows, such as 30, or the name of a `let` of the view model without a value, or of a "
          + "constant beside it")
  }

  package static func facetWithoutLoad(list: String, name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0663", "`\(list)` is not loaded, so it has no `\(name)`", hiddenBy: .errorInAnyDeclaration,
      help: "read `count`, `isEmpty`, `items`, `sections`, `selection`, or the rows")
  }

  package static func listWithoutSelection(list: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0665", "the rows of `\(list)` cannot be selected", hiddenBy: .errorInAnyDeclaration,
      help: "add the rule `select one` or `select many`")
  }

  package static func selectionWithoutElement(viewModel: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0667", "rows can be selected only if an input of `\(viewModel)` is the element",
      hiddenBy: .errorInAnyDeclaration, help: "pass `$0` to an input of the row")
  }

  package static var undoWithoutRemoval: DiagnosticKind {
    DiagnosticKind(
      "VM0666", "only the removal of a row of a loaded list can be undone",
      help: "write `rows.remove(id) undo 5s { try await service.remove(id) }`")
  }

  package static func lostRowWrite(writer: String, viewModel: String, path: String, list: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0668", "what \(writer) of `\(viewModel)` writes to `\(path)` is lost: `\(list)` passes each row a copy",
      severity: .warning)
  }

  package static func lostChildWrite(
    writer: String, viewModel: String, path: String, child: String
  ) -> DiagnosticKind {
    DiagnosticKind(
      "VM0880", "what \(writer) of `\(viewModel)` writes to `\(path)` is lost: `\(child)` has a copy",
      severity: .warning,
      help: "emit an event with the new value, and write it in a reaction: `on \(child).changed(let value) { … }`")
  }

  package static func lostScreenWrite(writer: String, viewModel: String, path: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0881", "what \(writer) of `\(viewModel)` writes to `\(path)` is lost: a screen has a copy", severity: .warning,
      help: "return the new value with `finish`, or pass it to a service")
  }

  package static func noListCommand(list: String, name: String) -> DiagnosticKind {
    DiagnosticKind("VM0664", "`\(list)` has no function `\(name)`", hiddenBy: .errorInMembers(named: list))
  }
}
