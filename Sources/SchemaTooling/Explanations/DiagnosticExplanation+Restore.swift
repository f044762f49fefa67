import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0687 and VM0688: the values that `restore` stores.
extension DiagnosticExplanation {
  static let restoreExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .restoresNoValue(name: "{name}"),
      """
      `restore` stores the values of states and edits with the screen. All other values are computed from them or belong
      to the route.
      """,
      schema: """
          viewmodel SearchScreen {
            edit query: String = ""
            display headline = "Results for \\(query)"
        -   restore headline
        +   restore query
          }
        """),
    DiagnosticExplanation(
      of: .restoredType(name: "{name}", type: "{type}"),
      """
      Restored values are encoded when the app ends. Store a value that identifies the other, or declare the conformances
      of an `extern` type.
      """,
      schema: """
        - extern Photo: Sendable
        + extern Photo: Codable, Hashable, Sendable

          viewmodel AlbumScreen {
            state shown: Photo? = nil
            display hasPhoto = shown != nil

            command show(photo: Photo) {
              shown = photo
            }

            restore shown
          }
        """),
  ]
}
