import VmgenSchemaSyntax

/// Names without a base.
extension ExpressionChecker {
  func inferName(_ name: String, _ range: SourceRange, expecting expected: Expected) -> TypedExpression {
    if let value = value(named: name, range) { return value }
    if isCompleted(name) { offerValues(of: expected) }
    if environment.members[name] != nil, environment.ambiguous.contains(name) {
      noteUse(.called, name)
      return invalid(range)
    }
    if environment.isUnavailable(name) {
      // A function with the same name is not meant.
      reportUnknown(name, range)
    } else if Type.named[name] != nil || types[name] != nil {
      report(.typeAsValue(name: name), at: range, help: typeAsValueHelp(name))
    } else if isFunction(name) {
      report(
        .functionAsValue(name: name), at: range,
        suggestion: takesNoArguments(name) ? .write("\(name)()", at: range) : nil)
    } else {
      reportUnknown(name, range)
    }
    return invalid(range)
  }

  /// Returns the value that a name refers to, or nil if it is not the name of a value.
  func value(named name: String, _ range: SourceRange) -> TypedExpression? {
    if let local = environment.local(name) {
      session.usedLocals[local.number] = true
      refer(to: local, at: range)
      if session.uninitialized.contains(local.number) {
        if session.uninitialized.noteUse(of: local.number) { report(.usedBeforeValue(name: name), at: range) }
        return invalid(range)
      }
      if let call = local.startedCall {
        report(.startedCallAsValue(name: name, awaited: call.awaited), at: range)
        return invalid(range)
      }
      if local.isCaptured {
        report(.capturedVariable(name: name), at: range)
        return invalid(range)
      }
      return TypedExpression(local.meaning?.kind ?? .reference(local.reference), local.type, range)
    }
    if let member = valueOfSelf(named: name, range) { return member }
    if let member = environment.members[name], member.call != .function { return value(of: member, name, range) }
    if name == "isValid", environment.hasEdits, !environment.isUnavailable(name) {
      noteRead(name)
      return TypedExpression(.facet(.isValid), .bool, range)
    }
    // A member hides a sample with its name, also where the member cannot be read.
    if let entry = samples[name], isVisible(entry.module, from: range.file),
      environment.hasSamples || !environment.isUnavailable(name)
    {
      return value(of: entry, at: range, range)
    }
    if name == ContextPart.now.rawValue, let now = environment.knownNow {
      index?.refer(to: .context(.now), at: range, type: .date)
      return TypedExpression(now.kind, .date, range)
    }
    if let part = ContextPart(rawValue: name), !environment.isUnavailable(name) {
      guard environment.hasContext else {
        report(
          .noContext(name: name), at: range, help: environment.unavailable[name]?.help ?? environment.helpForContext)
        return TypedExpression(.invalid, .unknown, range)
      }
      index?.refer(to: .context(part), at: range, type: part.type)
      noteReads(CallGraph.Reads(parts: part.parts))
      return TypedExpression(.reference(.storage(.context(part))), part.type, range)
    }
    return nil
  }

  /// Whether `now` can be read.
  var isNowKnown: Bool {
    environment.knownNow != nil || environment.hasContext && !environment.isUnavailable(ContextPart.now.rawValue)
  }

  /// Returns the checker of `self.name`, where no local value hides the member; nil after an error.
  ///
  /// - Parameter place: The range of `self.name`.
  func outside(ofLocal name: Identifier, at place: SourceRange) -> ExpressionChecker? {
    guard environment.local(name.text) != nil else { return self }
    guard environment.viewModel != nil else {
      report(.memberBehindLocal(name: name.text), at: name.range, suggestion: .write(name.text, at: place))
      return nil
    }
    var outside = environment
    outside.locals.removeAll { $0.name == name.text }
    return self.in(outside)
  }

  /// Returns the sample that `.name` means, which is a static member of its type; nil if there is none, or none is known here.
  func sample(_ name: String, of type: Type) -> SampleEntry? {
    guard environment.hasSamples, let entry = samples[name], !entry.declaration.isConstant,
      entry.declaration.type == type, isVisible(entry.module, from: environment.file)
    else { return nil }
    return entry
  }

  func value(of sample: SampleEntry, at name: SourceRange, _ range: SourceRange) -> TypedExpression {
    let declaration = sample.declaration
    index?.refer(to: .sample(declaration.name), at: name, type: declaration.type)
    if !environment.hasSamples, !declaration.isConstant {
      report(.sampleOutOfPlace(name: declaration.name, type: declaration.type), at: range)
    }
    return TypedExpression(.reference(.sample(declaration.name)), declaration.type, range)
  }

  private func value(of member: MemberFacts, _ name: String, _ range: SourceRange) -> TypedExpression {
    noteRead(name)
    refer(toMember: name, at: range, type: member.type)
    if environment.ambiguous.contains(name) { return invalid(range) }
    switch member.reading {
    case .value(let reference, let pending):
      // The type of a display that reads itself is unknown: in a pattern, `let` is missing.
      if member.type == nil, reportsUnnamedValue(name, range) { return invalid(range) }
      let meaning = environment.position == .rule ? pending ?? reference : reference
      return TypedExpression(.reference(meaning), member.type ?? .unknown, range)
    case .noValue(let misuse, let expectationMisuse):
      // A use is not reported as unused in addition.
      noteUse(.called, name)
      let misuse = environment.position == .expectation ? expectationMisuse ?? misuse : misuse
      if let misuse { report(misuse.kind(name), at: range, help: misuse.help) }
    case .function: break
    }
    return invalid(range)
  }

  /// Records a reference to a local, unless a call stands for it whose result the schema does not name.
  func refer(to local: Environment.Local, at range: SourceRange) {
    if local.isMade, text(at: range) != local.name { return }
    index?.refer(to: local.symbol, at: range, type: local.type)
  }

  /// Records a reference to a member of the view model.
  func refer(toMember name: String, at range: SourceRange, type: Type? = nil) {
    guard let viewModel = environment.viewModel, let id = environment.memberIDs[name] else { return }
    let own = index != nil && text(at: range).hasPrefix("self.") ? "self.".utf8.count : 0
    let range = SourceRange(file: range.file, lower: Int(range.lower) + own, upper: Int(range.upper))
    if case .command(let command)? = environment.members[name]?.kind {
      noteUse(.called, name)
      refer(to: command, of: viewModel, at: range)
    } else {
      index?.refer(to: .member(viewModel: viewModel, id), at: range, type: type)
    }
  }

  func isFunction(_ name: String) -> Bool {
    if environment.members[name]?.call == .function { return true }
    return functions[name] != nil || CompileTimeLiteral(rawValue: name) != nil
      || library.candidates(named: name).contains { $0.signature.form == .function }
  }

  /// Whether a function can be called without arguments.
  private func takesNoArguments(_ name: String) -> Bool {
    switch environment.members[name]?.kind {
    case .formula(let parameters, _): parameters.allSatisfy { $0.defaultValue != nil }
    case .custom(let custom): custom.parameters.isEmpty
    default: functions[name]?.declaration.parameters.allSatisfy { $0.defaultValue != nil } == true
    }
  }

  private func typeAsValueHelp(_ name: String) -> String {
    switch types[name]?.declaration {
    case .enumeration(let declaration): "write a case: `\(name).\(declaration.cases.first?.name ?? "a")`"
    case .model: "create a value: `\(name)(…)`"
    default: "write a value of the type"
    }
  }

  /// Reports an unknown name.
  ///
  /// - Parameter isCalled: Whether arguments follow, so that a function or a type is meant and not a value.
  func reportUnknown(_ name: String, _ range: SourceRange, isCalled: Bool = false) {
    if let reason = environment.unavailable[name]?.reason {
      report(
        .outOfReach(name: name, reason: reason), at: range,
        help: environment.unavailable[name]?.help ?? environment.helpForContext)
      return
    }
    if reportsOverloads(of: Identifier(text: name, range: range)) { return }
    if services[name] != nil || name == ServiceDeclaration.navigator {
      report(.serviceAsType(name: name), at: range)
      return
    }
    if Self.namesOfSubjects.contains(name), environment.position == .expectation, let member = removalOfBase(range) {
      report(.unknownName(name: name), at: range, suggestion: member)
      return
    }
    if reportsUnnamedValue(name, range) || reportsMissingFocus(name, range) { return }
    if environment.position == .step, let advice = foreignCalls[name] {
      report(.unknownName(name: name), at: range, help: advice)
      return
    }
    if let help = helpForRecords(name) {
      report(.unknownName(name: name), at: range, help: help)
      return
    }
    if let advice = Self.foreignFunctions[name] {
      report(.unknownName(name: name), at: range, help: advice)
      return
    }
    if let suggestion = navigation(name, range, isCalled: isCalled) {
      report(.unknownName(name: name), at: range, suggestion: suggestion)
      return
    }
    if let service = serviceProvided(as: name, from: range.file) {
      report(
        .unknownName(name: name), at: range,
        help: "add `use \(name): \(service)` to \(isErrorPolicy ? "`errors`" : "the view model")")
      return
    }
    reportMissing(
      .unknownName(name: name), name, at: range,
      among: (isCalled ? [] : valueNames(near: name, range))
        + (isCalled || isCompleted(name) ? calledNames(near: name, range.file) : []), else: inScopeHelp())
  }

  /// Reports `AppConstants.limit`, `Self.limit` and `Swift.max`, where the name after the dot is known without a base.
  func reportsNeedlessBase(_ base: Expression, _ name: Identifier) -> Bool {
    guard case .name(let type) = base.kind, startsUpperCase(type), environment.local(type) == nil, types[type] == nil,
      environment.members[type] == nil, services[type] == nil, type != ServiceDeclaration.navigator, isKnown(name.text)
    else { return false }
    report(
      .unknownName(name: type), at: base.range, suggestion: .write(name.text, at: base.range.union(name.range)))
    return true
  }

  /// Whether a name means something without a base.
  func isKnown(_ name: String) -> Bool {
    environment.local(name) != nil || environment.members[name] != nil || samples[name] != nil || isFunction(name)
  }

  /// The names that tests give to the view model.
  static let namesOfSubjects: Set<String> = ["viewModel", "vm", "sut", "subject"]

  /// Returns the removal of a name before `.member`; nil if no member follows.
  func removalOfBase(_ name: SourceRange) -> Diagnostic.Suggestion? {
    let dot = SourceRange(file: name.file, lower: Int(name.upper), upper: Int(name.upper) + 1)
    guard text(at: dot) == "." else { return nil }
    return Diagnostic.Suggestion(
      help: "remove it: an example names the members of its view model",
      fixIt: Diagnostic.FixIt(range: name.union(dot), replacement: ""))
  }

  /// Reports the unknown name in `.loaded(count)`, which is compared although `let` would name the value, and binds it.
  /// Returns whether the name is in a pattern.
  private func reportsUnnamedValue(_ name: String, _ range: SourceRange) -> Bool {
    guard environment.locals.contains(where: { $0.isMade && $0.range == range }) else { return false }
    let near = boundedNearNames(to: name, among: valueNames(near: name, range)).first
    report(
      .unknownName(name: name), at: range,
      help: near.map { "write `let \(name)` to name the value, or `\($0)` to compare it" },
      suggestion: near == nil ? .write("let \(name)", at: range, note: " to name the value") : nil)
    bind(name, .unknown, .local(name), at: range)
    return true
  }

  /// Reports the first use of the focus in a view model with edits that does not declare it. Returns whether a name means
  /// that focus.
  func reportsMissingFocus(_ name: String, _ range: SourceRange) -> Bool {
    guard name == FocusMember.name, environment.hasEdits, environment.viewModel != nil,
      environment.members[name] == nil
    else { return false }
    if memberUse.ways[name] == nil {
      report(
        .unknownName(name: name), at: range,
        help: "declare what Return does in an edit, `{ next … }` or `{ submit … }`, or `focus … on first appear`")
    }
    noteUse(.read, name)
    return true
  }

  /// Returns the call of the navigator that a call of `dismiss()` or another of its functions means.
  private func navigation(_ name: String, _ range: SourceRange, isCalled: Bool) -> Diagnostic.Suggestion? {
    let functions = ["push", "present", "cover", "pop", "popToRoot", "dismiss", "resetRoot", "open"]
    guard isCalled, environment.position == .step, functions.contains(name) else { return nil }
    let navigator = environment.members.filter { $0.value.service == ServiceDeclaration.navigator }.map(\.key).min()
    guard let navigator else {
      return Diagnostic.Suggestion(
        help: "declare `use navigator: Navigator`, and write `navigator.\(name)`", fixIt: nil)
    }
    // The call may be a value, which navigation has not.
    return Diagnostic.Suggestion(help: "write `\(navigator).\(name)`", fixIt: nil)
  }

  /// Whether the environment is that of the error policy.
  private var isErrorPolicy: Bool { environment.owner == ErrorPolicy.name && types[ErrorPolicy.name] == nil }

  /// Returns the service that a view model would usually use under this name, if the view model does not use it.
  private func serviceProvided(as name: String, from file: SourceFile.ID) -> String? {
    var isViewModel = isErrorPolicy
    if case .viewModel? = environment.owner.flatMap({ types[$0]?.declaration }) { isViewModel = true }
    guard isViewModel,
      let service = servicesByMember[name]?.first(where: { isVisible(services[$0]?.module, from: file) }),
      boundedNearNames(to: name, among: Array(environment.members.keys)).isEmpty
    else { return nil }
    return service
  }

  /// Returns the names that are available here as values, or as the base of the member that follows, and may be meant by
  /// `name`.
  private func valueNames(near name: String, _ range: SourceRange) -> [String] {
    let file = range.file
    let next = text(at: SourceRange(file: file, lower: Int(range.upper), upper: Int(range.upper) + 1))
    let isBase = next == "." || next == "?" || isCompleted(name)
    let members = environment.writtenMembers.filter {
      $0.value.call != .function && (isBase || $0.value.reading.isValue)
    }
    .map(\.key).filter { isCompleted(name) || $0 != environment.derived }
    var names = environment.localNames + members + ["nil", "true", "false"]
    if environment.hasEdits { names.append("isValid") }
    for (name, entry) in samples where environment.hasSamples || entry.declaration.isConstant {
      if isVisible(entry.module, from: file) { names.append(name) }
    }
    if environment.hasContext { names += ContextPart.allCases.map(\.rawValue) }
    // The cases of an enum follow its name, which is capitalized.
    for (type, entry) in types where (startsUpperCase(name) || isCompleted(name)) && isVisible(entry.module, from: file)
    {
      if case .enumeration = entry.declaration { names.append(type) }
    }
    return names
  }

  /// Returns the names that are available here as functions.
  private func calledNames(near name: String, _ file: SourceFile.ID) -> [String] {
    var names =
      environment.writtenMembers.filter { $0.value.call != nil }.map(\.key)
      + CompileTimeLiteral.allCases.map(\.rawValue)
    for (name, entry) in functions where isVisible(entry.module, from: file) { names.append(name) }
    for candidate in library.all() where candidate.signature.form == .function {
      names.append(candidate.signature.name)
    }
    // A function is not called like a type, except for an initial letter in the wrong case.
    let isType = startsUpperCase(name) || isCompleted(name)
    return names + typeNames(visibleFrom: file).filter { isType || $0.lowercased() == name.lowercased() }
  }

  private func inScopeHelp() -> String? {
    let names = environment.localNames + environment.writtenMembers.keys.filter { $0 != environment.derived }.sorted()
    if names.isEmpty || names.count > 8 { return nil }
    return "available names: " + names.quoted
  }

  func inferClosureParameter(_ index: Int, _ range: SourceRange) -> TypedExpression {
    guard let last = environment.closures.indices.last else {
      let name = "$\(index)"
      report(.closureParameterOutside(name: name), at: range, help: environment.unavailable[name]?.help)
      return invalid(range)
    }
    if case .pair(let type) = environment.closures[last], index < 2 {
      return part(index, of: TypedExpression(.reference(.closureParameter(0)), type, range), at: range)
    }
    guard case .anonymous(let types) = environment.closures[last] else {
      report(.closureParameterNamed(name: "$\(index)"), at: range)
      return invalid(range)
    }
    guard index < types.count else {
      report(
        .closureArity(count: Self.counted(types.count, "parameter")), at: range,
        help: "the closure has the parameters " + types.indices.map { "`$\($0)`" }.joined(separator: " and "))
      return invalid(range)
    }
    return TypedExpression(.reference(.closureParameter(index)), types[index], range)
  }

  static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count == 0 ? "no" : "\(count)") \(noun)s"
  }
}

extension ContextPart {
  var parts: ContextParts {
    switch self {
    case .locale: .locale
    case .calendar: .calendar
    case .timeZone: .timeZone
    case .now: .now
    }
  }

  var type: Type {
    switch self {
    case .locale: .locale
    case .calendar: .calendar
    case .timeZone: .timeZone
    case .now: .date
    }
  }
}
