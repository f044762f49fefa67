@_spi(Generated) import ViewModelRuntime

extension ViewModelGraph {
  /// A list whose rows are verified.
  @MainActor
  public struct List {
    let name: String
    /// Returns the first rows.
    let rows: (Owner) -> [VerifiedRow]
    /// Returns the identities of all elements, including those that a filter hides.
    let elements: (Owner) -> Set<AnyHashable>
    /// Returns the sections with the identities of their rows.
    let order: (Owner) -> [[AnyHashable]]
    let bind: (Owner, @escaping () -> Void) -> BindingToken
    /// The functions of a list that is loaded; nil for a list over a collection.
    let loads: Loads?

    /// The functions of a list that is loaded.
    @MainActor
    struct Loads {
      let refresh: (Owner) -> Void
      let isRefreshing: (Owner) -> Bool
      let hasFailed: (Owner) -> Bool
      let removeFirst: (Owner) -> Void
    }

    /// Creates the verification of a list over a collection.
    ///
    /// - Parameter rows: The displays of a row.
    public init<Rows: RowCollection>(
      _ name: String, _ list: KeyPath<Owner, Rows>, rows: [ViewModelGraph<Rows.Row>.Display]
    ) { self.init(name, list, rows, nil) }

    /// Creates the verification of a list that is loaded from a service.
    ///
    /// - Parameter rows: The displays of a row.
    public init<Element, Row, Failure>(
      _ name: String, _ list: KeyPath<Owner, LoadedRowList<Element, Row, Failure>>, rows: [ViewModelGraph<Row>.Display]
    ) {
      self.init(
        name, list, rows,
        Loads(
          refresh: { _ = $0[keyPath: list].refresh() as CommandRun }, isRefreshing: { $0[keyPath: list].isRefreshing },
          hasFailed: { $0[keyPath: list].error != nil },
          removeFirst: { owner in
            let list = owner[keyPath: list]
            if let first = list.items.first { list.remove(first.id) }
          }))
    }

    private init<Rows: RowCollection>(
      _ name: String, _ list: KeyPath<Owner, Rows>, _ displays: [ViewModelGraph<Rows.Row>.Display], _ loads: Loads?
    ) {
      self.name = name
      bind = { owner, receive in owner.observe(list) { _ in receive() } }
      self.loads = loads
      rows = { owner in
        owner[keyPath: list].prefix(VerifiedRow.limit).map { VerifiedRow($0.id, $0.viewModel, displays) }
      }
      elements = { owner in Set(owner[keyPath: list].content.all.map { AnyHashable($0.id) }) }
      order = { owner in
        let content = owner[keyPath: list].content
        return content.sections.map { section in
          [AnyHashable(section.title)] + content[section].map { AnyHashable($0.id) }
        }
      }
    }
  }
}

/// A row of a list with its displays.
@MainActor
struct VerifiedRow {
  /// The number of rows of a list that are verified.
  static let limit = 20

  let id: AnyHashable
  let viewModel: AnyObject
  /// Whether the row has state or tasks of its own.
  let isStateful: Bool
  let hasEnded: () -> Bool
  let displays: [Display]

  /// A display of a row.
  @MainActor
  struct Display {
    let name: String
    let describe: () -> String
    let record: ObservedStates.Record
    /// Returns whether the display of another row has a different value. The row is of the same type.
    let differs: (VerifiedRow) -> Bool
    let bind: (@escaping () -> Void) -> BindingToken
  }

  init<Row: ViewModel>(_ id: AnyHashable, _ row: Row, _ displays: [ViewModelGraph<Row>.Display]) {
    self.id = id
    viewModel = row
    isStateful = row.viewModelObservers.isStateful
    hasEnded = { row.viewModelObservers.hasEnded }
    self.displays = displays.map { display in
      Display(
        name: display.name, describe: { display.describe(row) }, record: { display.record(row) },
        differs: { other in (other.viewModel as? Row).map { display.differs(row, $0) } ?? true },
        bind: { display.bind(row, $0) })
    }
  }
}
