/// A view model's values, and how a change to them is committed.
@MainActor
public class ViewModelState<Values: ViewModelValues>: ViewModelObservers<Values.OwningViewModel> {
  /// The view model.
  public typealias Owner = Values.OwningViewModel

  @usableFromInline final var current: Values

  /// - Parameter values: of a view model that nobody watches yet.
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
    track(Values.observedProperties.all[key.rawValue], of: owner)
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
  final func submit(_ next: consuming Values, of owner: Owner) {
    writes &+= 1
    guard !isCommitting else {
      pending = consume next
      return
    }
    guard !areNone else {
      // There is nothing to bring up to date and nobody to tell.
      current = consume next
      return
    }
    isCommitting = true
    commitRounds(consume next, of: owner)
    isCommitting = false
    if isInteractive { didCommit(owner) }
  }

  /// What a view model that acts puts right about values before they are committed.
  func reconcile(_ values: inout Values) {}

  /// What a view model that acts does about what was committed.
  @usableFromInline
  func didCommit(_ owner: Owner) {}

  @usableFromInline
  final func reportConflict(attempts: Int) {
    ViewModelFault.report(.conflictingUpdates(viewModel: "\(Owner.self)", attempts: attempts))
  }
}
