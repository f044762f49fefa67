import Foundation
@_spi(Generated) import ViewModelCore

/// A connection from a control to a view model. The token retains it; the control does not.
final class ControlConnection<Event>: Endable {
  private var handle: ((Event) -> Void)?
  private var releases: [@MainActor () -> Void] = []

  init(_ handle: @escaping (Event) -> Void) { self.handle = handle }

  deinit {
    guard !releases.isEmpty else { return }
    // A token may be released on any thread.
    Task { @MainActor [releases] in for release in releases { release() } }
  }

  /// Registers for events of a control.
  ///
  /// - Parameter register: Passes the handler to the control.
  func listen(_ register: (@escaping @MainActor (Event) -> Bool) -> Void) {
    releases = ControlReleases.collecting {
      register { [weak self] event in
        guard let handle = self?.handle else { return false }
        handle(event)
        return true
      }
    }
  }

  /// Adds a function to call when the connection ends. If the token is released, the call happens a moment later.
  func onEnd(_ body: @escaping @MainActor () -> Void) { releases.append(body) }

  func end() {
    handle = nil
    for release in releases { release() }
    releases = []
  }
}

extension ControlConnection<Void> {
  /// Registers for events of a control.
  ///
  /// - Parameter register: Passes the handler to the control.
  func listen(_ register: (@escaping @MainActor () -> Bool) -> Void) {
    listen { receive in register { receive(()) } }
  }
}

/// Collects the functions that remove handlers from controls. A control that is bound many times, such as a field in a
/// reused row, may never send another event, after which it could remove unused handlers by itself.
@MainActor
enum ControlReleases {
  private static var collected: [@MainActor () -> Void]?

  /// Returns the functions that undo the registrations in `body`.
  static func collecting(_ body: () -> Void) -> [@MainActor () -> Void] {
    let outer = collected
    collected = []
    defer { collected = outer }
    body()
    return collected ?? []
  }

  /// Adds a function that undoes a registration.
  static func add(_ release: @escaping @MainActor () -> Void) { collected?.append(release) }
}

extension BindingToken {
  /// Creates a token for both directions of a control's binding.
  convenience init(_ shown: BindingToken, _ connection: some Endable) {
    self.init([shown, BindingToken(connection)])
  }
}

/// The state of a bound control.
@MainActor
final class ControlSession {
  /// Whether editing has begun and not ended.
  private(set) var isEditing = false
  /// Whether the control is being reset to its previous value. Some controls send an event for that, which would cause
  /// an endless loop.
  private(set) var isResetting = false
  /// The text with marked text, which the edit does not have yet.
  var composedText: String?
  /// Whether the edit of the control has the focus of its view model. The control may not have it yet.
  var wantsFocus = false
  /// Whether Return has the effect that the schema says, which may keep the focus.
  var performsReturn = false
  /// Whether the control has displayed a value of this binding.
  private var isShown = false
  /// Whether editing has just ended. A control may keep the focus until the event has been handled.
  private var isEnding = false

  func restore(_ body: () -> Void) {
    isResetting = true
    defer { isResetting = false }
    body()
  }

  /// Returns the event that an event of the control means: if Return has no effect in the schema, it ends editing.
  func meaning(of event: EditingEvent) -> EditingEvent {
    event == .endedByReturn && !performsReturn ? .ended : event
  }

  func note(_ event: EditingEvent) {
    isEditing = event == .began || isEditing && event != .ended
    isEnding = event == .ended
    wantsFocus = isEditing
  }

  /// Returns whether editing has begun without an event, because the control has received the focus since it displayed
  /// its text.
  func beginsEditing(in control: some TextControl) -> Bool {
    defer { isShown = true }
    return isShown && !isEditing && !isEnding && hasFocus(control)
  }

  /// Returns whether a control whose focus may have changed is now being edited.
  func beginsEditingAfterEvent(in control: some TextControl) -> Bool {
    isEnding = false
    return !isEditing && hasFocus(control)
  }

  /// Returns whether a control that was being edited has lost the focus without an event.
  func hasLostFocus(_ control: some TextControl) -> Bool { isEditing && !hasFocus(control) }

  private func hasFocus(_ control: some TextControl) -> Bool {
    (control as? any FocusedTextControl)?.hasFocus ?? false
  }
}

/// Notifications of controls, which are handled on the main thread.
@MainActor
enum NotificationEvents {
  /// Calls `handle` for each notification of an object, or of all objects, until it returns false.
  static func on(_ name: Notification.Name, of object: AnyObject?, _ handle: @escaping @MainActor () -> Bool) {
    on(name, of: object, { _ in }, handle)
  }

  /// Calls `handle` with a value of each notification of an object, or of all objects, until it returns false.
  ///
  /// - Parameter read: Returns the value.
  static func on<Value: Sendable>(
    _ name: Notification.Name, of object: AnyObject?, _ read: @escaping @Sendable (Notification) -> Value,
    _ handle: @escaping @MainActor (Value) -> Bool
  ) {
    let observer = Observer()
    ControlReleases.add { observer.end() }
    observer.token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
      let value = read($0)
      let receive = { @MainActor @Sendable in
        if !handle(value) { observer.end() }
      }
      if MainQueue.isCurrent { return MainActor.assumeIsolated(receive) }
      ViewModelFault.reportFromAnyThread(.notificationOnOtherThread(name: $0.name.rawValue))
      Task { @MainActor in receive() }
    }
  }

  @MainActor
  private final class Observer {
    var token: (any NSObjectProtocol)?

    func end() {
      if let token { NotificationCenter.default.removeObserver(token) }
      token = nil
    }
  }
}

/// A property of a view model for a binding: `viewModel.bindings.nameText.to(label, \.text)`.
@MainActor
public struct BindingPort<Owner: ViewModel, Value> {
  private let owner: Owner
  private let property: KeyPath<Owner, Value>

  init(_ owner: Owner, _ property: KeyPath<Owner, Value>) {
    self.owner = owner
    self.property = property
  }

  /// Calls `receive` with the current value, and with the new value after each commit that changes it.
  public func to(_ receive: @escaping (Value) -> Void) -> BindingToken { owner.observe(property, receive) }

  /// Calls `receive` with `target` and the current value, and with the new value after each commit that changes it, as
  /// long as `target` exists. The binding does not retain `target`.
  public func to<Target: AnyObject>(
    _ target: Target, _ receive: @escaping (Target, Value) -> Void
  ) -> BindingToken {
    owner.observe(property, for: target, receive)
  }

  /// Sets a property of `target` to the current value, and to the new value after each commit that changes it, as long
  /// as `target` exists. The binding does not retain `target`.
  public func to<Target: AnyObject>(
    _ target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value>
  ) -> BindingToken {
    owner.observe(property, for: target) { target, value in target[keyPath: keyPath] = value }
  }

  /// Sets an optional property of `target`, such as the text of a label.
  public func to<Target: AnyObject>(
    _ target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value?>
  ) -> BindingToken {
    owner.observe(property, for: target) { target, value in target[keyPath: keyPath] = value }
  }
}

/// The properties of a view model for bindings: `viewModel.bindings.nameText.to(label, \.text)`.
@MainActor
@dynamicMemberLookup
public struct BindingPorts<Owner: ViewModel> {
  private let owner: Owner

  init(_ owner: Owner) { self.owner = owner }

  /// A property, for a binding in one direction: `viewModel.bindings.nameText.to(label, \.text)`.
  public subscript<Value>(dynamicMember property: KeyPath<Owner, Value>) -> BindingPort<Owner, Value> {
    BindingPort(owner, property)
  }

  /// An edit, for a binding in both directions: `viewModel.bindings.age.to(ageField)`.
  public subscript<Edit: EditSnapshot>(
    dynamicMember property: ReferenceWritableKeyPath<Owner, Edit>
  ) -> EditPort<Edit> {
    EditPort(owner, property)
  }

  /// A command, for a control that triggers it: `viewModel.bindings.refresh.to(refreshButton)`.
  public subscript<Failure>(dynamicMember command: KeyPath<Owner, Command<Failure>>) -> CommandPort<Failure> {
    CommandPort(owner, command)
  }

  /// A list, for a table or collection view: `viewModel.bindings.rows.bind(.to(tableView) { row, cell in … })`.
  public subscript<Element, Row>(
    dynamicMember list: KeyPath<Owner, RowList<Element, Row>>
  ) -> RowsPort<Element, Row> {
    RowsPort(owner, list)
  }

  /// A list whose rows can be selected.
  public subscript<Element, Row>(
    dynamicMember list: KeyPath<Owner, SelectableRowList<Element, Row>>
  ) -> RowsPort<Element, Row> {
    RowsPort(owner, list)
  }

  /// A list that is loaded from a service.
  public subscript<Element, Row, Failure>(
    dynamicMember list: KeyPath<Owner, LoadedRowList<Element, Row, Failure>>
  ) -> RowsPort<Element, Row> {
    RowsPort(owner, list)
  }
}

extension ViewModel {
  /// The properties that can be bound.
  public var bindings: BindingPorts<Self> { BindingPorts(self) }
}
