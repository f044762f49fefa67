#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension BindingPort where Value == String {
    /// Displays the text in a label.
    public func to(_ label: NSTextField) -> BindingToken { to(label, \.stringValue) }
  }

  extension BindingPort where Value == String? {
    /// Displays the text in a label; nil clears the label.
    public func to(_ label: NSTextField) -> BindingToken {
      to(label) { label, text in label.stringValue = text ?? "" }
    }
  }

  extension BindingPort {
    /// Displays an image of the value.
    public func to(_ view: NSImageView, image: @escaping (Value) -> NSImage?) -> BindingToken {
      to(view) { view, value in view.image = image(value) }
    }
  }

  extension BindingPort where Value == Bool {
    /// Animates the indicator while the value is true.
    public func to(_ indicator: NSProgressIndicator) -> BindingToken {
      to(indicator) { indicator, isBusy in
        if isBusy { indicator.startAnimation(nil) } else { indicator.stopAnimation(nil) }
      }
    }
  }
#endif
