import VmgenProjectGeneration

/// What a shell suggests for a value.
enum SuggestedValues {
  case none
  /// Folders, and files with an ending, or all files.
  case files(ending: String?)
  case folders
  case words([String])
  /// Some of the words, separated by commas.
  case list([String])
}

extension OptionSpec {
  /// The values that a shell suggests; nil for a flag.
  var suggestedValues: SuggestedValues? {
    switch shape {
    case .flag: nil
    case .choice(let words): .words(words)
    case .list(let words): .list(words)
    case .pair: SuggestedValues.none
    case .text("DIR"): .folders
    case .text("FILE"): .files(ending: Self.endings[name])
    case .text, .newModule, .module: SuggestedValues.none
    }
  }

  /// The endings of the files of options.
  private static var endings: [String: String] { ["config": ".json", "data": ".json", "catalog": ".xcstrings"] }

  /// The first sentence of the help.
  var summary: String {
    let end = help.firstRange(of: ". ").map { help[..<$0.lowerBound] } ?? help[...]
    return end.hasSuffix(".") ? String(end.dropLast()) : String(end)
  }
}

extension Command {
  /// The values that a shell suggests for the operands.
  var suggestedOperands: SuggestedValues {
    if name == Command.completions.name { return .words(Shell.allCases.map(\.rawValue)) }
    let placeholder = syntax.operands.name
    if placeholder.contains("PATH") { return .files(ending: ProjectSearch.schemaEnding) }
    return placeholder.isEmpty ? .none : .files(ending: nil)
  }

  /// The summary without its full stop.
  var title: String { summary.hasSuffix(".") ? String(summary.dropLast()) : summary }
}

extension String {
  /// Returns the text in single quotes for a shell.
  func quoted(escapingQuoteAs escape: String) -> String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: escape) + "'"
  }
}
