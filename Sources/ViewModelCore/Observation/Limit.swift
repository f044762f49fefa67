import ViewModelContext

/// The number of times that observers may change a view model in response to a change, before that is treated as an
/// endless loop.
package enum Limit {
  package static let rounds = 100
  static let attempts = 100
  /// The number of times that a command may run itself, or nest, before that is treated as an endless loop.
  package static let repeats = 10_000
  package static let depth = 100
  /// The number of pages without a new row, in sequence, after which a service is treated as endless.
  package static let repeatedPages = 3
  /// The number of pages, in sequence, that a list loads although all their rows are hidden by a filter.
  package static let idlePages = 10
}
