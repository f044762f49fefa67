public import Foundation

extension DisplayContext {
  /// Returns the context with other parts, by identifier: `.example.with(locale: "fr_FR", timeZone: "Europe/Paris")`.
  ///
  /// An unknown time zone or calendar changes nothing.
  public func with(
    locale: String? = nil, calendar: String? = nil, timeZone: String? = nil, now: Date? = nil
  ) -> DisplayContext {
    var context = self
    if let locale { context.locale = Locale(identifier: locale) }
    if let calendar, let identifier = Self.calendars[calendar] { context.calendar = Calendar(identifier: identifier) }
    if let timeZone, let zone = TimeZone(identifier: timeZone) { context.timeZone = zone }
    if let now {
      context.now = now
      // The clock of the device keeps its date; the other clocks belong to the context.
      if clock is FixedClock { context.clock = FixedClock(now) }
      if clock is ManualClock { context.clock = ManualClock(now) }
    }
    return context
  }

  /// Returns the context with another clock, and with that clock's current date, which observed displays follow.
  @MainActor
  public func with(clock: any ViewModelClock) -> DisplayContext {
    var context = self
    context.clock = clock
    context.now = clock.now
    return context
  }

  /// Returns the context with another current date, and sets its manual clock to that date.
  @MainActor
  public func settingClock(to now: Date) -> DisplayContext {
    var context = self
    context.now = now
    (clock as? ManualClock)?.set(to: now)
    return context
  }

  /// Returns the context after its manual clock was given the next identifier of `UUID()`.
  @MainActor
  public func settingNextID(to id: UUID) -> DisplayContext {
    (clock as? ManualClock)?.setNextID(to: id)
    return self
  }

  private static let calendars: [String: Calendar.Identifier] = [
    "gregorian": .gregorian, "iso8601": .iso8601, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic,
    "ethiopicAmeteMihret": .ethiopicAmeteMihret, "ethiopicAmeteAlem": .ethiopicAmeteAlem, "hebrew": .hebrew,
    "indian": .indian, "islamic": .islamic, "islamicCivil": .islamicCivil, "islamicTabular": .islamicTabular,
    "islamicUmmAlQura": .islamicUmmAlQura, "japanese": .japanese, "persian": .persian,
    "republicOfChina": .republicOfChina,
  ]
}
