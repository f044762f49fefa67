/// The status of the loads in one direction: refreshing, or loading more rows.
public enum LoadStatus<Failure: Error> {
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
