import TerminalForm

/// The first screen, which another one replaces at once.
@MainActor
final class StartScreen: Screen {
  let layer: Layer = Pane()
}
