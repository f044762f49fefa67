/// An action that a table or collection view offers for a row, such as the button behind a swiped row.
///
/// ```swift
/// rows.trailingActions = { track in
///   [RowAction("Delete", systemImage: "trash", role: .destructive) { viewModel.delete(id: track.id) }]
/// }
/// ```
public struct RowAction {
  /// The role of an action.
  public enum Role: Hashable, Sendable {
    /// An action without a role.
    case standard
    /// An action that removes the row, or other data.
    case destructive
  }

  /// The title of the button.
  public let title: String
  /// The name of the button's symbol; nil for a button with a title only.
  public let systemImage: String?
  /// The role of the action.
  public let role: Role
  let perform: @MainActor () -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - systemImage: The name of the button's symbol.
  ///   - perform: Runs the action, such as a command of the view model.
  public init(
    _ title: String, systemImage: String? = nil, role: Role = .standard, perform: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.systemImage = systemImage
    self.role = role
    self.perform = perform
  }
}

/// The edge of a row at which its actions appear.
public enum RowEdge: Hashable, Sendable {
  case leading, trailing
}
