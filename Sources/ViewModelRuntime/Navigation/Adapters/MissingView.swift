@_spi(Generated) import ViewModelCore

extension ScreenViewModel {
  /// Reports that nothing shows the screen.
  func noteMissingView() { ViewModelFault.sendOnce(.screenWithoutView(screen: "\(Self.self)")) }
}

/// Reports a screen without a view.
///
/// - Returns: Nil.
@MainActor
@_spi(Generated) public func missingContent<Content>(of screen: any ScreenViewModel) -> Content? {
  screen.noteMissingView()
  return nil
}

#if canImport(SwiftUI)
  public import SwiftUI

  /// The view of a screen that a router does not know. Debug builds show the name of the screen.
  @_spi(Generated) public struct MissingScreenView: View {
    private let screen: String

    public init(_ screen: any ScreenViewModel) {
      self.screen = "\(type(of: screen))"
      screen.noteMissingView()
    }

    public var body: some View {
      #if DEBUG
        Text(verbatim: "No view for \(screen)")
      #else
        EmptyView()
      #endif
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The controller of a screen for which the app creates none. Debug builds show the name of the screen.
  final class MissingScreenController: UIViewController {
    convenience init(_ screen: any ScreenViewModel) {
      self.init(nibName: nil, bundle: nil)
      screen.noteMissingView()
      #if DEBUG
        let label = UILabel()
        label.text = "No view for \(type(of: screen))"
        label.textColor = .black
        label.backgroundColor = .white
        view = label
      #endif
    }
  }
#endif
