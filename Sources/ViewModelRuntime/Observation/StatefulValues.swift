/// The values of a stateful view model: one with edits, commands, reactions or streams.
///
/// Only generated code conforms to this protocol.
@MainActor
public protocol StatefulValues: ViewModelValues {
  // These names cannot be names in a schema, since a member of the same name would hide them.
  associatedtype OwningServices = Void

  /// The services of the view model.
  var services: OwningServices { get }

  /// The rules of the drafts and edits. A draft comes before its edits.
  static var edits: [AnyEditRules<Self>] { get }
  /// The reactions to conditions and to changes of values.
  static var reactions: [Reaction<Self>] { get }
  /// The timers.
  static var timers: [RepeatingTimer<Self>] { get }
  /// The streams that the view model follows.
  static var follows: [AnyFollow<Self>] { get }
  /// The rules of the lists that are loaded from a service.
  static var lists: [AnyListRules<Self>] { get }

  /// Handles an error that steps do not catch, according to the error policy of the module.
  ///
  /// - Throws: The error, if the policy does not catch it.
  static func handle(_ error: any Error, in run: CommandSteps<Self>) async throws

  /// Whether formulas or steps read the current date.
  static var readsNow: Bool { get }

  /// Discards derived values after a write, so that they are recomputed when they are read.
  mutating func invalidateDerived()
}

extension StatefulValues {
  /// Throws the error, for a module without an error policy.
  public static func handle(_ error: any Error, in run: CommandSteps<Self>) async throws { throw error }
  /// Empty by default.
  public static var edits: [AnyEditRules<Self>] { [] }
  /// Empty by default.
  public static var reactions: [Reaction<Self>] { [] }
  /// False by default.
  public static var readsNow: Bool { false }
  /// Empty by default.
  public static var timers: [RepeatingTimer<Self>] { [] }
  /// Empty by default.
  public static var follows: [AnyFollow<Self>] { [] }
  /// Empty by default.
  public static var lists: [AnyListRules<Self>] { [] }

  /// Does nothing, for a view model without derived values.
  public mutating func invalidateDerived() {}
}

extension StatefulValues where OwningServices == Void {
  /// Empty by default.
  public var services: Void { () }
}

extension StatefulValues {
  /// Whether a view model runs steps or follows streams without being called.
  static var hasActivities: Bool { !(follows.isEmpty && reactions.isEmpty && timers.isEmpty && lists.isEmpty) }
}
