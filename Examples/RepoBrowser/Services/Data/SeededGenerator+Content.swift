import Foundation
import RepoBrowserExample

// The generated users and repositories.
extension SeededGenerator {
  mutating func user(id: Int, login: String, repositoryCount: Int, now: Date) -> User {
    User(
      id: id, login: login, name: Self.names[login], avatarURL: URL(string: "https://example.com/\(login).png"),
      bio: once(in: 3) ? nil : "\(pick(Vocabulary.purposes)) \(pick(Vocabulary.subjects))",
      company: once(in: 2) ? nil : pick(["Analytical Engines", "Bletchley Park", "Bell Labs", "Freelance"]),
      location: once(in: 2) ? nil : pick(["London", "Shanghai", "Zürich", "Nairobi", "São Paulo"]),
      followerCount: number(0...20_000), followingCount: number(0...300), repositoryCount: repositoryCount,
      joined: now.addingTimeInterval(-86_400 * Double(number(100...5000))))
  }

  private static let names = ["ada": "Ada Lovelace", "grace": "Grace Hopper", "alan": "Alan Turing"]

  mutating func repository(id: Int, owner: String, name: String, now: Date) -> Repository {
    Repository(
      id: id, owner: owner, name: name,
      description: once(in: 8) ? nil : "\(pick(Vocabulary.purposes)) \(pick(Vocabulary.subjects))",
      language: once(in: 10) ? nil : pick(Vocabulary.languages), isPrivate: owner == "ada" && once(in: 6),
      isFork: once(in: 5), starCount: number(0...100) * number(0...100) * number(0...10), forkCount: number(0...900),
      issueCount: number(0...99), kilobytes: number(1...40_000), defaultBranch: once(in: 5) ? "develop" : "main",
      isStarred: once(in: 20), updated: now.addingTimeInterval(-3600 * Double(number(1...9000))))
  }

  mutating func hash() -> String {
    (0..<5).map { _ in String(UInt64.random(in: 0x1000_0000...0xFFFF_FFFF, using: &self), radix: 16) }.joined()
  }
}
