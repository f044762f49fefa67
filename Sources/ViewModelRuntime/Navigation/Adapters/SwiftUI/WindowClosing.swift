@_spi(Generated) import ViewModelCore

#if canImport(SwiftUI)
  import SwiftUI

  /// Asks the leave questions of the screens before their window closes or the app ends, on macOS.
  struct WindowClosingModifier: ViewModifier {
    let navigation: Navigation
    @State private var window: OpenWindow? = nil

    func body(content: Content) -> some View {
      #if os(macOS)
        asking(content)
          .onAppear { window = OpenWindow(navigation) }
          .onDisappear { window = nil }
      #else
        content
      #endif
    }

    #if os(macOS)
      @ViewBuilder
      private func asking(_ content: Content) -> some View {
        if #available(macOS 15, *) {
          let questions = navigation.leaveQuestions
          content.dismissalConfirmationDialog(
            Text(verbatim: questions.first ?? ""), shouldPresent: !questions.isEmpty
          ) {
            // SwiftUI closes the window after any button but the one that cancels.
            ForEach(navigation.leaveChoices) { choice in Button(choice.label, role: choice.role.buttonRole) {} }
          } message: {
            Text(verbatim: questions.dropFirst().joined(separator: "\n"))
          }
        } else {
          content
        }
      }
    #endif
  }
#endif
