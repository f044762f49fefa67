import Foundation
import Testing
@_spi(Generated) import ViewModelRuntime

/// Changes of the context during typing: language, calendar, time zone and writing direction.
@MainActor
struct ContextChangeTests {
  nonisolated static let contexts: [DisplayContext] = [
    .example("fr_FR", zone: "Europe/Paris"), .example("de_CH"), .example("ar_EG", zone: "Africa/Cairo"),
    .example("he_IL").with(calendar: "hebrew"), .example("fa_IR").with(calendar: "persian"),
    .example("th_TH").with(calendar: "buddhist"), .example("ja_JP").with(calendar: "japanese"),
    .example("ar_SA").with(calendar: "islamicUmmAlQura"), .example("hi_IN@numbers=deva"),
  ]

  let others: EveryEdit = {
    let form = EveryEdit()
    form.model = .other
    return form
  }()

  @Test(arguments: contexts)
  func theTextOfAFieldStaysUntilEditingEnds(context: DisplayContext) {
    for kind in EditKind.all {
      let form = EveryEdit()
      let text = kind.text(form)
      kind.setEditing(form, true)
      form.context = context
      #expect(!differs(kind.text(form), text), "\(kind.name)")
      form.context = .example
      kind.take(form, others)
      let typed = kind.format(form)
      let value = kind.value(form)
      kind.type(form, typed)
      form.context = context
      #expect(!differs(kind.text(form), typed) && kind.value(form) == value, "\(kind.name)")
      kind.setEditing(form, false)
      #expect(!differs(kind.text(form), kind.format(form)) && kind.value(form) == value, "\(kind.name)")
      #expect(kind.isValid(form) && kind.error(form) == nil, "\(kind.name)")
    }
  }

  @Test(arguments: contexts)
  func anIncompleteTextIsParsedInTheNewContext(context: DisplayContext) {
    for kind in EditKind.all {
      let form = EveryEdit()
      kind.setEditing(form, true)
      kind.type(form, String(kind.text(form).dropLast()) + "-")
      form.context = context
      let abroad = EveryEdit(context: context)
      abroad.model = .other
      abroad.model.website = URL(string: "https://example.org")
      let (text, shown) = (kind.format(abroad), kind.text(form))
      kind.type(form, text)
      if text == shown { continue }
      #expect(!differs(kind.text(form), text) && kind.isValid(form), "\(kind.name) in \(context.locale): \(text)")
      kind.setEditing(form, false)
      #expect(!differs(kind.text(form), text) && !differs(kind.format(form), text), "\(kind.name): \(text)")
    }
  }

  @Test(arguments: contexts)
  func anInvalidTextStaysAndItsErrorFollowsTheLocale(context: DisplayContext) {
    var local = context
    local.localization = .lookup { key, _ in key == "Enter a whole number" ? "ungültig" : nil }
    let form = EveryEdit()
    form.integer.text = "x"
    form.context = local
    #expect(form.integer.text == "x" && form.integer.error == "ungültig" && form.model.integer == 7)
  }
}
