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

      Each has an answer for every argument: what it is where Swift would trap is said with it, and shown.
      `String.prefix` is called on a `String`, `words` by itself; `static NumberStyle.percent` is written `.percent` where
      a style is wanted; `T`, `U`, `V` and `K` are any types. *Reads* names the parts of the context that a result depends
      on besides its arguments: when one changes, what was shown is shown anew.

      The examples are run as tests, in `en_US`, GMT, the Gregorian calendar and a `now` of 2025-01-15T12:00:00Z. The
      spaces that ICU puts before `PM` or a currency's sign are not all the plain one, and are kept as they are.

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
