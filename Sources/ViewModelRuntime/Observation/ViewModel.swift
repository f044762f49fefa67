public import Observation

/// A generated view model.
///
/// Its displays are derived from its inputs by a dependency graph that is known at compile time. A change recomputes
/// all affected displays and then commits them at once. Observers never see values of two states, and each changed
/// property notifies its observers once.
@MainActor
public protocol ViewModel: AnyObject, Observable {
  /// The inputs and the display context.
  associatedtype Inputs: ViewModelInputs

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

/// The inputs of a view model.
@MainActor
public protocol ViewModelInputs {
  /// The environment of the displays.
  var context: DisplayContext { get set }
}

extension ViewModel {
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
