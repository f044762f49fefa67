#if canImport(SwiftUI)
  import SwiftUI

  /// The stack of a tab, or the only one: screens on top of each other, or two columns.
  struct TabContentView<Content: View>: View {
    let shown: ShownScreens
    let stack: ScreenStack.ID
    let content: @MainActor (any ScreenViewModel) -> Content

    var body: some View {
      if let sidebar = shown.sidebar(of: stack) {
        // The view never collapses: without space for two columns, the stack is shown instead.
        NavigationSplitView {
          ScreenView(shown: shown, stack: stack, id: sidebar, content: content).id(sidebar)
        } detail: {
          ScreenStackView(shown: shown, stack: stack, content: content)
        }
      } else {
        ScreenStackView(shown: shown, stack: stack, content: content)
      }
    }
  }

  /// Reports whether a view has space for two columns.
  struct ColumnsModifier: ViewModifier {
    let shown: ShownScreens
    @Environment(\.horizontalSizeClass) private var sizeClass

    func body(content: Content) -> some View {
      #if os(watchOS) || os(tvOS)
        // These platforms collapse all columns.
        content
      #else
        content.onChange(of: sizeClass, initial: true) { _, sizeClass in
          shown.setColumnsVisible(sizeClass != .compact)
        }
      #endif
    }
  }
#endif
