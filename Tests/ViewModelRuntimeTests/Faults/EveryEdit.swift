import Foundation
@_spi(Generated) import ViewModelRuntime

/// A handwritten view model with an edit of every kind.
@MainActor
final class EveryEdit: ViewModel {
  struct Inputs: ViewModelInputs {
    var model = Model()
    var context: DisplayContext
  }

  struct Model: Equatable {
    var integer: Int = 7
    var age: Int = 7
    var double: Double = 1.5
    var decimal: Decimal = 7
    var text: String = "ada"
    var trimmed: String = "ada"
    var date: Date = DisplayContext.example.now
    var moment: Date = DisplayContext.example.now
    var time: Date = DisplayContext.example.now
    var day: Day = Day.earliest
    var duration: Duration = .seconds(90)
    var website: URL? = URL(string: "https://example.com")
    var token: UUID = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    var mood: Mood = .calm
    var rank: Rank = .first
    var title: Mood = .calm
    var note: String? = nil
    var limit: Int? = nil
    var due: Date? = nil
    var words: [String] = ["a", "b"]
  }

  enum Mood: String, CaseIterable {
    case calm, merry
    case odd = "e\u{301}\u{1F389}"
  }

  enum Rank: Int, CaseIterable {
    case first = 1
    case second = 2
    case last = -1
  }

  private let state: StatefulViewModelState<Values>

  init(context: DisplayContext = .example) {
    state = StatefulViewModelState(Values(inputs: Inputs(context: context)))
  }

  var model: Model {
    get { state[.model, self].inputs.model }
    set { state[self].model = newValue }
  }

  var integer: TextEdit<Int> {
    get { state[.integer, self].integer }
    set { state.edit(self, Values.integerRules, newValue) }
  }

  var age: TextEdit<Int> {
    get { state[.age, self].age }
    set { state.edit(self, Values.ageRules, newValue) }
  }

  var double: TextEdit<Double> {
    get { state[.double, self].double }
    set { state.edit(self, Values.doubleRules, newValue) }
  }

  var decimal: TextEdit<Decimal> {
    get { state[.decimal, self].decimal }
    set { state.edit(self, Values.decimalRules, newValue) }
  }

  var text: TextEdit<String> {
    get { state[.text, self].text }
    set { state.edit(self, Values.textRules, newValue) }
  }

  var trimmed: TextEdit<String> {
    get { state[.trimmed, self].trimmed }
    set { state.edit(self, Values.trimmedRules, newValue) }
  }

  var date: TextEdit<Date> {
    get { state[.date, self].date }
    set { state.edit(self, Values.dateRules, newValue) }
  }

  var moment: TextEdit<Date> {
    get { state[.moment, self].moment }
    set { state.edit(self, Values.momentRules, newValue) }
  }

  var time: TextEdit<Date> {
    get { state[.time, self].time }
    set { state.edit(self, Values.timeRules, newValue) }
  }

  var day: TextEdit<Day> {
    get { state[.day, self].day }
    set { state.edit(self, Values.dayRules, newValue) }
  }

  var duration: TextEdit<Duration> {
    get { state[.duration, self].duration }
    set { state.edit(self, Values.durationRules, newValue) }
  }

  var website: TextEdit<URL?> {
    get { state[.website, self].website }
    set { state.edit(self, Values.websiteRules, newValue) }
  }

  var token: TextEdit<UUID> {
    get { state[.token, self].token }
    set { state.edit(self, Values.tokenRules, newValue) }
  }

  var mood: TextEdit<Mood> {
    get { state[.mood, self].mood }
    set { state.edit(self, Values.moodRules, newValue) }
  }

  var rank: TextEdit<Rank> {
    get { state[.rank, self].rank }
    set { state.edit(self, Values.rankRules, newValue) }
  }

  var title: TextEdit<Mood> {
    get { state[.title, self].title }
    set { state.edit(self, Values.titleRules, newValue) }
  }

  var note: TextEdit<String?> {
    get { state[.note, self].note }
    set { state.edit(self, Values.noteRules, newValue) }
  }

  var limit: TextEdit<Int?> {
    get { state[.limit, self].limit }
    set { state.edit(self, Values.limitRules, newValue) }
  }

  var due: TextEdit<Date?> {
    get { state[.due, self].due }
    set { state.edit(self, Values.dueRules, newValue) }
  }

  var words: TextEdit<[String]> {
    get { state[.words, self].words }
    set { state.edit(self, Values.wordsRules, newValue) }
  }

  var viewModelObservers: ViewModelObservers<EveryEdit> { state }

  private enum Key: Int, ObservationKey {
    case model
    case integer
    case age
    case double
    case decimal
    case text
    case trimmed
    case date
    case moment
    case time
    case day
    case duration
    case website
    case token
    case mood
    case rank
    case title
    case note
    case limit
    case due
    case words, context
  }

  private struct Stored {
    var integer = EditState<Int>()
    var age = EditState<Int>()
    var double = EditState<Double>()
    var decimal = EditState<Decimal>()
    var text = EditState<String>()
    var trimmed = EditState<String>()
    var date = EditState<Date>()
    var moment = EditState<Date>()
    var time = EditState<Date>()
    var day = EditState<Day>()
    var duration = EditState<Duration>()
    var website = EditState<URL?>()
    var token = EditState<UUID>()
    var mood = EditState<Mood>()
    var rank = EditState<Rank>()
    var title = EditState<Mood>()
    var note = EditState<String?>()
    var limit = EditState<Int?>()
    var due = EditState<Date?>()
    var words = EditState<[String]>()
  }

  private struct Values: StatefulValues {
    static let observedProperties = ObservedProperties<EveryEdit>([
      \.model,
      \.integer,
      \.age,
      \.double,
      \.decimal,
      \.text,
      \.trimmed,
      \.date,
      \.moment,
      \.time,
      \.day,
      \.duration,
      \.website,
      \.token,
      \.mood,
      \.rank,
      \.title,
      \.note,
      \.limit,
      \.due,
      \.words, \.context,
    ])

    static let integerRules: TextEditRules<Values, Int> = TextEditRules(
      "integer", .path(\.inputs.model.integer, state: \.stored.integer), as: .integer)
    static let ageRules: TextEditRules<Values, Int> = TextEditRules(
      "age", .path(\.inputs.model.age, state: \.stored.age), as: .integer,
      requirements: [.own({ (0...150).contains($0) }, else: { _ in "Enter an age" })])
    static let doubleRules: TextEditRules<Values, Double> = TextEditRules(
      "double", .path(\.inputs.model.double, state: \.stored.double), as: .double)
    static let decimalRules: TextEditRules<Values, Decimal> = TextEditRules(
      "decimal", .path(\.inputs.model.decimal, state: \.stored.decimal), as: .decimal)
    static let textRules: TextEditRules<Values, String> = TextEditRules(
      "text", .path(\.inputs.model.text, state: \.stored.text), as: .text)
    static let trimmedRules: TextEditRules<Values, String> = TextEditRules(
      "trimmed", .path(\.inputs.model.trimmed, state: \.stored.trimmed), as: .text, trims: true)
    static let dateRules: TextEditRules<Values, Date> = TextEditRules(
      "date", .path(\.inputs.model.date, state: \.stored.date), as: .date)
    static let momentRules: TextEditRules<Values, Date> = TextEditRules(
      "moment", .path(\.inputs.model.moment, state: \.stored.moment), as: .date("yyyy-MM-dd HH:mm"))
    static let timeRules: TextEditRules<Values, Date> = TextEditRules(
      "time", .path(\.inputs.model.time, state: \.stored.time), as: .date("h:mm a"))
    static let dayRules: TextEditRules<Values, Day> = TextEditRules(
      "day", .path(\.inputs.model.day, state: \.stored.day), as: .day)
    static let durationRules: TextEditRules<Values, Duration> = TextEditRules(
      "duration", .path(\.inputs.model.duration, state: \.stored.duration), as: .duration)
    static let websiteRules: TextEditRules<Values, URL?> = TextEditRules(
      "website", .path(\.inputs.model.website, state: \.stored.website), as: .present(.url))
    static let tokenRules: TextEditRules<Values, UUID> = TextEditRules(
      "token", .path(\.inputs.model.token, state: \.stored.token), as: .uuid)
    static let moodRules: TextEditRules<Values, Mood> = TextEditRules(
      "mood", .path(\.inputs.model.mood, state: \.stored.mood), as: .choice)
    static let rankRules: TextEditRules<Values, Rank> = TextEditRules(
      "rank", .path(\.inputs.model.rank, state: \.stored.rank), as: .choice)
    static let titleRules: TextEditRules<Values, Mood> = TextEditRules(
      "title", .path(\.inputs.model.title, state: \.stored.title),
      as: .choice { mood, context in context.text("\(mood.rawValue) mood") })
    static let noteRules: TextEditRules<Values, String?> = TextEditRules(
      "note", .path(\.inputs.model.note, state: \.stored.note), as: .optional(.text))
    static let limitRules: TextEditRules<Values, Int?> = TextEditRules(
      "limit", .path(\.inputs.model.limit, state: \.stored.limit), as: .optional(.integer))
    static let dueRules: TextEditRules<Values, Date?> = TextEditRules(
      "due", .path(\.inputs.model.due, state: \.stored.due), as: .optional(.date("MM/dd/yyyy")))
    static let wordsRules: TextEditRules<Values, [String]> = TextEditRules(
      "words", .path(\.inputs.model.words, state: \.stored.words), as: .words)

    static let edits: [AnyEditRules<Values>] = [
      integerRules,
      ageRules,
      doubleRules,
      decimalRules,
      textRules,
      trimmedRules,
      dateRules,
      momentRules,
      timeRules,
      dayRules,
      durationRules,
      websiteRules,
      tokenRules,
      moodRules,
      rankRules,
      titleRules,
      noteRules,
      limitRules,
      dueRules,
      wordsRules,
    ]

    var inputs: Inputs
    var stored = Stored()

    var integer: TextEdit<Int> { mutating get { Self.integerRules.edit(of: &self) } }
    var age: TextEdit<Int> { mutating get { Self.ageRules.edit(of: &self) } }
    var double: TextEdit<Double> { mutating get { Self.doubleRules.edit(of: &self) } }
    var decimal: TextEdit<Decimal> { mutating get { Self.decimalRules.edit(of: &self) } }
    var text: TextEdit<String> { mutating get { Self.textRules.edit(of: &self) } }
    var trimmed: TextEdit<String> { mutating get { Self.trimmedRules.edit(of: &self) } }
    var date: TextEdit<Date> { mutating get { Self.dateRules.edit(of: &self) } }
    var moment: TextEdit<Date> { mutating get { Self.momentRules.edit(of: &self) } }
    var time: TextEdit<Date> { mutating get { Self.timeRules.edit(of: &self) } }
    var day: TextEdit<Day> { mutating get { Self.dayRules.edit(of: &self) } }
    var duration: TextEdit<Duration> { mutating get { Self.durationRules.edit(of: &self) } }
    var website: TextEdit<URL?> { mutating get { Self.websiteRules.edit(of: &self) } }
    var token: TextEdit<UUID> { mutating get { Self.tokenRules.edit(of: &self) } }
    var mood: TextEdit<Mood> { mutating get { Self.moodRules.edit(of: &self) } }
    var rank: TextEdit<Rank> { mutating get { Self.rankRules.edit(of: &self) } }
    var title: TextEdit<Mood> { mutating get { Self.titleRules.edit(of: &self) } }
    var note: TextEdit<String?> { mutating get { Self.noteRules.edit(of: &self) } }
    var limit: TextEdit<Int?> { mutating get { Self.limitRules.edit(of: &self) } }
    var due: TextEdit<Date?> { mutating get { Self.dueRules.edit(of: &self) } }
    var words: TextEdit<[String]> { mutating get { Self.wordsRules.edit(of: &self) } }

    mutating func updateDerived(from old: Self, _ changes: inout PropertyChanges<Key>) {
      var old = old
      changes.record(.model, if: old.inputs.model != inputs.model)
      changes.record(.integer, if: differs(old.integer, integer))
      changes.record(.age, if: differs(old.age, age))
      changes.record(.double, if: differs(old.double, double))
      changes.record(.decimal, if: differs(old.decimal, decimal))
      changes.record(.text, if: differs(old.text, text))
      changes.record(.trimmed, if: differs(old.trimmed, trimmed))
      changes.record(.date, if: differs(old.date, date))
      changes.record(.moment, if: differs(old.moment, moment))
      changes.record(.time, if: differs(old.time, time))
      changes.record(.day, if: differs(old.day, day))
      changes.record(.duration, if: differs(old.duration, duration))
      changes.record(.website, if: differs(old.website, website))
      changes.record(.token, if: differs(old.token, token))
      changes.record(.mood, if: differs(old.mood, mood))
      changes.record(.rank, if: differs(old.rank, rank))
      changes.record(.title, if: differs(old.title, title))
      changes.record(.note, if: differs(old.note, note))
      changes.record(.limit, if: differs(old.limit, limit))
      changes.record(.due, if: differs(old.due, due))
      changes.record(.words, if: differs(old.words, words))
    }
  }
}

extension TextConversion<[String]> {
  /// A custom conversion: words between commas, at least one.
  static var words: TextConversion {
    TextConversion { words, _ in
      words.joined(separator: ",")
    } parse: { text, _, _ throws(TextProblem) in
      if text.isEmpty { throw .unreadable }
      return text.components(separatedBy: ",")
    }
  }
}
