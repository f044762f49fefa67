#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
  @_spi(Generated) import ViewModelCore

  extension UIRefreshControl: RefreshControl {
    public func onRefresh(_ handle: @escaping @MainActor () -> Bool) { on(.valueChanged, handle) }
  }

  extension UIRefreshControl: WindowedControl {
    var isInWindow: Bool { window != nil }

    // UIKit ignores the start of a refresh outside a window, and notifies only views of windows.
    func onWindowChange(_ handle: @escaping @MainActor () -> Bool) {
      let observer = WindowObserver(handle)
      addSubview(observer)
      ControlReleases.add { [weak observer] in observer?.removeFromSuperview() }
    }
  }

  /// A view without content that reports changes of its window.
  private final class WindowObserver: UIView {
    private let handle: @MainActor () -> Bool

    init(_ handle: @escaping @MainActor () -> Bool) {
      self.handle = handle
      super.init(frame: .zero)
      isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      _ = handle()
    }
  }
#endif
