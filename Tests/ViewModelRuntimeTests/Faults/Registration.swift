@_spi(Generated) import ViewModelRuntime
import ViewModelTesting

/// A hand-written registration form: a password and its confirmation, terms to accept, a name that must be available, a
/// debounced text that is written to a draft, and a number picker.
@MainActor
final class Registration: ViewModel {
  struct Inputs: ViewModelInputs {
    var person = Person()
    var context: DisplayContext
  }

  struct Person: Equatable {
    var name = ""
    var bio = ""
  }

  /// Checks whether a name is free.
  typealias IsFree = @MainActor (String) async throws -> Bool
  /// Signs a user up.
  typealias SignUp = @MainActor (_ name: String, _ password: String) async throws -> Void

  private let state: StatefulViewModelState<Values>

  init(context: DisplayContext = .example, isFree: @escaping IsFree, signUp: @escaping SignUp) {
    state = StatefulViewModelState(Values(inputs: Inputs(context: context), services: (isFree, signUp)))
    state.start(self)
  }

  var person: Person {
    get { state[.person, self].inputs.person }
    set { state[self].person = newValue }
  }

  var form: DraftEdit<Person> {
    get { state[.form, self].form }
    set { state.edit(self, Values.formRules, newValue) }
  }

  var name: TextEdit<String> {
    get { state[.name, self].name }
    set { state.edit(self, Values.nameRules, newValue) }
  }

  var bio: TextEdit<String> {
    get { state[.bio, self].bio }
    set { state.edit(self, Values.bioRules, newValue) }
  }

  var password: TextEdit<String> {
    get { state[.password, self].password }
    set { state.edit(self, Values.passwordRules, newValue) }
  }

  var confirmation: TextEdit<String> {
    get { state[.confirmation, self].confirmation }
    set { state.edit(self, Values.confirmationRules, newValue) }
  }

  var terms: ValueEdit<Bool> {
    get { state[.terms, self].terms }
    set { state.edit(self, Values.termsRules, newValue) }
  }

  var seats: ValueEdit<Int> {
    get { state[.seats, self].seats }
    set { state.edit(self, Values.seatsRules, newValue) }
  }

  var volume: ValueEdit<Double> {
    get { state[.volume, self].volume }
    set { state.edit(self, Values.volumeRules, newValue) }
  }

  var guests: TextEdit<Int> {
    get { state[.guests, self].guests }
    set { state.edit(self, Values.guestsRules, newValue) }
  }

  var isValid: Bool { state[.isValid, self].isValid }

  var signUp: Command<any Error> {
    state.asyncCommand(self, Values.signUpRules, state[.signUp, self].signUp) { run in
      try run.write { Values.formRules.commit(&$0) }
      let (name, password) = try run.read { ($0.inputs.person.name, $0.stored.password.value) }
      try await run.services.signUp(name, password)
    }
  }

  /// Clears the form as generated code does.
  @discardableResult
  func reset() -> CommandRun {
    state.perform(self, Values.resetRules) { run in
      try run.write {
        Values.formRules.revert(&$0)
        $0.stored.password.value = ""
        $0.stored.guests.value = 0
        $0.stored.seats.value = 1
      }
    }
  }

  var viewModelObservers: ViewModelObservers<Registration> { state }

  private enum Key: Int, ObservationKey {
    case person, form, name, bio, password, confirmation, terms, seats, volume, guests, isValid, signUp, context
  }

  private struct Stored {
    var form = DraftState<Person>()
    var name = EditState<String>()
    var bio = EditState<String>()
    var password = OwnEdit("")
    var confirmation = OwnEdit("")
    var terms = OwnEdit(false)
    var seats = OwnEdit(1)
    var volume = OwnEdit(0.5)
    var guests = OwnEdit(0)
    var signUp = CommandState()
  }

  private struct Values: StatefulValues {
    static let observedProperties = ObservedProperties<Registration>([
      \.person, \.form, \.name, \.bio,
      \.password, \.confirmation, \.terms, \.seats,
      \.volume, \.guests, \.isValid, \.signUp, \.context,
    ])

    static let formRules: DraftRules<Values, Person> = DraftRules(
      "form", of: \.inputs.person, state: \.stored.form, differs: { $0 != $1 })
    static let nameRules: TextEditRules<Values, String> = TextEditRules(
      "name", .draft(formRules, \.name, state: \.stored.name), as: .text, trims: true,
      requirements: [.own({ $0.count >= 3 }, else: { _ in "At least 3 letters" })],
      check: EditCheck(
        of: { nameRules.pending(in: &$0) }, after: .milliseconds(500), else: { _ in "That name is taken" },
        ask: { try await isFree($0, $1) }))
    static let bioRules: TextEditRules<Values, String> = TextEditRules(
      "bio", .draft(formRules, \.bio, state: \.stored.bio), as: .text, debounce: .milliseconds(500))
    static let passwordRules: TextEditRules<Values, String> = TextEditRules(
      "password", .own(\.stored.password), as: .text,
      requirements: [.across({ password, _ in !password.isEmpty }, else: { _ in "Choose a password" })])
    static let confirmationRules: TextEditRules<Values, String> = TextEditRules(
      "confirmation", .own(\.stored.confirmation), as: .text,
      requirements: [
        .across({ $0 == passwordRules.pending(in: &$1) }, else: { _ in "The passwords differ" })
      ])
    static let termsRules: ValueEditRules<Values, Bool> = ValueEditRules(
      "terms", .own(\.stored.terms), requirements: [.own({ $0 }, else: { _ in "Agree to the terms" })])
    static let seatsRules: ValueEditRules<Values, Int> = ValueEditRules(
      "seats", .own(\.stored.seats), requirements: [.own({ (1...10).contains($0) }, else: { _ in "From 1 to 10" })])
    static let volumeRules: ValueEditRules<Values, Double> = ValueEditRules("volume", .own(\.stored.volume))
    static let guestsRules: TextEditRules<Values, Int> = TextEditRules(
      "guests", .own(\.stored.guests), as: .integer, debounce: .milliseconds(500),
      requirements: [.own({ (0...3).contains($0) }, else: { _ in "At most 3 guests" })])
    static let resetRules = CommandRules<Values>("reset")
    static let signUpRules: CommandRules<Values> = CommandRules(
      "signUp", \.stored.signUp, when: { $0.isValid },
      submits: [nameRules, bioRules, passwordRules, confirmationRules, termsRules, seatsRules, guestsRules])

    static let edits: [AnyEditRules<Values>] = [
      formRules, nameRules, bioRules, passwordRules, confirmationRules, termsRules, seatsRules,
      volumeRules, guestsRules,
    ]

    static func isFree(_ services: (isFree: IsFree, signUp: SignUp), _ name: String) async throws -> Bool {
      try await services.isFree(name)
    }

    var inputs: Inputs
    let services: (isFree: IsFree, signUp: SignUp)
    var stored = Stored()

    var form: DraftEdit<Person> { mutating get { Self.formRules.edit(of: &self) } }
    var name: TextEdit<String> { mutating get { Self.nameRules.edit(of: &self) } }
    var bio: TextEdit<String> { mutating get { Self.bioRules.edit(of: &self) } }
    var password: TextEdit<String> { mutating get { Self.passwordRules.edit(of: &self) } }
    var confirmation: TextEdit<String> { mutating get { Self.confirmationRules.edit(of: &self) } }
    var terms: ValueEdit<Bool> { mutating get { Self.termsRules.edit(of: &self) } }
    var seats: ValueEdit<Int> { mutating get { Self.seatsRules.edit(of: &self) } }
    var volume: ValueEdit<Double> { mutating get { Self.volumeRules.edit(of: &self) } }
    var guests: TextEdit<Int> { mutating get { Self.guestsRules.edit(of: &self) } }
    var signUp: CommandStatus<any Error> { mutating get { Self.signUpRules.status(of: &self) } }

    var isValid: Bool {
      mutating get {
        name.isValid && bio.isValid && password.isValid && confirmation.isValid && terms.isValid && seats.isValid
          && guests.isValid
      }
    }

    mutating func updateDerived(from old: Self, _ changes: inout PropertyChanges<Key>) {
      var old = old
      changes.record(.person, if: old.inputs.person != inputs.person)
      changes.record(.form, if: differs(old.form, form))
      changes.record(.name, if: differs(old.name, name))
      changes.record(.bio, if: differs(old.bio, bio))
      changes.record(.password, if: differs(old.password, password))
      changes.record(.confirmation, if: differs(old.confirmation, confirmation))
      changes.record(.terms, if: differs(old.terms, terms))
      changes.record(.seats, if: differs(old.seats, seats))
      changes.record(.volume, if: differs(old.volume, volume))
      changes.record(.guests, if: differs(old.guests, guests))
      changes.record(.isValid, if: old.isValid != isValid)
      changes.record(.signUp, if: differs(old.signUp, signUp))
    }
  }
}

/// The services of a registration.
@MainActor
struct RegistrationDoubles {
  let isFree = Stub<String, Bool, any Error>("isFree")
  let signUp = Stub<(name: String, password: String), Void, any Error>("signUp", answer: .success(()))
}

@MainActor
func registration(
  _ body: (ViewModelTest<Registration, RegistrationDoubles>) async throws -> Void
) async rethrows {
  try await withViewModel(
    RegistrationDoubles(),
    { doubles, context in
      Registration(context: context) {
        try await doubles.isFree.call($0)
      } signUp: {
        try await doubles.signUp.call(($0, $1))
      }
    }, body)
}
