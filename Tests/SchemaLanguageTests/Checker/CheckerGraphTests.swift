import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct CheckerGraphTests {
  static let models = """
    model Address {
      let city: String
      let street: String?
      let zip: Int
    }

    model Line {
      let title: String
      let price: Decimal
    }

    enum Mood {
      case good "Good"
      case bad "Bad"
    }

    enum Plain: String {
      case a
    }

    model Person {
      let name: String
      let nickname: String?
      let home: Address
      let address: Address?
      let friends: [String]
      let mood: Mood
      let plain: Plain
      let lines: [Line]
      let born: Date
      var street: String? { address?.street }
      func isAt(_ city: String) -> Bool { home.city == city || isHere }
      var isHere: Bool { nickname == nil }
    }

    func initial(_ text: String) -> String = text.prefix(1)
    func full(_ person: Person) -> String = person.name
    func shown(_ at: Date) -> String = at.formatted("d")
    func shownTwice(_ at: Date) -> String = shown(at) + shown(at)
    func most(_ person: Person) -> String = words(person.name, person.nickname, person.home.city, person.friends[0], shown(person.born))
    func twice(_ person: Person, _ other: Person?) -> String = full(person) + (other?.home.city ?? "") + words(other?.nickname)
    func same(_ person: Person) -> Bool = person == person
    func greeting(_ name: String) -> String = "Hello \\(name)"

    """

  /// Returns the leaves that a display with this expression reads.
  func leaves(_ expression: String) throws -> [String] {
    let source = Self.models + "viewmodel V {\n  input person: Person\n  display x = \(expression)\n}"
    #expect(checked(source).diagnostics.filter { $0.kind.severity == .error }.isEmpty, "\(rendered(source))")
    return try graph(source).leaves.map { String($0.shown.prefix { $0 != ":" }) }
  }

  func graph(_ source: String) throws -> DependencyGraph {
    let set = try #require(checked(source).schemas, "\(rendered(source))")
    for case .viewModel(let model) in set.schemas.flatMap(\.declarations) { return model.graph }
    throw NoViewModel()
  }

  struct NoViewModel: Error {}

  @Test(
    "the leaves are the smallest paths that are read",
    arguments: [
      ("person.name", ["person.name"]),
      ("person.home.city", ["person.home.city"]),
      ("words(person.name, person.home.city)", ["person.home.city", "person.name"]),
      ("person.home == person.home ? person.home.city : \"1\"", ["person.home"]),
      ("person.lines.map { $0.title }", ["person.lines"]),
      ("person.lines.filter { $0.title == person.name }.count", ["person.lines", "person.name"]),
      ("full(person)", ["person.name"]),
      ("twice(person, person)", ["person.home.city", "person.name", "person.nickname"]),
      ("person.street ?? \"\"", ["person.address?.street"]),
      ("person.isAt(person.name)", ["person.home.city", "person.name", "person.nickname"]),
      ("person.lines.filter { $0.title == full(person) }.count", ["person.lines", "person.name"]),
      ("most(person)", ["person", "locale", "calendar", "timeZone"]),
      ("same(person)", ["person"]),
      ("initial(person.name)", ["person.name"]),
      ("person.mood == .good", ["person.mood"]),
      ("person.plain.rawValue", ["person.plain"]),
      ("person.friends[0] ?? person.name", ["person.friends", "person.name"]),
      ("person == person", ["person"]),
    ])
  func paths(expression: String, expected: [String]) throws {
    #expect(try leaves(expression) == expected)
  }

  @Test(
    "an optional in the middle is part of the path",
    arguments: [
      ("person.address?.city", ["person.address?.city"]),
      ("person.address?.street", ["person.address?.street"]),
      ("person.address?.street?.uppercased()", ["person.address?.street"]),
      ("person.address?.city.uppercased()", ["person.address?.city"]),
      ("person.nickname ?? person.name", ["person.name", "person.nickname"]),
      ("person.nickname?.isEmpty ?? true", ["person.nickname"]),
      ("person.address == nil", ["person.address"]),
      ("person.nickname.map { $0.count }", ["person.nickname"]),
    ])
  func chains(expression: String, expected: [String]) throws {
    #expect(try leaves(expression) == expected)
  }

  @Test(
    "a name bound by `if let` refers to its path and reads whether it is nil",
    arguments: [
      // The city is nil exactly if the address is nil.
      ("if let a = person.address { a.city } else { \"-\" }", ["person.address?.city"]),
      (
        "if let a = person.address { a.city + \"\\(a.zip)\" } else { \"-\" }",
        ["person.address?.city", "person.address?.zip"]
      ),
      // The street of an address can be nil, so it does not determine whether there is an address.
      ("if let a = person.address { a.street ?? \"\" } else { \"-\" }", ["person.address"]),
      (
        "if let a = person.address { a.street ?? a.city } else { \"-\" }",
        ["person.address?.city", "person.address?.street"]
      ),
      ("if let a = person.address, a.zip > 1 { 1 } else { 2 }", ["person.address?.zip"]),
      ("if let a = person.address { full(person) + a.city } else { \"-\" }", ["person.address?.city", "person.name"]),
      ("if let n = person.nickname { n } else { person.name }", ["person.name", "person.nickname"]),
      ("if let n = person.address?.street { n } else { person.name }", ["person.address?.street", "person.name"]),
      ("if let n = person.nickname?.uppercased() { n } else { \"\" }", ["person.nickname"]),
    ])
  func unwrapping(expression: String, expected: [String]) throws {
    #expect(try leaves(expression) == expected)
  }

  @Test(
    "an edit of a field also reads whether there is a value that contains the field",
    arguments: [
      ("person.home.city", ["person.home.city"]),
      ("person.home.street", ["person.home.street"]),
      // The city is nil exactly if the address is nil.
      ("person.address?.city", ["person.address?.city"]),
      ("person.address?.street", ["person.address"]),
      ("person.address?.place.note", ["person.address"]),
      ("person.address?.place.name", ["person.address?.place.name"]),
    ])
  func edits(path: String, expected: [String]) throws {
    let source = """
      model Place {
        var name: String
        var note: String?
      }
      model Address {
        var city: String
        var street: String?
        var place: Place
      }
      model Person {
        var home: Address
        var address: Address?
      }
      viewmodel V {
        input person: Person
        edit x = $\(path)
      }
      """
    let graph = try graph(source)
    let edit = try #require(graph.nodes.first { $0.name == "x" })
    #expect(edit.directLeaves.map { graph.leaves[$0].text }.filter { $0 != "x" } == expected)
  }

  @Test(
    "formats, labels, localized text and functions read the context",
    arguments: [
      ("person.born.formatted(\"d\")", ["person.born", "locale", "calendar", "timeZone"]),
      ("shownTwice(person.born)", ["person.born", "locale", "calendar", "timeZone"]),
      ("person.mood.label", ["person.mood", "locale"]),
      ("greeting(person.name)", ["person.name", "locale"]),
      ("\"Hello \\(person.name)\"", ["person.name", "locale"]),
      ("verbatim \"Hello \\(person.name)\"", ["person.name"]),
      ("\"\\(person.name), \\(person.home.zip)\"", ["person.home.zip", "person.name"]),
      ("person.name == \"Ada\"", ["person.name"]),
      ("now > person.born", ["person.born", "now"]),
    ])
  func context(expression: String, expected: [String]) throws {
    #expect(try leaves(expression) == expected)
  }

  @Test func nodesFollowTheirDependenciesAndContainEveryLeafBelowThem() throws {
    let graph = try graph(
      """
      viewmodel V {
        input a: Int
        input b: Int
        display last = second + first
        let first = a + 1
        let second = first + b
        display alone = b
      }
      """)
    #expect(graph.nodes.map(\.name) == ["first", "second", "last", "alone"])
    #expect(graph.leaves.map(\.shown) == ["a: Int", "b: Int"])
    #expect(graph.nodes.map(\.directLeaves) == [[0], [1], [], [1]])
    #expect(graph.nodes.map(\.directNodes) == [[], [0], [0, 1], []])
    #expect(graph.nodes.map(\.allLeaves) == [[0], [0, 1], [0, 1], [1]])
  }

  @Test func aChainOfTenThousandDerivedValuesInReverseOrderIsSorted() throws {
    var source = "viewmodel V {\n  input a: Int\n  display d0 = d1\n"
    for index in 1..<10_000 { source += "  let d\(index) = d\(index + 1)\n" }
    source += "  let d10000 = a\n}"
    let graph = try graph(source)
    #expect(graph.nodes.first?.name == "d10000")
    #expect(graph.nodes.last?.name == "d0")
  }

  static let stateful = """
    error E {
      case offline "You appear to be offline"
    }

    model Home {
      var city: String = ""
    }

    model Person {
      var name: String = ""
      var age: Int = 0
      var home: Home?
    }

    service Session {
      func known(name: String) -> Int
      func save(_ person: Person) async throws(E)
    }

    viewmodel V {
      input person: Person
      input limit: Int
      use session: Session
      draft form = person
      state tries = 0
      edit name = $form.name
      edit city = $person.home?.city
      edit age = $person.age as text {
        require 0...150 else "Enter an age"
      }
      edit code: String = "" {
        require code != name else "Choose another"
      }

    """

  /// The dependencies of a node: leaves, and nodes in brackets.
  private func reads(_ member: String, _ name: String = "x") throws -> [String] {
    let graph = try graph(Self.stateful + "  \(member)\n}")
    let node = try #require(graph.nodes.first { $0.name == name })
    return node.directLeaves.map { String(graph.leaves[$0].shown.prefix { $0 != ":" }) }
      + node.directNodes.map { "[\(graph.nodes[$0].name)]" }
  }

  @Test(
    "edits, drafts and services are read at the place of their values",
    arguments: [
      ("display x = age", ["person.age"]),
      ("display x = city ?? \"\"", ["person.home?.city"]),
      ("display x = code", ["edit code"]),
      ("display x = name", ["person.name", "draft form.name"]),
      ("display x = form.age", ["person.age", "draft form.age"]),
      ("display x = form == person", ["person", "draft form"]),
      ("display x = tries", ["state tries"]),
      ("display x = session.known(name: code)", ["edit code", "service session"]),
      ("display x = age.error", ["[age]"]),
      ("display x = form.isDirty", ["[form]"]),
      ("display x = isValid", ["[isValid]"]),
      ("command save when isValid { try await session.save(person) }\n  display x = save.isRunning", ["[save]"]),
    ])
  func statefulReads(member: String, expected: [String]) throws {
    #expect(try reads(member) == expected)
  }

  @Test(
    "edits, drafts and commands are nodes",
    arguments: [
      ("display y = 1", "age", ["person.age", "edit age", "locale"]),
      ("display y = 1", "city", ["person.home?.city", "edit city"]),
      ("display y = 1", "name", ["person.name", "edit name", "draft form.name"]),
      ("display y = 1", "form", ["person", "draft form"]),
      ("display y = 1", "code", ["person.name", "edit name", "edit code", "draft form.name", "locale"]),
      ("display y = 1", "isValid", ["[name]", "[city]", "[age]", "[code]"]),
      ("command x when tries > limit { tries += 1 }", "x", ["limit", "state tries", "command x"]),
      ("command x busy \"Saving\" { try await session.save(person) }", "x", ["command x", "locale"]),
      ("command x { try await session.save(person) }", "x", ["command x", "locale"]),
      ("command x { try await session.save(person) } catch .offline { tries = 0 }", "x", ["command x"]),
    ])
  func statefulNodes(member: String, node: String, expected: [String]) throws {
    #expect(try reads(member, node).sorted() == expected.sorted())
  }

  @Test func anEditWhoseRuleReadsTheStatusOfAnotherFollowsIt() throws {
    let graph = try graph(
      """
      viewmodel V {
        edit second: String = "" {
          require shown else "No"
        }
        edit first: String = ""
        display shown = first.isValid && isLong
        display isLong = second.count > 3
      }
      """)
    #expect(graph.nodes.map(\.name) == ["isLong", "first", "shown", "second", "isValid"])
  }
}
