import TestTags
import Testing
import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenSwiftGeneration

/// Tests doubles of unusual services: with values that a schema cannot create, and services of other modules.
@Suite(.tags(.compiles)) struct HardDoubleTests {
  private static let setting = Compilation.Setting(languageMode: "6", isMainActor: false, hasUpcomingFeatures: true)
  /// The layers of two modules: tests and previews each have their own doubles.
  private static let layers: [Set<Layer>] = [
    [.model, .viewModel, .binding, .tests], [.model, .viewModel, .binding, .preview],
  ]

  /// A query must return immediately, so it needs a value. A request can wait until one is configured.
  @Test(arguments: layers)
  func servicesWithValuesThatASchemaCannotCreateAreTestedByHand(_ layers: Set<Layer>) throws {
    let app = "struct Paint: Hashable, Sendable {}\nstruct Ink: Hashable, Sendable { let paint: Paint }"
    let files = try Self.texts(Generation.files([("Paint.vmodel", Self.paint)], GenerationOptions(layers: layers)))
    let found = try Compilation.typeCheck(
      files.merging(["App.swift": app]) { first, _ in first }, Self.setting, isDebug: true)
    #expect(found == "")
    let text = files.values.joined()
    #expect(text.contains("class PrinterDouble"))
    #expect(!text.contains("class PotsDouble"))
  }

  /// Each service has one double, in the file of the first view model that uses it, with the imports of its types.
  @Test(arguments: layers)
  func servicesOfAnotherModuleAreDoubledOnce(_ layers: Set<Layer>) throws {
    let texts = [("Core", Self.core), ("First", Self.first), ("Second", Self.second)]
    let sources = texts.enumerated().map { index, source in
      SourceFile(
        id: .init(index), path: source.0, relativePath: source.0 + ".vmodel", module: source.0 == "Core" ? "Core" : nil,
        bytes: Array(source.1.utf8))
    }
    let options = GenerationOptions(layers: layers)
    let files = try Self.texts(generate(Generation.check(sources), sources: sources, options: options))
    let core = try Generation.text(Self.core, GenerationOptions(layers: [.model, .viewModel], access: .public))
    let modules = [
      Compilation.Module(name: "Core", files: ["Core.swift": core]), Compilation.Module(name: "App", files: files),
    ]
    let found = try Compilation.build(modules, Self.setting, isDebug: true)
    #expect(found == "")
    let first = files.filter { $0.key.hasPrefix("First") }.values.joined()
    let second = files.filter { $0.key.hasPrefix("Second") }.values.joined()
    #expect(first.contains("class UsersDouble"))
    #expect(!second.contains("class UsersDouble"))
    #expect(second.contains("class AuditDouble"))
  }

  /// The last argument is nil before the first call, so that its members are read through `?.`.
  @Test func membersOfLastArgumentsCompile() throws {
    let schema = """
      model Parcel {
        let note: String?
        let weight: Int
      }
      service Post {
        func send(parcel: Parcel, fast: Bool) async
        func weigh(parcel: Parcel?) async
        func ask(parcel: Parcel?, at: Int) async
      }
      viewmodel Counter {
        input parcel: Parcel
        use post: Post
        command send {
          confirm "Send it?"
          await post.send(parcel: parcel, fast: true)
          await post.weigh(parcel: parcel)
          await post.ask(parcel: nil, at: 1)
        }
        display question = send.question?.uppercased() ?? ""
        example "sends" {
          given parcel = Parcel(note: "x", weight: 3)
          given post.send returns
          given post.weigh returns
          given post.ask returns
          when send()
          expect send.question?.lowercased() == "send it?"
          when send confirms
          expect post.send.last.parcel?.note == "x"
          expect post.send.last.parcel?.weight.formatted() == "3"
          expect post.weigh.last.parcel?.weight == 3
          expect post.ask.last.parcel?.note?.count == nil
        }
      }
      """
    let options = GenerationOptions(layers: [.model, .viewModel, .binding, .tests])
    let files = try Self.texts(Generation.files([("Post.vmodel", schema)], options))
    #expect(try Compilation.typeCheck(files, Self.setting) == "")
  }

  private static func texts(_ files: [GeneratedFile]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  private static let paint = #"""
    extern Paint: Hashable, Sendable
    extern Ink: Hashable, Sendable
    enum Look { case plain(Paint), framed(Paint, by: Int) }
    model Wall {
      var paint: Paint
      var name: String = ""
    }
    service Pots {
      func paint(n: Int) -> Paint
      func wall() -> Wall
    }
    service Printer {
      func ink(n: Int) async -> Ink
      func inks() -> [Ink]
      func known(ink: Ink, paint: Paint) -> Ink?
      func look(_ look: Look) async throws -> Look
      func walls() -> stream Wall
      func table() -> [String: Paint]
    }
    viewmodel Mixes {
      use pots: Pots
      display paint = pots.paint(n: 1)
    }
    viewmodel Prints {
      use printer: Printer
      state n: Int = 0
      input wall: Wall? = nil
      display count = printer.inks().count + n
      command print { 
        let ink = await printer.ink(n: 1)
        if let wall = wall { n = printer.known(ink: ink, paint: wall.paint) == nil ? 0 : 1 }
      }
      follow wall from printer.walls()
      example "counts" { expect count == 0 }
    }
    """#

  private static let core = """
    error CoreError { case offline "Offline" }
    model User {
      let id: Int
      var name: String = ""
    }
    service Users {
      func known(id: Int) -> User?
      func load(id: Int, again: Bool) async throws(CoreError) -> User
      func watch() -> stream User
    }
    service Audit { func note(text: String) async }
    """

  private static let first = """
    import Core
    viewmodel FirstViewModel {
      use users: Users
      input user: User
      display name = users.known(id: user.id)?.name ?? "unknown"
      command load { user = try await users.load(id: 1, again: false) }
      example "loads" {
        given user = User(id: 1)
        given users.load returns User(id: 2, name: "Ada")
        when load()
        expect name == "unknown"
        expect user.name == "Ada"
      }
    }
    """

  private static let second = """
    import Core
    viewmodel SecondViewModel {
      use users: Users
      use audit: Audit
      input user: User
      display name = user.name
      command note { await audit.note(text: name) }
      follow user from users.watch()
      example "follows" {
        given user = User(id: 1)
        when users.watch sends User(id: 2, name: "Ada")
        expect name == "Ada"
      }
    }
    """
}
