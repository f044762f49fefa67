import Testing
import ViewModelRuntime
import ViewModelTesting

/// Observers that write to a stateful view model.
@MainActor
struct WritingBackTests {
  @Test func anEntryByAnObserverTakesEffectInTheNextRound() async {
    await profile { test in
      let form = test.viewModel
      var ages: [String] = []
      let writer = form.observe(\.name.text) { name in if name == "Ada" { form.age.text = "36" } }
      let reader = form.observe(\.age) { ages.append($0.text) }
      form.name.text = "Ada"
      #expect(form.user == UserInfo(name: "Ada", age: 36, city: "Shanghai"))
      #expect(ages == ["1", "36"])
      _ = (writer, reader)
    }
  }

  @Test func fieldsThatOverwriteEachOtherAreStoppedAndReported() async {
    await profile { test in
      let form = test.viewModel
      var tokens: [BindingToken] = []
      let faults = ViewModelFault.recorded {
        tokens.append(form.observe(\.name.value) { if !$0.isEmpty { form.city.text = $0 + "!" } })
        tokens.append(form.observe(\.city.value) { form.name.text = $0 })
      }
      #expect(
        faults == [
          .endlessUpdates(viewModel: "UserInfoViewModel", properties: ["name", "city"], rounds: 100)
        ])
    }
  }

  @Test func viewModelsThatOverwriteEachOtherAreStoppedAndReported() async {
    await profile { test in
      let (one, other) = (test.viewModel, ContactCard())
      var tokens: [BindingToken] = []
      let faults = ViewModelFault.recorded {
        tokens.append(other.observe(\.person.firstName) { one.name.text = $0 })
        tokens.append(one.observe(\.name) { other.person.firstName = $0.value + "!" })
      }
      #expect(faults.count == 1)
      #expect(faults.first.map { "\($0)".hasSuffix("stopped after 100 rounds") } == true)
      tokens = []
      one.name.text = "Ada"
      other.person.firstName = "Grace"
      #expect(one.user.name == "Ada" && other.nameText == "Grace Lovelace")
    }
  }

  @Test func aCommandCalledByAnObserverReadsTheNewestValues() async {
    await worker { test in
      var seen: [String] = []
      let token = test.viewModel.observe(\.isOpen) { isOpen in
        guard !isOpen else { return }
        test.viewModel.isOpen = true
        // The write is pending, and the condition reads it.
        seen.append(test.viewModel.note(1).outcome.name)
      }
      test.viewModel.isOpen = false
      #expect(seen == ["completed"])
      #expect(test.viewModel.results == [1] && test.viewModel.isOpen)
      _ = token
    }
  }

  @Test func aQueryMayChangeTheViewModel() async {
    @MainActor
    final class Reentrant: Session {
      weak var login: LoginViewModel?

      func knownUser(login name: String) -> User? {
        login?.password.text = "known"
        return User(name: name, avatarURL: nil)
      }

      func signIn(login: String, password: String, code: String?) async throws(SignInError) -> User {
        throw .offline
      }
    }
    struct Services: NavigatorProvider, SessionProvider {
      let navigator: any Navigator
      let session: any Session
    }
    let session = Reentrant()
    let login = LoginViewModel(services: Services(navigator: NavigatorDouble(), session: session), context: .example)
    session.login = login
    let passwords = DeliveredValues(login, \.password.text)
    #expect(login.avatarURL == nil)
    #expect(login.password.text == "known")
    #expect(passwords.take() == ["", "known"])
    login.username.text = "ada"
    #expect(login.avatarURL == nil)
  }
}
