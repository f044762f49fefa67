/// A view model's values, and how a change to them is committed.
@MainActor
public final class ViewModelState<Values: ViewModelValues> {
  public typealias Owner = Values.OwningViewModel

  /// What every reader sees.
  public private(set) var values: Values
  private var existingObservers: ViewModelObservers<Owner>?
  /// What writers build upon while a commit is under way: at most one.
  private var pending: [Values] = []
  /// Counts the writes, so that a writer learns of others.
  private var writes: UInt32 = 0
  private var isCommitting = false

  public init(_ values: Values) { self.values = values }

  /// Made when something first reads or binds a property: a row that nobody looks at has none.
  public var observers: ViewModelObservers<Owner> {
    if let existingObservers { return existingObservers }
    let observers = ViewModelObservers(Values.observedProperties)
    existingObservers = observers
    return observers
  }

  /// The values, for the getter of a property: that it is read is noted, and what it derives is kept.
  public subscript(key: Values.ObservationKeys, owner: Owner) -> Values {
    get {
      observers.access(key.rawValue, of: owner)
      return values
    }
    _modify {
      observers.access(key.rawValue, of: owner)
      yield &values
    }
  }

  /// ``ViewModel/update(_:)``
  public func update(_ owner: Owner, _ change: (inout Owner.Inputs) -> Void) {
    submit(changed(change), of: owner)
  }

  /// The inputs, to be written in place: `viewModel.person.firstName = "Ada"` builds upon the newest person, which while
  /// a commit is under way no reader sees yet.
  public subscript(owner: Owner) -> Owner.Inputs {
    get { values.inputs }
    _modify {
      let mark = writes
      var next = newest
      yield &next.inputs
      if writes != mark { ViewModelFault.report(.conflictingUpdates(viewModel: "\(Owner.self)", attempts: 1)) }
      submit(next, of: owner)
    }
  }

  /// What writers build upon.
  private var newest: Values { pending.last ?? values }

  /// The newest values with `change` made to them. Where it writes to the view model itself, it starts over on what
  /// that gave: neither change is lost.
  private func changed(_ change: (inout Owner.Inputs) -> Void) -> Values {
    for _ in 1..<Limit.attempts {
      let mark = writes
      var next = newest
      change(&next.inputs)
      if writes == mark { return next }
    }
    ViewModelFault.report(.conflictingUpdates(viewModel: "\(Owner.self)", attempts: Limit.attempts))
    var next = newest
    change(&next.inputs)
    return next
  }

  private func submit(_ next: Values, of owner: Owner) {
    writes &+= 1
    guard !isCommitting else {
      pending = [next]
      return
    }
    guard let existingObservers else {
      // Nothing was ever read, so there is nothing to bring up to date and nobody to tell.
      values = next
      return
    }
    isCommitting = true
    commitRounds(next, of: owner, existingObservers)
    isCommitting = false
  }

  /// Commits, and then what observers changed meanwhile, until they change nothing any more.
  private func commitRounds(_ first: Values, of owner: Owner, _ observers: ViewModelObservers<Owner>) {
    var next = first
    var changedLately = PropertySet()
    for round in 1...Limit.rounds {
      let mark = writes
      let changed = commit(next, of: owner, observers)
      if round > Limit.rounds / 2 { changedLately.formUnion(changed) }
      guard writes != mark, let written = pending.last else {
        pending = []
        return
      }
      pending = []
      next = written
    }
    ViewModelFault.report(
      .endlessUpdates(
        viewModel: "\(Owner.self)", properties: Self.names(of: changedLately), rounds: Limit.rounds))
  }

  /// Computes all that is new, announces it, stores it, and tells.
  private func commit(_ written: Values, of owner: Owner, _ observers: ViewModelObservers<Owner>) -> PropertySet {
    let mark = writes
    var next = written
    var changed = next.settle(from: values, watched: KeySet(observers.watched)).properties
    let announced = announce(&changed, &next, of: owner, observers)
    values = next
    if writes == mark { pending = [] }
    guard !changed.isEmpty else { return changed }
    if !announced.isEmpty { observers.didSet(announced, of: owner) }
    observers.deliver(changed, of: owner)
    return changed
  }

  /// Tells Observation what is about to change, while every reader still sees the old values.
  ///
  /// An observer may read, for the first time, a property that changes as well: it is told of that too.
  private func announce(
    _ changed: inout PropertySet, _ next: inout Values, of owner: Owner, _ observers: ViewModelObservers<Owner>
  ) -> PropertySet {
    var announced = PropertySet()
    while true {
      let news = changed.intersection(observers.tracked).subtracting(announced)
      guard !news.isEmpty else { return announced }
      if pending.isEmpty { pending = [next] }
      let watched = observers.watched
      observers.willSet(news, of: owner)
      announced.formUnion(news)
      if observers.watched != watched {
        changed.formUnion(next.settle(from: values, watched: KeySet(observers.watched)).properties)
      }
    }
  }

  private static func names(of properties: PropertySet) -> [String] {
    var names: [String] = []
    properties.visit { index in
      if let key = Values.ObservationKeys(rawValue: index) { names.append("\(key)") }
    }
    return names
  }
}

/// How often observers may answer a change with another before it is taken for a loop.
private enum Limit {
  static let rounds = 100
  static let attempts = 100
}
