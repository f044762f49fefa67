@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// A news service whose calls a test answers in any order, also after their task was cancelled.
@MainActor
final class PendingNews: News, NewsProvider {
  /// A call that has not been answered.
  @MainActor
  struct Call<Arguments, Value: Sendable> {
    let number: Int
    let arguments: Arguments
    fileprivate let continuation: CheckedContinuation<Result<Value, NewsError>, Never>
    fileprivate let tasks: TaskMonitor?

    func answer(_ result: Result<Value, NewsError>) {
      tasks?.unpark()
      continuation.resume(returning: result)
    }
  }

  typealias Request = (query: String, page: Int)

  var articleCalls: [Call<Request, [Article]>] = []
  var hideCalls: [Call<Article.ID, Void>] = []
  var savedArticles: [Article] = []
  private(set) var callCount = 0

  nonisolated var news: any News { self }

  @MainActor func articles(matching query: String, page: Int, perPage: Int) async throws(NewsError) -> [Article] {
    callCount += 1
    return try await answer((query, page), \.articleCalls)
  }

  @MainActor func hide(_ id: Article.ID) async throws(NewsError) {
    callCount += 1
    try await answer(id, \.hideCalls)
  }

  func saved() -> [Article] { savedArticles }

  private func answer<Arguments, Value>(
    _ arguments: Arguments, _ calls: ReferenceWritableKeyPath<PendingNews, [Call<Arguments, Value>]>
  ) async throws(NewsError) -> Value {
    let number = callCount
    let tasks = TaskMonitor.current
    let result = await withCheckedContinuation { continuation in
      self[keyPath: calls].append(
        Call(number: number, arguments: arguments, continuation: continuation, tasks: tasks))
      tasks?.park()
    }
    return try result.get()
  }

  /// Answers all calls, so that no task waits any longer.
  func end() {
    while let call = articleCalls.popLast() { call.answer(.success([])) }
    while let call = hideCalls.popLast() { call.answer(.success(())) }
  }
}
