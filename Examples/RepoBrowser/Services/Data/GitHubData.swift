public import Foundation
public import RepoBrowserExample

/// The generated content of the fake GitHub. The same seed generates the same content.
public struct GitHubData: Sendable {
  public static let repositoryCount = 5000

  /// The accounts that can sign in, then other users.
  public let users: [User]
  /// The repositories by identity.
  public internal(set) var repositories: [Int: Repository] = [:]
  public let events: [Event]
  private var idsByOwner: [String: [Int]] = [:]

  /// - Parameter now: The date of the newest event.
  public init(seed: UInt64 = 1, now: Date) {
    var random = SeededGenerator(seed: seed)
    let owners = ["ada", "chris"] + Vocabulary.logins
    var names: Set<String> = []
    for id in 1...Self.repositoryCount {
      // The accounts own one repository in ten each.
      let owner = id % 10 == 0 ? "ada" : id % 10 == 1 ? "chris" : random.pick(Vocabulary.logins)
      var name = "\(random.pick(Vocabulary.qualities))-\(random.pick(Vocabulary.things))"
      if !names.insert("\(owner)/\(name)").inserted { name += "-\(id)" }
      repositories[id] = random.repository(id: id, owner: owner, name: name, now: now)
      idsByOwner[owner, default: []].append(id)
    }
    let counts = idsByOwner.mapValues(\.count)
    users = owners.enumerated().map { index, login in
      random.user(id: index + 1, login: login, repositoryCount: counts[login] ?? 0, now: now)
    }
    let all = repositories
    events = (1...400).map {
      random.event(id: $0, repository: all[1 + ($0 * 37) % all.count], owners: owners, now: now)
    }
  }

  public func user(login: String) -> User? { users.first { $0.login == login } }

  public func repository(owner: String, name: String) -> Repository? {
    repositories(of: owner).first { $0.name == name }
  }

  public func repositories(of owner: String) -> [Repository] {
    (idsByOwner[owner] ?? []).compactMap { repositories[$0] }
  }

  public var starredRepositories: [Repository] {
    repositories.values.filter(\.isStarred).sorted { $0.id < $1.id }
  }

  /// Returns the repositories whose name or owner contains a text, those with the most stars first.
  public func search(_ query: String) -> [Repository] {
    let query = query.lowercased()
    let found = repositories.values.filter { "\($0.owner)/\($0.name)".lowercased().contains(query) }
    return found.sorted { ($1.starCount, $0.id) < ($0.starCount, $1.id) }
  }

  /// Returns the branches and tags of a repository. The default branch is the first one.
  public func branches(of repository: Repository) -> [Branch] {
    var random = SeededGenerator(seed: UInt64(repository.id))
    let others = Vocabulary.branches.filter { $0 != repository.defaultBranch && random.number(1...3) > 1 }
    let branches = ([repository.defaultBranch] + others).map { Branch(id: $0, commit: random.hash()) }
    let tags = (0..<random.number(1...4)).map { Branch(id: "1.\($0).0", isTag: true, commit: random.hash()) }
    return branches + tags
  }
}

extension Array {
  /// Returns the elements of a page, from 1.
  func page(_ page: Int, perPage: Int) -> [Element] { Array(dropFirst((page - 1) * perPage).prefix(perPage)) }
}
