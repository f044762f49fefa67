@_spi(Generated) import ViewModelCore

#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Sets the view that a ``ScreenHost`` with columns shows in its second column while the column is empty.
    ///
    /// ```swift
    /// ScreenHost(navigation) { screen in AppViews().content(of: screen) }
    ///   .columnPlaceholder { ContentUnavailableView("No Selection", systemImage: "tray") }
    /// ```
    public func columnPlaceholder(@ViewBuilder _ placeholder: () -> some View) -> some View {
      environment(\.columnPlaceholder, AnyView(placeholder()))
    }
  }

  extension EnvironmentValues {
    fileprivate var columnPlaceholder: AnyView? {
      get { self[ColumnPlaceholderKey.self] }
      set { self[ColumnPlaceholderKey.self] = newValue }
    }
  }

  private struct ColumnPlaceholderKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
  }

  /// The stack of a tab, or the only one: screens on top of each other, or two columns.
  struct TabContentView<Content: View>: View {
    let shown: ShownScreens
    let stack: ScreenStack.ID
    let content: @MainActor (any ScreenViewModel) -> Content

    var body: some View {
      if let sidebar = shown.sidebar(of: stack) {
        ColumnsView(shown: shown, stack: stack, sidebar: sidebar, content: content)
      } else {
        ScreenStackView(shown: shown, stack: stack, content: content)
      }
    }
  }

  private struct ColumnsView<Content: View>: View {
    @SwiftUI.Bindable var shown: ShownScreens
    let stack: ScreenStack.ID
    let sidebar: ScreenEntry.ID
    let content: @MainActor (any ScreenViewModel) -> Content
    @Environment(\.columnPlaceholder) private var placeholder

    var body: some View {
      // The view never collapses: without space for two columns, the stack is shown instead. Without a binding, an iPad
      // in portrait would begin without the sidebar.
      NavigationSplitView(columnVisibility: $shown[columnsOf: stack]) {
        ScreenView(shown: shown, stack: stack, id: sidebar, content: content).id(sidebar)
      } detail: {
        if shown.root(of: stack) == nil {
          placeholder
        } else {
          ScreenStackView(shown: shown, stack: stack, content: content)
        }
      }
    }
  }

  extension ShownScreens {
    fileprivate subscript(columnsOf stack: ScreenStack.ID) -> NavigationSplitViewVisibility {
      get { self[isSidebarVisible: stack] ? .doubleColumn : .detailOnly }
      set { self[isSidebarVisible: stack] = newValue != .detailOnly }
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
