public import RepoBrowserExample

/// The repositories and settings on this device. They are written when the program ends.
@MainActor
public final class FileStore: Store {
  private struct Stored: Codable {
    var settings = Settings()
    var repositories: [Repository] = []
  }

  private let folder: StateFolder
  private var currentSettings: Settings
  private var repositories: [Int: Repository] = [:]
  private var observers: [Int: AsyncStream<Repository>.Continuation] = [:]
  private var lastObserver = 0
  /// The number of repositories that are kept for the next run.
  private static let capacity = 1000

  public init(_ folder: StateFolder) {
    self.folder = folder
    let stored = folder.read("store.json") ?? Stored()
    currentSettings = stored.settings
    for repository in stored.repositories { repositories[repository.id] = repository }
  }

  /// Writes the content for the next run.
  public func write() {
    let kept = sorted { _ in true }.prefix(Self.capacity)
    folder.write(Stored(settings: currentSettings, repositories: Array(kept)), "store.json")
  }

  public func repositories(of owner: String) -> [Repository] { sorted { $0.owner == owner } }

  public func starredRepositories() -> [Repository] { sorted(where: \.isStarred) }

  public func search(query: String) -> [Repository] {
    let query = query.lowercased()
    return query.isEmpty ? [] : sorted { "\($0.owner)/\($0.name)".lowercased().contains(query) }
  }

  public func repository(owner: String, name: String) -> Repository? {
    repositories.values.first { $0.owner == owner && $0.name == name }
  }

  public func settings() -> Settings { currentSettings }

  // Repeated, because the protocol does not isolate its requests.
  @MainActor public func save(_ settings: Settings) async { currentSettings = settings }

  @MainActor public func remember(_ repositories: [Repository]) async {
    for repository in repositories { self.repositories[repository.id] = repository }
  }

  @MainActor public func starChanged(_ repository: Repository) async {
    repositories[repository.id] = repository
    for observer in observers.values { observer.yield(repository) }
  }

  public func starChanges() -> AsyncStream<Repository> {
    let (stream, continuation) = AsyncStream.makeStream(of: Repository.self)
    lastObserver += 1
    let number = lastObserver
    observers[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.observers[number] = nil }
    }
    return stream
  }

  private func sorted(where isIncluded: (Repository) -> Bool) -> [Repository] {
    repositories.values.filter(isIncluded).sorted { $0.id < $1.id }
  }
}
