import Foundation
import ViewModelRuntime

final class TerminalField: TextControl {
  var editedText = ""
  private var handle: (@MainActor (EditingEvent) -> Bool)?

  func onEditing(_ handle: @escaping @MainActor (EditingEvent) -> Bool) { self.handle = handle }

  func press(_ character: Character) {
    editedText.append(character)
    report(.changed)
  }

  func focus(_ isFocused: Bool) { report(isFocused ? .began : .ended) }

  private func report(_ event: EditingEvent) {
    if let handle, !handle(event) { self.handle = nil }
  }
}
