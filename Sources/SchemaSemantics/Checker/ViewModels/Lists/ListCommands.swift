import VmgenSchemaSyntax

extension StepChecker {
  /// Checks `rows.remove(id) undo 5s { … }`.
  func checkRemoval(_ value: Expression, _ period: Expression, _ syntax: StepsSyntax) -> Step.Kind? {
    let period = expressions.check(period, as: .duration)
    var call: ExpressionChecker.ListCall??
    if case .call(let callee, let arguments) = value.kind {
      call = expressions.checkListCommand(callee, arguments, value.range)
    }
    let checked = StepChecker(expressions, stepsOf: .load).checkSteps(syntax, isTail: false)
    guard let call else {
      report(.undoWithoutRemoval, at: value.range)
      return nil
    }
    guard let call else { return nil }
    guard call.command == .remove, let id = call.arguments.first?.value else {
      report(.undoWithoutRemoval, at: value.range)
      return nil
    }
    return .removal(call.list, id: id, period: period, checked)
  }
}

/// Calls of a list's functions, in steps and examples: `rows.refresh()`.
extension ExpressionChecker {
  typealias ListCall = (list: MemberID, command: ListCommand, arguments: [CallArgument])

  /// Checks a call of a list's function. Returns nil for any other call, and a call of nil after reporting an error.
  ///
  /// - Parameter values: The checker of the arguments in an example, where a call can also be meant for a row.
  func checkListCommand(
    _ callee: Expression, _ arguments: [Argument], _ range: SourceRange, values: ExpressionChecker? = nil
  ) -> ListCall?? {
    guard case .member(let base, let name) = callee.kind, case .name(let list) = base.kind,
      environment.local(list) == nil, case .list(let shape)? = environment.members[list]?.kind
    else { return nil }
    let scope = values ?? self
    let command = ListCommand(rawValue: name.text)
    guard let command, let rows = shape.rows, shape.load != nil || command.selects else {
      let isOfRow = command == nil && shape.load == nil && !shape.hasInvalidLoad
      if values != nil, isOfRow || isCommand(name.text, of: shape.viewModel) { return nil }
      refer(toMember: list, at: base.range)
      _ = scope.inferUnused(arguments)
      if shape.hasInvalidLoad || shape.rows == nil, ListCommand(rawValue: name.text) != nil {
        environment.memberUse.note(.read, list)
      } else {
        reportNoCommand(name, of: list, isLoaded: shape.isLoaded)
      }
      return .some(nil)
    }
    refer(toMember: list, at: base.range)
    environment.memberUse.note(.read, list)
    if command.selects, !rows.isSelectable { report(.listWithoutSelection, at: name.range, ["list": list]) }
    let passed = scope.checkArguments(
      of: CallSite(of: name, arguments, at: range), command.parameters(rows, at: name.range))
    return .some(passed.map { (shape.id, command, $0) })
  }

  private func isCommand(_ name: String, of viewModel: String?) -> Bool {
    viewModel.flatMap { viewModels[$0]?.interface.members?[name] }?.call == .command
  }

  private func reportNoCommand(_ name: Identifier, of list: String, isLoaded: Bool) {
    guard isNameable(name) else { return }
    let known = (isLoaded ? ListCommand.allCases : ListCommand.selecting).map(\.rawValue)
    reportMissing(
      .noListCommand, name.text, at: name.range, ["name": name.text, "list": list], among: known,
      else: isLoaded
        ? "the functions are " + known.map { "`\($0)`" }.joined(separator: ", ")
        : ListCommand(rawValue: name.text)?.changesElements == false
          ? "only a list with a `load` has this function"
          : "change the collection whose elements the rows show, such as `lines.remove(id: x)`")
  }
}

extension ListCommand {
  /// Whether the function changes elements, as the step that changes a collection does.
  fileprivate var changesElements: Bool {
    switch self {
    case .insert, .update, .remove, .move: true
    case .refresh, .loadMore, .retry, .rowAppeared, .select, .deselect, .deselectAll, .undo: false
    }
  }
}
