import VmgenSchemaSyntax

/// A question of a step.
package final class Question: Sendable {
  package let text: TypedExpression
  package let message: TypedExpression?
  package let confirmText: TypedExpression?
  package let cancelText: TypedExpression?
  package let isDestructive: Bool
  package let isSecure: Bool

  init(
    text: TypedExpression, message: TypedExpression?, confirmText: TypedExpression?, cancelText: TypedExpression?,
    isDestructive: Bool, isSecure: Bool
  ) {
    self.text = text
    self.message = message
    self.confirmText = confirmText
    self.cancelText = cancelText
    self.isDestructive = isDestructive
    self.isSecure = isSecure
  }

  package var expressions: [TypedExpression] { [text, message, confirmText, cancelText].compactMap(\.self) }
}

/// The elements of a question with several choices, and the texts of their buttons.
package struct QuestionElements: Sendable {
  package var elements: TypedExpression
  package var titles: TypedExpression
}
