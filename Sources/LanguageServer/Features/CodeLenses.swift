import VmgenSchemaEvaluation
import VmgenSchemaSyntax

struct CodeLens: Encodable {
  struct Command: Encodable {
    var title: String
    var command: ServerCommand
    var arguments: [String]
  }
  var range: PositionRange
  var command: Command
}

/// The commands that the editor can send.
enum ServerCommand: String, Encodable, CaseIterable {
  /// Shows the values of an example. The arguments are the document, the view model and the title.
  case chooseExample = "vmgen.chooseExample"
  /// Returns the place in a schema that a place of generated Swift is from. The arguments are the Swift file, the line and
  /// the character.
  case findSchema = "vmgen.findSchema"
}

struct CommandParameters: Decodable {
  var command: String
  var arguments: [String]?
}

extension LanguageServer {
  func codeLenses(_ document: DocumentIdentifier) throws -> [CodeLens] { try schema(document).codeLenses() }

  /// Returns the place that the command finds; nil for a command that finds none.
  mutating func execute(_ parameters: CommandParameters) throws -> Location? {
    guard let command = ServerCommand(rawValue: parameters.command) else {
      throw ResponseError.invalidParameters("the command `\(parameters.command)` is not known")
    }
    let arguments = parameters.arguments ?? []
    switch command {
    case .chooseExample:
      guard arguments.count == 3 else {
        throw ResponseError.invalidParameters("`\(command.rawValue)` has a document, a view model and a title")
      }
      let subject = ShownExample.Subject(uri: DocumentURI(arguments[0]), viewModel: arguments[1])
      show(ShownExample(title: arguments[2]), for: subject)
      return nil
    case .findSchema:
      guard arguments.count == 3, let line = Int(arguments[1]), let character = Int(arguments[2]) else {
        throw ResponseError.invalidParameters("`\(command.rawValue)` has a document, a line and a character")
      }
      return workspace.schemaPlace(
        ofGenerated: DocumentURI(arguments[0]), at: Position(line: line, character: character))
    }
  }
}

extension OpenSchema {
  /// The result of each example, at its first line.
  fileprivate func codeLenses() -> [CodeLens] {
    let results = Dictionary(grouping: project.testResults.filter { $0.range.file == file.id }, by: \.range)
    return viewModels.flatMap { viewModel -> [CodeLens] in
      let examples = examples(of: viewModel)
      let shown = shownExample(of: viewModel)?.title
      return Dictionary(grouping: examples, by: \.range).sorted { $0.key.lower < $1.key.lower }.compactMap {
        range, cases in
        guard let first = cases.first else { return nil }
        let isShown = cases.contains { $0.title == shown }
        let result =
          project.isSound(first) ? Self.title(of: results[range] ?? [], cases.count) : "– not run: an error affects it"
        return CodeLens(
          range: positions.range(of: range.start),
          command: CodeLens.Command(
            title: result + (isShown ? " · values shown" : ""),
            command: .chooseExample, arguments: [uri.text, viewModel.name, first.title]))
      }
    }
  }

  /// `✓ passed`, or `✗ 1 of 3 failed` for an example with a table.
  private static func title(of results: [ExampleResult], _ count: Int) -> String {
    if results.count < count { return "… not run" }
    var failed = 0
    for result in results {
      switch result.outcome {
      case .passed: continue
      case .failed: failed += 1
      case .notRun(let reason): return "– not run: \(reason)"
      }
    }
    if failed > 0 { return count == 1 ? "✗ failed" : "✗ \(failed) of \(count) failed" }
    return count == 1 ? "✓ passed" : "✓ \(count) passed"
  }
}
