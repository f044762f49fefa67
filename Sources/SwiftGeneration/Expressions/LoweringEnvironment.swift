import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The state that all lowerings of a run share: the declarations, their modules, and the parsed templates of the
/// standard library.
package final class LoweringEnvironment {
  let declarations: SchemaSet
  /// The values that depend on all schemas.
  let tables: ModuleTables
  /// The module of each file whose declarations the generated code imports.
  let moduleOfFile: [SourceFile.ID: String]
  private let sources: [SourceFile.ID: SourceFile]
  private var forms: [String: ExpressionTemplate?] = [:]

  /// - Parameter modelModule: The module of the schemas' own models, if they are generated in another target.
  package init(_ declarations: SchemaSet, sources: [SourceFile] = [], modelModule: String? = nil) {
    self.declarations = declarations
    tables = ModuleTables(declarations)
    var modules: [SourceFile.ID: String] = [:]
    for source in sources { modules[source.id] = source.module ?? modelModule }
    moduleOfFile = modules
    self.sources = Dictionary(sources.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Returns the source text in a range on one line, with a single space for each sequence of spaces and line breaks.
  func text(at range: SourceRange) -> String {
    guard let bytes = sources[range.file]?.bytes, range.lower >= 0, Int(range.upper) <= bytes.count else { return "" }
    return bytes[Int(range.lower)..<Int(range.upper)]
      .split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  /// Returns the parsed template of a text; nil if the text is not a valid template.
  func form(_ text: String) -> ExpressionTemplate? {
    if let form = forms[text] { return form }
    let form = ExpressionTemplate(text)
    forms[text] = .some(form)
    return form
  }

  /// Returns the module that a declaration is imported from; nil if no import is needed.
  func module(of range: SourceRange) -> String? { moduleOfFile[range.file] }

  /// Returns the module that a declared type is imported from; nil if no import is needed.
  func module(ofType name: String) -> String? {
    switch declarations.types[name] {
    case .enumeration(let declaration)?: module(of: declaration.range)
    case .model(let declaration)?: declaration.module ?? module(of: declaration.range)
    case .extern(let declaration)?: declaration.module ?? module(of: declaration.range)
    case .viewModel?, nil: nil
    }
  }
}
