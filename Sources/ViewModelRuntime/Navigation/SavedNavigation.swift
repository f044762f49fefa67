public import Foundation
@_spi(Generated) import ViewModelCore

/// The open screens in a form that can be stored.
struct SavedNavigation: Codable {
  struct Stack: Codable {
    var presentation: ScreenPresentation?
    var screens: [SavedScreen]
  }

  struct SavedScreen: Codable {
    var name: String
    var fingerprint: String
    /// The JSON of the route. It is decoded separately, so that a route of another version does not affect the others.
    var route: String
    /// The JSON of the values that the screen saves.
    var values: String
    var valuesFingerprint: String
  }

  var tabs: [Stack]
  var selected: Int
  var presented: [Stack]

  /// The number of bytes of the longest data that is read.
  static let longest = 1 << 20
  /// The number of screens of a stack, and of stacks, that are restored.
  static let mostScreens = 64
  /// The key of the data in the dictionary of an activity.
  static let infoKey = "ViewModelRuntime.screens"
}

/// A screen that is stored and restored, with values such as the text of a field.
@MainActor
public protocol RestorableScreen: ScreenViewModel {
  /// The type of the values.
  associatedtype SavedValues: Codable = NoSavedValues

  /// A text that changes when stored values of an earlier version can no longer be decoded. Their screen is then restored
  /// without them.
  static var savedValuesFingerprint: String { get }

  /// The values that are stored and restored.
  var savedValues: SavedValues { get set }
}

/// The values of a screen that is restored without any.
public struct NoSavedValues: Codable, Sendable {
  /// Creates the values.
  public init() {}
}

extension RestorableScreen where SavedValues == NoSavedValues {
  /// The same text in all versions.
  public static var savedValuesFingerprint: String { PlainRoute<Self>.fingerprint }

  /// No values.
  public var savedValues: NoSavedValues {
    get { NoSavedValues() }
    set {}
  }
}

extension RestorableScreen {
  var savedText: String? {
    (try? RouteCoding.encoder.encode(savedValues)).map { String(decoding: $0, as: UTF8.self) }
  }

  func restore(_ text: String, fingerprint: String) {
    guard fingerprint == Self.savedValuesFingerprint else { return }
    if let values = try? RouteCoding.decoder.decode(SavedValues.self, from: Data(text.utf8)) { savedValues = values }
  }
}

// Restoration of screens after a new start of the app.
extension Navigation {
  /// Returns the open screens as data, with the values of each ``RestorableScreen``.
  ///
  /// A screen that is not restorable, or whose route cannot be encoded, is left out with the screens above it.
  public func restorationData() -> Data? {
    let saved = SavedNavigation(
      tabs: committed.tabs.map(save), selected: committed.selectedTab, presented: committed.presented.map(save))
    return try? RouteCoding.encoder.encode(saved)
  }

  /// Opens the screens of earlier data.
  ///
  /// Call this method after the first screens are open: each tab keeps its root, and receives the screens above it. A
  /// stack ends before the first screen that is unknown, that another version stored, or that cannot be decoded. Data
  /// that is not valid opens nothing.
  ///
  /// - Returns: Whether the data is valid.
  @discardableResult
  public func restore(from data: Data) -> Bool {
    guard data.count <= SavedNavigation.longest,
      let saved = try? RouteCoding.decoder.decode(SavedNavigation.self, from: data)
    else { return false }
    commitPending()
    for (stack, saved) in zip(committed.tabs, saved.tabs) { restore(saved, above: stack) }
    if committed.tabs.count == saved.tabs.count, committed.tabs.indices.contains(saved.selected) {
      request(.select(tab: committed.tabs[saved.selected].id))
    }
    for stack in saved.presented.prefix(SavedNavigation.mostScreens) {
      guard let presentation = stack.presentation else { break }
      let screens = screens(stack.screens)
      guard !screens.isEmpty else { break }
      request(.present(makeStack(screens.map { makeEntry($0.screen) }, presentation)))
      if screens.count < stack.screens.count { break }
    }
    commitPending()
    return true
  }

  /// The open screens as an entry of a dictionary, which an activity contains among other entries.
  var restorationInfo: [String: Data] { restorationData().map { [SavedNavigation.infoKey: $0] } ?? [:] }

  /// Opens the screens of an entry of a dictionary.
  func restore(fromInfo info: [AnyHashable: Any]?) -> Bool {
    (info?[SavedNavigation.infoKey] as? Data).map { restore(from: $0) } ?? false
  }

  private func restore(_ saved: SavedNavigation.Stack, above stack: ScreenStack) {
    let routes = routes(saved.screens)
    guard let root = stack.entries.first, routes.first?.route == root.route else { return }
    if let saved = saved.screens.first { restore(saved, in: screens[root.id]) }
    let entries = screens(Array(saved.screens.dropFirst())).map { makeEntry($0.screen) }
    request(.replaceEntries([root] + entries, of: stack.id))
  }

  /// Returns the known routes of stored screens, up to the first unknown one.
  private func routes(
    _ saved: [SavedNavigation.SavedScreen]
  ) -> [(route: AnyRoute, saved: SavedNavigation.SavedScreen)] {
    var routes: [(route: AnyRoute, saved: SavedNavigation.SavedScreen)] = []
    for screen in saved.prefix(SavedNavigation.mostScreens) {
      factory.noteRequest(for: screen.name)
      guard
        let route = factory.decode(Data(screen.route.utf8), name: screen.name, fingerprint: screen.fingerprint)
      else { break }
      routes.append((route, screen))
    }
    return routes
  }

  private func screens(_ saved: [SavedNavigation.SavedScreen]) -> [(route: AnyRoute, screen: any ScreenViewModel)] {
    var made: [(route: AnyRoute, screen: any ScreenViewModel)] = []
    for (route, saved) in routes(saved) {
      guard let screen = factory.makeScreen(route), screen is any RestorableScreen else { break }
      restore(saved, in: screen)
      made.append((route, screen))
    }
    return made
  }

  private func restore(_ saved: SavedNavigation.SavedScreen, in screen: (any ScreenViewModel)?) {
    (screen as? any RestorableScreen)?.restore(saved.values, fingerprint: saved.valuesFingerprint)
  }

  private func save(_ stack: ScreenStack) -> SavedNavigation.Stack {
    var saved: [SavedNavigation.SavedScreen] = []
    for entry in stack.entries.prefix(SavedNavigation.mostScreens) {
      guard let screen = screens[entry.id] as? any RestorableScreen, let values = screen.savedText,
        let route = try? RouteCoding.encoder.encode(entry.route.base)
      else { break }
      saved.append(
        SavedNavigation.SavedScreen(
          name: entry.route.screenName, fingerprint: type(of: entry.route.base).fingerprint,
          route: String(decoding: route, as: UTF8.self),
          values: values, valuesFingerprint: type(of: screen).savedValuesFingerprint))
    }
    return SavedNavigation.Stack(presentation: stack.presentation, screens: saved)
  }
}

@_spi(Generated) extension StatefulViewModelState {
  /// Assigns the stored values of a restored screen in one change.
  public func restore(_ owner: Owner, _ change: (inout Values) -> Void) { changeNewest(owner, change) }
}
