import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A text for users in a schema, for which a catalog has an entry.
struct LocalizedText: Sendable {
  enum Content: Sendable {
    case text(TypedString)
    case plural(PluralText)
  }

  let content: Content
  /// The position of the text in its schema.
  let range: SourceRange
  /// The declaration that contains the text: `SignInViewModel.title`.
  let user: String
  let documentation: Documentation

  /// The arguments, in the order of the key.
  var arguments: [TextArgument] {
    switch content {
    case .text(let text): text.textArguments
    case .plural(let plural): plural.arguments
    }
  }

  /// The key in the catalog, which `LocalizedText.key` of the runtime has.
  var key: String {
    switch content {
    case .text(let text): text.key
    case .plural(let plural): plural.key
    }
  }
}

extension Schema {
  /// Returns the texts for users, in source order.
  ///
  /// - Parameter schemas: The schemas of the module, which contain the methods of types.
  func localizedTexts(in schemas: SchemaSet) -> [LocalizedText] {
    var collector = LocalizedTextCollector(schemas)
    for declaration in declarations { collector.collect(declaration) }
    return collector.texts
  }
}

/// A visitor that collects the texts that the checker marked as localized.
private struct LocalizedTextCollector: SemanticVisitor {
  private(set) var texts: [LocalizedText] = []
  private let schemas: SchemaSet
  private var user = ""
  private var documentation: Documentation = []

  init(_ schemas: SchemaSet) { self.schemas = schemas }

  mutating func collect(_ declaration: Schema.Declaration) {
    switch declaration {
    case .enumeration(let enumeration):
      if enumeration.hasLabels {
        for enumCase in enumeration.cases { collect(enumCase, of: enumeration) }
      }
      collectMethods(enumeration.methods)
    case .model(let model): collectMethods(model.methods)
    case .function(let function): collect(function)
    case .viewModel(let viewModel):
      for member in viewModel.members { collect(member, of: viewModel) }
      collectMethods(viewModel.methods)
    case .router(let router):
      for tabs in router.tabs {
        for tab in tabs.items { collect(tab.title, "\(router.name).\(tabs.name).\(tab.name)", tabs.documentation) }
      }
    case .errorPolicy(let policy): collect(policy, "errors", policy.documentation)
    case .externType, .service, .serviceContainer, .fake, .sample: break
    }
  }

  /// Collects the texts of the methods and computed properties of a type.
  private mutating func collectMethods(_ names: [String]) {
    for name in names {
      if let method = schemas.functions[name] { collect(method) }
    }
  }

  private mutating func collect(_ function: FunctionDeclaration) {
    collect(function.body, function.name, function.documentation)
  }

  private mutating func collect(_ member: Member, of viewModel: ViewModel) {
    if case .example = member { return }
    let name = member.id.name
    let documentation = member.checked.documentation
    collect(
      member, name.isEmpty ? viewModel.name : "\(viewModel.name).\(name)",
      documentation.isEmpty ? viewModel.documentation : documentation)
  }

  private mutating func collect(_ enumCase: EnumCase, of enumeration: EnumDeclaration) {
    user = "\(enumeration.name).\(enumCase.name)"
    documentation = enumCase.documentation.isEmpty ? enumeration.documentation : enumCase.documentation
    if enumCase.text.isLocalized { add(.text(enumCase.text), enumCase.range) }
    walk(enumCase.text.arguments)
  }

  private mutating func collect(_ tree: some SemanticTree, _ user: String, _ documentation: Documentation) {
    self.user = user
    self.documentation = documentation
    walk(tree)
  }

  private mutating func add(_ content: LocalizedText.Content, _ range: SourceRange) {
    texts.append(LocalizedText(content: content, range: range, user: user, documentation: documentation))
  }

  mutating func enter(_ node: SemanticNode) -> WalkContinuation {
    guard case .expression(let expression) = node else { return .visitChildren }
    switch expression.kind {
    case .string(let string) where string.isLocalized: add(.text(string), expression.range)
    case .builtIn(let call):
      guard let plural = call.pluralText else { break }
      add(.plural(plural), expression.range)
      walk([plural.count] + plural.forms.flatMap(\.text.arguments))
      return .skipChildren
    default: break
    }
    return .visitChildren
  }
}
