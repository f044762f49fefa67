#if canImport(SwiftUI)
  public import SwiftUI

  /// Shows the screens of one window. Each window that people open has a ``Navigation`` of its own.
  ///
  /// ```swift
  /// WindowGroup {
  ///   ScreenWindow { makeNavigation() } content: { screen in AppViews().content(of: screen) }
  /// }
  /// ```
  ///
  /// When a window is closed, its screens are closed without their leave questions.
  public struct ScreenWindow<Content: View>: View {
    private let makeNavigation: @MainActor () -> Navigation
    private let content: @MainActor (any ScreenViewModel) -> Content
    @State private var window = WindowNavigation()

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - navigation: Creates the container of a window, and opens its first screens.
    ///   - content: Creates the view of a screen.
    public init(
      _ navigation: @escaping @MainActor () -> Navigation,
      @ViewBuilder content: @escaping @MainActor (any ScreenViewModel) -> Content
    ) {
      makeNavigation = navigation
      self.content = content
    }

    public var body: some View { ScreenHost(window.open(makeNavigation), content: content) }
  }
#endif
