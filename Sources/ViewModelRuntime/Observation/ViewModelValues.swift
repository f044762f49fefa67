/// The values of a view model at one moment: its inputs, and the cached derived values.
///
/// Only generated code conforms to this protocol.
@MainActor
public protocol ViewModelValues {
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

  /// Updates the derived values after the inputs or the stored values have changed.
  ///
  /// - Parameters:
  ///   - old: The values before the change.
  ///   - watched: The properties that have ever been read or bound. Other properties need no comparison.
  /// - Returns: The changed properties.
  mutating func updateDerived(from old: Self, watched: WatchedKeys<ObservationKeys>) -> KeySet<ObservationKeys>
}

extension ViewModelValues {
  /// Empty by default.
  @inlinable public static var timedProperties: [ObservationKeys] { [] }
  /// Nil by default.
  public var timeRefresh: TimeRefresh? { nil }
}

/// The observable properties of a view model, numbered from 0.
public protocol ObservationKey: RawRepresentable where RawValue == Int {}
