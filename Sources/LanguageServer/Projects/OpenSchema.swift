import VmgenProjectGeneration
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// A document that is open, at a version of its text, with its checked module.
final class OpenSchema {
  let uri: DocumentURI
  let file: SourceFile
  let project: ServedProject
  let workspace: Workspace
  let shown: [ShownExample.Subject: ShownExample]
  let positions: TextPositions
  lazy var tree = project.tree(of: file)
  lazy var symbols = project.symbolIndex()

  /// Returns nil for a document that is not open.
  init?(_ uri: DocumentURI, in workspace: Workspace, _ shown: [ShownExample.Subject: ShownExample]) {
    guard workspace.documents[uri] != nil, let project = workspace.project(of: uri),
      let file = project.file(at: uri.path)
    else { return nil }
    project.check()
    self.uri = uri
    self.file = file
    self.project = project
    self.workspace = workspace
    self.shown = shown
    positions = project.positions(in: file, workspace.encoding)
  }

  func offset(of position: Position) -> Int { positions.offset(of: position) }

  /// Returns the occurrence of a name at a position.
  func occurrence(at position: Position) -> SymbolOccurrence? {
    symbols.occurrence(at: offset(of: position), in: file.id)
  }

  /// Returns the place of a range of any file of the module.
  func location(of range: SourceRange) -> Location? {
    guard let uri = project.uri(of: range), let file = project.file(of: range) else { return nil }
    let positions = file.id == self.file.id ? positions : project.positions(in: file, workspace.encoding)
    return Location(uri: uri, range: positions.range(of: range))
  }

  /// The view model that contains an offset.
  func viewModel(at offset: Int) -> ViewModel? {
    viewModels.first { viewModel in declarationRange(of: viewModel).contains(offset) }
  }

  /// The view models that the document declares.
  var viewModels: [ViewModel] {
    project.checked?.schemas.first { $0.file == file.id }?.viewModels ?? []
  }

  /// The fakes that the document declares.
  var fakes: [Fake] { project.checked?.schemas.first { $0.file == file.id }?.fakes ?? [] }

  private func declarationRange(of viewModel: ViewModel) -> Range<Int> {
    let range = viewModel.range
    return Int(range.lower)..<Int(range.upper) + 1
  }
}
