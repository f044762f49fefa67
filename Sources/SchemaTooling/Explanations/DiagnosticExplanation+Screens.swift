import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0650–VM0654: screens and their results.
extension DiagnosticExplanation {
  static let screenExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .inputWithoutRoute(input: "{input}", name: "{name}", type: "{type}"),
      """
      The inputs of a screen are its route, which can be stored and compared. Each input must therefore be `Codable`,
      `Hashable` and `Sendable`. Pass the id of a value that is not, or declare the conformances of an `extern` type.
      """,
      schema: """
        - extern Photo
        + extern Photo: Codable, Hashable, Sendable

          viewmodel PhotoDetail {
            input photo: Photo
            custom caption(of photo: Photo) -> String
            display title = caption(of: photo)
          }

          viewmodel Album {
            input cover: Photo
            use navigator: Navigator

            command open {
              navigator.push(PhotoDetail(photo: cover))
            }
          }
        """),
    DiagnosticExplanation(
      of: .screenWithoutResult(name: "{name}"),
      """
      A step can wait for the result of a screen that declares the type of its result after `->`. The screen returns the
      result with `finish`.
      """,
      schema: """
        - viewmodel ColorPicker {
        + viewmodel ColorPicker -> String {
            use navigator: Navigator

        -   command cancel {
        -     navigator.dismiss()
        +   command choose(name: String) {
        +     finish name
            }
          }

          viewmodel Editor {
            use navigator: Navigator
            state color = "black"

            command changeColor {
              color = try await navigator.present(ColorPicker())
            }
          }
        """),
    DiagnosticExplanation(
      of: .finishWithoutResult(name: "{name}"),
      """
      `finish` returns the result of a screen. Declare the type of the result after the name of the view model.
      """,
      schema: """
        - viewmodel ColorPicker {
        + viewmodel ColorPicker -> String {
            use navigator: Navigator

            command choose(name: String) {
              finish name
            }
          }
        """),
    DiagnosticExplanation(
      of: .finishWithoutNavigator,
      """
      `finish` returns the result through the navigator, which then closes the screen.
      """,
      schema: """
          viewmodel ColorPicker -> String {
        +   use navigator: Navigator
        +
            command choose(name: String) {
              finish name
            }
          }
        """),
    DiagnosticExplanation(
      of: .opensNothing,
      """
      `open` takes the text of a link, such as a path.
      """,
      schema: """
          viewmodel Menu {
            use navigator: Navigator

            command showHelp {
        -     navigator.open()
        +     navigator.open("/help")
            }
          }
        """),
  ]
}
