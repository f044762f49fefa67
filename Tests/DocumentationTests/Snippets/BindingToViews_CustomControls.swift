import Foundation
import ViewModelRuntime

final class TerminalField: TextControl {
  var editedText = ""
  private var handle: (@MainActor (EditingEvent) -> Bool)?

  func onEditing(_ handle: @escaping @MainActor (EditingEvent) -> Bool) { self.handle = handle }

  func press(_ character: Character) {
    editedText.append(character)
    tell(.changed)
  }

  func focus(_ isFocused: Bool) { tell(isFocused ? .began : .ended) }

  private func tell(_ event: EditingEvent) {
    if let handle, !handle(event) { self.handle = nil }
  }
}
