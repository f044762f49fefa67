import Foundation

/// An error that says in the reader's language what went wrong.
public protocol LabeledError: Error {
  /// What the reader is told, in the reader's language.
  func label(in context: DisplayContext) -> String
}

extension DisplayContext {
  /// What the reader is told of an error: its label, or what Foundation says of it.
  public func text(of error: any Error) -> String {
    if let error = error as? any LabeledError { return error.label(in: self) }
    if let text = (error as? any LocalizedError)?.errorDescription { return text }
    return String(describing: error)
  }
}
