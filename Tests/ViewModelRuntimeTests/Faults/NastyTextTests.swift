import Testing
@_spi(Generated) import ViewModelRuntime

/// Invalid, empty, huge, emoji and combining text in every kind of edit.
@MainActor
struct NastyTextTests {
  @Test(arguments: ["en_US", "fr_FR", "ar_EG"])
  func everyTextMeansOneValueOrNone(locale: String) {
    for kind in EditKind.all { for text in NastyTexts.all { type(text, into: kind, .example(locale)) } }
  }

  @Test func everyHugeTextMeansOneValueOrNone() {
    for kind in EditKind.all { for text in NastyTexts.huge { type(text, into: kind, .example) } }
  }

  /// Types a text in a field with editing events.
  private func type(_ text: String, into kind: EditKind, _ context: DisplayContext) {
    let form = EveryEdit(context: context)
    let good = kind.value(form)
    let note = Comment(rawValue: "\(kind.name) in \(context.locale): \(text.prefix(20).debugDescription)")
    kind.setEditing(form, true)
    kind.type(form, text)
    #expect(!differs(kind.text(form), text), note)
    #expect(kind.shown(form) == kind.value(form), note)
    if !kind.isValid(form) {
      #expect(kind.value(form) == good, note)
      #expect(kind.error(form) == nil, note)
    }
    kind.setEditing(form, false)
    #expect(kind.shown(form) == kind.value(form), note)
    if kind.isValid(form) {
      expectTheLaw(of: kind, form, note)
    } else {
      #expect(kind.value(form) == good, note)
      #expect(!differs(kind.text(form), text), note)
      #expect(kind.error(form)?.isEmpty == false, note)
    }
  }

  /// Checks that the displayed text is the text of the value, and is parsed to that value.
  private func expectTheLaw(of kind: EditKind, _ form: EveryEdit, _ note: Comment) {
    let (value, text) = (kind.value(form), kind.format(form))
    #expect(!differs(kind.text(form), text), note)
    #expect(kind.error(form) == nil, note)
    kind.type(form, text + "x")
    kind.type(form, text)
    #expect(kind.isValid(form), note)
    #expect(!differs(kind.format(form), text), note)
    guard ["text", "trimmed", "note", "words"].contains(kind.name) else { return }
    #expect(kind.value(form) == value, note)
  }

  @Test func everyKindOfEditFollowsTheModel() {
    let other = EveryEdit()
    other.model = .other
    for kind in EditKind.all {
      for text in NastyTexts.all {
        let form = EveryEdit()
        kind.type(form, text)
        kind.take(form, other)
        if kind.text(form) == text { continue }
        #expect(!differs(kind.text(form), kind.format(other)), "\(kind.name): \(text.debugDescription)")
        #expect(kind.error(form) == nil && kind.isValid(form), "\(kind.name): \(text.debugDescription)")
      }
    }
  }

  @Test func fullWidthDigitsAreDigits() {
    let form = EveryEdit()
    form.age.text = "１８"
    form.decimal.text = "１.５"
    #expect(form.model.age == 18 && form.model.decimal == 1.5)
  }

  @Test func theDecimalSeparatorFollowsTheLocale() {
    let form = EveryEdit(context: .example("fr_FR"))
    form.double.text = "2,5"
    #expect(form.model.double == 2.5)
    form.double.text = "3.5"
    #expect(form.model.double == 2.5 && form.double.error == "Write decimals with “,”")
    form.context = .example("en_US")
    #expect(form.double.text == "3.5")
    form.double.text = "4.5"
    #expect(form.model.double == 4.5)
  }

  @Test func nanFromTheModelKeepsTheEntry() {
    let form = EveryEdit()
    form.model.double = .nan
    form.model.decimal = .nan
    let edits = DeliveredValues(form, \.double)
    #expect(form.double.text == "" && form.decimal.text == "")
    form.model.double = .nan
    #expect(edits.take().count == 1)
    for text in ["1", "1x"] {
      form.double.text = text
      form.decimal.text = text
      form.model.integer += 1
      #expect(form.double.text == text && form.decimal.text == text)
    }
    #expect(form.model.double == 1 && form.model.decimal == 1)
    form.double.value = .nan
    #expect(form.model.double.isNaN)
  }
}

extension EveryEdit.Model {
  /// A model with other values in every property.
  static var other: EveryEdit.Model {
    var model = EveryEdit.Model()
    model.integer = -3
    model.age = 99
    model.double = -0.25
    model.decimal = 2.75
    model.text = "grace"
    model.trimmed = "grace"
    for date in [\EveryEdit.Model.date, \.moment, \.time] { model[keyPath: date].addTimeInterval(90_000) }
    model.day = Day.earliest.adding(days: 700_000)
    model.duration = .seconds(7322)
    model.website = nil
    model.token = .init(uuid: (9, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    model.mood = .merry
    model.rank = .second
    model.title = .merry
    model.note = "n"
    model.limit = 5
    model.due = DisplayContext.example.now
    model.words = ["w"]
    return model
  }
}
