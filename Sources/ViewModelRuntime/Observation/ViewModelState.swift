/// A view model's values, and how a change to them is committed.
@MainActor
public class ViewModelState<Values: ViewModelValues>: ViewModelObservers<Values.OwningViewModel> {
  public typealias Owner = Values.OwningViewModel

  @usableFromInline final var current: Values

  @inlinable
  public init(_ values: Values) {
    current = values
    super.init()
  }

  /// What every reader sees.
  @inlinable public final var values: Values { current }

  @usableFromInline
  override final var properties: ObservedProperties<Owner> { Values.observedProperties }

  /// Tells Observation that a property is read.
  @inlinable
  final func access(_ key: Values.ObservationKeys, of owner: Owner) {
    watched.insert(key.rawValue)
    guard !isReadingForBinding else { return }
    Values.observedProperties.all[key.rawValue].access(owner, registrar ?? startTracking())
  }

  /// The values, for the getter of a property: that it is read is noted, and what it derives is kept.
  @inlinable
  public final subscript(key: Values.ObservationKeys, owner: Owner) -> Values {
    get {
      access(key, of: owner)
      return current
    }
    _modify {
      access(key, of: owner)
      yield &current
    }
  }

  /// ``ViewModel/update(_:)``
  public final func update(_ owner: Owner, _ change: (inout Owner.Inputs) -> Void) {
    submit(changed { change(&$0.inputs) }, of: owner)
  }

  /// Makes several changes to the values as one: to what the view model is given and to what it keeps. What was derived from
  /// them is brought up to date when they are committed; `change` has no need to write it.
  public final func change(_ owner: Owner, _ change: (inout Values) -> Void) {
    submit(changed(change), of: owner)
  }

  /// The inputs, to be written in place: `viewModel.person.firstName = "Ada"` builds upon the newest person, which while
  /// a commit is under way no reader sees yet.
  @inlinable
  public final subscript(owner: Owner) -> Owner.Inputs {
    get { current.inputs }
    _modify {
      let mark = writes
      var next = newest
      yield &next.inputs
      if writes != mark { reportConflict(attempts: 1) }
      submit(next, of: owner)
    }
  }

  /// What writers build upon.
  @inlinable final var newest: Values { isCommitting ? pending ?? current : current }

  /// What was written while a commit is under way, or is about to be committed: what writers build upon.
  @usableFromInline final var pending: Values? {
    get { PendingWrites.values[ObjectIdentifier(self)] as? Values }
    set { PendingWrites.values[ObjectIdentifier(self)] = newValue }
  }

  /// The newest values with `change` made to them. Where it writes to the view model itself, it starts over on what
  /// that gave: neither change is lost.
  final func changed(_ change: (inout Values) -> Void) -> Values {
    for _ in 1..<Limit.attempts {
      let mark = writes
      var next = newest
      change(&next)
      if writes == mark { return next }
    }
    reportConflict(attempts: Limit.attempts)
    var next = newest
    change(&next)
    return next
  }

  @inlinable
  final func submit(_ next: Values, of owner: Owner) {
    writes &+= 1
    guard !isCommitting else {
      pending = next
      return
    }
    guard !areNone else {
      // There is nothing to bring up to date and nobody to tell.
      current = next
      return
    }
    isCommitting = true
    commitRounds(next, of: owner)
    isCommitting = false
    if isLiving { didCommit(owner) }
  }

  /// What a view model that acts puts right about values before they are committed.
  func reconcile(_ values: inout Values) {}

  /// What a view model that acts does about what was committed.
  @usableFromInline
  func didCommit(_ owner: Owner) {}

  /// Commits, and then what observers changed meanwhile, until they change nothing any more.
  @usableFromInline
  final func commitRounds(_ first: Values, of owner: Owner) {
    var next = first
    var changedLately = PropertySet()
    for round in 1...Limit.rounds {
      let mark = writes
      let changed = commit(next, of: owner)
      if round > Limit.rounds / 2 { changedLately.formUnion(changed) }
      guard writes != mark, let written = pending else { return }
      pending = nil
      next = written
    }
    reportEndlessUpdates(of: changedLately)
  }

  /// Computes all that is new, announces it, stores it, and tells.
  final func commit(_ written: Values, of owner: Owner) -> PropertySet {
    let mark = writes
    var next = written
    if isLiving { reconcile(&next) }
    var changed = next.settle(from: current, watched: WatchedKeys(watched)).properties
    let announced = announce(&changed, &next, of: owner)
    current = next
    guard !changed.isEmpty else { return changed }
    if !announced.isEmpty {
      if writes == mark { pending = nil }
      didSet(announced, of: owner)
    }
    deliver(changed, of: owner)
    return changed
  }

  /// Tells Observation what is about to change, while every reader still sees the old values.
  ///
  /// An observer may read, for the first time, a property that changes as well: it is told of that too.
  final func announce(
    _ changed: inout PropertySet, _ next: inout Values, of owner: Owner
  ) -> PropertySet {
    guard case .some = registrar else { return PropertySet() }
    var announced = PropertySet()
    while true {
      let news = watched.members(of: changed).subtracting(announced)
      guard !news.isEmpty else { return announced }
      if pending == nil { pending = next }
      let watchedBefore = watched
      willSet(news, of: owner)
      announced.formUnion(news)
      if watched != watchedBefore || watched.isCoarse {
        changed.formUnion(next.settle(from: current, watched: WatchedKeys(watched)).properties)
      }
    }
  }

  @usableFromInline
  final func reportConflict(attempts: Int) {
    ViewModelFault.report(.conflictingUpdates(viewModel: "\(Owner.self)", attempts: attempts))
  }

  private final func reportEndlessUpdates(of properties: PropertySet) {
    var names: [String] = []
    properties.visit { index in
      if let key = Values.ObservationKeys(rawValue: index) { names.append("\(key)") }
    }
    ViewModelFault.report(
      .endlessUpdates(viewModel: "\(Owner.self)", properties: names, rounds: Limit.rounds))
    // What is told of it may have written, too: that would be built upon by writes of a later commit.
    pending = nil
  }
}

/// The values that wait for a commit to be through, by their state. Few ever do: a place for them in each state would cost
/// every row.
@MainActor
enum PendingWrites {
  static var values: [ObjectIdentifier: Any] = [:]
}

/// How often observers may answer a change with another before it is taken for a loop.
enum Limit {
  static let rounds = 100
  static let attempts = 100
  /// How often a command may begin itself anew, or within itself, before it is taken for a loop.
  static let repeats = 10_000
  static let depth = 100
}
