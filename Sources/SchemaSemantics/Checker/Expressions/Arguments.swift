import VmgenSchemaSyntax

/// A call as it is written.
struct CallSite {
  /// The called name.
  var name: Identifier
  var arguments: [Argument]
  /// The whole call.
  var range: SourceRange
  var expected = Expected.anything

  /// Creates the call of a function or method.
  init(of name: Identifier, _ arguments: [Argument], at range: SourceRange, expecting expected: Expected = .anything) {
    self.name = name
    self.arguments = arguments
    self.range = range
    self.expected = expected
  }
}

extension CallSite {
  /// Whether the only argument is a string literal without a label, as in `url("https://example.com")`.
  var isLiteral: Bool {
    guard arguments.count == 1, arguments[0].label == nil, case .string = arguments[0].value.kind else { return false }
    return true
  }
}

/// The assignment of arguments to parameters by label.
struct ArgumentMatching {
  /// The properties of a parameter that matching needs.
  struct Shape {
    var label: String?
    var name: String
    var isOptional: Bool
    var isVariadic = false
    var isFunction = false
    /// Whether the type of the parameter is optional.
    var acceptsNil = false
  }

  indirect enum Failure {
    /// No parameter accepts the argument.
    case extra(Int)
    case missing(parameter: Int)
    /// Another label was expected.
    case label(argument: Int, expected: String?)
    /// The argument belongs before an earlier one.
    case order(argument: Int)
  }

  /// The indices of the arguments of each parameter; empty for a default.
  var positions: [[Int]]
  var failure: Failure?
  /// The number of arguments that match: the closest candidate has the most.
  var matched = 0

  init(_ arguments: [Argument], _ shapes: [Shape]) {
    positions = shapes.map { _ in [] }
    var next = 0
    for (index, argument) in arguments.enumerated() {
      if argument.isTrailing {
        guard let last = shapes.indices.last(where: { shapes[$0].isFunction && positions[$0].isEmpty }) else {
          failure = .extra(index)
          return
        }
        positions[last] = [index]
        matched += 1
        continue
      }
      guard let place = Self.place(of: argument.label?.text, from: next, shapes) ?? Self.closurePlace(argument, shapes)
      else {
        failure = failure(of: arguments, at: index, expecting: next, shapes)
        return
      }
      positions[place].append(index)
      matched += 1
      next = shapes[place].isVariadic ? place : place + 1
    }
    if let missing = shapes.indices.first(where: { positions[$0].isEmpty && !shapes[$0].isOptional }) {
      failure = .missing(parameter: missing)
    }
  }

  /// Returns the parameter with a label, skipping optional parameters.
  private static func place(of label: String?, from start: Int, _ shapes: [Shape]) -> Int? {
    var index = start
    while index < shapes.count {
      if shapes[index].label == label { return index }
      guard shapes[index].isOptional else { return nil }
      index += 1
    }
    return nil
  }

  /// Returns the parameter of a closure without a label in parentheses: `if flags.contains({ $0 }) { … }`.
  private static func closurePlace(_ argument: Argument, _ shapes: [Shape]) -> Int? {
    guard argument.label == nil, case .closure = argument.value.kind else { return nil }
    return shapes.lastIndex { $0.isFunction }
  }

  /// Returns the reason that no parameter accepts the argument at an index.
  ///
  /// - Parameter next: The index of the parameter after those with arguments.
  private func failure(
    of arguments: [Argument], at index: Int, expecting next: Int, _ shapes: [Shape]
  ) -> Failure {
    let label = arguments[index].label?.text
    if let label, let place = shapes.firstIndex(where: { $0.label == label }) {
      if place < next { return positions[place].isEmpty ? .order(argument: index) : .extra(index) }
      // The label exists, but an argument that must precede it follows it or is missing.
      if let late = arguments.firstIndex(where: { $0.label?.text == shapes[next].label }), late > index {
        return .order(argument: late)
      }
      // Parameters with default values may be omitted, so the first one without is missing.
      return .missing(parameter: (next..<place).first { !shapes[$0].isOptional } ?? next)
    }
    guard next < shapes.count, positions[next].isEmpty else { return .extra(index) }
    if let label, let expected = shapes[next].label, shapes[next].isOptional,
      nearNames(to: label, among: [expected]).isEmpty
    {
      return .extra(index)
    }
    return .label(argument: index, expected: shapes[next].label)
  }
}

extension ExpressionChecker {
  /// Returns the arguments of a declared function in the order of its parameters; nil after reporting an error.
  ///
  /// - Parameters:
  ///   - place: What the other arguments are.
  ///   - shared: The labels of the arguments that are paths after `$`.
  func checkArguments(
    of call: CallSite, _ parameters: [Parameter], passesDefaults: Bool = false, as place: ValuePlace = .expression,
    shared: Set<String> = []
  ) -> [CallArgument]? {
    let arguments = call.arguments
    let shapes = parameters.map { ArgumentMatching.Shape($0) }
    let matching = ArgumentMatching(arguments, shapes)
    for (parameter, places) in zip(parameters, matching.positions) {
      for place in places { referToLabel(arguments[place].label, of: parameter) }
    }
    if let failure = matching.failure {
      offerLabels(of: parameters.map { ($0.label, $0.type) }, in: arguments)
      // Which function is called, or what its parameters are, is not known.
      if environment.ambiguous.contains(call.name.text) || parameters.contains(where: { $0.type.hasUnknown }) {
        inferUnused(arguments)
        return nil
      }
      reportArguments(failure, of: call, shapes, form: Self.shown(call.name.text, parameters))
      // Errors in the arguments are reported too, once.
      for (index, place) in matching.positions.enumerated() {
        for position in place { _ = check(arguments[position].value, as: parameters[index].type) }
      }
      let placed = Set(matching.positions.flatMap(\.self))
      inferUnused(arguments.indices.filter { !placed.contains($0) }.map { arguments[$0] })
      return nil
    }
    return parameters.indices.compactMap { index in
      guard let position = matching.positions[index].first else {
        guard passesDefaults, let value = parameters[index].defaultValue else { return nil }
        return CallArgument(label: parameters[index].label, value: value)
      }
      let isShared = parameters[index].label.map(shared.contains) == true
      let value = check(
        arguments[position].value, as: parameters[index].type, in: isShared ? .sharedPath : place)
      return CallArgument(label: parameters[index].label, value: value)
    }
  }

  /// Records a reference to the label of a parameter.
  func referToLabel(_ label: Identifier?, of parameter: Parameter) {
    guard let label, let place = parameter.labelRange else { return }
    index?.refer(to: .parameter(label.text, place), at: label.range, type: parameter.type)
  }

  /// Records references to a command and to the labels in its full name, `load(id:)`.
  func refer(to command: CommandShape, of viewModel: String, at range: SourceRange) {
    guard let index else { return }
    let parts = text(at: range).split(separator: "(", maxSplits: 1)
    let name = parts.first?.prefix { !$0.isWhitespace } ?? ""
    index.refer(
      to: .member(viewModel: viewModel, command.id),
      at: SourceRange(file: range.file, lower: Int(range.lower), upper: Int(range.lower) + name.utf8.count))
    guard parts.count == 2 else { return }
    var lower = Int(range.lower) + parts[0].utf8.count + 1
    for (parameter, part) in zip(command.parameters, parts[1].split(separator: ":")) {
      defer { lower += part.utf8.count + 1 }
      let label = part.drop(while: \.isWhitespace)
      guard let place = parameter.labelRange, label.filter({ $0 != "`" }) == parameter.label else { continue }
      let start = lower + part.utf8.count - label.utf8.count
      index.refer(
        to: .parameter(parameter.label ?? "", place),
        at: SourceRange(file: range.file, lower: start, upper: start + label.utf8.count), type: parameter.type)
    }
  }

  /// Records references to the inputs that the labels of a construction name, and offers labels.
  func referToInputs(of interface: ViewModelInterface, in arguments: [Argument]) {
    offerLabels(of: interface.inputs.map { ($0.name, $0.type) }, in: arguments, owner: interface.name)
    for label in arguments.compactMap(\.label) {
      guard let input = interface.inputs.first(where: { $0.name == label.text }) else { continue }
      index?.refer(to: .member(viewModel: interface.name, input.id), at: label.range, type: input.type)
    }
  }

  /// Records a reference to the name of a parameter, which expectations read.
  func referToName(_ name: Identifier, of parameter: Parameter) {
    guard let place = parameter.nameRange else { return }
    index?.refer(to: .parameter(name.text, place), at: name.range, type: parameter.type)
  }

  static func shown(_ name: String, _ parameters: [Parameter]) -> String {
    let list = parameters.map { parameter in
      "\(parameter.label ?? "_"): \(parameter.type)" + (parameter.defaultValue == nil ? "" : " = …")
    }
    return "\(name)(\(list.joined(separator: ", ")))"
  }

  func reportArguments(
    _ failure: ArgumentMatching.Failure, of call: CallSite, _ shapes: [ArgumentMatching.Shape], form: String
  ) {
    let (name, arguments, range) = (call.name.text, call.arguments, call.range)
    let help = "it is declared as `\(form)`"
    switch failure {
    case .extra(let index):
      let argument = arguments[index]
      let place = argument.label.map { $0.range.union(argument.value.range) } ?? argument.value.range
      let labels = shapes.compactMap(\.label)
      let near = argument.label.flatMap { isCompleted($0.text) ? nil : suggestion(for: $0.text, among: labels) }
      report(.extraArgument(name: name, label: argument.label?.text), at: place, help: near ?? help)
    case .missing(let parameter):
      let missing = shapes.indices.filter { index in
        let (label, isOptional) = (shapes[index].label, shapes[index].isOptional)
        return index == parameter
          || index > parameter && !isOptional && label != nil && !arguments.contains { $0.label?.text == label }
      }
      let end = SourceRange(file: range.file, lower: Int(range.upper) - 1, upper: Int(range.upper))
      let place = range.upper > call.name.range.upper ? end : call.name.range
      report(
        .missingArguments(name: name, parameters: missing.map { shapes[$0].label ?? shapes[$0].name }), at: place,
        help: help, fixIt: nilsEdit(missing.map { shapes[$0] }, of: call, shapes))
    case .label(let index, let expected):
      let argument = arguments[index]
      let found = argument.label?.text
      let fixIt = labelsEdit(arguments, shapes) ?? labelEdit(argument, expected, shapes)
      report(
        .argumentLabel(
          found: found.map { "`\($0):`" } ?? "no label", expected: expected.map { "`\($0):`" } ?? "no label", name: name
        ), at: argument.label?.range ?? argument.value.range, help: help, fixIt: fixIt)
    case .order(let index):
      let argument = arguments[index]
      report(
        .argumentOrder(label: argument.label?.text ?? "_", name: name),
        at: argument.label?.range ?? argument.value.range, help: help)
    }
  }

  /// Returns a fix-it that passes nil to optional parameters, if all arguments that are missing are the last ones.
  private func nilsEdit(
    _ missing: [ArgumentMatching.Shape], of call: CallSite, _ shapes: [ArgumentMatching.Shape]
  ) -> Diagnostic.FixIt? {
    let last = call.arguments.last
    guard missing.allSatisfy({ $0.label != nil && $0.acceptsNil }), last?.isTrailing != true,
      text(at: call.range).hasSuffix(")"),
      last.map({ last in
        let index = shapes.firstIndex { $0.label == last.label?.text }
        return index != nil && index == shapes.firstIndex { $0.label == missing[0].label }.map { $0 - 1 }
      }) ?? (shapes.first?.label == missing[0].label),
      missing.map(\.label) == shapes.suffix(missing.count).map(\.label)
    else { return nil }
    let code = missing.map { "\($0.label ?? ""): nil" }.joined(separator: ", ")
    return Diagnostic.FixIt(
      range: last.map(\.value.range.end)
        ?? SourceRange(file: call.range.file, lower: Int(call.range.upper) - 1, upper: Int(call.range.upper) - 1),
      replacement: last == nil ? code : ", " + code)
  }

  /// Returns a fix-it that labels all arguments, if none has a label and the parameters are certain.
  private func labelsEdit(_ arguments: [Argument], _ shapes: [ArgumentMatching.Shape]) -> Diagnostic.FixIt? {
    guard arguments.count > 1, arguments.count <= shapes.count, let first = arguments.first, let last = arguments.last,
      arguments.allSatisfy({ $0.label == nil && !$0.isTrailing }),
      shapes.prefix(arguments.count).allSatisfy({ !$0.isOptional && $0.label != nil })
    else { return nil }
    let code = zip(arguments, shapes).map { "\($1.label ?? ""): \(text(at: $0.value.range))" }
    return Diagnostic.FixIt(range: first.value.range.union(last.value.range), replacement: code.joined(separator: ", "))
  }

  /// Returns a fix-it for a label, unless the two labels are entirely different, or another parameter may be meant.
  private func labelEdit(
    _ argument: Argument, _ expected: String?, _ shapes: [ArgumentMatching.Shape]
  ) -> Diagnostic.FixIt? {
    guard let label = argument.label else {
      let takesFunction = shapes.contains { $0.label == expected && $0.isFunction }
      let isFunction = if case .closure = argument.value.kind { true } else { argument.value.isPath }
      if takesFunction, !isFunction { return nil }
      if shapes.contains(where: { $0.label == expected && $0.isOptional }), shapes.count(where: \.isOptional) > 1 {
        return nil
      }
      return Diagnostic.FixIt(range: argument.value.range.start, replacement: "\(expected ?? ""): ")
    }
    guard let expected else {
      let isClosure = if case .closure = argument.value.kind { true } else { false }
      guard shapes.contains(where: { $0.label == nil && (isClosure ? $0.isFunction : $0.name == label.text) }) else {
        return nil
      }
      let range = SourceRange(
        file: label.range.file, lower: Int(label.range.lower), upper: Int(argument.value.range.lower))
      return Diagnostic.FixIt(range: range, replacement: "")
    }
    let isNear = !nearNames(to: label.text, among: [expected]).isEmpty
    return isNear ? Diagnostic.FixIt(range: label.range, replacement: expected) : nil
  }
}
