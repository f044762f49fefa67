import Foundation

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
}

/// A screen that is stored and restored, with values such as the text of a field.
@MainActor
public protocol RestorableScreen: ScreenViewModel {
  /// The type of the values.
  associatedtype SavedValues: Codable

  /// A text that changes when stored values of an earlier version can no longer be decoded. Their screen is then restored
  /// without them.
  static var savedValuesFingerprint: String { get }

  /// The values that are stored and restored.
  var savedValues: SavedValues { get set }
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
