import Foundation
import ViewModelRuntime

// The profile form of the language reference, as vmgen generates it.

nonisolated struct UserInfo: Hashable, Codable, Sendable {
  var name: String = ""
  var age: Int = 0
  var city: String = ""
}

nonisolated protocol Profiles: Sendable {
  func current() async throws -> UserInfo
  @MainActor func updates() -> AsyncStream<UserInfo>
}

/// Services that have `Profiles`.
@MainActor
protocol ProfilesProvider {
  var profiles: any Profiles { get }
}

@MainActor
final class UserInfoViewModel: ViewModel {
  /// What it asks of the world.
  typealias Services = ProfilesProvider

  /// What it is given.
  struct Inputs: ViewModelInputs {
    var user: UserInfo
    var context: DisplayContext
  }

  private let viewModelState: LivingViewModelState<CurrentValues>

  init(user: UserInfo, services: any Services, context: DisplayContext = .current) {
    viewModelState = LivingViewModelState(
      CurrentValues(inputs: Inputs(user: user, context: context), services: services)
    )
    viewModelState.start(self)
  }

  var user: UserInfo {
    get { viewModelState[.user, self].inputs.user }
    _modify { yield &viewModelState[self].user }
  }

  var context: DisplayContext {
    get { viewModelState[.context, self].inputs.context }
    _modify { yield &viewModelState[self].context }
  }

  var name: TextEdit<String> {
    get { viewModelState[.name, self].name }
    set { viewModelState.edit(self, CurrentValues.nameRules, newValue) }
  }

  var age: TextEdit<Int> {
    get { viewModelState[.age, self].age }
    set { viewModelState.edit(self, CurrentValues.ageRules, newValue) }
  }

  var city: TextEdit<String> {
    get { viewModelState[.city, self].city }
    set { viewModelState.edit(self, CurrentValues.cityRules, newValue) }
  }

  var isValid: Bool { viewModelState[.isValid, self].isValid }

  var refresh: Command<any Error> {
    viewModelState.command(
      self,
      viewModelState[.refresh, self].refresh,
      CurrentValues.refreshRules,
      run: { run in
        let user = try await run.services.profiles.current()
        try run.write { $0.inputs.user = user }
      }
    )
  }

  var viewModelObservers: ViewModelObservers<UserInfoViewModel> {
    viewModelState
  }

  func update(_ change: (inout Inputs) -> Void) { viewModelState.update(self, change) }

  private enum ObservationKeys: Int, ObservationKey {
    case user
    case context
    case name
    case age
    case city
    case isValid
    case refresh
  }

  /// What it keeps.
  private struct StoredValues {
    var name = EditState<String>()
    var age = EditState<Int>()
    var city = EditState<String>()
    var refresh = CommandState()
  }

  private struct DerivedValues: DeferredValue {
    var name: TextEdit<String>?
    var age: TextEdit<Int>?
    var city: TextEdit<String>?
    var isValid: Bool?
    var refresh: CommandStatus<any Error>?
  }

  /// The inputs and what is kept, with what was derived from them so far.
  private struct CurrentValues: LivingValues {
    static let observedProperties = ObservedProperties<UserInfoViewModel>([
      TypedProperty(\.user),
      TypedProperty(\.context),
      TypedProperty(\.name),
      TypedProperty(\.age),
      TypedProperty(\.city),
      TypedProperty(\.isValid),
      TypedProperty(\.refresh),
    ])

    static let nameRules: TextEditRules<CurrentValues, String> = TextEditRules(
      .path(\.inputs.user.name, state: \.stored.name),
      as: .text
    )

    static let ageRules: TextEditRules<CurrentValues, Int> = TextEditRules(
      .path(\.inputs.user.age, state: \.stored.age),
      as: .integer,
      requirements: [
        .own(
          { (0...150).contains($0) },
          else: { $0.inputs.context.text("Enter an age from 0 to 150") }
        )
      ]
    )

    static let cityRules: TextEditRules<CurrentValues, String> = TextEditRules(
      .path(\.inputs.user.city, state: \.stored.city),
      as: .text,
      trims: true
    )

    static let edits: [AnyEditRules<CurrentValues>] = [nameRules, ageRules, cityRules]

    static let refreshRules: CommandRules<CurrentValues> = CommandRules("refresh", \.stored.refresh)

    static let follows: [AnyFollow<CurrentValues>] = [
      Follow(
        "user",
        from: { services in services.profiles.updates() },
        receive: { $0.inputs.user = $1 }
      )
    ]

    var inputs: Inputs
    let services: any Services
    var stored = StoredValues()
    @Deferred var derived: DerivedValues

    var name: TextEdit<String> {
      mutating get {
        if let known = derived.name { return known }
        let fresh = Self.nameRules.edit(of: &self)
        derived.name = fresh
        return fresh
      }
    }

    var age: TextEdit<Int> {
      mutating get {
        if let known = derived.age { return known }
        let fresh = Self.ageRules.edit(of: &self)
        derived.age = fresh
        return fresh
      }
    }

    var city: TextEdit<String> {
      mutating get {
        if let known = derived.city { return known }
        let fresh = Self.cityRules.edit(of: &self)
        derived.city = fresh
        return fresh
      }
    }

    var isValid: Bool {
      mutating get {
        if let known = derived.isValid { return known }
        let fresh: Bool = name.isValid && age.isValid && city.isValid
        derived.isValid = fresh
        return fresh
      }
    }

    var refresh: CommandStatus<any Error> {
      mutating get {
        if let known = derived.refresh { return known }
        let fresh: CommandStatus<any Error> = Self.refreshRules.status(of: &self)
        derived.refresh = fresh
        return fresh
      }
    }

    mutating func forgetDerived() { derived = DerivedValues() }

    mutating func settle(
      from old: CurrentValues, watched: WatchedKeys<ObservationKeys>
    ) -> KeySet<ObservationKeys> {
      _derived = old._derived
      var changed = KeySet<ObservationKeys>()
      if watched.contains(.user), differs(old.inputs.user, inputs.user) { changed.insert(.user) }
      if watched.contains(.context), differs(old.inputs.context, inputs.context) {
        changed.insert(.context)
      }
      lazy var localeDiffers = differs(old.inputs.context, inputs.context, in: .locale)
      if let before = old.derived.name,
        differs(old.inputs.user.name, inputs.user.name) || differs(old.stored.name, stored.name)
      {
        derived.name = nil
        if differs(before, name) { changed.insert(.name) }
      }
      if let before = old.derived.age,
        differs(old.inputs.user.age, inputs.user.age)
          || differs(old.stored.age, stored.age)
          || localeDiffers
      {
        derived.age = nil
        if differs(before, age) { changed.insert(.age) }
      }
      if let before = old.derived.city,
        differs(old.inputs.user.city, inputs.user.city) || differs(old.stored.city, stored.city)
      {
        derived.city = nil
        if differs(before, city) { changed.insert(.city) }
      }
      if let before = old.derived.isValid,
        changed.contains(.name) || changed.contains(.age) || changed.contains(.city)
      {
        derived.isValid = nil
        if differs(before, isValid) { changed.insert(.isValid) }
      }
      if let before = old.derived.refresh,
        differs(old.stored.refresh, stored.refresh) || localeDiffers
      {
        derived.refresh = nil
        if differs(before, refresh) { changed.insert(.refresh) }
      }
      return changed
    }
  }
}

nonisolated private func differs(_ old: UserInfo, _ new: UserInfo) -> Bool {
  if differs(old.name, new.name) { return true }
  if differs(old.age, new.age) { return true }
  return differs(old.city, new.city)
}
