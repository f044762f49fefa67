import VmgenSchemaSyntax

/// VM0720–VM0729: string catalogs. They depend on the catalog, so they have no examples.
extension DiagnosticExplanation {
  static let catalogExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .badStringCatalog(reason: "{reason}"),
      """
      `vmgen strings` merges texts into a catalog only if it can read all of it: a JSON object with `sourceLanguage` and
      `strings`, whose keys are unique. The file has not been changed.
      """),
    DiagnosticExplanation(
      of: .outdatedStringCatalog(path: "{path}"),
      """
      `vmgen strings --check` merged the texts of the schemas with a different result: an entry, a plural form or the
      place of a text is missing or has changed.
      """),
    DiagnosticExplanation(
      of: .orphanedText(key: "{key}"),
      """
      vmgen wrote the entry for a text that is no longer in any schema, as the last line of its comment says. It keeps
      the entry, because its translations can be useful for the text that replaces it. All schemas that share a catalog
      must be passed together.
      """),
    DiagnosticExplanation(
      of: .conflictingPlurals(key: "{key}"),
      """
      The key of a `plural` is its form `other`. Two of them with the same `other` have one entry in the catalog, and
      therefore the same translations, although their other forms differ.
      """),
    DiagnosticExplanation(
      of: .untranslatedText(key: "{key}", language: "{language}"),
      """
      `--languages` lists a language to which every text must be translated. A text is not translated if the catalog has
      no localization for the language, or if the state of a part of it is `new`. Entries with `shouldTranslate: false`
      need none.
      """),
    DiagnosticExplanation(
      of: .unusableTranslation(key: "{key}", language: "{language}", reason: "{reason}"),
      """
      The specifiers of a translation must be those of the key: `%@` for a text, `%lld` for an integer and `%lf` for
      another number, in the same order or with positions such as `%2$@`. A percent sign is `%%`. The app would show the
      untranslated text, and report a fault.
      """),
    DiagnosticExplanation(
      of: .missingPluralForm(key: "{key}", language: "{language}", forms: "{forms}"),
      """
      A language has its own plural forms: Russian has `one`, `few` and `many` where English has `one` and `other`. Where
      the translation lacks the form of a number, `other` is shown, which is usually wrong.
      """),
  ]
}
