import VmgenMustache
import VmgenSchemaSemantics

extension LocalizedText {
  /// The localization in the source language; nil if the key is the text.
  ///
  /// Its state is `new`, as in entries that Xcode extracts with a value: it has not been edited, so vmgen updates it when
  /// the schema changes.
  var sourceLocalization: MustacheValue? {
    switch content {
    case .text(let text):
      guard text.arguments.count > 1 else { return nil }
      return CatalogValue.object(["stringUnit": .newUnit(text.format(among: text.textArguments))])
    case .plural(let plural): return plural.sourceLocalization
    }
  }
}

extension PluralText {
  /// Plural forms of the whole text or, if the number is not the only one in it, of a variable for the first argument.
  /// Foundation chooses a wrong form for a variable that skips an argument.
  fileprivate var sourceLocalization: MustacheValue {
    let forms = forms.sorted { $0.category < $1.category }.map { form in
      (form.category, CatalogValue.object(["stringUnit": .newUnit(form.text.format(among: arguments))]))
    }
    let variations = CatalogValue.object(["plural": .object(MustacheObject(pairs: forms))])
    if hasCountInText { return CatalogValue.object(["variations": variations]) }
    let variable = CatalogValue.object([
      "argNum": .int(1), "formatSpecifier": .string(String(arguments[0].kind.specifier.dropFirst())),
      "variations": variations,
    ])
    return CatalogValue.object([
      "stringUnit": .newUnit("%#@count@"), "substitutions": CatalogValue.object(["count": variable]),
    ])
  }
}

extension TypedString {
  /// Returns the format of the text: `%1$@ has %2$lld stars`, or `%lld stars` if there is only one argument.
  ///
  /// - Parameter arguments: The arguments of the entry.
  fileprivate func format(among arguments: [TextArgument]) -> String {
    segments.map { segment in
      switch segment {
      case .text(let text): return text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
      case .interpolation(let value):
        let specifier = value.argumentKind.specifier
        guard arguments.count > 1 else { return specifier }
        // An argument that the text repeats has several positions.
        let position =
          arguments.firstIndex { $0.value === value && $0.kind == value.argumentKind }
          ?? arguments.firstIndex { $0.isInterpolation(of: value) }
        return position.map { "%\($0 + 1)$\(specifier.dropFirst())" } ?? specifier
      }
    }.joined()
  }
}

extension MustacheValue {
  /// A text that has not been edited.
  fileprivate static func newUnit(_ value: String) -> MustacheValue {
    CatalogValue.object(["state": .string("new"), "value": .string(value)])
  }
}
