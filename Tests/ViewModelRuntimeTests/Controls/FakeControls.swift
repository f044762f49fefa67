@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// A text field for tests.
@MainActor
final class FakeField: TextControl, EnabledControl {
  var isEnabled = true
  var editedText = "" {
    didSet { writes += 1 }
  }
  var isComposing = false
  /// The number of times that the text was set.
  private(set) var writes = 0
  private var handlers: [@MainActor (EditingEvent) -> Bool] = []
  var handlerCount: Int { handlers.count }

  func onEditing(_ handle: @escaping @MainActor (EditingEvent) -> Bool) { handlers.append(handle) }

  func send(_ event: EditingEvent) { handlers = handlers.filter { $0(event) } }

  func type(_ text: String) {
    editedText = text
    writes -= 1
    send(.changed)
  }
}

/// A switch, slider or picker for tests.
@MainActor
final class FakeControl<Value: Equatable>: ValueControl {
  var controlValue: Value
  private var handlers: [@MainActor () -> Bool] = []

  init(_ value: Value) { controlValue = value }

  func onChange(_ handle: @escaping @MainActor () -> Bool) { handlers.append(handle) }

  func choose(_ value: Value) {
    controlValue = value
    handlers = handlers.filter { $0() }
  }
}

/// A button for tests.
@MainActor
final class FakeButton: TriggerControl {
  var isEnabled = true
  private var handlers: [@MainActor () -> Bool] = []
  var handlerCount: Int { handlers.count }

  func onTrigger(_ handle: @escaping @MainActor () -> Bool) { handlers.append(handle) }

  func press() { handlers = handlers.filter { $0() } }
}

/// A switch whose actions must be removed, like those of UIKit.
@MainActor
final class ActingControl: ValueControl {
  var controlValue = false
  private var actions: [Int: @MainActor () -> Bool] = [:]
  private var lastAction = 0
  var actionCount: Int { actions.count }

  func onChange(_ handle: @escaping @MainActor () -> Bool) {
    lastAction += 1
    let number = lastAction
    actions[number] = handle
    ControlReleases.add { [weak self] in self?.actions[number] = nil }
  }

  func act() {
    controlValue.toggle()
    for action in actions.values { _ = action() }
  }
}
