#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension BindingPort where Value == String {
    /// Displays the text in a label.
    public func to(_ label: UILabel) -> BindingToken { to(label, \.text) }
  }

  extension BindingPort where Value == String? {
    /// Displays the text in a label; nil clears the label.
    public func to(_ label: UILabel) -> BindingToken { to(label, \.text) }
  }

  extension BindingPort {
    /// Displays an image of the value.
    public func to(_ view: UIImageView, image: @escaping (Value) -> UIImage?) -> BindingToken {
      to(view) { view, value in view.image = image(value) }
    }
  }

  extension BindingPort where Value == Bool {
    /// Animates the indicator while the value is true.
    public func to(_ indicator: UIActivityIndicatorView) -> BindingToken {
      to(indicator) { indicator, isBusy in
        if isBusy { indicator.startAnimating() } else { indicator.stopAnimating() }
      }
    }
  }
#endif
