import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0871–VM0873: the results of screens in examples.
extension DiagnosticExplanation {
  static let screenResultExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .screenNeeded(place: "{place}"),
      """
      The parentheses select the screen whose result an example sets. They contain the name of its view model. The inputs
      are not compared; `expect navigator == [present V(id: 1)]` compares them.
      """,
      schema: """
          enum Color: String {
            case red
            case blue
          }

          enum Size: String {
            case small
            case large
          }

          viewmodel ColorPicker -> Color {
            use navigator: Navigator
            display title = "Color"
            command pick(color: Color) { finish color }
          }

          viewmodel SizePicker -> Size {
            use navigator: Navigator
            display title = "Size"
            command pick(size: Size) { finish size }
          }

          viewmodel Shirt {
            use navigator: Navigator
            state color: Color = .blue
            state size: Size = .small
            command pickColor { color = try await navigator.present(ColorPicker()) }
            command pickSize { size = try await navigator.present(SizePicker()) }

            example "a color is picked" {
        -     given navigator.present(ColorPicker()) returns .red
        +     given navigator.present(ColorPicker) returns .red
              when pickColor()
              expect color == .red
            }
          }
        """),
    DiagnosticExplanation(
      of: .noResultScreen(name: "{name}"),
      """
      An example sets the results of screens that the view model opens and waits for, with `try await`.
      """,
      schema: """
          enum Color: String {
            case red
            case blue
          }

          enum Size: String {
            case small
            case large
          }

          viewmodel ColorPicker -> Color {
            use navigator: Navigator
            display title = "Color"
            command pick(color: Color) { finish color }
          }

          viewmodel SizePicker -> Size {
            use navigator: Navigator
            display title = "Size"
            command pick(size: Size) { finish size }
          }

          viewmodel Shirt {
            use navigator: Navigator
            state color: Color = .blue
            state size: Size = .small
            command pickColor { color = try await navigator.present(ColorPicker()) }
            command pickSize { size = try await navigator.present(SizePicker()) }

            example "a color is picked" {
        -     given navigator.present(Shirt) returns Color.red
        +     given navigator.present(ColorPicker) returns .red
              when pickColor()
              expect color == .red
            }
          }
        """),
    DiagnosticExplanation(
      of: .ambiguousResult(value: "{value}"),
      """
      The view model waits for screens with results of different types, so that the type of `.a` is not known. The name of
      the screen decides it. The type can also be written: `Color.red`.
      """,
      schema: """
          enum Color: String {
            case red
            case blue
          }

          enum Size: String {
            case small
            case large
          }

          viewmodel ColorPicker -> Color {
            use navigator: Navigator
            display title = "Color"
            command pick(color: Color) { finish color }
          }

          viewmodel SizePicker -> Size {
            use navigator: Navigator
            display title = "Size"
            command pick(size: Size) { finish size }
          }

          viewmodel Shirt {
            use navigator: Navigator
            state color: Color = .blue
            state size: Size = .small
            command pickColor { color = try await navigator.present(ColorPicker()) }
            command pickSize { size = try await navigator.present(SizePicker()) }

            example "a color is picked" {
        -     given navigator.present returns .red
        +     given navigator.present(ColorPicker) returns .red
              when pickColor()
              expect color == .red
            }
          }
        """),
  ]
}
