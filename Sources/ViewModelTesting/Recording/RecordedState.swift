@_spi(Generated) import ViewModelRuntime

/// What an example can expect of a view model at one moment.
@MainActor
struct RecordedState {
  /// The expectations in the order of the properties, each with the value that it is about: `title`.
  private(set) var expectations: [(subject: String, text: String)] = []
  /// The values that no schema can write.
  private(set) var unwritable: [String] = []

  init(of owner: any ViewModel) { collect(owner, prefix: "") }

  /// Returns the inputs of a view model.
  static func inputs(of owner: some ViewModel) -> [(name: String, value: Any)] {
    var inputs: [(name: String, value: Any)] = []
    owner.viewModelObservers.withStagedInputs { values in
      for child in Mirror(reflecting: values).children {
        if let name = child.label, name != "context" { inputs.append((name, child.value)) }
      }
    }
    return inputs
  }

  private mutating func collect<Owner: ViewModel>(_ owner: Owner, prefix: String) {
    let inputs = Set(Self.inputs(of: owner).map(\.name))
    let properties = owner.viewModelObservers.properties.indices.sorted { $0.value < $1.value }
    for (keyPath, _) in properties {
      guard let property = keyPath as? PartialKeyPath<Owner> else { continue }
      let name = type(of: owner.viewModelObservers).name(of: property)
      if name == "context" || inputs.contains(name) { continue }
      note(owner[keyPath: property], as: prefix + name)
    }
  }

  private mutating func note(_ value: Any, as name: String) {
    switch value {
    case let child as any ViewModel: collect(child, prefix: "\(name).")
    case let edit as any TextEditSnapshot:
      note(edit.fieldText, as: "\(name).text")
      note(edit.error as Any, as: "\(name).error")
    case let edit as any EditSnapshot:
      note(edit.value, as: name)
      note(edit.error as Any, as: "\(name).error")
    case let command as any RecordedCommand:
      note(command.isRunning, as: "\(name).isRunning")
      note(command.canRun, as: "\(name).canRun")
      note(command.questionText as Any, as: "\(name).question")
      note(command.errorText as Any, as: "\(name).errorText")
    case let draft as any RecordedDraft: note(draft.isDirty, as: "\(name).isDirty")
    case let list as any RowCollection: note(list.count, as: "\(name).count")
    default:
      guard let text = SchemaText.text(of: value) else { return unwritable.append(name) }
      let flag = value as? Bool
      expectations.append((name, flag.map { $0 ? name : "!\(name)" } ?? "\(name) == \(text)"))
    }
  }
}

/// The status of a command with any error.
private protocol RecordedCommand {
  var isRunning: Bool { get }
  var canRun: Bool { get }
  var errorText: String? { get }
  var questionText: String? { get }
}

extension CommandStatus: RecordedCommand {
  // Reading `question` would count as showing it.
  fileprivate var questionText: String? { openQuestion?.text }
}

extension Command: @MainActor RecordedCommand {
  fileprivate var isRunning: Bool { status.isRunning }
  fileprivate var canRun: Bool { status.canRun }
  fileprivate var errorText: String? { status.errorText }
  fileprivate var questionText: String? { status.questionText }
}

/// A draft of any model.
private protocol RecordedDraft {
  var isDirty: Bool { get }
}

extension DraftEdit: RecordedDraft {}
