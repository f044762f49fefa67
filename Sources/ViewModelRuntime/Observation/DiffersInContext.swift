extension DisplayContext {
  /// A part of the context that a display can depend on.
  public enum Part: Sendable {
    /// The locale and the localization, which determine texts together.
    case locale
    case calendar, timeZone, now
  }
}

/// Returns whether a part of the context changed. The result is true if that is unknown.
public func differs(_ old: DisplayContext, _ new: DisplayContext, in part: DisplayContext.Part) -> Bool {
  if part == .now { return old.now != new.now }
  guard old.conventions !== new.conventions else { return false }
  return switch part {
  case .locale: true  // Localizations cannot be compared.
  case .calendar: old.calendar != new.calendar
  case .timeZone: old.timeZone != new.timeZone
  case .now: false
  }
}

/// Returns whether anything about the context changed.
public func differs(_ old: DisplayContext, _ new: DisplayContext) -> Bool {
  old.now != new.now || old.conventions !== new.conventions
}
