@_spi(Generated) import ViewModelCore

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

extension CommandQuestion {
  /// Returns the words that answer the question in an example: `chooses "Name"`.
  fileprivate func words(of answer: QuestionAnswer?) -> (verb: String, text: String?) {
    guard let answer else { return ("declines", nil) }
    if isPrompt { return ("answers", answer.text) }
    let options = choices.filter { $0.role != .cancel }
    guard options.count > 1, let choice = choices.first(where: { $0.index == answer.choice }) else {
      return ("confirms", nil)
    }
    return ("chooses", choice.label)
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
  /// The localized text of the button in the schema; nil for the standard text.
  public let title: String?
  /// The meaning of the button.
  public let role: Role
  /// The text that the button shows: the title, or "OK" or "Cancel" in the language of the command's context.
  public let label: String

  init(index: Int, title: String?, role: Role, context: DisplayContext) {
    self.index = index
    self.title = title
    self.role = role
    label = title ?? (role == .cancel ? ButtonText.cancel : .ok).text(in: context)
  }
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
  /// Receives the answer before it takes effect.
  var willAnswer: ((QuestionAnswer?) -> Void)?
  /// Removes the question from its queue.
  var onAnswer: (() -> Void)?

  nonisolated init() {}

  func wait() async throws -> QuestionAnswer? { try await suspension.wait() }

  func resume(_ answer: QuestionAnswer?) {
    guard !isAnswered else { return }
    willAnswer?(answer)
    willAnswer = nil
    isAnswered = true
    suspension.resume(returning: answer)
    onAnswer?()
    onAnswer = nil
  }
}

/// Declines questions whose alerts have closed without an answer.
///
/// A platform can report the closing of an alert before the action of its button, and documents no order. The question
/// is therefore declined after a delay, in which the action can still answer it.
@MainActor
final class QuestionDismissal {
  static let delay = Duration.milliseconds(500)

  private let clock: any ViewModelClock
  private var pending: [CommandQuestion.ID: ScopedTask] = [:]

  nonisolated init(clock: any ViewModelClock = SystemClock()) { self.clock = clock }

  func alertDidClose(_ question: CommandQuestion) {
    guard pending[question.id] == nil, !question.reply.isAnswered else { return }
    pending[question.id] = ScopedTask { [weak self, clock] in
      try? await clock.sleep(for: Self.delay)
      question.decline()
      self?.pending[question.id] = nil
    }
  }
}

// Questions to the user.
@_spi(Generated) extension CommandSteps {
  /// Asks a yes-or-no question. If the answer is no, the command ends.
  ///
  /// - Parameters:
  ///   - text: The localized question.
  ///   - message: The localized explanation.
  ///   - confirmText: The localized text of the button that confirms, or nil for the standard text.
  ///   - cancelText: The localized text of the button that cancels, or nil for the standard text.
  ///   - isDestructive: Whether the command deletes data after the confirmation.
  public func confirm(
    _ text: String, message: String? = nil, confirmText: String? = nil, cancelText: String? = nil,
    isDestructive: Bool = false
  ) async throws(CancellationError) {
    let isConfirmed = try await isConfirmed(
      text, message: message, confirmText: confirmText, cancelText: cancelText, isDestructive: isDestructive)
    guard isConfirmed else { throw CancellationError() }
  }

  /// Asks a yes-or-no question, of which both answers continue the command.
  ///
  /// - Parameters:
  ///   - text: The localized question.
  ///   - message: The localized explanation.
  ///   - confirmText: The localized text of the button that confirms, or nil for the standard text.
  ///   - cancelText: The localized text of the other button, or nil for the standard text.
  ///   - isDestructive: Whether the command deletes data after the confirmation.
  /// - Returns: Whether the answer is yes.
  public func isConfirmed(
    _ text: String, message: String? = nil, confirmText: String? = nil, cancelText: String? = nil,
    isDestructive: Bool = false
  ) async throws(CancellationError) -> Bool {
    let choices = QuestionChoice.choices(
      [confirmText], role: isDestructive ? .destructive : .standard, cancelText: cancelText, in: try context())
    return try await answer(to: CommandQuestion(text, message: message, choices: choices)) != nil
  }

  /// Asks for a text. If the user gives none, the command ends.
  ///
  /// - Parameters:
  ///   - text: The localized question.
  ///   - message: The localized explanation.
  ///   - confirmText: The localized text of the button that confirms, or nil for the standard text.
  ///   - cancelText: The localized text of the button that cancels, or nil for the standard text.
  ///   - isSecure: Whether the field hides the text.
  public func prompt(
    _ text: String, message: String? = nil, confirmText: String? = nil, cancelText: String? = nil,
    isSecure: Bool = false
  ) async throws(CancellationError) -> String {
    let choices = QuestionChoice.choices([confirmText], role: .standard, cancelText: cancelText, in: try context())
    let field = QuestionField(isSecure: isSecure)
    return try await ask(CommandQuestion(text, message: message, choices: choices, field: field)).text
  }

  /// Asks to choose one of several options. If the user chooses none, the command ends.
  ///
  /// - Parameters:
  ///   - text: The localized question.
  ///   - message: The localized explanation.
  ///   - options: The localized texts of the buttons, with their roles.
  ///   - cancelText: The localized text of the button that cancels, or nil for the standard text.
  /// - Returns: The index of the option.
  public func choose(
    _ text: String, message: String? = nil, from options: [(title: String, role: QuestionChoice.Role)],
    cancelText: String? = nil
  ) async throws(CancellationError) -> Int {
    let context = try context()
    var choices = options.enumerated().map {
      QuestionChoice(index: $0, title: $1.title, role: $1.role, context: context)
    }
    choices.append(QuestionChoice(index: choices.count, title: cancelText, role: .cancel, context: context))
    return try await ask(CommandQuestion(text, message: message, choices: choices)).choice
  }

  /// Asks to choose one of several elements. If the user chooses none, the command ends.
  ///
  /// - Parameters:
  ///   - text: The localized question.
  ///   - message: The localized explanation.
  ///   - elements: The elements.
  ///   - titles: The localized texts of the buttons, one for each element.
  ///   - cancelText: The localized text of the button that cancels, or nil for the standard text.
  /// - Returns: The element.
  public func choose<Element>(
    _ text: String, message: String? = nil, from elements: [Element], titles: [String], cancelText: String? = nil
  ) async throws(CancellationError) -> Element {
    let options = zip(titles, elements).map { (title: $0.0, role: QuestionChoice.Role.standard) }
    let index = try await choose(text, message: message, from: options, cancelText: cancelText)
    guard elements.indices.contains(index) else { throw CancellationError() }
    return elements[index]
  }

  private func ask(_ question: CommandQuestion) async throws(CancellationError) -> QuestionAnswer {
    guard let answer = try await answer(to: question) else { throw CancellationError() }
    return answer
  }

  private func answer(to question: CommandQuestion) async throws(CancellationError) -> QuestionAnswer? {
    self.question = question
    let context = try context()
    try changeState { $0.questions.append(question) }
    context.questions?.add(question)
    let watch = context.questions == nil ? try watch(question, context) : nil
    if context.actObserver != nil { try noteAnswer(to: question) }
    let answer = try? await question.reply.wait()
    withExtendedLifetime(watch) {}
    // The question of a run that has ended closes, too.
    ActObservation.causing { question.decline() }
    self.question = nil
    try changeState { $0.questions.removeAll { $0 == question } }
    return answer
  }

  /// Notifies the observer of the acts of people of the answer.
  private func noteAnswer(to question: CommandQuestion) throws(CancellationError) {
    let (state, owner) = try current()
    question.reply.willAnswer = { [weak state, weak owner, name = rules.name] answer in
      guard let state, let owner else { return }
      let words = question.words(of: answer)
      state.note([.does("\(name) \(words.verb)", words.text)], owner)
    }
  }

  private func watch(_ question: CommandQuestion, _ context: DisplayContext) throws(CancellationError) -> ScopedTask? {
    // A fixed clock never ends a delay.
    let clock = context.followsClock ? context.clock : SystemClock()
    let owner = try current().owner
    return rules.audience.watch(question, of: rules.name, in: "\(type(of: owner))", clock)
  }

  private func context() throws(CancellationError) -> DisplayContext { try read { $0.inputs.context } }

  private func changeState(_ change: (inout CommandState) -> Void) throws(CancellationError) {
    let (state, owner) = try current()
    state.change(owner, rules, change)
  }
}

extension QuestionChoice {
  /// Returns buttons with one role, and a button that cancels.
  static func choices(
    _ titles: [String?], role: Role, cancelText: String?, in context: DisplayContext = .current
  ) -> [QuestionChoice] {
    titles.enumerated().map { QuestionChoice(index: $0, title: $1, role: role, context: context) }
      + [QuestionChoice(index: titles.count, title: cancelText, role: .cancel, context: context)]
  }
}
