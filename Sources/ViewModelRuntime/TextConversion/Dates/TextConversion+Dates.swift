public import Foundation

// Dates are parsed with their pattern. A day or month may have one digit, and a name may be full or abbreviated, in any
// case. Digits may be those of the locale, ASCII or full-width. A date that does not exist (`02/30/2025`), and a time
// that the clocks skip, is a problem. Fields that the pattern lacks come from the old date; without one, fields greater
// than those of the pattern come from the current date, and smaller ones are the first.
extension TextConversion<Date> {
  /// Returns the conversion of a date in an ICU pattern, in the context's language, calendar and time zone.
  ///
  /// A year is displayed with all its digits; `yy` parses years of the old date's century. The pattern may contain `G y
  /// u M L d E e c a h H k K m s S X x Z` in any unambiguous width. With any other field, each text is `unreadable`.
  public static func date(_ pattern: String) -> TextConversion {
    TextConversion { value, context in
      DateEditor.current(pattern, context).text(of: value)
    } parse: { text, old, context throws(TextProblem) in
      try DateEditor.current(pattern, context).date(of: text, keeping: old, now: context.now)
    }
  }

  /// The conversion of a date in the short format of the locale with a full year. The time of day is kept.
  public static var date: TextConversion {
    TextConversion { value, context in
      DateEditor.current(nil, context).text(of: value)
    } parse: { text, old, context throws(TextProblem) in
      try DateEditor.current(nil, context).date(of: text, keeping: old, now: context.now)
    }
  }
}

extension TextConversion<Day> {
  /// Returns the conversion of a day in an ICU pattern, in the context's language and calendar.
  public static func day(_ pattern: String) -> TextConversion {
    TextConversion { value, context in
      value.text(DateEditor.current(pattern, context, zone: .gmt))
    } parse: { text, old, context throws(TextProblem) in
      try Day(text, old, DateEditor.current(pattern, context, zone: .gmt), context)
    }
  }

  /// The conversion of a day in the short format of the locale with a full year.
  public static var day: TextConversion {
    TextConversion { value, context in
      value.text(DateEditor.current(nil, context, zone: .gmt))
    } parse: { text, old, context throws(TextProblem) in
      try Day(text, old, DateEditor.current(nil, context, zone: .gmt), context)
    }
  }
}

extension DateEditor {
  /// Returns the editor of the current thread for a pattern, or for the short format of the locale.
  fileprivate static func current(_ pattern: String?, _ context: DisplayContext, zone: TimeZone? = nil) -> DateEditor {
    FormatterCache.current.dateEditor(pattern, context.conventions.formats, zone: zone)
  }
}

extension Day {
  fileprivate func text(_ editor: DateEditor) -> String {
    editor.text(of: EditedCalendar.noon(of: number))
  }

  fileprivate init(
    _ text: String, _ old: Day?, _ editor: DateEditor, _ context: DisplayContext
  ) throws(TextProblem) {
    let today = Day(context.now, in: context)
    let date = try editor.date(
      of: text, keeping: old.map { EditedCalendar.noon(of: $0.number) }, now: EditedCalendar.noon(of: today.number))
    self.init(clamping: Int((date.timeIntervalSince1970 / 86_400).rounded(.down)))
  }
}
