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
      && one.hasMore == other.hasMore && one.selection == other.selection
      && one.undoableRemovals == other.undoableRemovals && one.removalFailureNumber == other.removalFailureNumber
      && !differs(one.removalErrorText, other.removalErrorText) && (one.error == nil) == (other.error == nil)
      && (one.error == nil || one.lastLoad == other.lastLoad) && !differs(one.errorText, other.errorText)
      && !differs(one.emptyText, other.emptyText)
  }
}

extension LoadedList {
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
      hasMore: loads.hasMore, error: failure, errorText: failure.map { context.text(of: $0) },
      emptyText: phase == .empty || phase == .noResults ? emptyText() : nil, selection: selectedIDs,
      undoableRemovals: undoableRemovals, removalError: removalFailure?.error,
      removalErrorText: removalFailure.map { context.text(of: $0.error) },
      removalFailureNumber: removalFailure?.number ?? 0, lastLoad: loads.lastLoad)
  }
}
