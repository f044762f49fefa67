import VmgenSchemaSyntax

/// Links.
extension RouterChecker {
  func checkLinks(_ syntaxes: [LinkSyntax]) -> [Router.Link] {
    var links: [Router.Link] = []
    var patterns = LinkPatternTree()
    for syntax in syntaxes {
      guard let link = check(syntax) else { continue }
      let candidates = patterns.candidates(for: link.pattern).lazy.map { links[$0] }
      if let other = candidates.first(where: { overlap($0, link) }) {
        report(
          .linksOverlap(pattern: link.pattern.text, other: other.pattern.text), at: link.range,
          labels: [Diagnostic.Label(range: other.range, text: "the first pattern")])
      }
      patterns.insert(link.pattern, links.count)
      links.append(link)
    }
    return links
  }

  private func check(_ syntax: LinkSyntax) -> Router.Link? {
    guard case .string(let literal) = syntax.pattern.kind, let text = literal.plainText,
      let pattern = LinkPattern(text)
    else {
      report(
        .linkPattern, at: syntax.pattern.range,
        help: "write a path, with each parameter as a whole segment or as the value of a query item: "
          + "`/users/{id}?tab={tab}`")
      return nil
    }
    let segments = text.split(separator: "/", omittingEmptySubsequences: false)
    if segments.contains(where: { $0.hasPrefix(":") && $0.utf8.count > 1 }) {
      let path = segments.map { $0.hasPrefix(":") && $0.utf8.count > 1 ? "{\($0.dropFirst())}" : String($0) }
      report(
        .linkPattern, at: syntax.pattern.range,
        suggestion: .write("\"\(path.joined(separator: "/"))\"", at: syntax.pattern.range))
      return nil
    }
    let parameters = pattern.parameters.map { name in
      let type = type(of: name, in: syntax)
      // A parameter of the path is never missing.
      return Router.LinkParameter(
        name: name, type: pattern.queryParameters.contains(name) ? type : type.unwrapped)
    }
    for parameter in parameters where !canBeInLink(parameter.type.unwrapped) {
      report(.linkParameter(name: parameter.name, type: parameter.type), at: syntax.pattern.range)
    }
    if syntax.screens.isEmpty { report(.linkWithoutScreen, at: syntax.range) }
    let tab = syntax.screens.first.flatMap { checkTab($0) }
    let opened = tab == nil ? syntax.screens : Array(syntax.screens.dropFirst())
    let scope = StepChecker(expressions.in(Environment(file: syntax.range.file)))
    for parameter in parameters {
      scope.expressions.bind(
        parameter.name, parameter.type, .local(parameter.name), at: syntax.pattern.range,
        named: place(of: parameter.name, in: syntax.pattern.range))
    }
    let screens = opened.map { scope.checkScreen($0, of: "link") }
    return Router.Link(
      pattern: pattern, parameters: parameters, tab: tab, screens: screens.compactMap(\.self),
      range: syntax.pattern.range)
  }

  /// Returns the range of the name of a parameter in a pattern.
  private func place(of parameter: String, in pattern: SourceRange) -> SourceRange {
    let written = Array(expressions.text(at: pattern).utf8)
    guard let braces = written.firstRange(of: Array("{\(parameter)}".utf8)) else { return pattern }
    let lower = Int(pattern.lower)
    return SourceRange(
      file: pattern.file, lower: lower + braces.lowerBound + 1, upper: lower + braces.upperBound - 1)
  }

  /// Returns the tab that the first element of a link names, as in `main.news`; nil for a screen.
  private func checkTab(_ element: Expression) -> Router.LinkTab? {
    guard case .member(let base, let name) = element.kind, case .name(let tabs) = base.kind,
      let entry = declarations.tabs[tabs]
    else { return nil }
    index?.refer(to: .tabs(tabs), at: base.range)
    let known = entry.syntax.items.map(\.name.text)
    if known.contains(name.text) {
      index?.refer(to: .enumCase(type: tabs, name: name.text), at: name.range)
    } else {
      reportMissing(.unknownTab(tabs: tabs, name: name.text), name, among: known, else: "its tabs are " + known.quoted)
    }
    return Router.LinkTab(tabs: tabs, tab: name.text)
  }

  /// Returns the type of the input that a parameter is passed to; reports a parameter that no screen uses.
  private func type(of parameter: String, in syntax: LinkSyntax) -> Type {
    for screen in syntax.screens {
      guard case .call(_, let arguments) = screen.kind, let name = screen.calledName else { continue }
      for argument in arguments {
        guard case .name(parameter) = argument.value.kind, let label = argument.label?.text,
          let input = viewModels[name]?.interface.inputs.first(where: { $0.name == label })
        else { continue }
        return input.type
      }
    }
    // A screen that is not declared could have such an input.
    guard !syntax.screens.compactMap(\.calledName).contains(where: { viewModels[$0] == nil }) else { return .unknown }
    report(
      .linkParameterUnused(name: parameter), at: syntax.pattern.range,
      help: "pass it to an input as it is: `\(construction(with: parameter, in: syntax))`")
    return .unknown
  }

  /// Returns the creation of the visible screen with a parameter that no input receives yet.
  private func construction(with parameter: String, in syntax: LinkSyntax) -> String {
    guard let screen = syntax.screens.last?.calledName else { return "HomeViewModel(\(parameter): \(parameter))" }
    let inputs = viewModels[screen]?.interface.inputs.filter { canBeInLink($0.type) || $0.type.isOptional } ?? []
    let input = inputs.first { $0.name == parameter } ?? inputs.first
    return "\(screen)(\(input?.name ?? parameter): \(parameter))"
  }

  private func canBeInLink(_ type: Type) -> Bool { [.string, .int, .bool, .uuid, .unknown].contains(type) }

  private func overlap(_ one: Router.Link, _ other: Router.Link) -> Bool {
    one.pattern.overlaps(other.pattern) { pattern, name, text in
      let link = pattern == one.pattern ? one : other
      return switch link.parameters.first(where: { $0.name == name })?.type.unwrapped {
      case .int: Int(text) != nil
      case .bool: text == "true" || text == "false"
      case .uuid: text.utf8.count == 36
      default: true
      }
    }
  }
}

/// The patterns of links by their segments, in which those that may overlap another pattern are found without comparing all.
struct LinkPatternTree {
  private struct Node {
    var literals: [String: Int] = [:]
    var parameter: Int?
    /// The numbers of the patterns that end here.
    var patterns: [Int] = []

    var children: [Int] { Array(literals.values) + (parameter.map { [$0] } ?? []) }
  }

  private var nodes = [Node()]
  /// The number of nodes that searches have visited.
  private(set) var visitedCount = 0

  /// Adds a pattern with a number.
  mutating func insert(_ pattern: LinkPattern, _ number: Int) {
    var place = 0
    for segment in pattern.segments { place = child(of: place, segment) }
    nodes[place].patterns.append(number)
  }

  /// Returns the numbers of the patterns that overlap a pattern if their parameters can have any text, in ascending
  /// order.
  mutating func candidates(for pattern: LinkPattern) -> [Int] {
    var places = [0]
    for segment in pattern.segments {
      places = places.flatMap { place in
        let node = nodes[place]
        return switch segment {
        case .parameter: node.children
        case .literal(let text): [node.literals[text], node.parameter].compactMap(\.self)
        }
      }
      visitedCount += places.count
    }
    return places.flatMap { nodes[$0].patterns }.sorted()
  }

  private mutating func child(of place: Int, _ segment: LinkPattern.Segment) -> Int {
    let next = nodes.count
    switch segment {
    case .literal(let text):
      if let known = nodes[place].literals[text] { return known }
      nodes[place].literals[text] = next
    case .parameter:
      if let known = nodes[place].parameter { return known }
      nodes[place].parameter = next
    }
    nodes.append(Node())
    return next
  }
}
