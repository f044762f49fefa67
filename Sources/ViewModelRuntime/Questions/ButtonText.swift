import Foundation
@_spi(Generated) import ViewModelCore

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

/// The text of a button that the runtime adds to a question or a screen.
enum ButtonText {
  case ok, cancel, back

  /// Returns the text in the language of a context.
  ///
  /// The translations of the context come first. A context without one has the text of the app's string catalog or of the
  /// system, if it has their language.
  ///
  /// - Parameter systemText: Returns the text for a key in the language of the app.
  func text(in context: DisplayContext, systemText: (String) -> String = ButtonText.systemText) -> String {
    let (key, text) =
      switch self {
      case .ok: ("OK", context.text("OK"))
      case .cancel: ("Cancel", context.text("Cancel"))
      case .back: ("Back", context.text("Back"))
      }
    let isAppLanguage = context.locale.language.languageCode == Locale.current.language.languageCode
    return text == key && isAppLanguage ? systemText(key) : text
  }

  static func systemText(_ key: String) -> String {
    #if canImport(UIKit) && !os(watchOS)
      let text = Bundle(for: UIAlertController.self).localizedString(forKey: key, value: key, table: nil)
    #else
      let text = key
    #endif
    #if canImport(Darwin)
      return Bundle.main.localizedString(forKey: key, value: text, table: nil)
    #else
      return text
    #endif
  }
}

extension ViewModel {
  /// The context of the displays.
  var displayContext: DisplayContext {
    var context = DisplayContext.current
    viewModelObservers.withStagedInputs { context = $0.context }
    return context
  }
}
