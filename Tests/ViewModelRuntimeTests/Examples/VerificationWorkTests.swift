import Testing
@_spi(Generated) import ViewModelRuntime
import ViewModelTesting

/// The work of generated tests depends on the view model, not on the number of its examples.
@MainActor
struct VerificationWorkTests {
  /// Returns the number of view models that the verifications of a form create.
  private func madeCount(from examples: [ViewModelExample<LoginViewModel>]) -> Int {
    var count = 0
    let paths: [ViewModelGraph<LoginViewModel>.Path] = [.context(.now), .context(.locale)]
    let graph = ViewModelGraph<LoginViewModel>(
      doubles: { LoginViewModelDoubles() },
      fresh: { inputs, doubles in
        count += 1
        return LoginViewModel(services: doubles, context: inputs.context)
      }, paths: paths, displays: [], edits: [.init("username", text: \.username) { differs($0, $1) }])
    let failures = graph.failures(from: examples) + graph.editFailures(from: examples)
    #expect(failures == [])
    return count
  }

  private func examples(_ count: Int, locale: (Int) -> String) -> [ViewModelExample<LoginViewModel>] {
    let contexts = (0..<count).map { DisplayContext.example.with(locale: locale($0)) }
    return initialStates(contexts.indices.map { "example \($0)" }) { index in
      LoginViewModel(services: LoginViewModelDoubles(), context: contexts[index])
    }
  }

  @Test func examplesWithTheSameInitialStateAreVerifiedOnce() {
    let once = madeCount(from: examples(1) { _ in "en_US" })
    #expect(madeCount(from: examples(20) { _ in "en_US" }) == once)
  }

  @Test func theNumberOfVerifiedChangesIsLimited() {
    let locales = ["en_US", "de_DE", "fr_FR", "it_IT", "es_ES", "nl_NL", "pl_PL", "sv_SE", "da_DK", "fi_FI"]
    let five = madeCount(from: examples(5) { locales[$0] })
    let ten = madeCount(from: examples(10) { locales[$0] })
    #expect(five > madeCount(from: examples(1) { locales[$0] }))
    // Three view models for each change of a path, and fewer than ten for each state.
    #expect(ten < 3 * 110 + 10 * 10 + 60)
    #expect(madeCount(from: examples(100) { locales[$0 % 10] }) == ten)
  }
}

/// Faults in generated tests.
@MainActor
struct VerificationFaultTests {
  @Test func aFaultInAnExampleIsAFailure() async {
    let failures = await failuresOfExample("a card") { card, _ in
      let token = card.observe(\.nameText) { _ in
        if card.person.firstName != "Ada" { card.person.firstName += "!" }
      }
      card.person.firstName = "Grace"
      token.end()
    }
    #expect(
      failures == [
        """
        Cards.vmodel:9: "a card": ContactCard: observers of person, nameText change it again after each change; \
        stopped after 100 rounds
        """
      ])
  }

  @Test func repeatedIdentitiesInVariedValuesAreSilent() async {
    let faults = await ViewModelFault.recordedAsync {
      let examples = OrderFormViewModelSchemaTests.examples
      #expect(await OrderFormViewModelSchemaTests.graph.rowFailures(from: examples) == [])
      #expect(OrderFormViewModelSchemaTests.graph.failures(from: examples) == [])
    }
    #expect(faults == [])
  }

  @Test func faultsOfTestsAtTheSameTimeAreSeparate() async {
    func faults(of name: String) async -> [String] {
      await ViewModelFault.recordedAsync {
        await Task.yield()
        let card = ContactCard()
        let token = card.observe(\.nameText) { _ in if card.person.firstName != "Ada" { card.person.firstName += name }
        }
        card.person.firstName = name
        await Task.yield()
        token.end()
      }.map { "\($0)" }
    }
    async let first = faults(of: "Grace")
    async let second = faults(of: "Alan")
    #expect(await (first.count, second.count) == (1, 1))
  }
}
