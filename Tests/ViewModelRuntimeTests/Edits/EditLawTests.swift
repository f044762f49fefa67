import Foundation
import Testing
import ViewModelRuntime

/// Tests that a form satisfies its invariants after random actions.
@MainActor
struct EditLawTests {
  /// An action of the user or the app.
  private enum Act: CaseIterable {
    case typeName, typeNickname, typePassword, typeConfirmation, switchNewsletter, begin, end
    case commit, revert, setAccount, setCard, typeCard, passTime
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func observersSeeOneState(seed: UInt64) async {
    var random = SeededRandom(state: seed)
    await signUp { test in
      let form = test.viewModel
      test.doubles.accountsDouble.isFreeStub.returns(seed % 2 == 0)
      let readers = Readers(form)
      for _ in 0..<40 {
        await act(on: test, using: &random)
        readers.verify()
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func aChangedFormDisplaysTheSameAsANewOne(seed: UInt64) async {
    var random = SeededRandom(state: seed)
    await signUp { test in
      let form = test.viewModel
      test.doubles.accountsDouble.isFreeStub.returns(true)
      for _ in 0..<40 { await act(on: test, using: &random) }
      for edit in [\SignUpViewModel.name, \.password, \.confirmation, \.motto] { form[keyPath: edit].isEditing = false }
      form.form.revert()
      form.password.text = ""
      form.confirmation.text = ""
      await test.advance(.seconds(1))
      let fresh = SignUpViewModel(account: form.account, services: test.doubles, context: form.context)
      #expect(form.name.text == fresh.name.text)
      #expect(form.nickname.text == fresh.nickname.text)
      #expect(form.greeting == fresh.greeting)
      #expect(form.form.value == fresh.form.value)
    }
  }

  private func act(
    on test: ViewModelTest<SignUpViewModel, SignUpViewModelDoubles>, using random: inout SeededRandom
  ) async {
    let form = test.viewModel
    let text = ["", "a", "ab", "ada", " ada ", "grace", "x7"].randomElement(using: &random) ?? ""
    switch Act.allCases.randomElement(using: &random) ?? .passTime {
    case .typeName: form.name.text = text
    case .typeNickname: form.nickname.text = text
    case .typePassword: form.password.text = text
    case .typeConfirmation: form.confirmation.text = text
    case .switchNewsletter: form.newsletter.value.toggle()
    case .begin: form.name.isEditing = true
    case .end: form.name.isEditing = false
    case .commit: form.form.commit()
    case .revert: form.form.revert()
    case .setAccount: form.account = Account(name: text, nickname: form.account.nickname)
    case .setCard: form.account.card = form.account.card == nil ? Card(number: 4) : nil
    case .typeCard: form.cardNumber.text = text
    case .passTime: await test.advance(.milliseconds(300))
    }
  }
}

/// Reads all properties in each observer.
@MainActor
private final class Readers {
  private let form: SignUpViewModel
  private var tokens: [BindingToken] = []

  init(_ form: SignUpViewModel) {
    self.form = form
    func watch<Value>(_ property: KeyPath<SignUpViewModel, Value>) {
      tokens.append(form.observe(property) { [weak self] _ in self?.verify() })
    }
    watch(\.account)
    watch(\.form)
    watch(\.name)
    watch(\.nickname)
    watch(\.password)
    watch(\.confirmation)
    watch(\.newsletter)
    watch(\.cardNumber)
    watch(\.greeting)
    watch(\.isValid)
    watch(\.signUp)
  }

  /// Checks that related values are consistent.
  func verify() {
    #expect(form.greeting == "Hello, \(form.form.value.name)")
    #expect(form.name.value == form.form.value.name)
    #expect(form.nickname.value == form.form.value.nickname)
    #expect(form.cardNumber.isEnabled == (form.account.card != nil))
    #expect(form.confirmation.isValid == (form.confirmation.value == form.password.value))
    #expect(form.signUp.canRun == (form.isValid && !form.signUp.isRunning))
    let edits = [form.name.isValid, form.nickname.isValid, form.confirmation.isValid, form.cardNumber.isValid]
    #expect(form.isValid == !edits.contains(false))
    #expect(form.form.isDirty || form.form.value == form.account)
    if !form.name.isEditing, form.name.isValid {
      #expect(
        form.name.text.trimmingCharacters(in: .whitespaces) == form.name.value.trimmingCharacters(in: .whitespaces))
    }
  }
}
