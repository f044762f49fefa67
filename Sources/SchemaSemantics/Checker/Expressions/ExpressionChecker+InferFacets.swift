import VmgenSchemaSyntax

/// Facets of edits, drafts and commands: `age.error`, `signIn.isRunning`.
extension ExpressionChecker {
  /// Types `base.name` if the base is a member with facets; returns nil for any other value.
  func inferFacet(_ base: Expression, _ name: Identifier, _ range: SourceRange) -> TypedExpression? {
    guard case .name(let owner) = base.kind, environment.local(owner) == nil, isNameable(name) else { return nil }
    guard let member = environment.members[owner], member.hasFacets else { return nil }
    refer(toMember: owner, at: base.range, type: member.type)
    switch member {
    case .edit(let edit): return editFacet(edit, name, range)
    case .draft(let type): return draftFacet(owner, type, name, range)
    case .command(let command): return commandFacet(command, name, range)
    case .use(let service): return functionOfUse(owner, service, name, range)
    case .child(let child): return listFacet(child, name, range)
    case .input, .derived, .custom, .state, .event: return nil
    }
  }

  /// Types `lines.count` and `rows.phase`, which create no rows; returns nil for other names.
  private func listFacet(_ list: ChildShape, _ name: Identifier, _ range: SourceRange) -> TypedExpression? {
    guard list.isList else { return nil }
    guard let facet = ListFacet(rawValue: name.text) else {
      guard list.load != nil || list.hasInvalidLoad, let meant = Self.listFacetSubstitutes[name.text] else {
        return nil
      }
      report(
        .noSuchMember, at: name.range, ["type": list.id.name, "name": name.text],
        suggestion: .write("\(list.id.name).\(meant)", at: range))
      return invalid(range)
    }
    if list.load == nil, !facet.isGeneral {
      guard !list.hasInvalidLoad else {
        noteRead(list.id.name)
        return invalid(range)
      }
      report(.facetWithoutLoad, at: name.range, ["list": list.id.name, "name": name.text])
      return invalid(range)
    }
    if facet == .selection, list.rows?.isSelectable == false {
      report(.listWithoutSelection, at: name.range, ["list": list.id.name])
      return invalid(range)
    }
    if facet == .error || facet == .errorText, list.load?.failure == .never {
      report(.neverFails, at: name.range, ["name": list.id.name, "facet": name.text])
      return invalid(range)
    }
    noteRead(list.id.name)
    return TypedExpression(.facet(.list(list.id, facet)), facet.type(of: list), range)
  }

  /// The names that other frameworks use for the properties of a loaded list.
  private static let listFacetSubstitutes: [String: String] = [
    "isLoading": "isRefreshing", "isBusy": "isRefreshing", "isFetching": "isRefreshing", "loadState": "phase",
    "state": "phase", "status": "phase", "elements": "items", "selectedIDs": "selection", "selected": "selection",
    "errorMessage": "errorText", "placeholder": "emptyText", "hasNextPage": "hasMore", "canLoadMore": "hasMore",
  ]

  private func editFacet(_ edit: EditShape, _ name: Identifier, _ range: SourceRange) -> TypedExpression? {
    guard let facet = EditFacet(rawValue: name.text) else {
      return reportNoFacet(name, EditFacet.allCases.map(\.rawValue), edit.type, of: edit.name, range)
    }
    if facet == .text, !edit.hasText {
      report(.editWithoutText, at: name.range, ["name": edit.name])
      return TypedExpression(.invalid, .string, range)
    }
    noteRead(edit.name)
    return TypedExpression(.facet(.edit(edit.id, facet)), facet.type, range)
  }

  private func draftFacet(
    _ draft: String, _ type: Type, _ name: Identifier, _ range: SourceRange
  ) -> TypedExpression? {
    guard let facet = DraftFacet(rawValue: name.text) else {
      return reportNoFacet(name, DraftFacet.allCases.map(\.rawValue), type, of: draft, range)
    }
    noteRead(draft)
    return TypedExpression(.facet(.draft(environment.id(of: draft), facet)), .bool, range)
  }

  /// Reports a misspelled facet. Returns nil if the value may have such a member.
  private func reportNoFacet(
    _ name: Identifier, _ facets: [String], _ type: Type, of owner: String, _ range: SourceRange
  ) -> TypedExpression? {
    let suggestion: Diagnostic.Suggestion? =
      name.text == "value"
      ? .write(owner, at: range, note: ", which is the value")
      : Self.facetSubstitutes[name.text].flatMap { facets.contains($0.facet) ? .write($0.form, at: name.range) : nil }
    if let suggestion, type != .unknown, fieldType(of: type, name.text) == nil,
      candidates(for: name.text, on: type).isEmpty
    {
      report(
        .noSuchMember, at: name.range, ["type": "\(type)", "name": name.text], suggestion: suggestion)
      return invalid(range)
    }
    guard type != .unknown, fieldType(of: type, name.text) == nil, candidates(for: name.text, on: type).isEmpty,
      boundedNearNames(to: name.text, among: model(type)?.fields.map(\.name) ?? []).isEmpty,
      !nearNames(to: name.text, among: facets).isEmpty
    else { return nil }
    reportMissing(
      .noSuchMember, name.text, at: name.range, ["type": "\(type)", "name": name.text], among: facets, else: nil)
    return invalid(range)
  }

  /// The names that other frameworks use for facets.
  private static let facetSubstitutes: [String: (facet: String, form: String)] = [
    "hasError": ("error", "error != nil"), "errorText": ("error", "error"), "errorMessage": ("error", "error"),
    "validationError": ("error", "error"), "isTouched": ("touched", "touched"),
    "isChanged": ("isDirty", "isDirty"), "hasChanges": ("isDirty", "isDirty"), "isModified": ("isDirty", "isDirty"),
    "isExecuting": ("isRunning", "isRunning"), "isLoading": ("isRunning", "isRunning"),
    "isBusy": ("isRunning", "isRunning"), "canExecute": ("canRun", "canRun"), "isEnabled": ("canRun", "canRun"),
    "isDisabled": ("canRun", "canRun"), "busy": ("busyText", "busyText"),
    "errorDescription": ("errorText", "errorText"), "isCancellable": ("canCancel", "canCancel"),
    "fractionCompleted": ("progress", "progress"), "succeeded": ("successCount", "successCount"),
  ]

  func commandFacet(_ command: CommandShape, _ name: Identifier, _ range: SourceRange) -> TypedExpression {
    guard let facet = CommandFacet(rawValue: name.text) else {
      let known = CommandFacet.allCases.map(\.rawValue)
      if let substitute = Self.facetSubstitutes[name.text], known.contains(substitute.facet) {
        report(
          .noSuchMember, at: name.range, ["type": command.name, "name": name.text],
          suggestion: .write(substitute.form, at: name.range))
        return invalid(range)
      }
      reportMissing(
        .noSuchMember, name.text, at: name.range, ["type": command.name, "name": name.text], among: known,
        else: "the properties of a command are " + known.map { "`\($0)`" }.joined(separator: ", "))
      return invalid(range)
    }
    noteRead(command.name)
    var type = facet.type
    if facet == .error || facet == .errorText {
      switch command.failure {
      case .never:
        reportNeverFails(command, name)
        return invalid(range)
      case .declared(let error): type = facet == .error ? .optional(.declared(error)) : .optional(.string)
      case .any: type = facet == .error ? .optional(.anyError) : .optional(.string)
      }
    }
    return TypedExpression(.facet(.command(command.id, facet)), type, range)
  }

  /// Reports the error of a command that has none, and what handles its errors.
  private func reportNeverFails(_ command: CommandShape, _ facet: Identifier) {
    let (label, help): (Diagnostic.Label, String?) =
      switch command.errorHandler {
      case .policy:
        (
          .init(range: command.range, text: "the error policy handles its errors"),
          "write `throws` before the steps to keep the errors of the command"
        )
      case .clause(let range):
        (
          .init(range: range, text: "no error is left after this `catch`"),
          "write the text into a state in the `catch`, or remove the clause"
        )
      case nil: (.init(range: command.range, text: "no step of this command throws"), nil)
      }
    report(
      .neverFails, at: facet.range, ["name": command.name, "facet": facet.text], labels: [label], help: help)
  }

  /// Reports `session.signIn` without a call.
  private func functionOfUse(
    _ use: String, _ service: String?, _ name: Identifier, _ range: SourceRange
  ) -> TypedExpression {
    guard let service else { return invalid(range) }
    let isNavigation = service == ServiceDeclaration.navigator && Navigation.Kind(rawValue: name.text) != nil
    if isNavigation || services[service]?.function(name.text) != nil {
      memberUse.called.insert(use)
      let function = "\(use).\(name.text)"
      let parameter = services[service]?.function(name.text)?.parameters.first.map { ", `\(function).last.\($0.name)`" }
      let help = "read its recorded calls: `\(function).calls`\(parameter ?? "")"
      report(
        .serviceNotCalled, at: range, ["name": "\(use).\(name.text)"],
        help: environment.position == .expectation && !isNavigation ? help : nil)
    } else {
      reportNoFunction(name, service)
    }
    return invalid(range)
  }

  /// Types `session.signIn.calls` and `session.signIn.last.login`, which examples read.
  func inferCalls(_ base: Expression, _ name: Identifier, _ range: SourceRange) -> TypedExpression? {
    if name.text == "calls", let called = calledFunction(base) {
      return facetOfCalls(called, name, .int, range) { .calls(service: $0, function: $1.name) }
    }
    guard case .member(let function, let last) = base.kind, last.text == "last", let called = calledFunction(function)
    else { return nil }
    let parameter = called.function?.parameters.first { $0.name == name.text }
    if let function = called.function, parameter == nil {
      let known = function.parameters.map(\.name)
      reportMissing(
        .noSuchParameter, name.text, at: name.range, ["function": function.name, "name": name.text], among: known,
        else: known.isEmpty
          ? "it has no parameters" : "the parameters are " + known.map { "`\($0)`" }.joined(separator: ", "))
    }
    guard let parameter else { return invalid(range) }
    return facetOfCalls(called, last, parameter.type.asOptional, range) {
      .lastArgument(service: $0, function: $1.name, parameter: parameter.name)
    }
  }

  private typealias CalledFunction = (service: String, function: ServiceFunction?)

  /// Returns the function that `session.signIn` names; nil if it is not a function of a service.
  private func calledFunction(_ expression: Expression) -> CalledFunction? {
    guard case .member(let owner, let function) = expression.kind, case .name(let use) = owner.kind,
      environment.local(use) == nil, case .use(let service)? = environment.members[use]
    else { return nil }
    guard let service else { return ("", nil) }
    let known = services[service]?.function(function.text)
    if known == nil { reportNoFunction(function, service) }
    return (service, known)
  }

  private func facetOfCalls(
    _ called: CalledFunction, _ name: Identifier, _ type: Type, _ range: SourceRange,
    _ facet: (_ service: String, _ function: ServiceFunction) -> Facet
  ) -> TypedExpression {
    guard let function = called.function else { return invalid(range) }
    guard environment.position == .expectation else {
      report(.callsOutsideExample, at: name.range)
      return TypedExpression(.invalid, type, range)
    }
    return TypedExpression(.facet(facet(called.service, function)), type, range)
  }

  /// Records that a step or an observed expression reads a member.
  func noteRead(_ name: String) {
    if environment.position == .step || environment.isWatched { memberUse.read.insert(name) }
  }
}

extension EditFacet {
  var type: Type {
    switch self {
    case .text: .string
    case .error: .optional(.string)
    case .isValid, .touched, .isChecking, .isEnabled: .bool
    }
  }
}

extension CommandFacet {
  /// The type of the facet, unless it depends on the errors of the command.
  var type: Type {
    switch self {
    case .canRun, .isRunning, .canCancel: .bool
    case .progress: .optional(.double)
    case .successCount: .int
    case .busyText, .question, .error, .errorText: .optional(.string)
    }
  }
}

extension Type {
  /// An error of any type: it has `label` and can be compared with nil.
  package static let anyError = Type.builtIn("Error", [])
}
