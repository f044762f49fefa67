/// Complete schemas of interactive view models without errors.
extension Samples {
  static let profile = """
    model UserInfo {
      var name: String = ""
      var age: Int = 0
      var city: String = ""
    }

    service Profiles {
      func current() async throws -> UserInfo
      func updates() -> stream UserInfo
    }

    viewmodel UserInfoViewModel {
      input user: UserInfo
      use profiles: Profiles

      edit name = $user.name
      edit age = $user.age as text {
        require 0...150 else "Enter an age from 0 to 150"
      }
      edit city = $user.city { trim }

      command refresh {
        user = try await profiles.current()
      }
      follow user from profiles.updates()

      example "invalid text does not change the model" {
        given user = UserInfo(name: "Chris1", age: 1, city: "Shanghai1")
        when age.text = "x"
        expect user.age == 1
        expect age.error != nil
        when age.text = "18"
        expect user.age == 18
        expect age.error == nil
      }

      example "what the web sends is shown" {
        given user = UserInfo()
        when profiles.updates sends UserInfo(name: "Chris18", age: 18, city: "Shanghai18")
        expect name == "Chris18"
        expect age.text == "18"
        when profiles.updates ends
        given profiles.current returns UserInfo(name: "Chris28")
        when refresh()
        expect name == "Chris28"
        expect refresh.error == nil
        expect profiles.current.calls == 1
      }
    }
    """

  static let login = #"""
    error SignInError {
      case authenticationFailed "Incorrect username or password"
      case oneTimePasswordRequired
      case offline "You appear to be offline"
      case server(code: Int) "Error \(code)"
    }

    model User {
      let name: String
      let avatarURL: URL?
    }

    service Session {
      func knownUser(login: String) -> User?
      func signIn(login: String, password: String, code: String?) async throws(SignInError) -> User
    }

    viewmodel HomeViewModel {
      input user: User
      display title = user.name
    }

    viewmodel LoginViewModel {
      use session: Session
      use navigator: Navigator

      edit username: String = "" { trim }
      edit password: String = ""
      state needsCode: Bool = false

      display avatarURL = session.knownUser(login: username)?.avatarURL
      display canSignIn = !username.isEmpty && !password.isEmpty

      command signIn(code: String? = nil) when canSignIn busy "Logging in…" {
        let user = try await session.signIn(login: username, password: password, code: code)
        navigator.resetRoot(HomeViewModel(user: user))
      } catch .oneTimePasswordRequired {
        needsCode = true
      }

      example "signs in" {
        given session.signIn held
        when username = "ada"
        when password.text = "secret"
        expect signIn.canRun
        when signIn()
        expect signIn.isRunning
        expect signIn.busyText == "Logging in…"
        given session.signIn returns User(name: "Ada", avatarURL: nil)
        expect navigator == [resetRoot HomeViewModel]
      }

      example "asks for a code" {
        given session.signIn throws .oneTimePasswordRequired
        when username = "ada"
        when password = "secret"
        when signIn()
        expect needsCode
        given session.signIn throws .server(code: 500)
        when signIn(code: "1")
        expect signIn.error == .server(code: 500)
        expect signIn.errorText == "Error 500"
      }
    }
    """#

  static let registration = #"""
    error Refusal {
      case taken "That name is taken"
      case offline "You appear to be offline"
    }

    model Account {
      var name: String = ""
      var nickname: String?
      var mood: Mood = .good
      var home: Home?
    }

    model Home {
      var city: String = ""
    }

    enum Mood {
      case good "Good"
      case bad "Bad"
    }

    service Accounts {
      func isFree(name: String) async -> Bool
      func limit() -> Int
      func save(_ account: Account) async throws(Refusal)
      func delete(id: Int) async throws
      func changes(of id: Int) throws -> stream Account?
      func log(_ text: String)
    }

    viewmodel RegistrationViewModel {
      let id: Int
      input account: Account
      input dueDate: Date
      use accounts: Accounts
      use navigator: Navigator

      draft form = account
      edit name = $form.name {
        trim
        debounce 0.5s
        require name.count >= 3 else "At least 3 letters"
        require name.count < accounts.limit() else "At most \(accounts.limit())"
        check await accounts.isFree(name: name) after 0.5s else "That name is taken"
      }
      edit nickname = $form.nickname ?? ""
      edit mood = $form.mood
      edit city = $form.home?.city
      edit due = $dueDate as text("MM/dd/yyyy")
      edit password: String = ""
      edit confirmation: String = "" {
        require confirmation == password else "The passwords differ"
      }
      edit attempts = 1 as text {
        require 1...9 else "From 1 to 9"
      }
      state offline = false
      state latest: Account? = nil
      state count = 0

      let problem = name.error ?? confirmation.error ?? save.errorText ?? ""
      display title = words(form.name, problem)
      display isDirty = form.isDirty && !form.hasConflict
      display canSave = isValid && !name.isChecking && city.isEnabled && attempts < 9
      display shownMood = mood.label
      display moods = latest?.mood.label
      display dueText = due.formatted(date: .long)

      command save when canSave && form.isDirty busy "Saving \(form.name)…" restart {
        accounts.log("saves")
        count += 1
        try await accounts.save(form)
        commit form
        navigator.pop()
      } catch .offline {
        offline = true
      }
      command delete parallel {
        confirm "Delete \(account.name)?"
        try await accounts.delete(id: id)
        navigator.dismiss()
      } catch Refusal.offline {
        offline = true
      } catch {
        password = error.label
      }
      command rename {
        let name = prompt "How shall it be called?"
        form.name = name
        if name.isEmpty {
          rename()
        } else if let city = form.home?.city, !city.isEmpty {
          form.home?.city = city.uppercased()
        } else {
          form.home = Home(city: "Paris")
        }
      }
      command refresh {
        invalidate accounts
        revert form
        try await remember(account: account)
      }
      follow latest from accounts.changes(of: id) catch { offline = true }
      on count > 3 { count = 0 }
      on appear { refresh() }
      on disappear { count = 0 }
      custom remember(account: Account) async throws

      example "does all of it" {
        given id = 1
        given account = Account(name: "Ada")
        given dueDate = date("1970-01-01")
        given accounts.isFree returns true
        given accounts.limit returns 20
        given accounts.save throws .offline
        given accounts.delete held
        when appear
        when name begins
        when name.text = "Grace"
        when name ends
        when clock += 0.5s
        when mood = .bad
        when form.nickname = "G"
        when attempts = 3
        expect name.touched && isValid
        when save()
        expect offline
        when delete()
        expect delete.question == "Delete Ada?"
        when delete confirms
        when rename()
        when rename answers "Ada"
        when rename()
        when rename declines
        when accounts.changes sends nil
        when accounts.changes throws Refusal.offline
        when commit form
        when revert form
        expect form.name == "Grace"
        expect navigator == []
        expect accounts.save.calls == 1
        when disappear
      }
    }
    """#
}
