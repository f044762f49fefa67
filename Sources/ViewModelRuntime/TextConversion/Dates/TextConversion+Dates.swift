public import Foundation

// Dates are read along their pattern and no more: a day or a month may be typed with one digit, a name in full or
// short and in any case, and digits be the reader's, ASCII's or full-width. What the calendar does not have
// (`02/30/2025`), or the clocks skip, is a problem. Parts that the pattern lacks are the old date's; without one,
// those greater than the pattern's are today's and those less are their first.
extension TextConversion<Date> {
  /// A date in an ICU pattern, in the reader's language, calendar and time zone.
  ///
  /// A year is shown with all its digits; `yy` reads years of the old date's century. The pattern may have `G y u M L
  /// d E e c a h H k K m s S X x Z`, of any width that shows which one is meant; with any other field every text is
  /// `unreadable`.
  public static func date(_ pattern: String) -> TextConversion {
    TextConversion { value, context in
      DateEditor.current(pattern, context).text(of: value)
    } parse: { text, old, context throws(TextProblem) in
      try DateEditor.current(pattern, context).date(of: text, keeping: old, now: context.now)
    }
  }

  /// A date in the reader's own short form, with its year in full; its time stays as it is.
  public static var date: TextConversion {
    TextConversion { value, context in
      DateEditor.current(nil, context).text(of: value)
    } parse: { text, old, context throws(TextProblem) in
      try DateEditor.current(nil, context).date(of: text, keeping: old, now: context.now)
    }
  }
}

extension TextConversion<Day> {
  /// A day in an ICU pattern, in the reader's language and calendar: as a date is.
  public static func day(_ pattern: String) -> TextConversion {
    TextConversion { value, context in
      value.text(DateEditor.current(pattern, context, zone: .gmt))
    } parse: { text, old, context throws(TextProblem) in
      try Day(text, old, DateEditor.current(pattern, context, zone: .gmt), context)
    }
  }

  /// A day in the reader's own short form, with its year in full.
  public static var day: TextConversion {
    TextConversion { value, context in
      value.text(DateEditor.current(nil, context, zone: .gmt))
    } parse: { text, old, context throws(TextProblem) in
      try Day(text, old, DateEditor.current(nil, context, zone: .gmt), context)
    }
  }
}

extension DateEditor {
  /// This thread's, for a pattern or the reader's own short form.
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
