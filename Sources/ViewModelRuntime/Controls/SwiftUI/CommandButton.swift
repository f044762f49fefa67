#if canImport(SwiftUI)
  public import SwiftUI
  @_spi(Generated) import ViewModelCore

  /// A button that runs a command.
  ///
  /// ```swift
  /// CommandButton("Save", command: viewModel.save)
  /// CommandButton("Sign in", status: viewModel.signIn) { viewModel.signIn(code: code) }
  /// ```
  ///
  /// The button is disabled while a call would have no effect. While the command runs, it shows its progress and the
  /// text of the `busy` clause. Its accessibility identifier is the name of the command.
  public struct CommandButton<Label: View>: View {
    private let appearance: CommandAppearance
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    /// Creates a button with a label.
    public init<Failure>(
      role: ButtonRole? = nil, command: Command<Failure>, @ViewBuilder label: () -> Label
    ) {
      self.init(role: role, status: command.status, action: { command() }, label: label)
    }

    /// Creates a button with a label for a command with parameters.
    public init<Failure>(
      role: ButtonRole? = nil, status: CommandStatus<Failure>, action: @escaping @MainActor () -> Void,
      @ViewBuilder label: () -> Label
    ) {
      appearance = CommandAppearance(status)
      self.role = role
      self.action = action
      self.label = label()
    }

    public var body: some View {
      Button(role: role, action: action) {
        HStack {
          if appearance.isBusy {
            if let progress = appearance.progress { ProgressView(value: progress) } else { ProgressView() }
          }
          if let busyText = appearance.busyText { Text(verbatim: busyText) } else { label }
        }
      }
      .disabled(!appearance.isEnabled)
      .accessibilityIdentifier(appearance.name)
    }
  }

  extension CommandButton where Label == Text {
    /// Creates a button with a localized title.
    public init<Failure>(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, command: Command<Failure>) {
      self.init(role: role, command: command) { Text(titleKey) }
    }

    /// Creates a button with a title that a view model provides.
    @_disfavoredOverload
    public init<Failure>(_ title: some StringProtocol, role: ButtonRole? = nil, command: Command<Failure>) {
      self.init(role: role, command: command) { Text(title) }
    }

    /// Creates a button with a localized title for a command with parameters.
    public init<Failure>(
      _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, status: CommandStatus<Failure>,
      action: @escaping @MainActor () -> Void
    ) {
      self.init(role: role, status: status, action: action) { Text(titleKey) }
    }

    /// Creates a button with a title that a view model provides for a command with parameters.
    @_disfavoredOverload
    public init<Failure>(
      _ title: some StringProtocol, role: ButtonRole? = nil, status: CommandStatus<Failure>,
      action: @escaping @MainActor () -> Void
    ) {
      self.init(role: role, status: status, action: action) { Text(title) }
    }
  }
#endif
