import Foundation
import ViewModelRuntime

// The login screen of the language reference, as vmgen generates it.

nonisolated struct User: Hashable, Codable, Sendable {
  var name: String
  var avatarURL: URL?
}

nonisolated enum SignInError: LabeledError, Hashable {
  case authenticationFailed
  case oneTimePasswordRequired
  case offline
  case server(code: Int)
}

nonisolated extension SignInError {
  /// What a person reads.
  func label(in context: DisplayContext) -> String {
    switch self {
    case .authenticationFailed: context.text("Incorrect username or password")
    case .oneTimePasswordRequired: context.text("One time password required")
    case .offline: context.text("You appear to be offline")
    case .server(let code): context.text("Error \(code)")
    }
  }
}

nonisolated protocol Session: Sendable {
  @MainActor func knownUser(login: String) -> User?
  func signIn(login: String, password: String, code: String?) async throws(SignInError) -> User
}

/// Services that have a `Session`.
@MainActor
protocol SessionProvider {
  var session: any Session { get }
}

@MainActor
final class LoginViewModel: ViewModel {
  /// What it asks of the world, with what the view models that it makes ask.
  typealias Services = NavigatorProvider & SessionProvider

  /// What it is given.
  struct Inputs: ViewModelInputs {
    var context: DisplayContext
  }

  private let viewModelState: LivingViewModelState<CurrentValues>

  init(services: any Services, context: DisplayContext = .current) {
    viewModelState = LivingViewModelState(
      CurrentValues(inputs: Inputs(context: context), services: services)
    )
  }

  var context: DisplayContext {
    get { viewModelState[.context, self].inputs.context }
    _modify { yield &viewModelState[self].context }
  }

  var username: TextEdit<String> {
    get { viewModelState[.username, self].username }
    set { viewModelState.edit(self, CurrentValues.usernameRules, newValue) }
  }

  var password: TextEdit<String> {
    get { viewModelState[.password, self].password }
    set { viewModelState.edit(self, CurrentValues.passwordRules, newValue) }
  }

  var needsCode: Bool { viewModelState[.needsCode, self].stored.needsCode }
  var avatarURL: URL? { viewModelState[asking: .avatarURL, self].avatarURL }
  var canSignIn: Bool { viewModelState[.canSignIn, self].canSignIn }
  var isValid: Bool { viewModelState[.isValid, self].isValid }
  var signIn: CommandStatus<SignInError> { viewModelState[.signIn, self].signIn }

  @discardableResult
  func signIn(code: String? = nil) -> CommandRun {
    viewModelState.run(self, CurrentValues.signInRules) { run in
      do {
        let (login, password) = try run.read {
          ($0.stored.username.value, $0.stored.password.value)
        }
        let user = try await run.services.session.signIn(
          login: login,
          password: password,
          code: code
        )
        let context = try run.read { $0.inputs.context }
        run.services.navigator.resetRoot(
          HomeViewModel(user: user, services: run.services, context: context)
        )
      } catch SignInError.oneTimePasswordRequired {
        try run.write { $0.stored.needsCode = true }
      }
    }
  }

  var viewModelObservers: ViewModelObservers<LoginViewModel> {
    viewModelState
  }

  func update(_ change: (inout Inputs) -> Void) { viewModelState.update(self, change) }

  private enum ObservationKeys: Int, ObservationKey {
    case context
    case username
    case password
    case needsCode
    case avatarURL
    case canSignIn
    case isValid
    case signIn
  }

  /// What it keeps.
  private struct StoredValues {
    var username = OwnEdit("")
    var password = OwnEdit("")
    var needsCode = false
    var signIn = CommandState()
  }

  private struct DerivedValues: DeferredValue {
    var username: TextEdit<String>?
    var password: TextEdit<String>?
    var avatarURL: URL??
    var canSignIn: Bool?
    var isValid: Bool?
    var signIn: CommandStatus<SignInError>?
  }

  /// The inputs and what is kept, with what was derived from them so far.
  private struct CurrentValues: LivingValues {
    static let observedProperties = ObservedProperties<LoginViewModel>([
      TypedProperty(\.context),
      TypedProperty(\.username),
      TypedProperty(\.password),
      TypedProperty(\.needsCode),
      TypedProperty(\.avatarURL),
      TypedProperty(\.canSignIn),
      TypedProperty(\.isValid),
      TypedProperty(\.signIn),
    ])

    static let edits: [AnyEditRules<CurrentValues>] = [usernameRules, passwordRules]

    static let usernameRules: TextEditRules<CurrentValues, String> = TextEditRules(
      .own(\.stored.username),
      as: .text,
      trims: true
    )

    static let passwordRules: TextEditRules<CurrentValues, String> = TextEditRules(
      .own(\.stored.password),
      as: .text
    )

    static let signInRules: CommandRules<CurrentValues> = CommandRules(
      "signIn",
      \.stored.signIn,
      when: { $0.canSignIn },
      busy: { $0.inputs.context.text("Logging in…") }
    )

    var inputs: Inputs
    let services: any Services
    var stored = StoredValues()
    @Deferred var derived: DerivedValues

    var username: TextEdit<String> {
      mutating get {
        if let known = derived.username { return known }
        let fresh = Self.usernameRules.edit(of: &self)
        derived.username = fresh
        return fresh
      }
    }

    var password: TextEdit<String> {
      mutating get {
        if let known = derived.password { return known }
        let fresh = Self.passwordRules.edit(of: &self)
        derived.password = fresh
        return fresh
      }
    }

    var avatarURL: URL? {
      mutating get {
        if let known = derived.avatarURL { return known }
        let fresh: URL? =
          services.session.knownUser(login: stored.username.value)?.avatarURL
        derived.avatarURL = fresh
        return fresh
      }
    }

    var canSignIn: Bool {
      mutating get {
        if let known = derived.canSignIn { return known }
        let fresh: Bool = !stored.username.value.isEmpty && !stored.password.value.isEmpty
        derived.canSignIn = fresh
        return fresh
      }
    }

    var isValid: Bool {
      mutating get {
        if let known = derived.isValid { return known }
        let fresh: Bool = username.isValid && password.isValid
        derived.isValid = fresh
        return fresh
      }
    }

    var signIn: CommandStatus<SignInError> {
      mutating get {
        if let known = derived.signIn { return known }
        let fresh: CommandStatus<SignInError> = Self.signInRules.status(of: &self)
        derived.signIn = fresh
        return fresh
      }
    }

    mutating func forgetDerived() { derived = DerivedValues() }

    mutating func settle(
      from old: CurrentValues, watched: WatchedKeys<ObservationKeys>
    ) -> KeySet<ObservationKeys> {
      _derived = old._derived
      var changed = KeySet<ObservationKeys>()
      if watched.contains(.context), differs(old.inputs.context, inputs.context) {
        changed.insert(.context)
      }
      if watched.contains(.needsCode), differs(old.stored.needsCode, stored.needsCode) {
        changed.insert(.needsCode)
      }
      lazy var usernameDiffers = differs(old.stored.username.value, stored.username.value)
      lazy var passwordDiffers = differs(old.stored.password.value, stored.password.value)
      lazy var localeDiffers = differs(old.inputs.context, inputs.context, in: .locale)
      if let before = old.derived.username,
        differs(old.stored.username, stored.username) || localeDiffers
      {
        derived.username = nil
        if differs(before, username) { changed.insert(.username) }
      }
      if let before = old.derived.password,
        differs(old.stored.password, stored.password) || localeDiffers
      {
        derived.password = nil
        if differs(before, password) { changed.insert(.password) }
      }
      if let before = old.derived.avatarURL, usernameDiffers {
        derived.avatarURL = nil
        if differs(before, avatarURL) { changed.insert(.avatarURL) }
      }
      if let before = old.derived.canSignIn, usernameDiffers || passwordDiffers {
        derived.canSignIn = nil
        if differs(before, canSignIn) { changed.insert(.canSignIn) }
      }
      if let before = old.derived.isValid,
        changed.contains(.username) || changed.contains(.password)
      {
        derived.isValid = nil
        if differs(before, isValid) { changed.insert(.isValid) }
      }
      if let before = old.derived.signIn,
        differs(old.stored.signIn, stored.signIn) || localeDiffers || changed.contains(.canSignIn)
      {
        derived.signIn = nil
        if differs(before, signIn) { changed.insert(.signIn) }
      }
      return changed
    }
  }
}

@MainActor
final class HomeViewModel: ViewModel {
  /// What it asks of the world, with what the view models that it makes ask.
  typealias Services = SessionProvider

  /// What it is given.
  struct Inputs: ViewModelInputs {
    var user: User
    var context: DisplayContext
  }

  private let viewModelState: LivingViewModelState<CurrentValues>

  init(user: User, services: any Services, context: DisplayContext = .current) {
    viewModelState = LivingViewModelState(
      CurrentValues(inputs: Inputs(user: user, context: context), services: services)
    )
  }

  var user: User {
    get { viewModelState[.user, self].inputs.user }
    _modify { yield &viewModelState[self].user }
  }

  var context: DisplayContext {
    get { viewModelState[.context, self].inputs.context }
    _modify { yield &viewModelState[self].context }
  }

  var refresh: Command<any Error> {
    viewModelState.command(
      self, viewModelState[.refresh, self].refresh, CurrentValues.refreshRules,
      run: { run in
        let name = try run.read { $0.inputs.user.name }
        let user = try await run.services.session.signIn(login: name, password: "", code: nil)
        try run.write { $0.inputs.user = user }
      }
    )
  }

  var viewModelObservers: ViewModelObservers<HomeViewModel> {
    viewModelState
  }

  func update(_ change: (inout Inputs) -> Void) { viewModelState.update(self, change) }

  private enum ObservationKeys: Int, ObservationKey {
    case user, context, refresh
  }

  /// What it keeps.
  private struct StoredValues {
    var refresh = CommandState()
  }

  private struct DerivedValues: DeferredValue {
    var refresh: CommandStatus<any Error>?
  }

  /// The inputs and what is kept, with what was derived from them so far.
  private struct CurrentValues: LivingValues {
    static let observedProperties = ObservedProperties<HomeViewModel>([
      TypedProperty(\.user),
      TypedProperty(\.context),
      TypedProperty(\.refresh),
    ])

    static let refreshRules: CommandRules<CurrentValues> = CommandRules("refresh", \.stored.refresh)

    var inputs: Inputs
    let services: any Services
    var stored = StoredValues()
    @Deferred var derived: DerivedValues

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
      if let before = old.derived.refresh,
        differs(old.stored.refresh, stored.refresh)
          || differs(old.inputs.context, inputs.context, in: .locale)
      {
        derived.refresh = nil
        if differs(before, refresh) { changed.insert(.refresh) }
      }
      return changed
    }
  }
}

nonisolated private func differs(_ old: User, _ new: User) -> Bool {
  if differs(old.name, new.name) { return true }
  return differs(old.avatarURL, new.avatarURL)
}
