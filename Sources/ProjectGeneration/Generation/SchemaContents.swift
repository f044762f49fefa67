import VmgenSchemaSemantics

/// The numbers of declarations in schemas.
package struct SchemaContents: Equatable, Sendable {
  package var models = 0
  package var viewModels = 0
  package var displays = 0
  package var edits = 0
  package var commands = 0
  /// The number of examples. Each row of a table counts as one.
  package var examples = 0

  package init() {}

  init(_ schema: Schema) {
    for declaration in schema.declarations {
      switch declaration {
      case .model: models += 1
      case .viewModel(let viewModel): add(viewModel)
      default: break
      }
    }
  }

  private mutating func add(_ viewModel: ViewModel) {
    viewModels += 1
    displays += viewModel.derived.count(where: \.isDisplay)
    edits += viewModel.edits.count
    commands += viewModel.commands.count { $0.property == nil }
    for run in viewModel.examples.flatMap(\.runs) {
      examples += (run.groups + [run.example]).map { $0.table?.rows.count ?? 1 }.reduce(1, *)
    }
  }

  package static func += (left: inout SchemaContents, right: SchemaContents) {
    for part in [\SchemaContents.models, \.viewModels, \.displays, \.edits, \.commands, \.examples] {
      left[keyPath: part] += right[keyPath: part]
    }
  }

  /// The numbers that are not zero: `1 model, 1 view model, 2 displays, 3 examples`.
  package var text: String {
    let parts = [
      (models, "model"), (viewModels, "view model"), (displays, "display"), (edits, "edit"), (commands, "command"),
      (examples, "example"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }
}
