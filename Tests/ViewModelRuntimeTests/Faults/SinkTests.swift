import Testing
import ViewModelRuntime

/// Observers that write to the view model.
@MainActor
struct SinkTests {
  /// A custom field that sends an event for each set text, and reformats it.
  final class EchoingField: TextControl {
    private let rewrite: (String) -> String
    private var handlers: [@MainActor (EditingEvent) -> Bool] = []
    private(set) var writes = 0

    init(_ rewrite: @escaping (String) -> String) { self.rewrite = rewrite }

    var editedText = "" {
      didSet {
        writes += 1
        editedText = rewrite(editedText)
        handlers = handlers.filter { $0(.changed) }
      }
    }

    func onEditing(_ handle: @escaping @MainActor (EditingEvent) -> Bool) { handlers.append(handle) }
  }

  @Test func aFieldThatReturnsItsTextCausesNoLoop() async {
    await login { test in
      let field = EchoingField { $0.uppercased() }
      let token = test.viewModel.bindings.username.to(field)
      let faults = ViewModelFault.recorded { test.viewModel.username.value = "ada" }
      #expect(faults == [] && field.writes < 5)
      #expect(test.viewModel.username.value == "ADA" && field.editedText == "ADA")
      token.end()
    }
  }

  @Test func fieldsThatNeverAgreeAreStoppedAndReported() async {
    await login { test in
      let fields = [EchoingField { $0.uppercased() }, EchoingField { $0.lowercased() }]
      let faults = ViewModelFault.recorded {
        let tokens = fields.map { test.viewModel.bindings.username.to($0) }
        test.viewModel.username.value = "Ada"
        BindingToken(tokens).end()
      }
      #expect(faults == [.endlessUpdates(viewModel: "LoginViewModel", properties: ["username"], rounds: 100)])
      #expect(fields.allSatisfy { $0.writes < 1_000 })
      test.viewModel.username.text = "grace"
      #expect(test.viewModel.username.value == "grace")
    }
  }

  /// A custom slider that sends an event for each set value, and changes it.
  final class RestlessSlider: ValueControl {
    private var handlers: [@MainActor () -> Bool] = []

    var controlValue = 0.5 {
      didSet {
        controlValue = controlValue.truncatingRemainder(dividingBy: 7) + 0.1
        handlers = handlers.filter { $0() }
      }
    }

    func onChange(_ handle: @escaping @MainActor () -> Bool) { handlers.append(handle) }
  }

  @Test func aControlThatNeverKeepsItsValueIsStoppedAndReported() async {
    await registration { test in
      let slider = RestlessSlider()
      let faults = ViewModelFault.recorded {
        let token = test.viewModel.bindings.volume.to(slider)
        test.viewModel.volume.value = 3
        slider.controlValue = 2
        token.end()
      }
      #expect(
        faults.allSatisfy { $0 == .endlessUpdates(viewModel: "Registration", properties: ["volume"], rounds: 100) })
      test.viewModel.volume.value = 1
      #expect(test.viewModel.volume.value == 1)
      let other = ValueEditBinding.to(slider, shown: { Double($0) }, chosen: { _ in nil }).bind(
        EditPort(test.viewModel, \.seats))
      slider.controlValue = 2
      #expect(test.viewModel.seats.value == 1)
      other.end()
    }
  }

  @Test func aDisabledFieldThatReturnsItsTextCausesNoLoop() async {
    await signUp { test in
      let field = EchoingField { $0 + "!" }
      let token = test.viewModel.bindings.cardNumber.to(field)
      field.editedText = "7"
      #expect(field.writes < 10 && test.viewModel.account.card == nil)
      token.end()
    }
  }

  @Test func writesByAFaultHandlerAreDiscarded() {
    let card = ContactCard()
    let usual = ViewModelFault.report
    defer { ViewModelFault.report = usual }
    ViewModelFault.report = { _ in card.person.lastName = "lost" }
    var token = card.observe(\.nameText) { if $0.hasPrefix("Grace") { card.person.firstName += "!" } }
    card.person.firstName = "Grace"
    token = card.observe(\.nameText) { if $0.hasPrefix("Ada") { card.person.salutation = "Dr." } }
    card.person.firstName = "Ada"
    #expect(card.nameText == "Dr. Ada Lovelace")
    token.end()
  }

  @Test func anInvalidChoiceIsDisplayedAndCanBeUndone() async {
    await registration { test in
      let stepper = FakeControl(0)
      let port = EditPort(test.viewModel, \.seats)
      let token = ValueEditBinding.to(stepper).bind(port)
      stepper.choose(3)
      for _ in 1...3 {
        stepper.choose(11)
        #expect(stepper.controlValue == 11 && test.viewModel.seats.value == 11)
        #expect(!test.viewModel.seats.isValid && test.viewModel.seats.error == "From 1 to 10")
      }
      stepper.choose(3)
      #expect(test.viewModel.seats.isValid && test.viewModel.seats.error == nil)
      token.end()
    }
  }

  @Test func aSliderWithNaNIsIgnored() async {
    await registration { test in
      test.viewModel.volume.value = .nan
      #expect(test.viewModel.volume.value == 0.5 && test.viewModel.volume.isValid)
      test.viewModel.volume.value = 0.75
      #expect(test.viewModel.volume.value == 0.75)
    }
  }
}
