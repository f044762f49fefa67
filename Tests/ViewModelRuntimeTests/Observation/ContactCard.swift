import Foundation
import ViewModelRuntime

/// The view model of a contact card, in the shape that vmgen generates.
@MainActor
final class ContactCard: ViewModel {
  struct Person: Hashable {
    var salutation: String?
    var firstName: String
    var lastName: String
    var birthdate: Date

    static let ada = Person(
      salutation: nil, firstName: "Ada", lastName: "Lovelace", birthdate: Date(timeIntervalSince1970: 0))
  }

  struct Inputs: ViewModelInputs {
    var person: Person
    var context: DisplayContext
  }

  /// How often each formula ran.
  fileprivate static var runs: [String: Int] = [:]

  static func countingRuns(_ body: () -> Void) -> [String: Int] {
    runs = [:]
    body()
    return runs
  }

  private let state: ViewModelState<Values>

  init(_ person: Person = .ada, context: DisplayContext = .example) {
    state = ViewModelState(Values(inputs: Inputs(person: person, context: context)))
  }

  var person: Person {
    get {
      state.access(.person, of: self)
      return state.values.inputs.person
    }
    _modify { yield &state[self].person }
  }

  var context: DisplayContext {
    get {
      state.access(.context, of: self)
      return state.values.inputs.context
    }
    _modify { yield &state[self].context }
  }

  var nameText: String {
    state.access(.nameText, of: self)
    return state.values.nameText
  }

  var birthdateText: String {
    state.access(.birthdateText, of: self)
    return state.values.birthdateText
  }

  /// Reads another display.
  var greeting: String {
    state.access(.greeting, of: self)
    return state.values.greeting
  }

  var viewModelObservers: ViewModelObservers<ContactCard> { state.observers }

  func update(_ change: (inout Inputs) -> Void) { state.update(self, change) }

  private enum Key: Int, ObservationKey {
    case person, context, nameText, birthdateText, greeting
  }

  private struct Values: ViewModelValues {
    static let observedProperties = ObservedProperties<ContactCard>([
      TypedProperty(\.person), TypedProperty(\.context), TypedProperty(\.nameText), TypedProperty(\.birthdateText),
      TypedProperty(\.greeting),
    ])

    struct Derived: DeferredValue {
      var nameText: String?
      var birthdateText: String?
      var greeting: String?
    }

    var inputs: Inputs
    @Deferred var derived: Derived

    var nameText: String {
      mutating get {
        if let nameText = derived.nameText { return nameText }
        let nameText = makeNameText()
        derived.nameText = nameText
        return nameText
      }
    }

    private func makeNameText() -> String {
      ContactCard.runs["nameText", default: 0] += 1
      return words(inputs.person.salutation, inputs.person.firstName, inputs.person.lastName)
    }

    var birthdateText: String {
      mutating get {
        if let birthdateText = derived.birthdateText { return birthdateText }
        let birthdateText = makeBirthdateText()
        derived.birthdateText = birthdateText
        return birthdateText
      }
    }

    private func makeBirthdateText() -> String {
      ContactCard.runs["birthdateText", default: 0] += 1
      return "\(inputs.person.birthdate.timeIntervalSince1970) \(inputs.context.locale.identifier)"
    }

    var greeting: String {
      mutating get {
        if let greeting = derived.greeting { return greeting }
        let greeting = makeGreeting()
        derived.greeting = greeting
        return greeting
      }
    }

    private mutating func makeGreeting() -> String {
      ContactCard.runs["greeting", default: 0] += 1
      return "Hello, \(nameText)!"
    }

    mutating func settle(from old: Values, watched: KeySet<Key>) -> KeySet<Key> {
      var changed = KeySet<Key>()
      if watched.contains(.person), differs(old.inputs.person, inputs.person) { changed.insert(.person) }
      lazy var salutationDiffers = differs(old.inputs.person.salutation, inputs.person.salutation)
      lazy var firstNameDiffers = differs(old.inputs.person.firstName, inputs.person.firstName)
      lazy var lastNameDiffers = differs(old.inputs.person.lastName, inputs.person.lastName)
      lazy var birthdateDiffers = differs(old.inputs.person.birthdate, inputs.person.birthdate)
      if watched.contains(.context), differs(old.inputs.context, inputs.context) { changed.insert(.context) }
      lazy var localeDiffers = differs(old.inputs.context, inputs.context, in: .locale)
      if let nameText = old.derived.nameText, salutationDiffers || firstNameDiffers || lastNameDiffers {
        let new = makeNameText()
        if differs(nameText, new) {
          derived.nameText = new
          changed.insert(.nameText)
        }
      }
      if let birthdateText = old.derived.birthdateText, birthdateDiffers || localeDiffers {
        let new = makeBirthdateText()
        if differs(birthdateText, new) {
          derived.birthdateText = new
          changed.insert(.birthdateText)
        }
      }
      if let greeting = old.derived.greeting, changed.contains(.nameText) {
        let new = makeGreeting()
        if differs(greeting, new) {
          derived.greeting = new
          changed.insert(.greeting)
        }
      }
      return changed
    }
  }
}

extension ContactCard {
  func bind(
    nameText: @escaping (String) -> Void,
    birthdateText: @escaping (String) -> Void,
    greeting: @escaping (String) -> Void
  ) -> BindingToken {
    BindingToken([
      observe(\.nameText, nameText), observe(\.birthdateText, birthdateText), observe(\.greeting, greeting),
    ])
  }

  var bindings: Bindings { Bindings(viewModel: self) }

  @MainActor
  struct Bindings {
    fileprivate let viewModel: ContactCard

    var nameText: BindingPort<ContactCard, String> { BindingPort(viewModel, \.nameText) }
    var greeting: BindingPort<ContactCard, String> { BindingPort(viewModel, \.greeting) }
  }
}
