import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension DiagnosticKind {
  package static func hiddenMember(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0901", "`\(name)` hides a member of the view model", severity: .warning, help: "give it another name")
  }
}

extension LintRule {
  /// Parameters and constants with the name of a member. `if let title`, which unwraps the member, is none, and neither is
  /// the parameter in `self.title = title`.
  static let hiddenMember = LintRule(
    explanation: DiagnosticExplanation(
      of: .hiddenMember(name: "{name}"),
      """
      In the scope of the parameter or constant, its name does not mean the member. `if let` and `guard let` can keep the
      name of the member that they unwrap.
      """,
      schema: """
          viewmodel Cart {
            state names: [String] = []
            display title = names.joined(separator: ", ")

        -   command add(title: String) {
        -     names.append(title)
        +   command add(name: String) {
        +     names.append(name)
            }
          }
        """)
  ) { subject in
    let members = Dictionary(grouping: subject.viewModel.members, by: \.id.name)
    return subject.locals.compactMap { name, range in
      // The parameter of `display score(_ score: Double)` can have its name.
      guard let hidden = members[name], !hidden.contains(where: { $0.isImplied || $0.checked.range.contains(range) }),
        !subject.repeatsMember(name, at: range), !subject.readsWithSelf(hidden, beside: range)
      else { return nil }
      return Diagnostic(.hiddenMember(name: name), at: range)
    }
  }
}

extension Member {
  fileprivate var isImplied: Bool { if case .state(let state) = self { state.isImplied } else { false } }
}

extension ViewModel {
  /// Whether a display or `let` with parameters has the name.
  fileprivate func hasFunction(_ name: String) -> Bool {
    members.contains { member in
      if case .derived(let derived) = member { derived.name == name && derived.isFunction } else { false }
    }
  }
}

extension LintSubject {
  /// The parameters and constants of the view model, with the ranges of their definitions.
  fileprivate var locals: [(name: String, range: SourceRange)] {
    index.occurrences.compactMap { occurrence in
      guard case .local(let name, _) = occurrence.symbol, occurrence.role == .definition,
        viewModel.range.contains(occurrence.range)
      else { return nil }
      return (name, occurrence.range)
    }
  }

  /// Whether the name is that of `let NAME` or `let NAME = NAME`, or a pattern binds it in parentheses.
  fileprivate func repeatsMember(_ name: String, at range: SourceRange) -> Bool {
    let rest = text(SourceRange(file: range.file, lower: range.upper, upper: viewModel.range.upper))
    let next = rest.drop(while: \.isWhitespace)
    guard next.first == "=" else { return next.first.map("{,)".contains) == true || next.hasPrefix("else") }
    let value = next.dropFirst().drop(while: \.isWhitespace)
    let after = value.dropFirst(name.count)
    // `let index = index(of: art)` calls a function of that name, and not a command.
    return value.hasPrefix(name) && (!after.hasPrefix("(") || viewModel.hasFunction(name))
  }

  /// Whether `self.` distinguishes a hidden member from the name at a range, in the member that contains both.
  fileprivate func readsWithSelf(_ hidden: [Member], beside range: SourceRange) -> Bool {
    guard let outer = viewModel.members.first(where: { $0.checked.range.contains(range) })?.checked.range else {
      return false
    }
    let symbols = hidden.map { Symbol.member(viewModel: viewModel.name, $0.id) }
    let prefix = "self."
    return index.occurrences.contains { occurrence in
      guard symbols.contains(occurrence.symbol), outer.contains(occurrence.range) else { return false }
      let lower = Int(occurrence.range.lower)
      return text(SourceRange(file: range.file, lower: lower - prefix.utf8.count, upper: lower)) == prefix
    }
  }
}
