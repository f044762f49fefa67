import Testing
import ViewModelRuntime

/// Tests that the fields of a draft are separate dependencies.
@MainActor
@Suite(.serialized)
struct DraftFieldTests {
  private let model = PassportViewModel(
    passport: Passport(holder: "Ada", number: "1", address: Residence(city: "London", street: "Strand")),
    context: .example)

  /// Returns the names of the texts that are computed again after a change.
  private func computed(after change: (PassportViewModel) -> Void) -> Set<String> {
    _ = texts
    PassportViewModel.computed = []
    change(model)
    _ = texts
    return PassportViewModel.computed
  }

  private var texts: [String] {
    [model.holderText, model.numberText, model.cityText, model.streetText, model.bothText]
  }

  @Test func anEntryRecomputesOnlyWhatReadsItsField() {
    #expect(computed { $0.holder.text = "Grace" } == ["holder", "both"])
    #expect(computed { $0.number.text = "2" } == ["number", "both"])
    #expect(computed { $0.city.text = "Paris" } == ["city"])
    #expect(computed { $0.form.value.address?.street = "Rue" } == ["street"])
    #expect(texts == ["Grace", "2", "Paris", "Rue", "Grace2"])
  }

  @Test func aChangeOfTheSourceRecomputesOnlyWhatReadsItsField() {
    #expect(computed { $0.passport.number = "3" } == ["number", "both"])
    #expect(computed { $0.passport.address?.city = "Paris" } == ["city"])
    #expect(texts == ["Ada", "3", "Paris", "Strand", "Ada3"])
  }

  @Test func aDraftThatIsRevertedRecomputesItsModifiedFields() {
    #expect(computed { $0.holder.text = "Grace" } == ["holder", "both"])
    #expect(computed { $0.form.revert() } == ["holder", "both"])
    #expect(texts == ["Ada", "1", "London", "Strand", "Ada1"])
  }
}
