import VmgenSchemaSyntax

/// VM0720–VM0729: string catalogs.
extension DiagnosticKind {
  package static let badStringCatalog = DiagnosticKind(
    "VM0720", "invalid string catalog: {reason}")

  package static let outdatedStringCatalog = DiagnosticKind(
    "VM0721", "`{path}` is out of date",
    help: "run `vmgen strings`, and commit the result")

  package static let orphanedText = DiagnosticKind(
    "VM0722", "no schema contains the text `{key}` any more", severity: .warning,
    help: "move its translations to another entry, and run `vmgen strings --prune`, which removes the entry")

  package static let conflictingPlurals = DiagnosticKind(
    "VM0723", "the text `{key}` has other plural forms elsewhere", severity: .warning,
    help: "use the same forms, or change `other` so that each text has its own translations")

  package static let untranslatedText = DiagnosticKind(
    "VM0724", "the text `{key}` is not translated to `{language}`",
    help: "translate it in the string catalog")

  package static let unusableTranslation = DiagnosticKind(
    "VM0725", "the translation of `{key}` to `{language}` cannot be used: {reason}")

  package static let missingPluralForm = DiagnosticKind(
    "VM0726", "the translation of `{key}` to `{language}` lacks plural forms: {forms}", severity: .warning,
    help: "add them in the string catalog; numbers without a form of their own have the form `other`")
}
