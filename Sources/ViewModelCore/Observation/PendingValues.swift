import ViewModelContext

/// The values that Observation is notified of, for writes of its observers, which change the newest values.
///
/// They are on the stack of the commit: an object for each commit would take more time than the notification.
@usableFromInline
struct AnnouncedValues {
  /// The notification that began last.
  @MainActor
  @exclusivity(unchecked)
  @usableFromInline static var innermost: UnsafeMutablePointer<AnnouncedValues>?

  private let state: ObjectIdentifier
  private let values: UnsafeRawPointer
  private let outer: UnsafeMutablePointer<AnnouncedValues>?

  @usableFromInline
  init(_ state: ObjectIdentifier, _ values: UnsafeRawPointer, _ outer: UnsafeMutablePointer<AnnouncedValues>?) {
    (self.state, self.values, self.outer) = (state, values, outer)
  }

  /// Returns the values of a state; nil if Observation is not notified of them.
  @MainActor
  static func find<Values>(_ state: ViewModelState<Values>) -> Values? {
    var next = innermost
    while let announcement = next?.pointee {
      if announcement.state == ObjectIdentifier(state) { return announcement.values.load(as: Values.self) }
      next = announcement.outer
    }
    return nil
  }
}

/// The values of a state that were written during a commit, or that are about to be committed.
///
/// They are rare, and a property of each state would use memory in every row, so they are in a list.
@_spi(Generated) public final class PendingValues<Values: ViewModelValues>: PendingWrite {
  // Each access ends at once.
  @exclusivity(unchecked)
  @usableFromInline final var values: Values

  @inlinable
  init(_ values: consuming Values) {
    self.values = values
    super.init()
  }
}

/// The values of one state that is committing.
@MainActor
@_spi(Generated) public class PendingWrite {
  /// The pending write that began last.
  @exclusivity(unchecked)
  private static var newest: PendingWrite?

  /// Whether no state is committing.
  static var areNone: Bool { newest == nil }

  private var state: ObjectIdentifier?
  private var older: PendingWrite?

  @usableFromInline
  init() {}

  /// Returns the pending write of a state.
  static func find(_ state: AnyObject) -> PendingWrite? {
    var next = newest
    while let write = next {
      if write.state == ObjectIdentifier(state) { return write }
      next = write.older
    }
    return nil
  }

  func begin(of state: AnyObject) {
    self.state = ObjectIdentifier(state)
    older = Self.newest
    Self.newest = self
  }

  /// Removes the values: they are committed, or refused.
  func end() {
    guard let newest = Self.newest else { return }
    if newest === self { Self.newest = older } else { newest.remove(self) }
    (state, older) = (nil, nil)
  }

  private func remove(_ write: PendingWrite) {
    var next: PendingWrite? = self
    while let newer = next {
      if newer.older === write { newer.older = write.older }
      next = newer.older
    }
  }
}
