#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSPopUpButton: ChoiceControl {
    public func offerChoices(_ titles: [String]) {
      removeAllItems()
      // Adding items to the button itself would remove one of two with the same title.
      for title in titles { menu?.addItem(NSMenuItem(title: title, action: nil, keyEquivalent: "")) }
    }

    public var selectedChoice: Int {
      get { indexOfSelectedItem }
      set { selectItem(at: newValue) }
    }

    public func onChoice(_ handle: @escaping @MainActor () -> Bool) { onAction(handle) }
  }

  extension NSSegmentedControl: ChoiceControl {
    public func offerChoices(_ titles: [String]) {
      segmentCount = titles.count
      for (index, title) in titles.enumerated() { setLabel(title, forSegment: index) }
    }

    public var selectedChoice: Int {
      get { selectedSegment }
      set { selectedSegment = newValue }
    }

    public func onChoice(_ handle: @escaping @MainActor () -> Bool) { onAction(handle) }
  }

  extension ValueEditBinding where Value == Bool {
    /// A pop-up button is a button, but it displays no `Bool`.
    @available(*, unavailable, message: "offer choices with titles: '.to(button, choices: [true, false]) { … }'")
    public static func to(_ control: NSPopUpButton) -> ValueEditBinding { ValueEditBinding { _ in BindingToken([]) } }
  }
#endif
