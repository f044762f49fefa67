/// A question to the user. The command that asked it continues after the answer.
@MainActor
public struct CommandQuestion: Identifiable, Sendable {
  /// The localized text of the question.
  public nonisolated let text: String
  /// The localized explanation below the text.
  public nonisolated let message: String?
  /// The buttons of the question. The last one cancels.
  public nonisolated let choices: [QuestionChoice]
  /// The text field of the question, if it expects a text.
  public nonisolated let field: QuestionField?
  let reply: QuestionReply

  init(_ text: String, message: String? = nil, choices: [QuestionChoice], field: QuestionField? = nil) {
    self.text = text
    self.message = message
    self.choices = choices
    self.field = field
    reply = QuestionReply()
  }

  /// Whether the question expects a text and not only a choice.
  public nonisolated var isPrompt: Bool { field != nil }

  /// The identity of the question.
  public nonisolated var id: ObjectIdentifier { ObjectIdentifier(reply) }

  /// Answers a prompt. Only the first answer to a question has an effect.
  public func answer(_ text: String) { reply.resume(QuestionAnswer(choice: 0, text: text)) }

  /// Answers yes: the first choice.
  public func confirm() { answer("") }

  /// Answers no, or cancels a prompt. The command ends.
  public func decline() { reply.resume(nil) }

  /// Answers with a choice, and with the text of the field if the question is a prompt.
  public func choose(_ choice: QuestionChoice, text: String = "") {
    reply.resume(choice.role == .cancel ? nil : QuestionAnswer(choice: choice.index, text: text))
  }

  /// Answers with the first choice that has a title. A title without a choice has no effect.
  public func choose(titled title: String) {
    if let choice = choices.first(where: { $0.title == title }) { choose(choice) }
  }

  /// Answers with the choice at an index. An index without a choice has no effect.
  public func choose(_ index: Int) {
    if choices.indices.contains(index) { choose(choices[index]) }
  }
}

extension CommandQuestion: Equatable {
  public nonisolated static func == (one: CommandQuestion, other: CommandQuestion) -> Bool { one.id == other.id }
}

/// A button of a question.
public struct QuestionChoice: Hashable, Sendable {
  /// The meaning of a button.
  public enum Role: Sendable {
    /// The button continues the command.
    case standard
    /// The button continues the command, which then deletes data or discards changes.
    case destructive
    /// The button ends the command.
    case cancel
  }

  /// The position of the button.
  public let index: Int
  /// The localized text of the button, or nil for the standard text of the platform: "OK" or "Cancel".
  public let title: String?
  /// The meaning of the button.
  public let role: Role
}

/// The text field of a question.
public struct QuestionField: Hashable, Sendable {
  /// The localized text of an empty field.
  public var placeholder: String?
  /// The initial text of the field.
  public var text: String
  /// Whether the field hides its text, such as a password.
  public var isSecure: Bool

  /// Creates a text field.
  public init(placeholder: String? = nil, text: String = "", isSecure: Bool = false) {
    self.placeholder = placeholder
    self.text = text
    self.isSecure = isSecure
  }
}

/// The answer to a question: the index of the choice, and the text of the field.
struct QuestionAnswer: Hashable, Sendable {
  let choice: Int
  let text: String
}

/// The place where a question receives its answer. The first answer counts.
@MainActor
final class QuestionReply {
  private let suspension = Suspension<QuestionAnswer?>()
  private(set) var isAnswered = false
  /// The text that was typed into the field; nil for the initial text.
  var typedText: String?
  /// Removes the question from its queue.
  var onAnswer: (() -> Void)?

  nonisolated init() {}

  func wait() async throws -> QuestionAnswer? { try await suspension.wait() }

  func resume(_ answer: QuestionAnswer?) {
    guard !isAnswered else { return }
    isAnswered = true
    suspension.resume(returning: answer)
    onAnswer?()
    onAnswer = nil
  }
}
