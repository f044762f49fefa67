import RepoBrowserExample
import TerminalForm

/// Messages in the last line of the window.
@MainActor
final class WindowMessages: Messages {
  private weak var window: TerminalWindow?

  init(_ window: TerminalWindow) { self.window = window }

  // Repeated, because the protocol does not isolate its requests.
  @MainActor func show(_ text: String) async { window?.message = text }
}
