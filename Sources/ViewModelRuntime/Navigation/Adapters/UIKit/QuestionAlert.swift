#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The alert of a question.
  final class QuestionAlert: UIAlertController {
    /// Receives that the alert has disappeared, after the action of its button.
    private var onDisappear: (@MainActor () -> Void)?

    /// Creates an alert with the buttons and the field of a question.
    convenience init(_ question: CommandQuestion, onDisappear: @escaping @MainActor () -> Void) {
      self.init(title: question.text, message: question.message, preferredStyle: .alert)
      self.onDisappear = onDisappear
      if let field = question.field {
        addTextField { control in
          control.placeholder = field.placeholder
          control.text = field.text
          control.isSecureTextEntry = field.isSecure
        }
      }
      for choice in question.choices {
        let action = UIAlertAction(title: choice.label, style: choice.role.style) { [weak self] _ in
          question.choose(choice, text: self?.textFields?.first?.text ?? "")
        }
        addAction(action)
      }
    }

    /// The app may have dismissed the alert together with a controller below it, which calls no action.
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      // UIKit calls the action of a button after the alert has disappeared, in the same turn.
      Task { @MainActor [onDisappear] in onDisappear?() }
    }
  }

  extension QuestionChoice {
    /// The text of the button. UIKit translates the standard texts "OK" and "Cancel".
    @MainActor fileprivate var label: String {
      if let title { return title }
      return Bundle(for: UIAlertController.self).localizedString(
        forKey: role == .cancel ? "Cancel" : "OK", value: nil, table: nil)
    }
  }

  extension QuestionChoice.Role {
    fileprivate var style: UIAlertAction.Style {
      switch self {
      case .standard: .default
      case .destructive: .destructive
      case .cancel: .cancel
      }
    }
  }
#endif
