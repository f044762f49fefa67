@_spi(Generated) import ViewModelCore

/// What the Return key of a text field does, for a view that shows it.
public enum ReturnKey: Hashable, Sendable {
  /// Return ends editing.
  case done
  /// Return moves the focus to another edit.
  case next
  /// Return runs a command.
  case submit
}

/// An edit that can have the focus. Generated code creates one for each edit with a text.
@MainActor
@_spi(Generated) public struct FocusableEdit<Values: StatefulValues, Field: Hashable> {
  enum Action {
    case endEditing
    case next(Field)
    case submit(CommandRules<Values>, (Values.OwningViewModel) -> Void)
  }

  let field: Field
  let rules: AnyEditRules<Values>
  let action: Action

  /// Creates a field in which Return ends editing.
  public init(_ field: Field, _ rules: AnyEditRules<Values>) {
    (self.field, self.rules, action) = (field, rules, .endEditing)
  }

  /// Creates a field in which Return moves the focus.
  ///
  /// - Parameter next: The edit that receives the focus. A disabled edit passes it on to its own next edit.
  public init(_ field: Field, _ rules: AnyEditRules<Values>, next: Field) {
    (self.field, self.rules, action) = (field, rules, .next(next))
  }

  /// Creates a field in which Return runs a command.
  ///
  /// - Parameters:
  ///   - command: The rules of the command.
  ///   - run: Calls the command.
  public init(
    _ field: Field, _ rules: AnyEditRules<Values>, submit command: CommandRules<Values>,
    _ run: @escaping (Values.OwningViewModel) -> Void
  ) {
    (self.field, self.rules, action) = (field, rules, .submit(command, run))
  }

  var returnKey: ReturnKey {
    switch action {
    case .endEditing: .done
    case .next: .next
    case .submit: .submit
    }
  }
}

/// The focus of a view model with fields of any type.
@MainActor
@_spi(Generated) public class AnyFocusRules<Values: StatefulValues> {
  init() {}

  /// Returns what Return does in an edit; nil for an edit that cannot have the focus.
  func returnKey(of edit: AnyEditRules<Values>) -> ReturnKey? { nil }

  /// Moves the focus because a view has begun or ended editing.
  func view(of edit: AnyEditRules<Values>, changesEditingTo isEditing: Bool, _ values: inout Values) {}

  /// Clears the focus if its edit has been disabled.
  func reconcile(_ values: inout Values) {}

  /// Returns whether an edit has the focus.
  func isFocused(_ values: Values) -> Bool { false }

  /// Ends editing.
  func clear(_ values: inout Values) {}

  /// Performs what Return does in an edit.
  func submit(
    _ edit: AnyEditRules<Values>, in state: StatefulViewModelState<Values>, of owner: Values.OwningViewModel
  ) {}
}

/// The focus of a view model: at most one of its edits is being edited.
@_spi(Generated) public final class FocusRules<Values: StatefulValues, Field: Hashable>: AnyFocusRules<Values> {
  private let place: WritableKeyPath<Values, Field?>
  private let fields: [FocusableEdit<Values, Field>]

  /// Creates the rules of a focus.
  ///
  /// - Parameters:
  ///   - place: The location of the focused field.
  ///   - fields: The edits that can have the focus.
  public init(_ place: WritableKeyPath<Values, Field?>, _ fields: [FocusableEdit<Values, Field>]) {
    self.place = place
    self.fields = fields
  }

  /// Ends editing in the focused edit, and begins editing in another one. A disabled edit does not receive the focus.
  public func move(to field: Field?, in values: inout Values) {
    guard field != values[keyPath: place] else { return }
    guard let field else { return clear(&values) }
    guard let next = self.field(field), next.rules.isEnabled(&values) else { return }
    clear(&values)
    // The write of the edit before can have disabled the next one.
    guard next.rules.isEnabled(&values) else { return }
    values[keyPath: place] = field
    next.rules.setEditing(true, &values)
  }

  override func clear(_ values: inout Values) {
    guard let old = values[keyPath: place] else { return }
    values[keyPath: place] = nil
    field(old)?.rules.setEditing(false, &values)
  }

  override func returnKey(of edit: AnyEditRules<Values>) -> ReturnKey? { field(of: edit)?.returnKey }

  override func view(of edit: AnyEditRules<Values>, changesEditingTo isEditing: Bool, _ values: inout Values) {
    guard let field = field(of: edit)?.field else { return edit.setEditing(isEditing, &values) }
    if isEditing {
      move(to: field, in: &values)
    } else if values[keyPath: place] == field {
      clear(&values)
    } else {
      edit.setEditing(false, &values)
    }
  }

  override func reconcile(_ values: inout Values) {
    guard let current = values[keyPath: place], field(current)?.rules.isEnabled(&values) != true else { return }
    clear(&values)
  }

  override func isFocused(_ values: Values) -> Bool { values[keyPath: place] != nil }

  override func submit(
    _ edit: AnyEditRules<Values>, in state: StatefulViewModelState<Values>, of owner: Values.OwningViewModel
  ) {
    guard let field = field(of: edit), state.read(edit.isEnabled) else { return }
    // Return is pressed in the field with the focus.
    state.change(owner) { move(to: field.field, in: &$0) }
    switch field.action {
    case .endEditing: state.change(owner) { clear(&$0) }
    case .next: state.change(owner) { move(to: next(after: field, &$0), in: &$0) }
    case .submit(let command, let run):
      state.updateNow(owner)
      state.change(owner) { edit.flush(&$0) }
      if state.read(command.canStart) { state.change(owner) { clear(&$0) } }
      run(owner)
    }
  }

  /// Returns the edit that receives the focus after an edit: the first enabled one, following the next edits of disabled
  /// ones at most once round.
  private func next(after field: FocusableEdit<Values, Field>, _ values: inout Values) -> Field? {
    // The write of the edit can enable or disable others.
    field.rules.flush(&values)
    var current = field
    for _ in fields {
      guard case .next(let name) = current.action, name != field.field, let next = self.field(name) else { return nil }
      if next.rules.isEnabled(&values) { return name }
      current = next
    }
    return nil
  }

  private func field(_ field: Field) -> FocusableEdit<Values, Field>? { fields.first { $0.field == field } }

  private func field(of edit: AnyEditRules<Values>) -> FocusableEdit<Values, Field>? {
    fields.first { $0.rules === edit }
  }
}

@_spi(Generated) extension StatefulViewModelState {
  /// Moves the focus.
  public func edit<Field>(_ owner: Owner, _ rules: FocusRules<Values, Field>, _ field: Field?) {
    perform([.assigns("focus", field as Any)], owner) {
      changeUndoably(owner) { change(owner) { rules.move(to: field, in: &$0) } }
    }
  }
}

/// The view models that have the focus. Of a view model, its children and its rows, one has it.
@MainActor
enum FocusHolders {
  private struct Holder {
    weak var node: ViewModelNode?
  }

  private static var holders: [Holder] = []

  /// Adds a view model, and removes the focus of its relatives in the running transaction.
  static func insert(_ node: ViewModelNode, in transaction: Transaction) {
    holders.removeAll { $0.node == nil || $0.node === node }
    guard let root = node.relatives?.root else { return }
    for holder in holders {
      guard let other = holder.node, other.relatives?.root === root else { continue }
      transaction.updateLater { other.loseFocus() }
    }
    holders.append(Holder(node: node))
  }

  /// Removes a view model that has lost the focus.
  static func remove(_ node: ViewModelNode) { holders.removeAll { $0.node == nil || $0.node === node } }
}
