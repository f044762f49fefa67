import VmgenSchemaSyntax

/// The properties of a list that other members use.
struct ListShape: Sendable {
  /// The properties of the rows.
  struct Rows: Sendable {
    /// The type of an element.
    var element: Type
    /// The type of an element's `id`; nil for values without an identity of their own.
    var elementID: Type?
    var isSelectable: Bool
  }

  var id: MemberID
  /// The name of the rows' view model; nil if it is not known, which has been reported.
  var viewModel: String?
  /// The rows; nil if their type is not known.
  var rows: Rows?
  /// The load from a service; nil for a list over a collection.
  var load: LoadShape?
  /// Whether the list has a load whose types are not known, because of an error that has been reported.
  var hasInvalidLoad = false

  var isLoaded: Bool { load != nil || hasInvalidLoad }

  var type: Type { viewModel.map { .array(.declared($0)) } ?? .unknown }
}

extension MemberFacts {
  static func list(_ list: ListShape) -> MemberFacts {
    MemberFacts(
      list.id, kind: .list(list), type: list.type, reading: .value(.storage(.child(list.id))),
      writing: Writing(
        reason: "it is a list",
        help: list.isLoaded
          ? "call one of its functions, such as `\(list.id.name).refresh()`"
          : "change the collection of its rows"),
      facets: ListFacets(list: list), property: .child)
  }
}

/// `lines.count` and `rows.phase`, which create no rows.
struct ListFacets: FacetTable {
  let list: ListShape

  var names: [String] { ListFacet.allCases.map(\.rawValue) }
  var acts: [String] { (list.isLoaded ? ListCommand.allCases : ListCommand.selecting).map(\.rawValue) }

  func infer(_ name: Identifier, _ range: SourceRange, in checker: ExpressionChecker) -> TypedExpression? {
    guard let facet = ListFacet(rawValue: name.text) else {
      if list.isLoaded, Self.answers.contains(name.text) {
        let help = "react to the number of answers: `on change of \(list.id.name).loadCount`"
        checker.report(.noSuchMember(type: list.id.name, name: name.text), at: name.range, help: help)
        return checker.invalid(range)
      }
      guard list.isLoaded, let substitute = Self.substitutes[name.text] else { return nil }
      checker.report(
        .noSuchMember(type: list.id.name, name: name.text), at: name.range,
        suggestion: .write("\(list.id.name).\(substitute)", at: range))
      return checker.invalid(range)
    }
    if let type = type(of: facet) { return TypedExpression(.facet(.member(list.id, .list(facet))), type, range) }
    reportMissing(facet, name, in: checker)
    return checker.invalid(range)
  }

  /// Returns the type of a facet, or nil if the list does not have it.
  private func type(of facet: ListFacet) -> Type? {
    if list.load == nil, !facet.isGeneral { return nil }
    return switch facet {
    case .count, .loadCount: .int
    case .isEmpty, .isRefreshing, .isLoadingMore, .hasMore, .canUndo: .bool
    case .items: .array(list.rows?.element ?? .unknown)
    case .sections: .array(.listSection)
    case .phase: .listPhase
    case .error: list.load?.failure.errorType.map { .optional($0) }
    case .errorText: list.load?.failure == .never ? nil : .optional(.string)
    case .emptyText, .removalErrorText: .optional(.string)
    case .removalError: .optional(.anyError)
    case .selection: list.rows?.isSelectable == false ? nil : .array(list.rows?.elementID ?? .unknown)
    }
  }

  private func reportMissing(_ facet: ListFacet, _ name: Identifier, in checker: ExpressionChecker) {
    if facet == .selection, let rows = list.rows, rows.elementID == nil {
      checker.report(.selectionOfValues(type: rows.element), at: name.range, help: "list models with an `id`")
    } else if facet == .selection {
      checker.report(.listWithoutSelection(list: list.id.name), at: name.range)
    } else if list.load != nil {
      checker.report(.neverFails(name: list.id.name, facet: name.text), at: name.range)
    } else if !list.hasInvalidLoad {
      checker.report(.facetWithoutLoad(list: list.id.name, name: name.text), at: name.range)
    }
  }

  /// Names that an author gives to the arrival of rows.
  private static let answers: Set<String> = ["received", "loaded", "didLoad", "refreshed"]

  /// The names that other frameworks use for the properties of a loaded list.
  private static let substitutes: [String: String] = [
    "isLoading": "isRefreshing", "isBusy": "isRefreshing", "isFetching": "isRefreshing", "loadState": "phase",
    "state": "phase", "status": "phase", "elements": "items", "selectedIDs": "selection", "selected": "selection",
    "errorMessage": "errorText", "placeholder": "emptyText", "hasNextPage": "hasMore", "canLoadMore": "hasMore",
  ]
}

extension StepChecker {
  /// Checks `rows.remove(id) undo 5s { … }`.
  func checkRemoval(_ value: Expression, _ period: Expression, _ syntax: StepsSyntax) -> Step.Kind? {
    let period = expressions.check(period, as: .duration)
    var call = ExpressionChecker.ListCall.other
    if case .call(let callee, let arguments) = value.kind {
      call = expressions.checkListCall(callee, arguments, value.range)
    }
    let steps = expressions.capturingLocals {
      StepChecker(expressions, stepsOf: .load).checkSteps(syntax, isTail: false)
    }
    switch call {
    case .reported: return nil
    case .function(let list, .remove, let arguments):
      if let id = arguments.first?.value { return .removal(list, id: id, period: period, steps) }
    case .function, .other: break
    }
    report(.undoWithoutRemoval, at: value.range)
    return nil
  }
}

/// Calls of a list's functions, in steps and examples: `rows.refresh()`.
extension ExpressionChecker {
  /// A call that can be one of a list's function.
  enum ListCall {
    case function(MemberID, ListCommand, [CallArgument])
    /// A call with an error, which has been reported.
    case reported
    case other
  }

  /// Checks a call of a list's function.
  ///
  /// - Parameter values: The checker of the arguments in an example, where a call can also be meant for a row.
  func checkListCall(
    _ callee: Expression, _ arguments: [Argument], _ range: SourceRange, values: ExpressionChecker? = nil
  ) -> ListCall {
    guard case .member(let base, let name) = callee.kind, case .name(let list) = base.kind,
      environment.local(list) == nil, case .list(let shape)? = environment.members[list]?.kind
    else { return .other }
    let scope = values ?? self
    let command = ListCommand(rawValue: name.text)
    guard let command, let rows = shape.rows, shape.load != nil || command.selects else {
      let isOfRow = command == nil && shape.load == nil && !shape.hasInvalidLoad
      if values != nil, isOfRow || isCommand(name.text, of: shape.viewModel) { return .other }
      refer(toMember: list, at: base.range)
      _ = scope.inferUnused(arguments)
      if shape.hasInvalidLoad || shape.rows == nil, ListCommand(rawValue: name.text) != nil {
        noteUse(.read, list)
      } else {
        reportNoCommand(name, of: list, isLoaded: shape.isLoaded, hasArguments: !arguments.isEmpty)
      }
      return .reported
    }
    refer(toMember: list, at: base.range)
    noteUse(.read, list)
    if command.selects, !rows.isSelectable { report(.listWithoutSelection(list: list), at: name.range) }
    let passed = scope.checkArguments(
      of: CallSite(of: name, arguments, at: range), command.parameters(rows, at: name.range))
    return passed.map { .function(shape.id, command, $0) } ?? .reported
  }

  private func isCommand(_ name: String, of viewModel: String?) -> Bool {
    viewModel.flatMap { viewModels[$0]?.interface.members?[name] }?.call == .command
  }

  private func reportNoCommand(_ name: Identifier, of list: String, isLoaded: Bool, hasArguments: Bool) {
    guard isNameable(name) else { return }
    if isLoaded, !hasArguments, let command = ListCommand.substitutes[name.text] {
      let fixIt = Diagnostic.FixIt(range: name.range, replacement: command.rawValue)
      report(
        .noListCommand(list: list, name: name.text), at: name.range,
        suggestion: Diagnostic.Suggestion(help: "write `\(list).\(command.rawValue)()`", fixIt: fixIt))
      return
    }
    let known = (isLoaded ? ListCommand.allCases : ListCommand.selecting).map(\.rawValue)
    reportMissing(
      .noListCommand(list: list, name: name.text), name, among: known,
      else: isLoaded
        ? "the functions are " + known.quoted
        : ListCommand(rawValue: name.text)?.changesElements == false
          ? "only a list with a `load` has this function"
          : "change the collection whose elements the rows show, such as `lines.remove(id: x)`")
  }
}

extension ListCommand {
  /// The names that other frameworks use for functions without arguments.
  fileprivate static let substitutes: [String: ListCommand] = [
    "removeAll": .clear, "reset": .clear, "reload": .refresh, "load": .refresh, "fetch": .refresh,
    "loadNext": .loadMore,
  ]

  /// Whether the function changes elements, as the step that changes a collection does.
  fileprivate var changesElements: Bool {
    switch self {
    case .insert, .update, .remove, .move: true
    case .refresh, .loadMore, .retry, .clear, .rowAppeared, .select, .deselect, .deselectAll, .undo: false
    }
  }
}
