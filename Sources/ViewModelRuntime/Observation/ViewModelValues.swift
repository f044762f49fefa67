/// Everything that a view model holds at one moment: its inputs, and what was derived from them so far.
///
/// Generated code conforms; nothing else need.
@MainActor
public protocol ViewModelValues {
  // Names that no schema has: a model's would be hidden by them.
  associatedtype OwningViewModel: ViewModel
  associatedtype ObservationKeys: ObservationKey

  /// The properties that can be observed, in the order of `ObservationKeys`.
  static var observedProperties: ObservedProperties<OwningViewModel> { get }

  /// What the view model was given.
  var inputs: OwningViewModel.Inputs { get set }

  /// Brings what was derived from `old` up to date with inputs that changed since.
  ///
  /// - Parameter watched: the properties that anything has read or bound; no other need be compared.
  /// - Returns: the properties that came out different.
  mutating func updateDerived(from old: Self, watched: WatchedKeys<ObservationKeys>) -> KeySet<ObservationKeys>
}

/// Names a view model's observable properties, counted from 0.
public protocol ObservationKey: RawRepresentable where RawValue == Int {}
