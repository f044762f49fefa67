import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension DiagnosticKind {
  package static func typeInName(name: String, type: String) -> DiagnosticKind {
    DiagnosticKind("VM0916", "the name `\(name)` ends with its type, `\(type)`", severity: .warning)
  }
}

extension LintRule {
  /// Values whose names end with their types.
  ///
  /// Source: https://www.swift.org/documentation/api-design-guidelines/#name-according-to-roles
  static let typeInName = LintRule(
    explanation: DiagnosticExplanation(
      of: .typeInName(name: "{name}", type: "{type}"),
      """
      By Swift's API Design Guidelines, values are named after their roles and not after their types: `items` and `name`,
      and not `itemArray` and `nameString`. A `String` at the end can say that another value is written as text, as in
      `urlString` and `dateString`, so the rule finds it only after `name`, `title`, `text`, `label` and `message`.
      """,
      schema: """
          viewmodel Row {
        -   input nameArray: [String]
        -   display title = nameArray.joined(separator: ", ")
        +   input names: [String]
        +   display title = names.joined(separator: ", ")
          }
        """),
    findInModule: { module in
      let names = module.declaredNames
      let used = Dictionary(grouping: names, by: \.symbol.owner).mapValues { Set($0.map(\.text)) }
      return names.compactMap { name in
        guard name.symbol.isValue, let type = name.type, let role = role(of: name.text, type),
          used[name.symbol.owner]?.contains(role) != true
        else { return nil }
        let isPlural = type.isCollection
        return Diagnostic(
          .typeInName(name: name.text, type: type.description), at: name.range,
          help: isPlural ? "name it after its elements, in the plural" : name.renaming(to: role))
      }
    })

  /// Returns `name` for `nameString`; nil for a name without its type.
  private static func role(of name: String, _ type: Type) -> String? {
    let all = words(ofName: name)
    guard let last = all.last, all.count > 1 else { return nil }
    let role = all.dropLast().joined()
    let isText = all.dropLast().last.map { ["name", "title", "text", "label", "message"].contains($0.lowercased()) }
    switch type.unwrapped {
    case .array(.declared(let element)):
      return last == "Array" || name == lowerCamelCased(element) + "List" ? role : nil
    case .array: return last == "Array" ? role : nil
    case .dictionary: return ["Dictionary", "Dict"].contains(last) ? role : nil
    case .string: return last == "String" && isText == true ? role : nil
    case .bool: return ["Bool", "Boolean"].contains(last) ? role : nil
    case .int: return ["Int", "Integer"].contains(last) ? role : nil
    case .double: return last == "Double" ? role : nil
    default: return nil
    }
  }
}

extension Type {
  fileprivate var unwrapped: Type { if case .optional(let wrapped) = self { wrapped } else { self } }

  fileprivate var isCollection: Bool {
    switch unwrapped {
    case .array, .dictionary: true
    default: false
    }
  }
}

extension Symbol {
  /// The type or the view model that declares the symbol; an empty string for another one.
  fileprivate var owner: String {
    switch self {
    case .field(let type, _): type
    case .member(let viewModel, _): viewModel
    default: ""
    }
  }

  /// Whether the symbol is a value that a schema names.
  fileprivate var isValue: Bool {
    switch self {
    case .field, .member, .parameter, .sample, .local: true
    default: false
    }
  }
}
