import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension DiagnosticKind {
  package static func repeatedTypeName(name: String, type: String) -> DiagnosticKind {
    DiagnosticKind("VM0915", "`\(name)` repeats the name of `\(type)`", severity: .warning)
  }
}

extension LintRule {
  /// Cases and fields that repeat the name of their type.
  ///
  /// Source: https://www.swift.org/documentation/api-design-guidelines/#omit-needless-words
  static let repeatedTypeName = LintRule(
    explanation: DiagnosticExplanation(
      of: .repeatedTypeName(name: "{name}", type: "{type}"),
      """
      By Swift's API Design Guidelines, a name omits what its use already says: `Tab.home` and `user.name`, and not
      `Tab.homeTab` and `user.userName`. The rule finds cases that begin or end with the name of their enum, and fields
      that add a common word such as `ID`, `name`, `title` or `type` to the name of their model.
      """,
      schema: """
        - enum Tab { case homeTab, profile }
        + enum Tab { case home, profile }
        """),
    findInModule: { module in
      let members = module.memberNames
      return module.declaredNames.compactMap { name in
        switch name.symbol {
        case .enumCase(let type, let item): finding(name, type, shortCase(item, of: type), members[type])
        case .field(let type, let field): finding(name, type, shortField(field, of: type), members[type])
        default: nil
        }
      }
    })

  private static func finding(
    _ name: DeclaredName, _ type: String, _ short: String?, _ others: Set<String>?
  ) -> Diagnostic? {
    guard let short, let others, !others.contains(short) else { return nil }
    return Diagnostic(
      .repeatedTypeName(name: name.text, type: type), at: name.range, help: name.renaming(to: short))
  }

  /// Returns `home` for `homeTab` and `idle` for `loadStateIdle`.
  private static func shortCase(_ name: String, of type: String) -> String? {
    let (all, repeated) = (words(ofName: name), words(ofName: type))
    guard all.count > repeated.count else { return nil }
    let rest =
      isEqual(all.prefix(repeated.count), repeated)
      ? all.dropFirst(repeated.count)
      : isEqual(all.suffix(repeated.count), repeated) ? all.dropLast(repeated.count) : []
    // `no`, `by` and the like need the noun after them.
    guard let last = rest.last, !prepositions.contains(last) else { return nil }
    let short = memberName(rest)
    return short.count < 3 || incomplete.contains(short) ? nil : short
  }

  /// Returns `name` for the field `userName` of `User`.
  private static func shortField(_ name: String, of type: String) -> String? {
    let (all, repeated) = (words(ofName: name), words(ofName: type))
    guard all.count == repeated.count + 1, isEqual(all.prefix(repeated.count), repeated) else { return nil }
    let short = memberName(all.suffix(1))
    return commonFields.contains(short) ? short : nil
  }

  private static func isEqual(_ words: ArraySlice<String>, _ others: [String]) -> Bool {
    zip(words, others).allSatisfy { $0.lowercased() == $1.lowercased() }
  }

  /// The words that need another one after them.
  private static let incomplete: Set<String> = [
    "all", "any", "each", "every", "not", "non", "own", "same", "other", "the", "self", "default", "init", "new", "old",
    "first", "last", "next", "current", "previous", "multi", "pre", "sub", "auto",
  ]
  private static let prepositions: Set<String> = [
    "By", "In", "Of", "On", "To", "With", "For", "From", "And", "Or", "No",
  ]
  private static let commonFields: Set<String> = [
    "id", "name", "title", "description", "type", "kind", "status", "email", "url", "text",
  ]
}

extension LintedModule {
  /// The names of the cases and fields of each type.
  fileprivate var memberNames: [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for declaration in result.checked.schemas.flatMap(\.declarations) {
      switch declaration {
      case .model(let model): names[model.name] = Set(model.fields.map(\.name))
      case .enumeration(let type): names[type.name] = Set(type.cases.map(\.name))
      default: break
      }
    }
    return names
  }
}
