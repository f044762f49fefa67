@testable import ViewModelRuntime

/// The steps and questions of a program that a random sequence makes, without what a person does.
@MainActor
final class ScreenProgram {
  let navigation: Navigation
  private var asked: [CommandQuestion] = []
  private var count = 0
  var log: [String] = []
  var random: SeededRandom

  init(_ navigation: Navigation, random: SeededRandom) {
    self.navigation = navigation
    self.random = random
  }

  func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  func step() {
    switch number(0..<12) {
    case 0, 1: perform("push", .push(newScreen()))
    case 2, 3: perform("present", .present(newScreen(), number(0..<2) == 0 ? .sheet : .cover))
    case 4: perform("pop", .pop)
    case 5: perform("dismiss", .dismiss)
    case 6: perform("pop to root", .popToRoot)
    case 7: ask()
    case 8, 9: changeAnyScreen()
    case 10: declineAny()
    default:
      log.append("another tab")
      navigation.select(tabAt: number(0..<2))
    }
  }

  private func perform(_ name: String, _ step: NavigationStep) {
    log.append(name)
    navigation.performNow(step)
  }

  private func newScreen() -> TestScreen {
    count += 1
    return TestScreen("\(count)")
  }

  private func ask() {
    let choices = QuestionChoice.choices([nil], role: .standard, cancelText: nil)
    let question = CommandQuestion("question \(asked.count)", choices: choices)
    asked.append(question)
    log.append(question.text)
    navigation.questions.add(question)
  }

  /// A command that waits for an answer is cancelled.
  private func declineAny() {
    log.append("cancels a question")
    asked.randomElement(using: &random)?.decline()
  }

  private func changeAnyScreen() {
    guard let entry = navigation.state.entries.randomElement(using: &random) else { return }
    guard let screen = navigation.screen(entry.id) as? TestScreen else { return }
    screen.hasChanges.toggle()
    log.append("\(screen.name) \(screen.hasChanges ? "has changes" : "is saved")")
  }

  /// The number of questions without an answer.
  var openQuestions: Int { navigation.questions.count }

  /// What the screen must show at rest.
  var expectedMap: String {
    let state = navigation.state
    func names(_ stack: ScreenStack) -> String {
      stack.entries.map { ($0.route.base as? TestScreen.ScreenRoute)?.name ?? "?" }.joined(separator: " ")
    }
    return state.tabs.map(names).joined(separator: " | ") + state.presented.map { " > \(names($0))" }.joined()
      + (navigation.questions.current.map { " ? \($0.text)" } ?? "")
  }
}
