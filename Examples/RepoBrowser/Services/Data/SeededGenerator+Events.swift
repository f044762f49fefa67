import Foundation
import RepoBrowserExample

// The generated news.
extension SeededGenerator {
  /// Returns an event. The kinds take turns; an event with a higher number is older.
  mutating func event(id: Int, repository: Repository?, owners: [String], now: Date) -> Event {
    let minutes = Double(id * id * 2 + number(0...id))
    return Event(
      id: id, actor: pick(owners), owner: repository?.owner ?? "ada", name: repository?.name ?? "engine",
      date: now.addingTimeInterval(-60 * minutes), activity: activity(kind: id % 11, name: repository?.name ?? ""))
  }

  private mutating func activity(kind: Int, name: String) -> Activity {
    switch kind {
    case 0: .commitComment(commit: hash(), text: pick(Vocabulary.comments))
    case 1: .push(branch: pick(Vocabulary.branches), commits: commits())
    case 2: .issueComment(number: number(1...400), text: pick(Vocabulary.comments))
    case 3:
      .issue(
        action: pick([.opened, .closed, .reopened]), number: number(1...400), title: pick(Vocabulary.issueTitles))
    case 4: .star
    case 5:
      .pullRequest(
        action: pick([.opened, .closed, .merged]), number: number(1...400), title: pick(Vocabulary.commitMessages))
    case 6: .pullRequestComment(number: number(1...400), text: pick(Vocabulary.comments))
    case 7: .fork(copy: "\(pick(Vocabulary.logins))/\(name)")
    case 8: .reference(kind: pick([.branch, .tag]), name: pick(Vocabulary.branches), isDeleted: once(in: 4))
    case 9: .member(login: pick(Vocabulary.logins))
    default: .published
    }
  }

  private mutating func commits() -> [Commit] {
    (0..<number(1...5)).map { _ in Commit(id: hash(), message: pick(Vocabulary.commitMessages)) }
  }
}
