public import Observation

/// What every generated view model is.
///
/// Its displays are derived from its inputs by a graph that is known when it is generated. A change computes all that
/// it affects, then commits it at once: no reader sees some values of before and some of after, and each property that
/// comes out different notifies once.
@MainActor
public protocol ViewModel: AnyObject, Observable {
  /// What the view model is given: its inputs and the display context.
  associatedtype Inputs: ViewModelInputs

  /// Who watches this view model.
  var viewModelObservers: ViewModelObservers<Self> { get }

  /// Makes several changes as one.
  ///
  /// Of a change that leaves everything as it was, nobody hears. A change made by an observer while another is being
  /// committed waits until that one is through.
  ///
  /// - Parameter change: alters the inputs. It runs again on newer inputs where it itself writes to the view model.
  func update(_ change: (inout Inputs) -> Void)
}

/// What a view model is given.
@MainActor
public protocol ViewModelInputs {
  /// What its displays read of the world around them.
  var context: DisplayContext { get set }
}

extension ViewModel {
  /// Calls `receive` with the property's value now, and after each commit that changes it.
  ///
  /// - Returns: what keeps the observation alive. The view model does not.
  public func observe<Value>(
    _ property: KeyPath<Self, Value>, _ receive: @escaping (Value) -> Void
  ) -> BindingToken {
    viewModelObservers.add(property, of: self) { value in
      receive(value)
      return true
    }
  }

  /// Calls `receive` with `target` and the property's value now, and after each commit that changes it, for as long as
  /// `target` lives; `target` is not kept alive.
  ///
  /// - Returns: what keeps the observation alive. The view model does not.
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
