extension DisplayContext {
  /// A part that a display can read.
  public enum Part: Sendable {
    /// The localisation door goes with it: both decide what a text says.
    case locale
    case calendar, timeZone, now
  }
}

/// Whether a part of the context changed. Where that cannot be told, it counts as changed.
public func differs(_ old: DisplayContext, _ new: DisplayContext, in part: DisplayContext.Part) -> Bool {
  if part == .now { return old.now != new.now }
  guard old.conventions !== new.conventions else { return false }
  return switch part {
  case .locale: true  // Doors cannot be compared.
  case .calendar: old.calendar != new.calendar
  case .timeZone: old.timeZone != new.timeZone
  case .now: false
  }
}

/// Whether anything about the context changed.
public func differs(_ old: DisplayContext, _ new: DisplayContext) -> Bool {
  old.now != new.now || old.conventions !== new.conventions
}
