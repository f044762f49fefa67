/// An open screen: its identity and its route.
public struct ScreenEntry: Identifiable, Hashable, Sendable {
  /// The identity of an open screen. Two screens with equal routes have different identities.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The identity of the screen.
  public let id: ID
  /// The inputs with which the screen was opened.
  public let route: AnyRoute
}

/// Screens on top of each other, of which the last is visible.
public struct ScreenStack: Identifiable, Hashable, Sendable {
  /// The identity of a stack.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The identity of the stack.
  public let id: ID
  /// The way in which the stack is presented over the others, or nil for the stack of a tab.
  public let presentation: ScreenPresentation?
  /// The open screens. The first one is the root.
  public internal(set) var entries: [ScreenEntry]

  /// The visible screen of the stack.
  public var top: ScreenEntry? { entries.last }

  func index(of id: ScreenEntry.ID) -> Int? { entries.firstIndex { $0.id == id } }
}

/// The way in which a stack is presented over the others.
public enum ScreenPresentation: String, Hashable, Codable, Sendable {
  /// The stack covers a part of the screen, and people can drag it away.
  case sheet
  /// The stack covers the whole screen.
  case cover
}
