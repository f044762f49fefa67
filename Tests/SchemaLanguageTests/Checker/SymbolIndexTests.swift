import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct SymbolIndexTests {
  static let source = """
    enum Mood {
      case good "Good"
      case bad "Bad"
    }

    model Person {
      var name: String
      let mood: Mood
    }

    service Session {
      func find(id: String) async -> Person?
      func limit() -> Int
    }

    func short(_ text: String) -> String = text.prefix(1)

    sample ada: Person = Person(name: "Ada", mood: .good)

    viewmodel NextViewModel {
      input id: String
      display shown = id
    }

    viewmodel V {
      use session: Session
      use navigator: Navigator
      input person: Person
      edit name = $person.name
      let initial = short(person.name)
      display shown = person.mood == .good ? initial : "\\(session.limit())"
      command load(id: String) {
        let found = await session.find(id: id)
        if let found { person = found }
        navigator.push(NextViewModel(id: id))
      }
      example "loads" {
        given person = ada
        when load(id: "1")
        expect load.isRunning == false
      }
    }
    """

  /// The symbol at the given occurrence of `text`, from 1.
  func symbol(_ text: String, _ occurrence: Int = 1) throws -> SymbolOccurrence {
    let bytes = Array(Self.source.utf8)
    let wanted = Array(text.utf8)
    let places = bytes.indices.filter { bytes[$0...].starts(with: wanted) }
    let offset = try #require(places.dropFirst(occurrence - 1).first)
    return try #require(symbolIndex(of: Self.source).occurrence(at: offset, in: SourceFile.ID(0)), "\(text)")
  }

  @Test func theSchemaIsWithoutErrors() {
    #expect(checked(Self.source).schemas != nil, "\(rendered(Self.source))")
  }

  @Test(
    "a reference has the symbol of its name",
    arguments: [
      ("good ?", Symbol.enumCase(type: "Mood", name: "good")),
      ("Mood\n", .type("Mood")),
      ("mood ==", .field(type: "Person", name: "mood")),
      ("name\n  let", .field(type: "Person", name: "name")),
      ("short(person", .function("short")),
      ("ada\n", .sample("ada")),
      ("find(id: id)", .serviceFunction(service: "Session", name: "find")),
      ("Session\n", .service("Session")),
      ("NextViewModel(id", .viewModel("NextViewModel")),
      ("String\n  let mood", .builtInType("String")),
    ])
  func references(text: String, expected: Symbol) throws {
    let found = try symbol(text)
    #expect(found.symbol == expected)
    #expect(found.role == .reference)
  }

  @Test func everyReferenceToAMemberLeadsToItsDefinition() throws {
    let symbols = symbolIndex(of: Self.source)
    let person = try symbol("person.mood ==")
    #expect(person.type == .declared("Person"))
    let definition = try #require(symbols.definition(of: person.symbol))
    #expect(try symbol("person: Person").range == definition.range)
    #expect(symbols.references(to: person.symbol).count == 5)
    #expect(try symbol("load(id: \"1\"").symbol == symbol("load(id: String").symbol)
    #expect(try symbol("load.isRunning").symbol == symbol("load(id: String").symbol)
  }

  @Test func localsWithTheSameNameAreDifferentSymbols() throws {
    let outer = try symbol("found =")
    let inner = try symbol("found {")
    #expect(outer.role == .definition)
    #expect(outer.type == .optional(.declared("Person")))
    #expect(outer.symbol != inner.symbol)
    #expect(try symbol("found }").symbol == inner.symbol)
  }

  @Test func aBuiltInFunctionIsIdentifiedByItsEntry() throws {
    guard case .builtIn(let id) = try symbol("prefix(1)").symbol else {
      Issue.record("`prefix` is not a built-in function")
      return
    }
    #expect(StandardLibrary.all[id.index].signature.hasPrefix("String.prefix("))
  }

  @Test func everyRangeIsInTheFileAndEveryDefinitionIsTheOnlyOneOfItsSymbol() {
    let symbols = symbolIndex(of: Self.source)
    let size = Self.source.utf8.count
    for occurrence in symbols.occurrences {
      #expect(occurrence.range.lower < occurrence.range.upper && Int(occurrence.range.upper) <= size)
    }
    let defined = symbols.occurrences.filter { $0.role == .definition }.map(\.symbol)
    #expect(defined.count == Set(defined).count)
  }
}
