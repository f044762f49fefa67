import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// What all lowerings of one run share: the declarations, where they come from, and the standard library's forms, each
/// read once.
package final class LoweringEnvironment {
  let declarations: SchemaSet
  /// The module of each file whose declarations are imported.
  let moduleOfFile: [SourceFile.ID: String]
  private let sources: [SourceFile.ID: SourceFile]
  private var forms: [String: ExpressionTemplate?] = [:]

  /// - Parameter modelModule: where one's own models are, if they are not made here.
  package init(_ declarations: SchemaSet, sources: [SourceFile] = [], modelModule: String? = nil) {
    self.declarations = declarations
    var modules: [SourceFile.ID: String] = [:]
    for source in sources { modules[source.id] = source.module ?? modelModule }
    moduleOfFile = modules
    self.sources = Dictionary(sources.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The text of the schema in one line.
  func text(at range: SourceRange) -> String {
    guard let bytes = sources[range.file]?.bytes, range.lower >= 0, Int(range.upper) <= bytes.count else { return "" }
    return bytes[Int(range.lower)..<Int(range.upper)]
      .split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  /// The form of that text; nil where it cannot be read.
  func form(_ text: String) -> ExpressionTemplate? {
    if let form = forms[text] { return form }
    let form = ExpressionTemplate(text)
    forms[text] = .some(form)
    return form
  }

  /// The module that a declaration is imported from; nil for one's own.
  func module(of range: SourceRange) -> String? { moduleOfFile[range.file] }

  /// The module that a declared type is imported from; nil for one's own.
  func module(ofType name: String) -> String? {
    switch declarations.types[name] {
    case .enumeration(let declaration)?: module(of: declaration.range)
    case .model(let declaration)?: module(of: declaration.range)
    case .extern(let declaration)?: module(of: declaration.range)
    case .viewModel?, nil: nil
    }
  }
}
