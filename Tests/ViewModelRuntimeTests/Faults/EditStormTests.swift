import Testing
@_spi(Generated) import ViewModelRuntime

/// Tests the rules of edits with random actions in random order.
@MainActor
struct EditStormTests {
  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func everyKindOfEditSatisfiesTheRules(seed: UInt64) {
    for kind in EditKind.all {
      var storm = Storm(kind, SeededRandom(state: seed))
      for _ in 0..<150 { storm.step() }
    }
  }

  @MainActor
  private struct Storm {
    let kind: EditKind
    let form = EveryEdit()
    let others: [EveryEdit]
    var random: SeededRandom
    var isEditing = false
    let token: BindingToken

    init(_ kind: EditKind, _ random: SeededRandom) {
      self.kind = kind
      self.random = random
      others = [EveryEdit(), EveryEdit()]
      others[1].model = .other
      let form = form
      // An observer never sees only one of two related values.
      token = kind.observe(form) { [weak form] in
        guard let form else { return }
        #expect(kind.shown(form) == kind.value(form), "\(kind.name)")
      }
    }

    mutating func step() {
      switch Int.random(in: 0..<10, using: &random) {
      case 0...4: type(NastyTexts.all.randomElement(using: &random) ?? "")
      case 5: type(kind.format(form))
      case 6: setEditing(!isEditing)
      case 7: setEditing(isEditing)
      case 8: take(others[Int.random(in: 0...1, using: &random)])
      default: form.context = .example(["en_US", "fr_FR", "fa_IR"].randomElement(using: &random) ?? "en_US")
      }
      #expect(kind.shown(form) == kind.value(form), "\(kind.name)")
      if kind.isValid(form) { #expect(kind.error(form) == nil, "\(kind.name)") }
    }

    private func type(_ text: String) {
      let good = kind.value(form)
      kind.type(form, text)
      #expect(!differs(kind.text(form), text), "\(kind.name)")
      if !kind.isValid(form) { #expect(kind.value(form) == good, "\(kind.name)") }
    }

    private mutating func setEditing(_ isEditing: Bool) {
      let text = kind.text(form)
      let value = kind.value(form)
      kind.setEditing(form, isEditing)
      self.isEditing = isEditing
      #expect(kind.value(form) == value, "\(kind.name)")
      if isEditing { #expect(!differs(kind.text(form), text), "\(kind.name)") }
      if !isEditing, kind.isValid(form) { #expect(!differs(kind.text(form), kind.format(form)), "\(kind.name)") }
    }

    private func take(_ other: EveryEdit) {
      let (text, changesValue) = (kind.text(form), kind.value(form) != kind.value(other))
      kind.take(form, other)
      #expect(kind.value(form) == kind.value(other), "\(kind.name)")
      if isEditing || !changesValue { #expect(!differs(kind.text(form), text), "\(kind.name)") }
      if !isEditing, changesValue { #expect(!differs(kind.text(form), kind.format(form)), "\(kind.name)") }
    }
  }
}
