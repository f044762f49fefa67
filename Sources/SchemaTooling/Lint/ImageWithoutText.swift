import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension DiagnosticKind {
  package static func imageWithoutText(name: String, label: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0903", "the image `\(name)` has no text for people who do not see it", severity: .warning,
      help: "add `display \(label) = …`, or `@allow(VM0903)` above an image that is only decoration")
  }
}

extension LintRule {
  /// Displays with the name of an image, without a display of its text.
  static let imageWithoutText = LintRule(
    explanation: DiagnosticExplanation(
      of: .imageWithoutText(name: "{name}", label: "{label}"),
      """
      VoiceOver reads the text of an image. A display whose name ends in `Icon`, `IconName`, `Image`, `ImageName`,
      `Symbol` or `SymbolName` needs another one whose name begins alike and ends in `Label`, `AccessibilityLabel`,
      `Text`, `Title`, `Name` or `Description`. An image that repeats a text beside it can be hidden from VoiceOver.
      """,
      schema: """
          viewmodel Row {
            input isPaid: Bool
            display statusIcon = isPaid ? "checkmark" : "clock"
        +   display statusLabel = isPaid ? "Paid" : "Open"
          }
        """)
  ) { subject in
    let displays = subject.viewModel.derived.filter(\.isDisplay)
    let names = Set(displays.map { $0.name.lowercased() })
    return displays.compactMap { display in
      guard [.string, .optional(.string)].contains(display.type), let stem = imageStem(of: display.name) else {
        return nil
      }
      let isDescribed = textEndings.contains {
        names.contains((stem + $0).lowercased()) && (stem + $0).lowercased() != display.name.lowercased()
      }
      if isDescribed { return nil }
      let label = stem.isEmpty ? "label" : stem + "Label"
      return Diagnostic(
        .imageWithoutText(name: display.name, label: label), at: subject.name(of: .derived(display)))
    }
  }

  private static let imageEndings = ["IconName", "ImageName", "SymbolName", "Icon", "Image", "Symbol"]
  private static let textEndings = ["Label", "AccessibilityLabel", "Text", "Title", "Name", "Description"]

  /// Returns `status` for `statusIcon`; nil for a name of no image.
  private static func imageStem(of name: String) -> String? {
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    guard let ending = imageEndings.first(where: capitalized.hasSuffix) else { return nil }
    return String(name.dropLast(ending.count))
  }
}
