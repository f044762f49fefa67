#if canImport(SwiftUI)
  public import SwiftUI
  @_spi(Generated) import ViewModelCore

  #if canImport(Accessibility)
    import Accessibility
  #endif

  extension View {
    /// Passes the locale, calendar and time zone of the environment to the context of a view model, at first and after
    /// each change, such as one by `environment(\.locale, …)` in a preview. Screens in a ``ScreenHost`` do not need the
    /// modifier.
    public func displayContext(of viewModel: some ViewModel) -> some View {
      modifier(DisplayContextModifier { viewModel.use($0) })
    }
  }

  extension ViewModel {
    /// Formats values with the settings of an environment.
    func use(_ formats: EnvironmentFormats) { update { $0.context.use(formats) } }
  }

  struct DisplayContextModifier: ViewModifier {
    let apply: (EnvironmentFormats) -> Void
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    func body(content: Content) -> some View {
      let formats = EnvironmentFormats(locale: locale, calendar: calendar, timeZone: timeZone)
      content.onChange(of: formats, initial: true) { apply(formats) }
    }
  }

  extension View {
    /// Calls the lifecycle methods of a view model when the view appears and disappears, and when its scene enters the
    /// background and the foreground.
    public func lifecycle(of viewModel: some ViewModel) -> some View {
      onAppear { viewModel.appear() }
        .onDisappear { viewModel.disappear() }
        .modifier(
          SceneModifier(
            enterBackground: { viewModel.enterBackground() }, enterForeground: { viewModel.enterForeground() }))
    }
  }

  /// Calls functions when the scene of a view enters the background and the foreground.
  struct SceneModifier: ViewModifier {
    let enterBackground: () -> Void
    let enterForeground: () -> Void
    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
      content.onChange(of: phase) { old, new in
        if new == .background {
          enterBackground()
        } else if old == .background {
          enterForeground()
        }
      }
    }
  }

  extension View {
    /// Calls a function with each event of a view model, while the view exists.
    public func onEvent<Emitter: EmittingViewModel>(
      of viewModel: Emitter, perform receive: @escaping @MainActor (Emitter.EmittedEvent) -> Void
    ) -> some View {
      modifier(EventModifier(viewModel: viewModel, receive: receive))
    }
  }

  private struct EventModifier<Emitter: EmittingViewModel>: ViewModifier {
    let viewModel: Emitter
    let receive: @MainActor (Emitter.EmittedEvent) -> Void
    @State private var listener = EventListener<Emitter>()

    func body(content: Content) -> some View {
      // The function can read values of the view, so that the one of the last evaluation is called.
      let _ = listener.update(receive)
      content.onChange(of: ObjectIdentifier(viewModel), initial: true) { listener.connect(to: viewModel) }
    }
  }

  extension View {
    /// Connects the focus of a control to an edit: editing begins when the control receives the focus, and ends when it
    /// loses the focus or the user submits. Includes ``editStatus(_:)``.
    ///
    /// If the view model declares the focus of its edits, the control also follows it: it receives the focus when its edit
    /// does, shows the matching Return key, and Return has the effect that the schema says.
    ///
    /// ```swift
    /// TextField("Age", edit: $viewModel.age).editing($viewModel.age)
    /// ```
    public func editing<Edit: EditSnapshot>(_ edit: SwiftUI.Binding<Edit>) -> some View {
      modifier(EditingModifier(edit: edit))
    }

    /// Adds the status of an edit to its control: the control is disabled if there is no place to write to, its
    /// accessibility identifier is the name of the edit, and VoiceOver reads the error and announces a new one.
    public func editStatus(_ edit: some EditSnapshot) -> some View {
      modifier(EditStatusModifier(name: edit.name, error: edit.error, isEnabled: edit.isEnabled))
    }
  }

  struct EditingModifier<Edit: EditSnapshot>: ViewModifier {
    let edit: SwiftUI.Binding<Edit>
    @FocusState private var isFocused: Bool

    func body(content: Content) -> some View {
      content
        .focused($isFocused)
        .modifier(ReturnKeyModifier(key: edit.wrappedValue.returnKey))
        .onChange(of: isFocused) { edit.wrappedValue.focusDidChange(to: isFocused) }
        .onChange(of: edit.wrappedValue.wantsFocus, initial: true) { followViewModel() }
        .onSubmit {
          edit.wrappedValue.submit(keepingFocus: isFocused)
          followViewModel()
        }
        .onDisappear { edit.wrappedValue.viewDidDisappear() }
        .editStatus(edit.wrappedValue)
    }

    /// Moves the focus of the control to that of the view model. SwiftUI ends editing after Return, unless the focus is
    /// set again.
    private func followViewModel() {
      if let wantsFocus = edit.wrappedValue.wantsFocus { isFocused = wantsFocus }
    }
  }

  /// The label of the Return key. The key of a control never changes, so the control keeps its identity.
  struct ReturnKeyModifier: ViewModifier {
    let key: ReturnKey?

    func body(content: Content) -> some View {
      switch key {
      case .next: content.submitLabel(.next)
      case .submit: content.submitLabel(.go)
      case .done, nil: content
      }
    }
  }

  struct EditStatusModifier: ViewModifier {
    let name: String
    let error: String?
    let isEnabled: Bool

    func body(content: Content) -> some View {
      content
        .disabled(!isEnabled)
        .accessibilityIdentifier(name)
        // An optional modifier would give the control a new identity, and it would lose the focus.
        .accessibilityHint(Text(verbatim: error ?? ""))
        .onChange(of: error) { old, new in
          if let text = announcement(of: new, after: old) { announce(text) }
        }
    }

    private func announce(_ text: String) {
      #if canImport(Accessibility)
        AccessibilityNotification.Announcement(text).post()
      #endif
    }
  }
#endif
