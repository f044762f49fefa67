/// A question of a running command. The command continues after the user's answer.
@MainActor
public struct CommandQuestion: Identifiable, Sendable {
  /// The localized text of the question.
  public nonisolated let text: String
  /// Whether the question expects a text and not only yes or no.
  public nonisolated let isPrompt: Bool
  let reply: Suspension<String?>

  init(_ text: String, isPrompt: Bool) {
    self.text = text
    self.isPrompt = isPrompt
    reply = Suspension()
  }

  /// The identity of the question.
  public nonisolated var id: ObjectIdentifier { ObjectIdentifier(reply) }

  /// Answers a prompt. Only the first answer to a question has an effect.
  public func answer(_ text: String) { reply.resume(returning: text) }

  /// Answers yes.
  public func confirm() { reply.resume(returning: "") }

  /// Answers no, or cancels a prompt. The command ends.
  public func decline() { reply.resume(returning: nil) }
}

extension CommandQuestion: Equatable {
  public nonisolated static func == (one: CommandQuestion, other: CommandQuestion) -> Bool { one.id == other.id }
}
