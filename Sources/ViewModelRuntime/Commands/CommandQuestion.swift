/// What a command asks its reader while it runs; the command goes on once there is an answer.
@MainActor
public struct CommandQuestion: Identifiable, Sendable {
  /// What is asked, in the reader's language.
  public nonisolated let text: String
  /// Whether a text is asked for, and not just a yes or no.
  public nonisolated let isPrompt: Bool
  let reply: Suspension<String?>

  init(_ text: String, isPrompt: Bool) {
    self.text = text
    self.isPrompt = isPrompt
    reply = Suspension()
  }

  /// Another for each question.
  public nonisolated var id: ObjectIdentifier { ObjectIdentifier(reply) }

  /// Answers a prompt. Only the first answer to a question counts.
  public func answer(_ text: String) { reply.resume(returning: text) }

  /// Says yes.
  public func confirm() { reply.resume(returning: "") }

  /// Says no, or gives no answer: the command is over.
  public func decline() { reply.resume(returning: nil) }
}

extension CommandQuestion: Equatable {
  public nonisolated static func == (one: CommandQuestion, other: CommandQuestion) -> Bool { one.id == other.id }
}
