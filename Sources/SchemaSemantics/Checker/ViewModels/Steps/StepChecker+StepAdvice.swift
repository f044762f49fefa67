import VmgenSchemaSyntax

/// Calls that are valid in Swift but are steps of their own in the schema language.
extension StepChecker {
  /// Reports calls such as `form.commit()`, `commit(form)` and `tags.append(x)`. Returns false for any other call.
  func reportForeignCall(_ callee: Expression, _ arguments: [Argument], _ range: SourceRange) -> Bool {
    if reportTransactionCall(callee, arguments, range) { return true }
    guard case .member(let base, let name) = callee.kind else { return false }
    return reportMethod(name, of: base, arguments, range)
  }

  /// Returns the value that `x.toggle()` and `lines[i].isDone.toggle()` of a `Bool` change; nil for any other call.
  func toggled(_ callee: Expression, _ arguments: [Argument]) -> Expression? {
    guard case .member(let base, let name) = callee.kind, name.text == "toggle", arguments.isEmpty else { return nil }
    return isBool(base) ? base : nil
  }

  /// Checks `x.toggle()` as `x = !x`.
  func checkToggle(of target: Expression, _ syntax: StepValueSyntax) -> Step.Kind? {
    checkChange(of: target, syntax) {
      Expression(.prefix(Identifier(text: "!", range: syntax.value.range.end), $0), syntax.value.range)
    }
  }

  private func isBool(_ place: Expression) -> Bool {
    if place.isPlace, expressions.placeType(place) == .bool { return true }
    return place.isPath && expressions.infer(place).type == .bool
  }

  private func reportMethod(
    _ name: Identifier, of base: Expression, _ arguments: [Argument], _ range: SourceRange
  ) -> Bool {
    guard base.isPath, Self.changes[name.text] != nil || Self.changesOfTypes.contains(name.text) else { return false }
    let value = expressions.infer(base)
    let isUnknown = value.hasInvalid || value.type.hasUnknown
    guard !isUnknown, expressions.fieldType(of: value.type, name.text) == nil,
      expressions.candidates(for: name.text, on: value.type).isEmpty
    else { return isUnknown }
    if base.isChainMark, value.type.isOptional {
      report(
        .noSuchMember(type: value.type.unwrapped, name: name.text), at: name.range,
        help: "unwrap the value with `if let`, and assign the result")
      return true
    }
    guard var advice = Self.changes(of: value.type)[name.text] ?? Self.changes[name.text] else { return false }
    if case .name(let root) = base.placeRoot.kind, case .member = base.kind,
      expressions.environment.members[root]?.writing.setter != nil
    {
      report(.noSuchMember(type: value.type, name: name.text), at: name.range, help: "write `\(root) = …`")
      return true
    }
    if arguments.count == 1, arguments[0].label == nil,
      expressions.contextualLiteral(of: arguments[0].value) != .closure
    {
      advice = Self.changesByArgument[name.text] ?? advice
    }
    if !arguments.isEmpty, !advice.contains("…") { advice = changeForm(name, of: base, value.type, arguments) }
    if name.text == "toggle" {
      guard let form = toggleForm(of: value.type, arguments.count) else { return false }
      advice = form
    }
    if name.text == "sort", !isSortable(value.type) { advice = "{target} = {target}.sorted { $0.… }" }
    let combines = arguments.dropFirst().allSatisfy { if case .closure = $0.value.kind { true } else { false } }
    if name.text == "merge", !arguments.isEmpty, combines {
      let call = SourceRange(file: range.file, lower: Int(name.range.upper), upper: Int(range.upper))
      advice = "{target} = {target}.merging\(text(at: call))"
    }
    var code = advice.replacing("{target}", with: text(at: base.range))
    // The argument of `sort` is a closure, which `sorted` takes in another form.
    let takesArgument = name.text != "remove" && name.text != "sort" && !advice.hasSuffix(" = …")
    if takesArgument, arguments.count == 1, arguments[0].label.map({ $0.text == "forKey" }) ?? true,
      !isNilable(arguments[0].value)
    {
      code = expressions.filledWithSource(code, arguments[0].value.range)
    }
    let isComplete = !code.contains("…")
    report(
      .noSuchMember(type: value.type, name: name.text), at: name.range,
      help: isComplete ? nil : "write `\(code)`", suggestion: isComplete ? .write(code, at: range) : nil)
    return true
  }

  /// Returns what to write instead of a method with arguments that its form does not have: the elements that
  /// `text.removeAll { … }` keeps, or `…` for the changed value.
  private func changeForm(_ name: Identifier, of base: Expression, _ type: Type, _ arguments: [Argument]) -> String {
    let kept = name.text == "removeAll" && type == .string ? expressions.kept(by: arguments) : nil
    return "{target} = " + (kept.map { "{target}.filter \($0)" } ?? "…")
  }

  /// Returns what to write instead of `toggle`: for an array, whether it contains the argument changes. Returns nil for
  /// other types.
  private func toggleForm(of type: Type, _ argumentCount: Int) -> String? {
    switch (type, argumentCount) {
    case (.bool, 0): "{target} = !{target}"
    case (.optional(.bool), 0): "{target} = !({target} ?? false)"
    case (.set, 1): "{target}.formSymmetricDifference([…])"
    case (.array(let element), 1) where conforms(element, to: .equatable):
      "{target} = {target}.contains(…) ? {target}.filter { $0 != … } : {target} + […]"
    default: nil
    }
  }

  private func isNilable(_ value: Expression) -> Bool {
    expressions.contextualLiteral(of: value) == nil
      && expressions.trying({ expressions.infer(value).type.isOptional }).result
  }

  private func isSortable(_ type: Type) -> Bool {
    if case .array(let element) = type { conforms(element, to: .comparable) } else { false }
  }

  /// Returns the assignments to write instead of the mutating methods of a type.
  private static func changes(of type: Type) -> [String: String] {
    switch type {
    case .string: changesOfText
    case .array: changesOfArray
    case .set: changesOfSet
    case .dictionary: changesOfDictionary
    case .int, .decimal: changesOfNumber
    case .double: changesOfFraction
    default: [:]
    }
  }

  /// The mutating methods that only some types have.
  private static let changesOfTypes = Set(
    [changesOfText, changesOfArray, changesOfDictionary, changesOfFraction].flatMap(\.keys))

  private static let changesOfNumber: [String: String] = ["negate": "{target} = -{target}"]

  private static let changesOfFraction: [String: String] = [
    "negate": "{target} = -{target}", "round": "{target} = {target}.rounded()",
  ]

  /// The assignments to write instead of the mutating methods of `String`.
  private static let changesOfText: [String: String] = [
    "append": "{target} += …", "insert": "{target} = … + {target}",
    "remove": "{target} = {target}.replacing(…, with: \"\")", "removeAll": "{target} = \"\"",
    "trim": "{target} = {target}.trimmed()", "capitalize": "{target} = {target}.capitalized()",
  ]

  /// The assignments to write instead of the mutating methods of arrays.
  private static let changesOfArray: [String: String] = [
    "append": "{target} += […]", "insert": "{target} = […] + {target}",
    "unique": "{target} = {target}.withoutDuplicates()",
  ]

  /// The assignments to write instead of the mutating methods of sets.
  private static let changesOfSet: [String: String] = [
    "insert": "{target} = {target}.union([…])", "remove": "{target} = {target}.subtracting([…])",
  ]

  /// The assignments to write instead of the mutating methods of dictionaries.
  private static let changesOfDictionary: [String: String] = [
    "removeValue": "{target}[…] = nil", "updateValue": "{target}[…] = …", "merge": "{target} = {target}.merging(…)",
  ]

  /// The assignments to write instead of the mutating methods with one argument.
  private static let changesByArgument: [String: String] = [
    "removeLast": "{target} = {target}.dropLast(…)", "removeFirst": "{target} = {target}.dropFirst(…)",
    "round": "{target} = {target}.rounded(…)",
  ]

  /// The mutating methods of Swift, and the assignment to write instead of each.
  private static let changes: [String: String] = [
    "append": "{target} += …", "insert": "{target} = … + {target}", "remove": "{target} = …",
    "removeAll": "{target} = …", "push": "{target}.append(…)", "add": "{target}.append(…)",
    "removeLast": "{target} = {target}.dropLast(1)",
    "removeFirst": "{target} = {target}.dropFirst(1)", "popLast": "{target} = {target}.dropLast(1)",
    "toggle": "{target} = !{target}", "sort": "{target} = {target}.sorted()",
    "reverse": "{target} = {target}.reversed()",
  ]
}
