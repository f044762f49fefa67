import VmgenSchemaEvaluation
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The example whose values the editor shows for a view model.
struct ShownExample: Equatable {
  /// A view model of a document.
  struct Subject: Hashable {
    var uri: DocumentURI
    var viewModel: String
  }

  /// The titles of the groups and the example.
  var title: String
  /// The bytes from the start of the example to the cursor; nil for the end of the example.
  var cursor: Int32?
}

/// The values of the members of a view model in an example.
struct ExampleValues {
  let title: String
  let values: [MemberID: String]
  /// The messages of the edits whose texts break a rule.
  let errors: [MemberID: String]
}

extension LanguageServer {
  /// Shows the values of the example at an offset, up to the step at the offset.
  mutating func noteCursor(at offset: Int, in schema: OpenSchema) {
    guard let viewModel = schema.viewModel(at: offset) else { return }
    let example = schema.examples(of: viewModel).first { example in
      Int(example.range.lower) <= offset && offset <= Int(example.range.upper)
    }
    guard let example else { return }
    show(
      ShownExample(title: example.title, cursor: Int32(offset) - example.range.lower),
      for: ShownExample.Subject(uri: schema.uri, viewModel: viewModel.name))
  }

  mutating func show(_ example: ShownExample, for subject: ShownExample.Subject) {
    guard shownExamples[subject] != example else { return }
    shownExamples[subject] = example
    refreshExamples()
  }

  /// Asks the client to request hints and lenses again.
  mutating func refreshExamples() {
    if client.refreshesHints { request("workspace/inlayHint/refresh") }
    if client.refreshesLenses { request("workspace/codeLens/refresh") }
  }
}

extension OpenSchema {
  func examples(of viewModel: ViewModel) -> [ExampleCase] {
    project.exampleCases.filter { $0.viewModel.name == viewModel.name && $0.range.file == file.id }
  }

  /// The values of a view model in the example at the cursor, or otherwise in the first one; nil if errors affect the
  /// values of all examples.
  func shownExample(of viewModel: ViewModel) -> ExampleValues? {
    let examples = examples(of: viewModel)
    let sound = examples.filter(project.isSound)
    if !sound.isEmpty { return values(of: viewModel, among: sound) }
    let values = values(of: viewModel, among: examples.filter(project.isReadable))
    return values?.values.isEmpty == false ? values : nil
  }

  private func values(of viewModel: ViewModel, among examples: [ExampleCase]) -> ExampleValues? {
    let choice = shown[ShownExample.Subject(uri: uri, viewModel: viewModel.name)]
    guard let example = examples.first(where: { $0.title == choice?.title }) ?? examples.first else { return nil }
    let cursor = example.title == choice?.title ? choice?.cursor : nil
    let end = cursor.map { example.range.lower + $0 } ?? example.range.upper
    return project.values(of: example, before: end)
  }
}
