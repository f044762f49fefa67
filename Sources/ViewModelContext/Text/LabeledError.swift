import Foundation

/// An error with a localized text for the user.
public protocol LabeledError: Error {
  /// Returns the localized text of the error.
  func label(in context: DisplayContext) -> String
}

extension DisplayContext {
  /// Returns the text of an error for the user: its label, or Foundation's description.
  public func text(of error: any Error) -> String {
    if let error = error as? any LabeledError { return error.label(in: self) }
    if let text = (error as? any LocalizedError)?.errorDescription { return text }
    return String(describing: error)
  }
}
