import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

extension DerivedFiles {
  /// Returns the documentation page of the standard library.
  static func standardLibraryPage() -> String {
    var page = """
      # Standard library

      Every function, property and operator of the schema language.

      ## Overview

      Every entry has a result for all arguments. Where Swift would trap, the description states the result.
      `String.prefix` is a method of `String`, `words` is a function, and `static NumberStyle.percent` is written `.percent`
      where a style is expected. `T`, `U`, `V` and `K` are any types. *Reads* lists the parts of the context that a result
      depends on in addition to its arguments. When one of them changes, the value is recomputed.

      The examples run as tests, in `en_US`, GMT and the Gregorian calendar, with `now` at 2025-01-15T12:00:00Z. The
      examples contain the space characters that ICU inserts before `PM` and currency symbols, which are not always
      ordinary spaces.

      """
    for area in StandardLibrary.areas {
      page += "\n## \(area.title)\n"
      for entry in area.entries { page += entry.reference }
    }
    return page
  }
}

extension BuiltIn {
  fileprivate var reference: String {
    var text = "\n### `\(signature)`\n\n\(documentation)"
    if !reads.names.isEmpty { text += " *Reads \(reads.names.joined(separator: ", "))*." }
    text += "\n\n```swift\n"
    for example in examples { text += "\(example.expression) == \(example.value)\n" }
    return text + "```\n"
  }
}

extension ContextParts {
  fileprivate var names: [String] {
    let parts: [(ContextParts, String)] = [
      (.locale, "the locale"), (.calendar, "the calendar"), (.timeZone, "the time zone"), (.now, "now"),
    ]
    return parts.filter { contains($0.0) }.map(\.1)
  }
}
