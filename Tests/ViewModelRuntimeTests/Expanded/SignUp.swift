import Foundation
import ViewModelRuntime

// A form with a draft, a rule across fields, a check, a rest, questions and reactions, as vmgen generates it.

nonisolated struct Account: Hashable, Codable, Sendable {
  var name: String = ""
  var nickname: String?
  var newsletter: Bool = false
  var card: Card?
}

nonisolated struct Card: Hashable, Codable, Sendable {
  var number: Int = 0
}

nonisolated protocol Accounts: Sendable {
  func isFree(name: String) async throws -> Bool
  func create(_ account: Account, password: String) async throws
  func delete(name: String) async throws
}

/// Services that have `Accounts`.
@MainActor
protocol AccountsProvider {
  var accounts: any Accounts { get }
}

@MainActor
final class SignUpViewModel: ViewModel {
  /// What it asks of the world.
  typealias Services = AccountsProvider

  /// What it is given.
  struct Inputs: ViewModelInputs {
    var account: Account
    var context: DisplayContext
  }

  private let viewModelState: LivingViewModelState<CurrentValues>

  init(account: Account, services: any Services, context: DisplayContext = .current) {
    viewModelState = LivingViewModelState(
      CurrentValues(inputs: Inputs(account: account, context: context), services: services)
    )
    viewModelState.start(self)
  }

  var account: Account {
    get { viewModelState[.account, self].inputs.account }
    _modify { yield &viewModelState[self].account }
  }

  var context: DisplayContext {
    get { viewModelState[.context, self].inputs.context }
    _modify { yield &viewModelState[self].context }
  }

  var form: DraftEdit<Account> {
    get { viewModelState[.form, self].form }
    set { viewModelState.edit(self, CurrentValues.formRules, newValue) }
  }

  var name: TextEdit<String> {
    get { viewModelState[.name, self].name }
    set { viewModelState.edit(self, CurrentValues.nameRules, newValue) }
  }

  var nickname: TextEdit<String?> {
    get { viewModelState[.nickname, self].nickname }
    set { viewModelState.edit(self, CurrentValues.nicknameRules, newValue) }
  }

  var password: TextEdit<String> {
    get { viewModelState[.password, self].password }
    set { viewModelState.edit(self, CurrentValues.passwordRules, newValue) }
  }

  var confirmation: TextEdit<String> {
    get { viewModelState[.confirmation, self].confirmation }
    set { viewModelState.edit(self, CurrentValues.confirmationRules, newValue) }
  }

  var newsletter: ValueEdit<Bool> {
    get { viewModelState[.newsletter, self].newsletter }
    set { viewModelState.edit(self, CurrentValues.newsletterRules, newValue) }
  }

  var cardNumber: TextEdit<Int?> {
    get { viewModelState[.cardNumber, self].cardNumber }
    set { viewModelState.edit(self, CurrentValues.cardNumberRules, newValue) }
  }

  var motto: TextEdit<String> {
    get { viewModelState[.motto, self].motto }
    set { viewModelState.edit(self, CurrentValues.mottoRules, newValue) }
  }

  var attempts: Int { viewModelState[.attempts, self].stored.attempts }
  var notice: String { viewModelState[.notice, self].stored.notice }
  var greeting: String { viewModelState[.greeting, self].greeting }
  var isValid: Bool { viewModelState[.isValid, self].isValid }

  /// Makes the account.
  var signUp: Command<any Error> {
    viewModelState.command(
      self,
      viewModelState[.signUp, self].signUp,
      CurrentValues.signUpRules,
      run: { run in
        try run.write {
          CurrentValues.formRules.commit(&$0)
          $0.stored.attempts = ($0.stored.attempts +| 1)
        }
        let (account, password) = try run.read { ($0.inputs.account, $0.stored.password.value) }
        try await run.services.accounts.create(account, password: password)
        try run.write { $0.stored.notice = $0.greeting }
      }
    )
  }

  var delete: Command<any Error> {
    viewModelState.command(
      self,
      viewModelState[.delete, self].delete,
      CurrentValues.deleteRules,
      run: { run in
        do {
          try await run.confirm(run.read { $0.inputs.context.text("Delete \($0.inputs.account.name)?") })
          let name = try run.read { $0.inputs.account.name }
          try await run.services.accounts.delete(name: name)
          try run.call { $0.reset() }
        } catch  where !(error is CancellationError) {
          try run.write { $0.stored.notice = $0.inputs.context.text(of: error) }
        }
      }
    )
  }

  var rename: Command<Never> {
    viewModelState.command(
      self,
      viewModelState[.rename, self].rename,
      CurrentValues.renameRules,
      run: { run in
        let name = try await run.prompt(run.read { $0.inputs.context.text("What is the new name?") })
        try run.write {
          CurrentValues.formRules.write(&$0) { $0.name = name }
          $0.forgetDerived()
          $0.stored.notice = $0.greeting
        }
        if name.isEmpty { run.afterwards { $0.rename() } }
      }
    )
  }

  var reset: Command<Never> {
    viewModelState.command(
      self,
      viewModelState[.reset, self].reset,
      CurrentValues.resetRules,
      perform: { run in
        try run.write {
          CurrentValues.formRules.revert(&$0)
          $0.stored.password.value = ""
          $0.stored.confirmation.value = ""
        }
      }
    )
  }

  /// To be called when its view appears.
  func appear() {
    viewModelState.perform(self, CurrentValues.appearRules) { run in
      try run.write { $0.stored.notice = $0.inputs.context.text("Welcome") }
    }
  }

  var viewModelObservers: ViewModelObservers<SignUpViewModel> {
    viewModelState
  }

  func update(_ change: (inout Inputs) -> Void) { viewModelState.update(self, change) }

  private enum ObservationKeys: Int, ObservationKey {
    case account
    case context
    case form
    case name
    case nickname
    case password
    case confirmation
    case newsletter
    case cardNumber
    case motto
    case attempts
    case notice
    case greeting
    case isValid
    case signUp
    case delete
    case rename
    case reset
  }

  /// What it keeps.
  private struct StoredValues {
    var form = DraftState<Account>()
    var name = EditState<String>()
    var nickname = EditState<String?>()
    var password = OwnEdit("")
    var confirmation = OwnEdit("")
    var newsletter = EditState<Bool>()
    var cardNumber = EditState<Int?>()
    var motto = OwnEdit("")
    var attempts = 0
    var notice = ""
    var signUp = CommandState()
    var delete = CommandState()
    var rename = CommandState()
    var reset = CommandState()
  }

  private struct DerivedValues: DeferredValue {
    var form: DraftEdit<Account>?
    var name: TextEdit<String>?
    var nickname: TextEdit<String?>?
    var password: TextEdit<String>?
    var confirmation: TextEdit<String>?
    var newsletter: ValueEdit<Bool>?
    var cardNumber: TextEdit<Int?>?
    var motto: TextEdit<String>?
    var greeting: String?
    var isValid: Bool?
    var signUp: CommandStatus<any Error>?
    var delete: CommandStatus<any Error>?
    var rename: CommandStatus<Never>?
    var reset: CommandStatus<Never>?
  }

  /// The inputs and what is kept, with what was derived from them so far.
  private struct CurrentValues: LivingValues {
    static let observedProperties = ObservedProperties<SignUpViewModel>([
      TypedProperty(\.account),
      TypedProperty(\.context),
      TypedProperty(\.form),
      TypedProperty(\.name),
      TypedProperty(\.nickname),
      TypedProperty(\.password),
      TypedProperty(\.confirmation),
      TypedProperty(\.newsletter),
      TypedProperty(\.cardNumber),
      TypedProperty(\.motto),
      TypedProperty(\.attempts),
      TypedProperty(\.notice),
      TypedProperty(\.greeting),
      TypedProperty(\.isValid),
      TypedProperty(\.signUp),
      TypedProperty(\.delete),
      TypedProperty(\.rename),
      TypedProperty(\.reset),
    ])

    static let formRules: DraftRules<CurrentValues, Account> = DraftRules(
      of: \.inputs.account,
      state: \.stored.form,
      differs: differs
    )

    static let nameRules: TextEditRules<CurrentValues, String> = TextEditRules(
      .draft(formRules, \.name, state: \.stored.name),
      as: .text,
      trims: true,
      requirements: [
        .own({ $0.count >= 3 }, else: { $0.inputs.context.text("At least 3 letters") })
      ],
      check: EditCheck(
        of: { nameRules.pending(in: &$0) },
        after: .milliseconds(500),
        else: { $0.inputs.context.text("That name is taken") },
        ask: { try await checkName($0, name: $1) }
      )
    )

    static func checkName(_ services: any Services, name: String) async throws -> Bool {
      try await services.accounts.isFree(name: name)
    }

    static let nicknameRules: TextEditRules<CurrentValues, String?> = TextEditRules(
      .draft(formRules, \.nickname, state: \.stored.nickname),
      as: .optional(.text)
    )

    static let passwordRules: TextEditRules<CurrentValues, String> = TextEditRules(
      .own(\.stored.password),
      as: .text
    )

    static let confirmationRules: TextEditRules<CurrentValues, String> = TextEditRules(
      .own(\.stored.confirmation),
      as: .text,
      requirements: [
        .across(
          { confirmation, values in confirmation == passwordRules.pending(in: &values) },
          else: { $0.inputs.context.text("The passwords differ") }
        )
      ]
    )

    static let newsletterRules: ValueEditRules<CurrentValues, Bool> = ValueEditRules(
      .draft(formRules, \.newsletter, state: \.stored.newsletter)
    )

    static let cardNumberRules: TextEditRules<CurrentValues, Int?> = TextEditRules(
      EditPlace(
        state: \.stored.cardNumber,
        read: { $0.inputs.account.card?.number },
        write: { if let number = $1 { $0.inputs.account.card?.number = number } }
      ),
      as: .present(.integer),
      isEnabled: { $0.inputs.account.card != nil }
    )

    static let mottoRules: TextEditRules<CurrentValues, String> = TextEditRules(
      .own(\.stored.motto),
      as: .text,
      rest: .milliseconds(500)
    )

    static let edits: [AnyEditRules<CurrentValues>] = [
      formRules, nameRules, nicknameRules, passwordRules, confirmationRules, newsletterRules,
      cardNumberRules, mottoRules,
    ]

    static let signUpRules: CommandRules<CurrentValues> = CommandRules(
      "signUp",
      \.stored.signUp,
      when: { $0.isValid },
      submits: [
        nameRules, nicknameRules, passwordRules, confirmationRules, newsletterRules,
        cardNumberRules, mottoRules,
      ],
      busy: { $0.inputs.context.text("Signing up…") }
    )

    static let deleteRules: CommandRules<CurrentValues> = CommandRules("delete", \.stored.delete)

    static let renameRules: CommandRules<CurrentValues> = CommandRules("rename", \.stored.rename, policy: .restart)

    static let resetRules: CommandRules<CurrentValues> = CommandRules("reset", \.stored.reset)

    static let appearRules: CommandRules<CurrentValues> = CommandRules("appear", policy: .queue)

    static let reactions: [Reaction<CurrentValues>] = [
      Reaction(
        "motto.isEmpty",
        when: { $0.stored.attempts > 0 && $0.stored.motto.value.isEmpty },
        run: { try await onMottoIsEmpty($0) }
      ),
      Reaction(
        "attempts == 3",
        when: { $0.stored.attempts == 3 },
        perform: { run in
          try run.write { $0.stored.notice = $0.inputs.context.text("Third time lucky?") }
        }
      ),
    ]

    static func onMottoIsEmpty(_ run: CommandSteps<CurrentValues>) async throws {
      let isFree = try await run.services.accounts.isFree(name: "")
      if isFree { try run.write { $0.stored.motto.value = "Free" } }
    }

    var inputs: Inputs
    let services: any Services
    var stored = StoredValues()
    @Deferred var derived: DerivedValues

    var form: DraftEdit<Account> {
      mutating get {
        if let known = derived.form { return known }
        let fresh = Self.formRules.edit(of: &self)
        derived.form = fresh
        return fresh
      }
    }

    var name: TextEdit<String> {
      mutating get {
        if let known = derived.name { return known }
        let fresh = Self.nameRules.edit(of: &self)
        derived.name = fresh
        return fresh
      }
    }

    var nickname: TextEdit<String?> {
      mutating get {
        if let known = derived.nickname { return known }
        let fresh = Self.nicknameRules.edit(of: &self)
        derived.nickname = fresh
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

    var confirmation: TextEdit<String> {
      mutating get {
        if let known = derived.confirmation { return known }
        let fresh = Self.confirmationRules.edit(of: &self)
        derived.confirmation = fresh
        return fresh
      }
    }

    var newsletter: ValueEdit<Bool> {
      mutating get {
        if let known = derived.newsletter { return known }
        let fresh = Self.newsletterRules.edit(of: &self)
        derived.newsletter = fresh
        return fresh
      }
    }

    var cardNumber: TextEdit<Int?> {
      mutating get {
        if let known = derived.cardNumber { return known }
        let fresh = Self.cardNumberRules.edit(of: &self)
        derived.cardNumber = fresh
        return fresh
      }
    }

    var motto: TextEdit<String> {
      mutating get {
        if let known = derived.motto { return known }
        let fresh = Self.mottoRules.edit(of: &self)
        derived.motto = fresh
        return fresh
      }
    }

    var greeting: String {
      mutating get {
        if let known = derived.greeting { return known }
        let fresh: String = inputs.context.text("Hello, \(form.value.name)")
        derived.greeting = fresh
        return fresh
      }
    }

    var isValid: Bool {
      mutating get {
        if let known = derived.isValid { return known }
        let fresh: Bool =
          name.isValid
          && nickname.isValid
          && password.isValid
          && confirmation.isValid
          && newsletter.isValid
          && cardNumber.isValid
          && motto.isValid
        derived.isValid = fresh
        return fresh
      }
    }

    var signUp: CommandStatus<any Error> {
      mutating get {
        if let known = derived.signUp { return known }
        let fresh: CommandStatus<any Error> = Self.signUpRules.status(of: &self)
        derived.signUp = fresh
        return fresh
      }
    }

    var delete: CommandStatus<any Error> {
      mutating get {
        if let known = derived.delete { return known }
        let fresh: CommandStatus<any Error> = Self.deleteRules.status(of: &self)
        derived.delete = fresh
        return fresh
      }
    }

    var rename: CommandStatus<Never> {
      mutating get {
        if let known = derived.rename { return known }
        let fresh: CommandStatus<Never> = Self.renameRules.status(of: &self)
        derived.rename = fresh
        return fresh
      }
    }

    var reset: CommandStatus<Never> {
      mutating get {
        if let known = derived.reset { return known }
        let fresh: CommandStatus<Never> = Self.resetRules.status(of: &self)
        derived.reset = fresh
        return fresh
      }
    }

    mutating func forgetDerived() { derived = DerivedValues() }

    mutating func settle(
      from old: CurrentValues, watched: WatchedKeys<ObservationKeys>
    ) -> KeySet<ObservationKeys> {
      _derived = old._derived
      var changed = KeySet<ObservationKeys>()
      if watched.contains(.account), differs(old.inputs.account, inputs.account) {
        changed.insert(.account)
      }
      if watched.contains(.context), differs(old.inputs.context, inputs.context) {
        changed.insert(.context)
      }
      if watched.contains(.attempts), differs(old.stored.attempts, stored.attempts) {
        changed.insert(.attempts)
      }
      if watched.contains(.notice), differs(old.stored.notice, stored.notice) {
        changed.insert(.notice)
      }
      lazy var formDiffers =
        differs(old.stored.form, stored.form) || differs(old.inputs.account, inputs.account)
      lazy var passwordDiffers = differs(old.stored.password, stored.password)
      lazy var localeDiffers = differs(old.inputs.context, inputs.context, in: .locale)
      if let before = old.derived.form, formDiffers {
        derived.form = nil
        if differs(before, form, by: differs) { changed.insert(.form) }
      }
      if let before = old.derived.name,
        differs(old.stored.name, stored.name) || formDiffers || localeDiffers
      {
        derived.name = nil
        if differs(before, name) { changed.insert(.name) }
      }
      if let before = old.derived.nickname,
        differs(old.stored.nickname, stored.nickname) || formDiffers
      {
        derived.nickname = nil
        if differs(before, nickname) { changed.insert(.nickname) }
      }
      if let before = old.derived.password, passwordDiffers {
        derived.password = nil
        if differs(before, password) { changed.insert(.password) }
      }
      if let before = old.derived.confirmation,
        differs(old.stored.confirmation, stored.confirmation) || passwordDiffers || localeDiffers
      {
        derived.confirmation = nil
        if differs(before, confirmation) { changed.insert(.confirmation) }
      }
      if let before = old.derived.newsletter,
        differs(old.stored.newsletter, stored.newsletter) || formDiffers
      {
        derived.newsletter = nil
        if differs(before, newsletter) { changed.insert(.newsletter) }
      }
      if let before = old.derived.cardNumber,
        differs(old.stored.cardNumber, stored.cardNumber)
          || differs(old.inputs.account.card?.number, inputs.account.card?.number)
          || localeDiffers
      {
        derived.cardNumber = nil
        if differs(before, cardNumber) { changed.insert(.cardNumber) }
      }
      if let before = old.derived.motto, differs(old.stored.motto, stored.motto) {
        derived.motto = nil
        if differs(before, motto) { changed.insert(.motto) }
      }
      if let before = old.derived.greeting, changed.contains(.form) || localeDiffers {
        derived.greeting = nil
        if differs(before, greeting) { changed.insert(.greeting) }
      }
      if let before = old.derived.isValid,
        changed.contains(.name)
          || changed.contains(.nickname)
          || changed.contains(.password)
          || changed.contains(.confirmation)
          || changed.contains(.newsletter)
          || changed.contains(.cardNumber)
          || changed.contains(.motto)
      {
        derived.isValid = nil
        if differs(before, isValid) { changed.insert(.isValid) }
      }
      if let before = old.derived.signUp,
        differs(old.stored.signUp, stored.signUp) || changed.contains(.isValid) || localeDiffers
      {
        derived.signUp = nil
        if differs(before, signUp) { changed.insert(.signUp) }
      }
      if let before = old.derived.delete,
        differs(old.stored.delete, stored.delete) || localeDiffers
      {
        derived.delete = nil
        if differs(before, delete) { changed.insert(.delete) }
      }
      if let before = old.derived.rename, differs(old.stored.rename, stored.rename) {
        derived.rename = nil
        if differs(before, rename) { changed.insert(.rename) }
      }
      if let before = old.derived.reset, differs(old.stored.reset, stored.reset) {
        derived.reset = nil
        if differs(before, reset) { changed.insert(.reset) }
      }
      return changed
    }
  }
}

nonisolated private func differs(_ old: Account, _ new: Account) -> Bool {
  if differs(old.name, new.name) { return true }
  if differs(old.nickname, new.nickname) { return true }
  if differs(old.newsletter, new.newsletter) { return true }
  return differs(old.card, new.card, by: differs)
}

nonisolated private func differs(_ old: Card, _ new: Card) -> Bool {
  differs(old.number, new.number)
}
