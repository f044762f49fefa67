import EditorSession
import Foundation
import Testing

/// What the server answers about places in a schema.
@Suite struct FeatureTests {
  static let schema = """
    /// A person.
    model Person {
        let name: String
        let age: Int
    }
    enum Mood { case happy, sad }
    service People {
        /// Loads a person.
        func load(id: Int) async throws -> Person
    }
    viewmodel PersonViewModel {
        use people: People
        input person: Person
        state mood: Mood = .happy
        /// The name and the age.
        display title: String = verbatim "\\(person.name) 🎈 \\(person.age)"
        let isOld = person.age > 60
        display badge: String = isOld ? "Senior" : "Junior"
        edit note = "" { require note.count < 3 else "Too long" }
        command save when isOld {
            mood = .sad
            _ = try? await people.load(id: 1)
        }
        example "young" {
            given person = Person(name: "Ada", age: 20)
            when note.text = "abc"
            expect badge == "Junior"
        }
        example "old" {
            given person = Person(name: "Bob", age: 61)
            expect badge == "Senior"
        }
    }

    """

  /// Opens the schema with the cursor after a text.
  static func session(after text: String, _ written: String = "", _ rest: String = "") throws -> Session {
    var session = try Session(capabilities: [
      "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]
    ])
    let place = try #require(schema.range(of: text))
    session.open(schema.replacingCharacters(in: place, with: text + written + "│" + rest))
    return session
  }

  // MARK: Names

  @Test("A hover shows the declaration, the documentation, the value and the relations of a member")
  func hoverOfAMember() throws {
    var session = try Self.session(after: "expect bad")
    let text = try session.ask("hover")["contents"]?["value"]?.text
    #expect(
      text == """
        ```vmodel
        display badge: String = isOld ? "Senior" : "Junior"
        ```

        In the example “young”:

        ```vmodel
        "Junior"
        ```

        *reads* `isOld`, `person.age`, `locale`

        *changes with* `person.age`, `locale`
        """)
  }

  @Test(
    "A hover shows what any name means",
    arguments: [
      ("input person: Pers", "```vmodel\nmodel Person\n```\n\nA person."),
      ("people.lo", "```vmodel\nfunc load(id: Int) async throws -> Person\n```\n\nLoads a person."),
      ("mood = .sa", "```vmodel\nsad\n```"),
      ("note.cou", "```vmodel\nString.count -> Int\n```\n\nThe number of characters, as a user counts them."),
    ])
  func hovers(place: String, expected: String) throws {
    var session = try Self.session(after: place)
    #expect(try session.ask("hover")["contents"]?["value"]?.text == expected)
  }

  @Test("A hover over a mistake shows the page that explains it")
  func hoverOfAMistake() throws {
    var session = try Session()
    session.open("viewmodel V {\n    display a: Int = unkno│wn\n}\n")
    #expect(try session.ask("hover")["contents"]?["value"]?.text.hasPrefix("# VM02") == true)
  }

  @Test("A definition, its references and its highlights are found from each place")
  func definitions() throws {
    for place in ["let isO", "= isO", "when isO"] {
      var session = try Self.session(after: place)
      #expect(try session.ask("definition")["range"]?["start"]?["line"]?.number == 16)
      let references = try session.ask("references", ["context": ["includeDeclaration": false]])
      #expect(references.list.compactMap { $0["range"]?["start"]?["line"]?.number } == [17, 19])
      #expect(try session.ask("documentHighlight").all("kind") == ["3", "2", "2"])
    }
  }

  @Test("Nothing is found at a place without a name")
  func placesWithoutNames() throws {
    var session = try Self.session(after: "viewmodel PersonViewModel {")
    for method in ["hover", "definition"] { #expect(try session.ask(method).isNull) }
    #expect(try session.ask("documentHighlight").list.isEmpty)
  }

  @Test("The implementation of a `custom` is found in Swift that is not generated")
  func implementations() throws {
    let folder = try TemporaryModule([
      "V.swift": "extension V {\n  func rank(of id: Int) -> Int { id }\n  func rankOf() {}\n}\n",
      "V.vmodel.swift": "func rank() {}\n",
    ])
    var session = try Session(folder: folder.path)
    session.open(
      "viewmodel V {\n    input id: Int\n    custom ra│nk(of id: Int) -> Int\n    display r = rank(of: id)\n}\n")
    let found = try session.ask("implementation").list
    #expect(found.count == 1)
    #expect(found.first?["uri"]?.text.hasSuffix("/V.swift") == true)
    #expect(found.first?["range"]?["start"]?["line"]?.number == 1)
  }

  // MARK: Renaming

  @Test("A renaming changes each place in schemas and in Swift that is not generated")
  func renaming() throws {
    let folder = try TemporaryModule(["View.swift": "// isOld\nlet x = model.isOld\nlet isOlder = 1\n"])
    var session = try Session(folder: folder.path, capabilities: Session.confirming)
    session.open(Self.schema.replacing("let isOld", with: "display isO│ld"))
    let changes = try session.ask("rename", ["newName": "isSenior"])["documentChanges"]?.list ?? []
    #expect(changes.map { $0["edits"]?.list.count } == [3, 1])
    #expect(changes.first?["textDocument"]?["version"]?.number == 1)
    #expect(Set(changes.flatMap { $0["edits"]?.all("newText") ?? [] }) == ["isSenior"])
  }

  @Test("A client that can ask does so before a renaming changes Swift")
  func confirmedRenaming() throws {
    let folder = try TemporaryModule(["View.swift": "let x = model.isOld\n"])
    var session = try Session(folder: folder.path, capabilities: Session.confirming)
    session.open(Self.schema.replacing("let isOld", with: "display isO│ld"))
    let edit = try session.ask("rename", ["newName": "isSenior"])
    let edits = edit["documentChanges"]?.list.map { $0["edits"]?.list.map { $0["annotationId"]?.text } ?? [] }
    #expect(edits == [[nil, nil, nil], ["swift"]])
    #expect(edit["changeAnnotations"]?["swift"]?["needsConfirmation"]?.text == "1")
  }

  @Test(
    "A renaming that would end in an error is refused",
    arguments: ["title", "a b", "", "1", "let"])
  func refusedRenamings(name: String) throws {
    var session = try Self.session(after: "let isO")
    #expect(throws: Session.Failure.self) { try session.ask("rename", ["newName": name]) }
  }

  @Test(
    "A state and a function of a fake are renamed in examples",
    arguments: [("state cou", "amount"), ("func ite", "entries")])
  func renamedFakes(place: String, new: String) throws {
    let schema = """
      service Store {
          func items() -> [String]
      }
      fake MemoryStore: Store {
          state count = 0
          func items() -> [String] { count > 0 ? ["a"] : [] }
      }
      viewmodel StoreViewModel {
          use store: Store
          display text = store.items().joined()
          example "a" {
              given store = MemoryStore(count: 1)
              expect store.items.calls == 0
              when store.count = 2
              expect store.count == 2
          }
      }

      """
    var session = try Session()
    let cursor = try #require(schema.range(of: place))
    session.open(schema.replacingCharacters(in: cursor, with: place + "│"))
    let changes = try session.ask("rename", ["newName": new])["documentChanges"]?.list ?? []
    let edits = changes.flatMap { $0["edits"]?.list ?? [] }
    let old = place == "state cou" ? "count" : "items"
    #expect(edits.count == schema.ranges(of: old).count)
  }

  @Test(
    "A member after self and a function in the order of calls are renamed",
    arguments: [("state cou", "amount", 4), ("func sav", "write", 3)])
  func renamedOwnMembers(place: String, new: String, places: Int) throws {
    let schema = """
      service Store {
          func save(_ count: Int) async
      }
      viewmodel CountViewModel {
          use store: Store
          state count = 0
          display text = "\\(self.count)"
          command set(count: Int) {
              self.count = count
              await store.save(1)
          }
          example "a" {
              when set(count: 1)
              expect count == 1
              expect calls == [store.save(1)]
          }
      }

      """
    var session = try Session()
    let cursor = try #require(schema.range(of: place))
    session.open(schema.replacingCharacters(in: cursor, with: place + "│"))
    let changes = try session.ask("rename", ["newName": new])["documentChanges"]?.list ?? []
    #expect(changes.flatMap { $0["edits"]?.list ?? [] }.count == places)
  }

  @Test("The result of a command is renamed with the command")
  func renamedResults() throws {
    let schema = """
      viewmodel CountViewModel {
          state count = 0
          display text = saveResult == true ? "saved \\(count)" : ""
          command sav│e() -> Bool {
              count += 1
              return true
          }
          example "a" {
              when save()
              expect saveResult == true
          }
      }

      """
    var session = try Session()
    session.open(schema)
    let changes = try session.ask("rename", ["newName": "store"])["documentChanges"]?.list ?? []
    let texts = changes.flatMap { $0["edits"]?.all("newText") ?? [] }
    #expect(texts == ["storeResult", "store", "store", "storeResult"])
    #expect(try session.ask("hover")["contents"]?["value"]?.text.contains("command save() -> Bool") == true)
  }

  @Test("Names of the standard library are not renamed")
  func builtInsAreNotRenamed() throws {
    var session = try Self.session(after: "note.cou")
    #expect(throws: Session.Failure.self) { try session.ask("prepareRename") }
  }

  // MARK: Completion

  @Test(
    "Names are completed by their place",
    arguments: [
      ("display badge: String = ", "person.", ["age", "name"], ["mood"]),
      ("mood = ", ".", ["happy", "sad"], ["mood"]), ("expect ", "mood == .", ["happy", "sad"], ["badge"]),
      ("expect ", "b", ["badge", "isOld", "title", "person"], ["viewmodel"]),
      ("expect ", "note.", ["touched", "error", "count"], ["badge"]),
      ("mood = .sad\n        ", "", ["if", "people", "mood"], ["viewmodel"]),
      ("mood = .sad\n        ", "_ = try? await people.", ["load"], ["mood"]),
      ("state mood: ", "M", ["Mood", "Person", "String"], ["badge"]),
      ("isOld = person.age > 60\n    ", "", ["display", "edit", "example"], ["mood", "viewmodel"]),
      ("when note.text = \"abc\"\n        ", "when ", ["save", "note", "person", "appear", "clock"], ["badge"]),
      ("when note.text = \"abc\"\n        ", "given ", ["person", "people", "locale"], ["badge"]),
      ("when note.text = \"abc\"\n        ", "", ["given", "when", "expect"], ["badge"]),
      ("case happy, sad }\n", "", ["viewmodel", "model", "service"], ["mood"]),
    ])
  func completions(place: String, written: String, offered: [String], missing: [String]) throws {
    var session = try Self.session(after: place, written, "\n")
    let labels = try session.ask("completion")["items"]?.all("label") ?? []
    #expect(Set(offered).isSubset(of: labels), "\(labels)")
    #expect(Set(missing).isDisjoint(with: labels), "\(labels)")
    #expect(Set(labels).count == labels.count)
  }

  @Test(
    "The fakes of a service and their states are completed",
    arguments: [
      ("given store = ", ["MemoryStore"]), ("given store = MemoryStore()\n        expect store.", ["count", "items"]),
      ("given store = MemoryStore()\n        given store.", ["count", "items"]),
    ])
  func completedFakes(written: String, offered: [String]) throws {
    var session = try Session()
    session.open(
      """
      service Store {
          func items() -> [String]
      }
      fake MemoryStore: Store {
          state count = 0
          func items() -> [String] { [] }
      }
      viewmodel StoreViewModel {
          use store: Store
          display text = store.items().joined()
          example "a" {
              \(written)│
          }
      }

      """)
    let labels = try session.ask("completion")["items"]?.all("label") ?? []
    #expect(Set(offered).isSubset(of: labels), "\(labels)")
  }

  @Test("A completion has the declaration and the documentation, and replaces what is written")
  func completedDetails() throws {
    var session = try Self.session(after: "display badge: String = ", "ti")
    let item = try session.ask("completion")["items"]?.list.first { $0["label"]?.text == "title" }
    #expect(item?["detail"]?.text == "display title: String = verbatim \"\\(person.name) 🎈 \\(person.age)\"")
    #expect(item?["documentation"]?["value"]?.text == "The name and the age.")
    let edit = item?["textEdit"]?["range"]
    #expect(edit?["start"]?["character"]?.number == 28)
    #expect(edit?["end"]?["character"]?.number == 30)
  }

  @Test("A word of the language inserts a snippet")
  func snippets() throws {
    var session = try Self.session(after: "isOld = person.age > 60\n    ", "ex")
    let item = try session.ask("completion")["items"]?.list.first { $0["label"]?.text == "example" }
    #expect(item?["insertTextFormat"]?.number == 2)
    #expect(item?["textEdit"]?["newText"]?.text == "example \"${1:title}\" {\n    $0\n}")
  }

  @Test("The signature of a call shows the parameter at the cursor")
  func signatures() throws {
    var session = try Self.session(after: "Person(name: \"Ada\", ")
    let help = try session.ask("signatureHelp")
    #expect(help["signatures"]?.all("label") == ["Person(name: String, age: Int)"])
    #expect(help["activeParameter"]?.number == 1)
  }

  @Test(
    "A hover over a property of a member shows its type",
    arguments: [
      ("expect note.is│Checking == false", "isChecking: Bool"), ("expect note.err│or == nil", "error: String?"),
    ])
  func facets(step: String, code: String) throws {
    var session = try Session()
    let schema = Self.schema.replacing("expect badge == \"Senior\"", with: step)
    session.open(schema)
    #expect(try session.ask("hover")["contents"]?["value"]?.text == "```vmodel\n\(code)\n```")
    #expect(throws: Session.Failure.self) { try session.ask("prepareRename") }
  }

  @Test("The type of an error in a `catch` clause is renamed with the type")
  func typesInPatterns() throws {
    let schema = """
      error LoadError {
          case offline "Offline"
      }
      service Store {
          func load() async throws(LoadError) -> Int
      }
      viewmodel V {
          use store: Store
          state count = 0
          display text = "\\(count)"
          command load {
              count = try await store.load()
          } catch Lo│adError.offline {
              count = 1
          }
      }

      """
    var session = try Session()
    session.open(schema)
    #expect(try session.ask("definition")["range"]?["start"]?["line"]?.number == 0)
    let changes = try session.ask("rename", ["newName": "StoreError"])["documentChanges"]?.list ?? []
    #expect(changes.flatMap { $0["edits"]?.list ?? [] }.count == 3)
  }

  @Test(
    "The words of conditions, values and cases are completed",
    arguments: [
      ("display text: String = │", ["if", "switch"]), ("display text: String = if │", ["let"]),
      ("on row.chosen(│", ["let"]),
      ("display text: String = switch mood {\n        case .happy: \"a\"\n        │\n    }", ["case", "default"]),
    ])
  func words(member: String, expected: [String]) throws {
    var session = try Session()
    session.open(
      "enum Mood { case happy, sad }\nviewmodel Row {\n    event chosen(id: Int)\n}\n"
        + "viewmodel V {\n    input mood: Mood\n    child row = Row()\n    \(member)\n}\n")
    let labels = try session.ask("completion")["items"]?.all("label") ?? []
    #expect(Set(expected).isSubset(of: labels), "\(labels)")
    #expect(!labels.contains("child"))
  }

  @Test(
    "The parameter at the cursor has the label of the argument, or follows that of the argument before",
    arguments: [
      ("Page(", 0), ("Page(ti", 0), ("Page(number: ", 2), ("Page(number", 2), ("Page(title: \"\", number: 1", 2),
      ("Page(title: f(1, 2), ", 1), ("Page(size: 1, ", 2), ("Page(other: 1, ", 1), ("Page(number: 1, ", 2),
    ])
  func activeParameters(call: String, active: Int) throws {
    var session = try Session()
    session.open(
      """
      model Page {
          let title: String
          let size: Int
          let number: Int
      }
      viewmodel V {
          let page = \(call)│
      }

      """)
    #expect(try session.ask("signatureHelp")["activeParameter"]?.number == active)
  }

  // MARK: Structure

  @Test("The outline contains the declarations with their members and examples")
  func outline() throws {
    var session = try Self.session(after: "model Person")
    let symbols = try session.askAll("documentSymbol").list
    #expect(symbols.map { $0["name"]?.text } == ["Person", "Mood", "People", "PersonViewModel"])
    #expect(
      symbols.last?["children"]?.all("name") == [
        "people", "person", "mood", "title", "isOld", "badge", "note", "save", "young", "old",
      ])
  }

  @Test("The outline of a fake contains its states and functions")
  func outlineOfAFake() throws {
    var session = try Session()
    session.open(
      "service S {\n    func save(_ x: Int) async\n}\nfake F: S {\n    state n = 0\n    func save(_ x: Int) { n = x }\n}\n"
    )
    let symbols = try session.askAll("documentSymbol").list
    #expect(symbols.map { $0["name"]?.text } == ["S", "F"])
    #expect(symbols.last?["children"]?.all("name") == ["n", "save"])
  }

  @Test("A sample is completed after a dot in an example")
  func samplesAfterADot() throws {
    var session = try Session()
    session.open(
      "model M {\n    let x: Int\n}\nsample big: M = M(x: 9)\nviewmodel V {\n    input m: M\n    display t = \"\\(m.x)\"\n"
        + "    example \"a\" {\n        given m = .│\n    }\n}\n")
    #expect(try session.ask("completion")["items"]?.all("label").contains("big") == true)
  }

  @Test("Declarations of all files are found by some of their letters")
  func workspaceSymbols() throws {
    var session = try Self.session(after: "model Person")
    #expect(try session.request("workspace/symbol", ["query": "bdg"]).all("name") == ["badge"])
    #expect(try session.request("workspace/symbol", ["query": "x y"]).list.isEmpty)
  }

  @Test("Bodies and comments of several lines are folded")
  func folding() throws {
    var session = try Session()
    session.open("// a\n// b\nmodel M {\n    let x: Int\n    let y: Int\n}\n")
    let folds = try session.askAll("foldingRange").list
    #expect(folds.map { [$0["startLine"]?.number, $0["endLine"]?.number] } == [[0, 1], [2, 4]])
  }

  @Test("A selection grows from the name to the file")
  func selections() throws {
    var session = try Self.session(after: "mood = .sa")
    let position = ["line": 20, "character": 17]
    let answer = try session.askAll("selectionRange", ["positions": [position]])
    var starts: [Int] = []
    var range: JSON? = answer.list.first
    while let current = range, !current.isNull {
      if let line = current["range"]?["start"]?["line"]?.number { starts.append(line) }
      range = current["parent"]
    }
    #expect(starts.first == 20 && starts.last == 0 && starts == starts.sorted(by: >))
  }

  @Test("Each semantic token is inside of its line, and none overlaps the one before")
  func semanticTokens() throws {
    var session = try Self.session(after: "model Person")
    let data = try session.askAll("semanticTokens/full")["data"]?.list.compactMap(\.number) ?? []
    let lines = Self.schema.components(separatedBy: "\n").map(\.utf16.count)
    var (line, character, end) = (0, 0, 0)
    for token in stride(from: 0, to: data.count, by: 5) {
      if data[token] > 0 { (character, end) = (0, 0) }
      line += data[token]
      character += data[token + 1]
      #expect(character >= end && data[token + 2] > 0)
      end = character + data[token + 2]
      #expect(end <= lines[line])
    }
    #expect(data.count > 300)
  }

  @Test("Formatting changes only the lines that it has to")
  func formatting() throws {
    var session = try Session()
    session.open("model A {\n let x: Int\n    let y: Int\n}\nmodel B {let x: Int\n}\n")
    let edits = try session.askAll("formatting").list
    #expect(edits.map { $0["range"]?["start"]?["line"]?.number } == [1, 4])
    let first: [String: Any] = ["start": ["line": 1, "character": 0], "end": ["line": 2, "character": 0]]
    #expect(try session.askAll("rangeFormatting", ["range": first]).all("newText") == ["    let x: Int\n"])
  }

  @Test("The hierarchy of calls is that of the dependency graph")
  func callHierarchy() throws {
    var session = try Self.session(after: "let isO")
    let item = try #require(try session.ask("prepareCallHierarchy").list.first)
    let incoming = try session.request("callHierarchy/incomingCalls", ["item": item.value])
    #expect(incoming.list.map { $0["from"]?["name"]?.text } == ["badge", "save"])
    let outgoing = try session.request("callHierarchy/outgoingCalls", ["item": item.value])
    #expect(outgoing.list.map { $0["to"]?["name"]?.text } == ["person"])
  }

  // MARK: Fixes

  @Test("A mistake has its fix as an action, and all fixes are one action")
  func codeActions() throws {
    var session = try Session()
    session.open("viewmodel V {\n    let title: Int\n    display x = titel\n    display y = titl\n}\n")
    let actions = try session.askAll("codeAction", ["context": ["diagnostics": []]]).list
    #expect(actions.map { $0["kind"]?.text } == ["quickfix", "quickfix", "source.fixAll"])
    #expect(actions.first?["title"]?.text == "Did you mean `title`?")
    #expect(actions.last?["edit"]?["documentChanges"]?.list.first?["edits"]?.all("newText") == ["title", "title"])
    let only = ["diagnostics": [], "only": ["source"]] as [String: Any]
    #expect(try session.askAll("codeAction", ["context": only]).all("kind") == ["source.fixAll"])
  }
}
