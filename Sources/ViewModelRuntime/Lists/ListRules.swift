@_spi(Generated) import ViewModelCore

/// The rules of a list that is loaded from a service:
/// `load pages of 30 { page in try await github.repositories(page: page.number) }`. Generated code declares them for each
/// list.
@MainActor
@_spi(Generated) public final class ListRules<Values: StatefulValues, Element: Identifiable, Cursor, Failure: Error> {
  /// The list in the values of the view model.
  public typealias List = LoadedList<Element, Cursor, Failure>
  /// Loads a page from a service.
  public typealias Load =
    @MainActor (CommandSteps<Values>, PageRequest<Cursor>) async throws -> LoadedPage<Element, Cursor>

  let name: String
  let list: WritableKeyPath<Values, List>
  let visibleCount: (inout Values) -> Int
  let local: ((inout Values) -> [Element])?
  let load: Load
  let loadRules: CommandRules<Values>
  let removalRules: CommandRules<Values>
  /// Returns the values that the steps of `load` read.
  private var request: ((inout Values) -> Any)?
  /// Returns whether two such values differ.
  private var requestsDiffer: ((Any, Any) -> Bool)?
  /// Receives the rows that are selected.
  private(set) var selected: ((Values.OwningViewModel, Element) -> Void)?

  /// Creates the rules of a list.
  ///
  /// - Parameters:
  ///   - name: The name of the list in the schema.
  ///   - list: The list in the values of the view model.
  ///   - visibleCount: Returns the number of rows after filtering.
  ///   - local: Returns the rows of a local store.
  ///   - load: Loads a page from a service.
  public init(
    _ name: String, _ list: WritableKeyPath<Values, List>, visibleCount: @escaping (inout Values) -> Int,
    local: ((inout Values) -> [Element])? = nil, load: @escaping Load
  ) {
    self.name = name
    self.list = list
    self.visibleCount = visibleCount
    self.local = local
    self.load = load
    loadRules = CommandRules("load \(name)", policy: .restart)
    // A failed removal applies the error policy itself.
    removalRules = CommandRules("remove \(name)", policy: .parallel, keepsErrors: true)
  }

  /// Adds the values that the steps of `load` read, so that rows of different requests are not mixed.
  ///
  /// - Parameters:
  ///   - values: Returns the values; several as a tuple.
  ///   - differs: Returns whether two values differ.
  /// - Returns: The rules.
  public func reading<Request>(
    _ values: @escaping (inout Values) -> Request, differs: @escaping (Request, Request) -> Bool
  ) -> Self {
    request = { values(&$0) }
    requestsDiffer = { old, new in
      guard let old = old as? Request, let new = new as? Request else { return false }
      return differs(old, new)
    }
    return self
  }

  /// Adds a value that the steps of `load` read, with the default comparison.
  public func reading<Request: Equatable>(_ value: @escaping (inout Values) -> Request) -> Self {
    reading(value, differs: exactComparison(of: Request.self))
  }

  /// Adds a function that receives each row that is selected.
  ///
  /// - Returns: The rules.
  public func selecting(_ receive: @escaping (Values.OwningViewModel, Element) -> Void) -> Self {
    selected = receive
    return self
  }
}

extension ListRules {
  /// Returns the values that the steps of `load` read; nil if they read none.
  func request(of values: inout Values) -> Any? { request?(&values) }

  /// Returns whether a request differs from the one that the loaded rows are the answer to.
  func differs(_ request: Any?, from loaded: Any?) -> Bool {
    guard let requestsDiffer, let request, let loaded else { return false }
    return requestsDiffer(loaded, request)
  }
}

/// The runs of a list.
@MainActor
final class ListRuns {
  /// The values that the steps of `load` read for the first page of the loaded rows.
  var loadedRequest: Any?
  /// The removals that can be undone or are being sent, by the identities of the rows.
  private var removals: [AnyHashable: ListRemoval] = [:]

  /// Adds a removal, which replaces an earlier one of the same row.
  func insert(_ removal: ListRemoval, of id: AnyHashable) {
    removals[id]?.run.cancel()
    removals = removals.filter { $0.value.run.outcome == nil }
    removals[id] = removal
  }

  /// Cancels the removal of a row.
  func cancelRemoval(of id: AnyHashable) { removals.removeValue(forKey: id)?.run.cancel() }

  /// Calls the service for the removal of a row at once.
  func completeRemoval(of id: AnyHashable) {
    guard let removal = removals.removeValue(forKey: id) else { return }
    removal.run.cancel()
    removal.send()
  }
}

/// The removal of a row that waits until its period has ended.
@MainActor
struct ListRemoval {
  let run: CommandRun
  /// Calls the service at once, in another run.
  let send: () -> Void
}

/// The status of a loaded list, for a view.
public struct ListStatus<ID: Hashable, Failure: Error> {
  /// The state of the list as a whole.
  public let phase: ListPhase
  /// Whether the first page is loading.
  public let isRefreshing: Bool
  /// Whether the next page is loading.
  public let isLoadingMore: Bool
  /// Whether there are more rows than the loaded ones.
  public let hasMore: Bool
  /// The number of answers that the list has received.
  public let loadCount: Int
  /// The error of the last load, if it failed.
  public let error: Failure?
  /// The localized text of the error.
  public let errorText: String?
  /// The text for a list without rows; nil in other phases.
  public let emptyText: String?
  /// The selected rows.
  public let selection: [ID]
  /// The removals that can be undone.
  public let undoableRemovals: [ID]
  /// The error of the last removal with undo, if the service failed. The next removal clears it.
  public let removalError: (any Error)?
  /// The localized text of ``removalError``.
  public let removalErrorText: String?
  /// A number that distinguishes failures of removals.
  let removalFailureNumber: Int
  /// The number of the last load, which identifies an error.
  let lastLoad: Int

  /// Whether a removal can be undone.
  public var canUndo: Bool { !undoableRemovals.isEmpty }
}

extension ListStatus: Sendable where ID: Sendable {}

extension ListStatus: Equatable {
  /// Returns whether a view would display both alike. A second failure with an equal error counts as a difference.
  public static func == (one: ListStatus, other: ListStatus) -> Bool {
    one.phase == other.phase && one.isRefreshing == other.isRefreshing && one.isLoadingMore == other.isLoadingMore
      && one.hasMore == other.hasMore && one.loadCount == other.loadCount && one.selection == other.selection
      && one.undoableRemovals == other.undoableRemovals && one.removalFailureNumber == other.removalFailureNumber
      && !differs(one.removalErrorText, other.removalErrorText) && (one.error == nil) == (other.error == nil)
      && (one.error == nil || one.lastLoad == other.lastLoad) && !differs(one.errorText, other.errorText)
      && !differs(one.emptyText, other.emptyText)
  }
}

@_spi(Generated) extension LoadedList {
  /// Returns the status for a view.
  ///
  /// - Parameters:
  ///   - visibleCount: The number of rows after filtering.
  ///   - isSearching: Whether the loaded rows are the results of a search.
  ///   - emptyText: The text for a list without rows.
  @MainActor
  public func status(
    visibleCount: Int, isSearching: Bool = false, emptyText: @autoclosure () -> String? = nil,
    in context: DisplayContext
  ) -> ListStatus<Element.ID, Failure> {
    let phase = phase(visibleCount: visibleCount, isSearching: isSearching)
    return ListStatus(
      phase: phase, isRefreshing: loads.refreshStatus.isLoading, isLoadingMore: loads.moreStatus.isLoading,
      hasMore: loads.hasMore, loadCount: loads.answerCount, error: failure,
      errorText: failure.map { context.text(of: $0) },
      emptyText: phase == .empty || phase == .noResults ? emptyText() : nil, selection: selectedIDs,
      undoableRemovals: undoableRemovals, removalError: removalFailure?.error,
      removalErrorText: removalFailure.map { context.text(of: $0.error) },
      removalFailureNumber: removalFailure?.number ?? 0, lastLoad: loads.lastLoad)
  }
}

/// The status of the loads in one direction: refreshing, or loading more rows.
@_spi(Generated) public enum LoadStatus<Failure: Error> {
  /// Nothing is loading.
  case idle
  /// A page is loading.
  case loading
  /// The last load failed. Only a retry or a refresh loads again.
  case failed(Failure)
  /// All rows are loaded.
  case end

  /// Whether a page is loading.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The error of the last load, if it failed.
  public var failure: Failure? {
    if case .failed(let failure) = self { failure } else { nil }
  }

  /// Whether all rows are loaded.
  public var isEnd: Bool {
    if case .end = self { true } else { false }
  }

  var isIdle: Bool {
    if case .idle = self { true } else { false }
  }
}

extension LoadStatus: Sendable {}

/// The state of a list as a whole, for a view.
public enum ListPhase: String, Hashable, Sendable, CaseIterable {
  /// There are no rows, and a page is loading or will load.
  case loading
  /// There are no rows, and all are loaded.
  case empty
  /// There are no rows that match a search or a filter.
  case noResults
  /// There are no rows, because a load failed.
  case failed
  /// There are rows. A page may be loading, and the last load may have failed.
  case content
}
