import VmgenSchemaSemantics

/// What a view model stores of a list.
final class ListState {
  /// The rows that have been read, by identity.
  var rows: [Value: ViewModelInstance] = [:]
  var selection: [Value] = []
  var loaded: LoadedRows
  let loads = RunQueue()
  let removals = RunQueue()
  /// The values that the last complete load read.
  var loadedRequest: [Value]?
  var pendingRemovals: [Value: Run] = [:]
  /// Calls the service of a removal at once.
  var removalSteps: [Value: () throws -> Void] = [:]
  var removalError: Value?

  /// - Parameter pageSize: The number of rows in a full page; nil for a list that is loaded as a whole.
  init(_ list: ListMember, pageSize: Int?) {
    loaded = LoadedRows(pageSize: pageSize, prefetch: list.load?.prefetch)
  }
}
