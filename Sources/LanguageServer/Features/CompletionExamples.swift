import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// What can follow the names in the steps of an example.
extension OpenSchema {
  /// The answers of a function, `returns` or `throws` after `given notes.save`.
  func answers(to place: String, at offset: Int) -> CompletionPlace {
    let parts = place.split(separator: ".").map(String.init)
    let use = viewModel(at: offset)?.uses.first { $0.name == parts.first }
    let service = project.checked?.services[use?.service ?? ""]
    let function = service?.functions.first { $0.name == parts.last }
    let words =
      function.map { function in
        StubKeyword.allCases.filter { function.takes($0) }
      } ?? StubKeyword.allCases
    return CompletionPlace(words: words.map(\.rawValue), wordsAreFirst: true)
  }

  /// What happens to a field or a question, `begins` or `confirms` after its name.
  func events(of place: String, at offset: Int) -> CompletionPlace {
    CompletionPlace(words: EventKeyword.words(of: member(at: place, before: offset)), wordsAreFirst: true)
  }

  func acts(on place: String, at offset: Int) -> CompletionPlace {
    let isChild =
      switch member(at: place, before: offset) {
      case .child?: true
      case .list?: place.hasSuffix("].")
      default: false
      }
    return CompletionPlace(words: isChild ? Self.lifecycleWords : [], forms: [["?()"]])
  }

  /// The member at a path of children, such as `rows[].remove`.
  private func member(at path: String, before offset: Int) -> Member? {
    let names = path.split { "[]?.".contains($0) }
    var viewModel = viewModel(at: offset)
    var member: Member?
    for name in names {
      member = viewModel?.members.first { $0.shownName == name }
      switch member {
      case .child(let child)?: viewModel = project.checked?.viewModel(named: child.viewModel)
      case .list(let list)?: viewModel = project.checked?.viewModel(named: list.viewModel)
      default: viewModel = nil
      }
    }
    return member
  }

  func isService(_ place: String, at offset: Int) -> Bool {
    viewModel(at: offset)?.uses.contains { place.hasPrefix($0.name + ".") } == true
  }
}

extension ServiceFunction {
  /// Whether an example can answer the function with a word.
  fileprivate func takes(_ word: StubKeyword) -> Bool {
    switch word {
    case .sends, .ends: kind == .stream
    case .throws: kind != .stream && failure != .never
    case .held: kind == .request
    case .returns: kind != .stream
    case .declines: false
    }
  }
}

extension EventKeyword {
  /// The words for what happens to a member in an example.
  fileprivate static func words(of member: Member?) -> [String] {
    let words: [EventKeyword] =
      switch member {
      case .edit?: [.begins, .ends]
      case .command?: [.answers, .confirms, .chooses, .declines]
      case nil: allCases
      default: []
      }
    return words.map(\.rawValue)
  }
}
