extension Samples {
  /// Every construct of interactive view models, in canonical form.
  static let stateful = #"""
    /// The services of the app.
    service Session {
        /// A query.
        func knownUser(login: String) -> User?
        func signIn(login: String, password: String, code: String?) async throws(SignInError) -> User // slow
        func save(_ user: User) async
        func updates(of id: Int) -> stream UserInfo
        func feed() throws -> stream [Item]
        func stream(from drop: Int) -> stream
        // more to come
    }

    viewmodel LoginViewModel {
        input user: User
        use session: Session
        use navigator: Navigator

        state needsCode: Bool = false
        state code = 0

        edit username: String = "" {
            trim
        }
        edit age = $user.age as text {
            // people
            require 0...150 else "Enter an age from 0 to 150" // or so
        }
        edit nick = $user.address?.nick ?? ""
        edit due = $task.due as text("MM/dd/yyyy")
        edit price = $item.price as text(format: { $0.formatted(.decimals(2)) }, parse: { Decimal($0) })
        edit name: String = "" {
            trim
            debounce 0.5s

            require name.count >= 3 else "At least 3 letters"
            check try await accounts.isFree(name: name) after 0.5s else "That name is taken"
            // the end
        }
        draft form = user

        /// Signs in.
        command signIn(code: String? = nil) when canSignIn && names.contains({ $0 }) busy "Logging in…" restart {
            let user = try await session.signIn(login: username, password: password, code: code)

            // the user is known
            let n = count + 1
            user.name = x // kept
            count += 1
            lines[0].price -= n
            try await session.save(user)
            navigator.push(HomeViewModel(user: user))
            if let user, n > 0 {
                signOut()
            } else if case .open = status {
                confirm "Delete it?"
            } else {
                let code = prompt "Enter the code"
                // nothing
            }
            commit form
            revert form
            invalidate session
            user = await profiles.current()
        } catch .oneTimePasswordRequired, .server(code: let code) {
            needsCode = true
        }
        // every other error
        catch {
            text = error.label
        }
        command nothing {}
        follow user.info from profiles.updates(of: id) catch {
            offline = true
        }
        follow user from profiles.all()
        on isExpired {
            signOut()
        }
        on appear {
            refresh()
        } catch .offline {}
        on disappear {}
        custom remember(user: User) async throws(SignInError)
        custom forget(_ user: User) async throws -> Int
        custom log(text: String)

        example "does it all" {
            given session.signIn returns User(name: "Ada")
            given session.signIn throws .offline
            given session.save held
            given session.save returns
            when profiles.updates sends UserInfo(name: "Ada")
            when profiles.updates throws .offline
            when profiles.updates ends
            when age.text = "x"
            when username = "ada"
            when form.name = "x"
            when age begins
            when age ends
            when clock += 0.5s
            when signIn()
            when signIn(code: "1")
            when signIn answers "123"
            when signIn confirms
            when signIn declines
            when appear
            when disappear
            when commit form
            when revert form
            expect age.error == nil
            expect session.signIn.calls == 1
            expect navigator == [resetRoot HomeViewModel, pop]
            expect navigator == [pop]
            expect navigator == []
        }
    }

    """#
}
