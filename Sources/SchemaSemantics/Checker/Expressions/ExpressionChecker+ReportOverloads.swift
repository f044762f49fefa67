import VmgenSchemaSyntax

/// Diagnostics for calls that match no overload.
extension ExpressionChecker {
  /// Reports wrong labels or a wrong number of arguments, for the closest overload.
  func reportShape(
    _ failing: [Overload], _ call: CallSite
  ) {
    let (name, arguments) = (call.name, call.arguments)
    let typed = arguments.map { isSelfTyped($0.value) ? infer($0.value) : nil }
    if name.text == "String", arguments.count > 1, arguments[0].label?.text == "format" {
      report(
        .noOverload(name: name.text, types: labels(arguments, typed)), at: name.range,
        help: "interpolate formatted values: `\"\\(…)\"`, " + Self.formatAdvice(text(at: arguments[0].value.range)))
      return
    }
    if arguments.count == 1, arguments[0].label?.text == "describing", let type = typed[0]?.type, !isPlain(type) {
      if type.hasUnknown { return }
      var advice = suggestion(formatting(type), arguments[0].value.range)
      advice.fixIt?.range = call.range
      report(.noOverload(name: name.text, types: labels(arguments, typed)), at: name.range, suggestion: advice)
      return
    }
    if let form = foreignForm(of: name.text, arguments, in: Self.foreignForms) {
      report(
        .noOverload(name: name.text, types: labels(arguments, typed)), at: name.range, help: "write `\(form)`",
        fixIt: Diagnostic.FixIt(range: call.range, replacement: form))
      return
    }
    let counted = countedForm(of: name.text, arguments, typed)
    if let form = counted ?? foreignForm(of: name.text, arguments, in: Self.foreignMethods) {
      let place = SourceRange(file: name.range.file, lower: Int(name.range.lower), upper: Int(call.range.upper))
      report(
        .noOverload(name: name.text, types: labels(arguments, typed)), at: name.range,
        suggestion: .write(form, at: place))
      return
    }
    let most = failing.map(\.matching.matched).max() ?? 0
    let nearest = failing.filter { $0.matching.matched == most }
    guard let best = nearest.first(where: { fits($0, arguments, typed) }) ?? nearest.first,
      let failure = best.matching.failure
    else { return }
    if best.candidate.signature.receiver == nil, let method = methodForm(of: name.text, arguments, typed, call.expected)
    {
      report(
        .noOverload(name: name.text, types: typed.compactMap { $0.map { "\($0.type)" } }.joined(separator: ", ")),
        at: arguments[0].value.range,
        suggestion: .write(method, at: call.range))
      return
    }
    if failing.count > 1, most == 0 {
      reportNoOverload(failing.map(\.candidate), call, typed)
      return
    }
    let signature = best.candidate.signature
    reportArguments(failure, of: call, signature.shapes, form: signature.shown)
  }

  /// Reports wrong argument types, with all overloads.
  func reportNoOverload(
    _ candidates: [Candidate], _ call: CallSite, _ typed: [TypedExpression?]
  ) {
    let (name, arguments) = (call.name, call.arguments)
    if typed.contains(where: { $0?.type.hasUnknown == true }) { return }
    if arguments.count == 1, typed[0]?.type == .duration, name.text == "Int" || name.text == "Double" {
      let seconds = operand(at: arguments[0].value.range) + ".inSeconds"
      report(
        .noOverload(name: name.text, types: labels(arguments, typed)), at: arguments[0].value.range,
        suggestion: .write(name.text == "Int" ? "Int(\(seconds))" : seconds, at: call.range))
      return
    }
    if arguments.count == 1, arguments[0].label == nil, let type = typed[0]?.type, "\(type)" == name.text {
      let value = arguments[0].value.range
      // `map(Int.init)` is read as `map { Int($0) }`, whose parts have one range.
      let isPassed = value == call.range
      report(
        .noOverload(name: name.text, types: "\(type)"), at: value,
        help: isPassed
          ? "each is \(withArticle("`\(type)`")) already; use the values themselves"
          : "it is \(withArticle("`\(type)`")) already: remove `\(type)(…)`",
        fixIt: isPassed ? nil : Diagnostic.FixIt(range: call.range, replacement: operand(at: value)))
      return
    }
    let labeled = arguments.count == 1 ? missingLabel(candidates, arguments[0]) : nil
    let forms = candidates.prefix(5).map { "`\($0.signature.shownBriefly)`" }.joined(separator: ", ")
    // With a single argument, the mismatch must be in that argument.
    report(
      .noOverload(name: name.text, types: labels(arguments, typed)),
      at: arguments.count == 1 ? arguments[0].value.range : name.range,
      help: labeled.map { "write `\(name.text)(\($0): \(text(at: arguments[0].value.range)))`" }
        ?? foreignFormat(name.text, arguments) ?? "the overloads are " + forms,
      fixIt: labeled.map { Diagnostic.FixIt(range: arguments[0].value.range.start, replacement: "\($0): ") })
  }

  /// Returns the labels and types of arguments, such as `repeating: String, count: Int`.
  private func labels(_ arguments: [Argument], _ typed: [TypedExpression?]) -> String {
    zip(arguments, typed).map { argument, value in
      let label = argument.label.map { "\($0.text): " } ?? ""
      return label + (value.map { "\($0.type)" } ?? shown(at: argument.value.range))
    }.joined(separator: ", ")
  }

  /// Returns the call to write instead of one that only Swift has, or nil.
  private func foreignForm(of name: String, _ arguments: [Argument], in forms: [String: String]) -> String? {
    let written = arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    guard let form = forms["\(name)(\(written))"] else { return nil }
    return arguments.indices.reduce(form) { form, index in
      let range = arguments[index].value.range
      return form.replacing("({\(index)})", with: "(\(text(at: range)))")
        .replacing("{\(index)}", with: operand(at: range))
    }
  }

  /// Returns the method that takes a number of elements, `prefix(2)` for `first(2)`; nil for other calls. An order of a
  /// set has no other direction than that of its elements.
  private func countedForm(of name: String, _ arguments: [Argument], _ typed: [TypedExpression?]) -> String? {
    guard arguments.count == 1 else { return nil }
    let argument = text(at: arguments[0].value.range)
    if name == "sorted" {
      return arguments[0].label?.text == "descending" && argument == "true" ? "sorted().reversed()" : nil
    }
    let isCount = contextualLiteral(of: arguments[0].value) == .integer || typed[0]?.type == .int
    guard isCount, arguments[0].label == nil, let method = Self.countedMethods[name] else { return nil }
    return "\(method)(\(argument))"
  }

  private static let countedMethods = ["first": "prefix", "last": "suffix", "drop": "dropFirst"]

  /// Methods of Swift, and what to write instead, from the name on.
  private static let foreignMethods: [String: String] = [
    "suffix(from:)": "dropFirst({0})", "prefix(upTo:)": "prefix({0})", "prefix(through:)": "prefix({0} + 1)",
  ]

  /// Initializers of Swift, and what to write instead. `{0}` is the first argument.
  private static let foreignForms: [String: String] = [
    "String(describing:)": "\"\\({0})\"", "Decimal(string:)": "Decimal({0})",
    "plural(_:_:_:)": "plural({0}, one: {1}, other: {2})", "plural(_:_:)": "plural({0}, other: {1})",
  ]

  /// Returns what to write for the values of a format such as `%.2f`, `%02d` and `%d:%02d`.
  private static func formatAdvice(_ format: String) -> String {
    if format.contains("%02d:%02d:") { return "or format a `Duration` as a time: `formatted(\"h:mm:ss\")`" }
    if format.contains(":%02d") { return "or format a `Duration` as a time: `formatted(\"m:ss\")`" }
    for (start, end, style) in [("%0", "d", "padded"), ("%.", "f", "decimals")] {
      guard let place = format.firstRange(of: start) else { continue }
      let digits = format[place.upperBound...].prefix(while: \.isNumber)
      if !digits.isEmpty, format[digits.endIndex...].hasPrefix(end) {
        return "with `formatted(.\(style)(\(digits)))` for `\(start)\(digits)\(end)`"
      }
    }
    return "with `formatted(.decimals(2))` for a number"
  }

  /// Returns the label with which a candidate would accept a `.case` that has none.
  private func missingLabel(_ candidates: [Candidate], _ argument: Argument) -> String? {
    guard argument.label == nil, contextualLiteral(of: argument.value) == .implicitMember else { return nil }
    for candidate in candidates {
      for parameter in candidate.signature.parameters {
        if let label = parameter.label, couldBe(.implicitMember, argument.value, parameter.type) { return label }
      }
    }
    return nil
  }

  /// Returns the help for a format of Foundation that the language writes in another way.
  private func foreignFormat(_ name: String, _ arguments: [Argument]) -> String? {
    guard name == "formatted", let argument = arguments.first else { return nil }
    let format = text(at: argument.value.range)
    if format.hasPrefix(".dateTime") { return "write the parts of the date as a template: `template: \"MMMd\"`, …" }
    if format.hasPrefix(".units(") { return "write the style: `.narrow`, `.abbreviated` or `.wide`" }
    if format.hasPrefix(".time(pattern:") { return "write the pattern as a text: `\"m:ss\"` or `\"h:mm:ss\"`" }
    return nil
  }
}
