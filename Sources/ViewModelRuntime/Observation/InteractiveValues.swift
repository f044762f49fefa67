/// The values of a view model that acts: one with edits, commands, reactions or streams that it follows.
///
/// Generated code conforms; nothing else need.
@MainActor
public protocol InteractiveValues: ViewModelValues {
  // Names that no schema has: a model's would be hidden by them.
  associatedtype OwningServices = Void

  /// The services that the view model was given.
  var services: OwningServices { get }

  /// The view model's drafts and edits; a draft stands before the edits of it.
  static var edits: [AnyEditRules<Self>] { get }
  /// What it does once a condition becomes true.
  static var reactions: [Reaction<Self>] { get }
  /// The streams that it follows.
  static var follows: [AnyFollow<Self>] { get }

  /// Lets go of what was derived, so that what is read next is derived anew: of values that were written to since.
  mutating func invalidateDerived()
}

extension InteractiveValues {
  /// None.
  public static var edits: [AnyEditRules<Self>] { [] }
  /// None.
  public static var reactions: [Reaction<Self>] { [] }
  /// None.
  public static var follows: [AnyFollow<Self>] { [] }

  /// Where nothing is derived.
  public mutating func invalidateDerived() {}
}

extension InteractiveValues where OwningServices == Void {
  /// None.
  public var services: Void { () }
}
