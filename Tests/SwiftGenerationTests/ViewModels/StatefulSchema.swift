/// A schema with every kind of member of a stateful view model, in every form.
enum StatefulSchema {
  static let text = #"""
    enum Mood { case happy "Happy", sad "Sad" }
    enum Size: String { case small, large }
    enum Plain { case one, two }

    error LoadError { case offline "Offline", missing(id: Int) "Missing \(id)", busy }
    error OtherError { case no }

    model Address {
      var street: String = ""
      var city: String = ""
      var zip: String?
    }

    model Person: Identifiable {
      let id: Int
      var name: String = ""
      var nick: String?
      var mood: Mood = .happy
      var size: Size?
      var plain: Plain = .one
      var age: Int?
      var weight: Double = 0
      var price: Decimal = 0
      var born: Date
      var due: Day?
      var lasts: Duration = 1h
      var page: URL?
      var key: UUID?
      var address: Address?
    }

    /// The known users.
    service People {
      func known(id: Int) -> Person?
      func count(of name: String) -> Int
      func strict(id: Int) throws(LoadError) -> Person
      func note(_ text: String)
      func load(id: Int) async throws(LoadError) -> Person
      func other() async throws(OtherError) -> Int
      func all() async throws -> [Person]
      func ping() async -> Bool
      func save(_ person: Person, at date: Date) async throws(LoadError)
      func isFree(name: String, `in` city: String) async -> Bool
      func isOpen(count: Int) async throws -> Bool
      func watch(id: Int) -> stream Person
      func feed(name: String, size: Int) throws(LoadError) -> stream [Person]
      func ages() throws -> stream Int
    }

    /// A person.
    viewmodel DetailViewModel {
      input person: Person
      display title = person.name
    }

    /// Uses a service, and creates a view model that uses more services.
    viewmodel OuterViewModel {
      use navigator: Navigator
      command open { navigator.push(PersonViewModel(person: Person(id: 1, born: date("2025-01-01")), id: 1)) }
    }

    /// Every form of a member.
    viewmodel PersonViewModel {
      use people: People
      use go: Navigator
      input person: Person
      input limit: Int = 3
      let id: Int

      /// The number of items.
      state count: Int = 0
      state message: String? = nil
      state list: [Person] = []
      state mood: Mood = .sad
      state stamp: Date? = nil
      state spare: Person? = nil

      /// An editable copy.
      draft form = person

      /// The name.
      edit name = $form.name {
        trim
        require !name.isEmpty else "A name"
        check await people.isFree(name: name, in: street ?? "") else "Taken: \(name)"
      }
      edit nick = $person.nick ?? "none"
      edit street = $person.address?.street
      edit zip = $form.address?.zip
      edit moodText = $person.mood as text
      edit size = $person.size as text
      edit plain = $person.plain as text
      edit age = $person.age as text {
        require 0...150 else "0 to 150"
        require (age ?? 0) < limit + count else "Less than \(limit)"
      }
      edit weight = $person.weight as text { require [1.0, 2.0].allSatisfy { $0 < weight } else "Heavier" }
      edit price = $person.price as text(format: { $0.formatted(.decimals(2)) }, parse: { Decimal($0) })
      edit born = $person.born as text("MM/dd/yyyy")
      edit due = $person.due as text
      edit lasts = $person.lasts as text
      edit page = $person.page as text
      edit key = $person.key as text
      edit slider = $person.weight { debounce 0.3s }
      edit own: Int = 3 as text
      edit home: Address = Address() { require home.city != "" else "A city" }
      edit choice: Mood? = nil
      edit word: String = "" {
        require word.split(" ").allSatisfy { $0.count < 3 } else "Short words"
        require word.count < person.name.count else "Shorter than \(person.name)"
        check try await people.isOpen(count: 3) after 1s else "No"
      }

      let scaled = list.map { $0.weight * Double(count) }
      display known = people.known(id: id)?.name
      display total = scaled.sum()
      display cityText = "\(home.city) \(form.address?.city ?? "") \(own)"
      display problems = [name.error, age.error].compacted().joined(", ")
      display status = load.isRunning ? load.busyText ?? "" : load.errorText ?? (load.error == nil ? "ok" : "bad")
      display isReady = form.isDirty && isValid && ask.question == nil
      display problem = if let error = load.error { error.label } else { "" }
      display anyProblem = everything.error?.label
      display short = shorten(person.name)

      /// Loads another person.
      command load(id number: Int, run: Bool = true) when !loadNext.isRunning busy "Loading \(person.name)…" restart {
        let found = try await people.load(id: number)
        person = found
        count += 1
        if run { message = "Found" } else { message = nil }
      } catch .missing(let id) {
        message = "No \(id)"
      } catch .offline {
      }
      command loadNext {
        let next = try await people.load(id: id)
        spare = next
      } catch { message = error.label }
      command save { try await people.save(person, at: now) } catch .busy { go.dismiss() } catch { message = "x" }
      command saveFirst {
        try await people.save(Person(id: 1, born: date("2025-01-01")), at: date("2025-01-01"))
      } catch { message = error.label }
      command everything queue {
        list = try await people.all()
        let other = try await people.other()
        count = other
        let half = count / 2
        count = half + limit
        let again = count + 1
        if again > half { try await people.save(person, at: now) }
        track(event: "x")
        try await remember(person, times: again)
        let fetched = try await fetch(id: again)
        person = fetched
        invalidate people
        people.note("done")
        try await remember(fetched, times: 2)
      } catch .missing, .offline {
        count = 1
      }
      command ask {
        confirm "Sure?"
        let text = prompt "Name for \(person.name)?"
        form.name = text
        form.address?.city = person.name
        person.address?.zip = text
        person.address?.city = text
        commit form
        message = cityText
        go.push(DetailViewModel(person: person))
      }
      command navigate(to person: Person, values: Int, error: String) {
        if let address = person.address, address.city == name {
          go.present(PersonViewModel(person: person, id: values))
        } else if person.mood == .happy {
          go.pop()
        } else {
          go.popToRoot()
        }
        message = error
      }
      command branch parallel {
        if case .happy = person.mood, let nick = person.nick, nick != name {
          let isThere = await people.ping()
          if isThere && count > 2 { count = 0 }
          if isThere { stamp = now }
          message = nick
        } else if let found = spare {
          person = found
        }
        branch()
      }
      command compute(x: Int = 2) {
        let doubled = x * 2
        let sum = count + doubled
        count = sum
        let names = list.filter { $0.weight > Double(count) }.map { $0.name }
        message = names.joined(", ")
        own = names.count
        home.city = "x"
        mood = if count > 3 { .happy } else { .sad }
        stamp = now
        let known = people.count(of: name)
        count = known
        go.resetRoot(DetailViewModel(person: person))
      }
      command strictly {
        let found = try people.strict(id: id)
        person = found
      } catch .busy {
        revert form
      }
      command nothing { }
      command both {
        load(id: count)
        compute()
      }

      follow person from people.watch(id: person.id)
      follow list from people.feed(name: name, size: limit) catch .offline { message = "off" } catch { message = error.label }
      follow form.age from people.ages() catch { message = "stopped" }
      on count > 3 && !list.isEmpty { count = 0 }
      on list.contains(where: { $0.weight > Double(limit) }) { await people.ping() }
      on appear { try await people.save(person, at: now) } catch { message = error.label }
      on disappear { count = 0 }

      /// Stores it.
      custom remember(_ person: Person, times: Int) async throws
      custom track(event: String)
      custom fetch(id: Int) async throws(OtherError) -> Person
      custom shorten(_ text: String) -> String
    }
    """#

  /// The hand-written customs of the schema.
  static func customs(access: String) -> String {
    """
      extension PersonViewModel {
        \(access)static func remember(_ person: Person, times: Int) async throws {}
        \(access)static func track(event: String) {}
        \(access)static func fetch(id: Int) async throws(OtherError) -> Person { throw .no }
        \(access)static func shorten(_ text: String) -> String { text }
      }
    """
  }
}
