/// Runs one operation at a time, in the order in which they arrive.
actor Lane {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  nonisolated func run<Result>(_ operation: () async throws -> Result) async throws -> Result {
    await enter()
    do {
      let result = try await operation()
      await leave()
      return result
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
