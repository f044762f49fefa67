public import Observation
import ViewModelContext

/// A generated view model.
///
/// Its displays are derived from its inputs by a dependency graph that is known at compile time. A change recomputes
/// all affected displays and then commits them at once. Observers never see values of two states, and each changed
/// property notifies its observers once.
@MainActor
public protocol ViewModel: AnyObject, Observable {
  /// The inputs and the display context.
  associatedtype Inputs: ViewModelInputs = ContextInputs

  /// The observers of the view model.
  var viewModelObservers: ViewModelObservers<Self> { get }

  /// Makes several changes in one transaction.
  ///
  /// A change without an effect notifies no observer. A change that an observer makes during a commit takes effect
  /// after it.
  ///
  /// - Parameter change: Changes the inputs. If it also writes to the view model directly, it runs again with the newer
  ///   inputs.
  func update(_ change: (inout Inputs) -> Void)

  /// Starts streams and reactions, and runs the steps of `on appear`. Views call it when they appear.
  func appear()

  /// Runs the steps of `on disappear`. Views call it when they disappear.
  func disappear()

  /// Runs the steps of `on foreground`. Views call it when the app enters the foreground.
  func enterForeground()

  /// Runs the steps of `on background`. Views call it when the app enters the background.
  func enterBackground()
}

// View models without reactions to these events.
extension ViewModel {
  /// Starts streams and reactions.
  public func appear() { viewModelObservers.start(self) }
  /// Does nothing.
  public func disappear() {}
  /// Does nothing.
  public func enterForeground() {}
  /// Does nothing.
  public func enterBackground() {}
}

@_spi(Generated) extension ViewModel {
  /// The place of a display with parameters in key paths: observers of the display observe it.
  ///
  /// - Parameter function: The name of the display.
  public subscript(valuesOf function: String) -> Void { () }

  /// Observes a property for `target`; nil without a function that receives its values.
  public func observe<Value, Target: AnyObject>(
    _ property: KeyPath<Self, Value>, for target: Target, _ receive: ((Target, Value) -> Void)?
  ) -> BindingToken? {
    receive.map { observe(property, for: target, $0) }
  }
}

/// The inputs of a view model.
@MainActor
public protocol ViewModelInputs {
  /// The environment of the displays.
  var context: DisplayContext { get set }
}

/// The inputs of a view model that has none of its own.
public struct ContextInputs: ViewModelInputs {
  /// The environment of the displays.
  public var context: DisplayContext

  /// Creates the inputs.
  public init(context: DisplayContext) { self.context = context }
}

extension ViewModel {
  /// The environment of the displays.
  public var context: DisplayContext {
    get { viewModelObservers[contextOf: self] }
    _modify { yield &viewModelObservers[contextOf: self] }
  }

  /// Makes several changes in one transaction.
  public func update(_ change: (inout Inputs) -> Void) { viewModelObservers.update(self, change) }

  /// Calls `receive` with the current value of a property, and with the new value after each commit that changes it.
  ///
  /// - Returns: A token that retains the observation. The view model does not.
  public func observe<Value>(
    _ property: KeyPath<Self, Value>, _ receive: @escaping (Value) -> Void
  ) -> BindingToken {
    viewModelObservers.add(property, of: self) { value in
      receive(value)
      return true
    }
  }

  /// Calls `receive` with `target` and the current value of a property, and with the new value after each commit that
  /// changes it, as long as `target` exists. The observation does not retain `target`.
  ///
  /// - Returns: A token that retains the observation. The view model does not.
  public func observe<Value, Target: AnyObject>(
    _ property: KeyPath<Self, Value>, for target: Target, _ receive: @escaping (Target, Value) -> Void
  ) -> BindingToken {
    viewModelObservers.add(property, of: self) { [weak target] value in
      guard let target else { return false }
      receive(target, value)
      return true
    }
  }
}

/// The values of a view model at one moment: its inputs, and the cached derived values.
///
/// Only generated code conforms to this protocol.
@MainActor
@_spi(Generated) public protocol ViewModelValues {
  // These names cannot be names in a schema, since a member of the same name would hide them.
  associatedtype OwningViewModel: ViewModel
  associatedtype ObservationKeys: ObservationKey

  /// The observable properties in the order of `ObservationKeys`.
  static var observedProperties: ObservedProperties<OwningViewModel> { get }

  /// The properties that depend on the current date.
  static var timedProperties: [ObservationKeys] { get }

  /// The timer for those properties; nil if there are none.
  var timeRefresh: TimeRefresh? { get }

  /// The inputs of the view model.
  var inputs: OwningViewModel.Inputs { get set }

  /// Updates the derived values after the inputs or the stored values have changed, and records the changed properties.
  ///
  /// - Parameter old: The values before the change.
  mutating func updateDerived(from old: Self, _ changes: inout PropertyChanges<ObservationKeys>)

  /// Returns a place for values that are about to be committed.
  static func pendingValues(_ values: consuming Self) -> PendingValues<Self>
}

extension ViewModelValues {
  /// Updates the derived values after the inputs or the stored values have changed.
  ///
  /// - Returns: The changed properties.
  @inlinable
  package mutating func update(from old: Self, _ watched: WatchedProperties) -> PropertySet {
    var changed = PropertyChanges<ObservationKeys>(among: watched)
    updateDerived(from: old, &changed)
    return changed.all
  }
}

@_spi(Generated) extension ViewModelValues {
  // A requirement, because the runtime would look up the type of the place at each commit; generated code knows it.
  @inlinable
  @_spi(Generated) public static func pendingValues(_ values: consuming Self) -> PendingValues<Self> {
    PendingValues(values)
  }

  /// Empty by default.
  @inlinable @_spi(Generated) public static var timedProperties: [ObservationKeys] { [] }
  /// Nil by default.
  @_spi(Generated) public var timeRefresh: TimeRefresh? { nil }
}

/// The observable properties of a view model, numbered from 0.
@_spi(Generated) public protocol ObservationKey: RawRepresentable where RawValue == Int {
  /// The environment of the displays, which each view model has.
  static var context: Self { get }
}

extension LiveContext {
  /// Passes the context to a view model after each change.
  func attach<Owner: ViewModel>(_ viewModel: Owner) {
    follow(as: ObjectIdentifier(viewModel)) { [weak viewModel] context in
      guard let viewModel else { return false }
      viewModel.update { $0.context.adoptSettings(of: context) }
      return true
    }
  }
}
