import Foundation
@_spi(Generated) import ViewModelRuntime

/// The view model of a contact card in the form that vmgen generates.
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

  /// The number of evaluations of each display.
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
    get { state[.person, self].inputs.person }
    _modify { yield &state[self].person }
  }

  var nameText: String { state[.nameText, self].nameText }

  var birthdateText: String { state[.birthdateText, self].birthdateText }

  /// A display that reads another one.
  var greeting: String { state[.greeting, self].greeting }

  var viewModelObservers: ViewModelObservers<ContactCard> { state }

  private enum Key: Int, ObservationKey {
    case person, context, nameText, birthdateText, greeting
  }

  private struct Values: ViewModelValues {
    static let observedProperties = ObservedProperties<ContactCard>([
      \.person, \.context, \.nameText, \.birthdateText,
      \.greeting,
    ])

    struct Derived: DeferredValue {
      var nameText: String?
      var birthdateText: String?
      var greeting: String?
    }

    var inputs: Inputs
    @DeferredStorage var derived: Derived

    var nameText: String {
      mutating get {
        if let known = $derived?.value.nameText { return known }
        ContactCard.runs["nameText", default: 0] += 1
        let fresh = words(inputs.person.salutation, inputs.person.firstName, inputs.person.lastName)
        derived.nameText = fresh
        return fresh
      }
    }

    var birthdateText: String {
      mutating get {
        if let known = $derived?.value.birthdateText { return known }
        ContactCard.runs["birthdateText", default: 0] += 1
        let fresh = "\(inputs.person.birthdate.timeIntervalSince1970) \(inputs.context.locale.identifier)"
        derived.birthdateText = fresh
        return fresh
      }
    }

    var greeting: String {
      mutating get {
        if let known = $derived?.value.greeting { return known }
        ContactCard.runs["greeting", default: 0] += 1
        let fresh = "Hello, \(nameText)!"
        derived.greeting = fresh
        return fresh
      }
    }

    mutating func updateDerived(from old: Self, _ changes: inout PropertyChanges<Key>) {
      _derived = old._derived
      changes.record(.person, if: differs(old.inputs.person, inputs.person))
      lazy var salutationDiffers = differs(old.inputs.person.salutation, inputs.person.salutation)
      lazy var firstNameDiffers = differs(old.inputs.person.firstName, inputs.person.firstName)
      lazy var lastNameDiffers = differs(old.inputs.person.lastName, inputs.person.lastName)
      lazy var birthdateDiffers = differs(old.inputs.person.birthdate, inputs.person.birthdate)
      changes.record(.context, if: differs(old.inputs.context, inputs.context))
      lazy var localeDiffers = differs(old.inputs.context, inputs.context, in: .locale)
      if let before = old.$derived?.value.nameText, salutationDiffers || firstNameDiffers || lastNameDiffers {
        derived.nameText = nil
        if differs(before, nameText) { changes[.nameText] = true }
      }
      if let before = old.$derived?.value.birthdateText, birthdateDiffers || localeDiffers {
        derived.birthdateText = nil
        if differs(before, birthdateText) { changes[.birthdateText] = true }
      }
      if let before = old.$derived?.value.greeting, changes[.nameText] {
        derived.greeting = nil
        if differs(before, greeting) { changes[.greeting] = true }
      }
    }
  }
}

extension ContactCard {
  func bind<BindingTarget: AnyObject>(
    for target: BindingTarget,
    nameText: @escaping (BindingTarget, String) -> Void,
    birthdateText: @escaping (BindingTarget, String) -> Void,
    greeting: @escaping (BindingTarget, String) -> Void
  ) -> BindingToken {
    BindingToken([
      observe(\.nameText, for: target, nameText),
      observe(\.birthdateText, for: target, birthdateText),
      observe(\.greeting, for: target, greeting),
    ])
  }
}
