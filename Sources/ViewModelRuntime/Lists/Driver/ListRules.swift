/// The rules of a list of any type that is loaded from a service.
@MainActor
public class AnyListRules<Values: StatefulValues> {
  init() {}

  /// Loads the first page.
  func start(in state: StatefulViewModelState<Values>, of owner: Values.OwningViewModel) {}
}

/// The rules of a list that is loaded from a service:
/// `load pages of 30 { page in try await github.repositories(page: page.number) }`. Generated code declares them for each
/// list.
public final class ListRules<Values: StatefulValues, Element: Identifiable, Cursor, Failure: Error>:
  AnyListRules<Values>
{
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
    loadRules.writesPendingEdits = false
    removalRules = CommandRules("remove \(name)", policy: .parallel)
  }

  /// Adds a function that receives each row that is selected.
  ///
  /// - Returns: The rules.
  public func selecting(_ receive: @escaping (Values.OwningViewModel, Element) -> Void) -> Self {
    selected = receive
    return self
  }

  override func start(in state: StatefulViewModelState<Values>, of owner: Values.OwningViewModel) {
    if state.read({ $0[keyPath: self.list].loads.lastLoad == 0 }) { state.refresh(owner, self) }
  }
}

/// The runs of a list.
@MainActor
final class ListRuns {
  /// The removals that can be undone or are being sent, by the identities of the rows.
  var removals: [AnyHashable: CommandRun] = [:]

  /// Adds a removal, which replaces an earlier one of the same row.
  func insert(removal run: CommandRun, of id: AnyHashable) {
    removals[id]?.cancel()
    removals = removals.filter { $0.value.outcome == nil }
    removals[id] = run
  }
}
