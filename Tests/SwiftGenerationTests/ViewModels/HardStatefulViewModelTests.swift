import TestTags
import Testing
import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenSwiftGeneration

/// Tests stateful view models with difficult names, with few members, and of several modules.
@Suite(.tags(.compiles)) struct HardStatefulViewModelTests {
  private static let layers: Set<Layer> = [.model, .viewModel, .binding]

  @Test func hardNamesCompile() throws {
    let text = try Generation.text(Self.names + "\n" + Self.small, GenerationOptions(layers: Self.layers))
    let app = "extension OnlyCustom { static func go() async {} }"
    for setting in Compilation.Setting.all {
      #expect(try Compilation.typeCheck(["App.swift": app, "Shop.vmodel.swift": text], setting) == "")
    }
    #expect(try Toolchain.lint(["Shop.vmodel.swift": text]) == "")
  }

  @Test func hardStepsCompile() throws {
    let text = try Generation.text(Self.steps, GenerationOptions(layers: Self.layers))
    for setting in Compilation.Setting.all.prefix(1) + Compilation.Setting.all.suffix(1) {
      #expect(try Compilation.compile(["Shop.vmodel.swift": text], setting) == "")
    }
    #expect(try Toolchain.lint(["Shop.vmodel.swift": text]) == "")
  }

  @Test func servicesOfAnotherModuleCompile() throws {
    let sources = [("Core", Self.core), ("App", Self.app)].enumerated().map { index, source in
      SourceFile(
        id: .init(index), path: source.0, relativePath: source.0 + ".vmodel", module: source.0 == "Core" ? "Core" : nil,
        bytes: Array(source.1.utf8))
    }
    let options = GenerationOptions(layers: Self.layers, access: .public)
    let files = try generate(Generation.check(sources), sources: sources, options: options)
    let app = try #require(files.first { $0.schemaPath == "App.vmodel" })
    let modules = [
      Compilation.Module(name: "Core", files: ["Core.swift": try Generation.text(Self.core, options)]),
      Compilation.Module(name: "App", files: ["App.swift": String(decoding: app.bytes, as: UTF8.self)]),
    ]
    for setting in Compilation.Setting.all { #expect(try Compilation.build(modules, setting) == "") }
  }

  private static let names = #"""
    error `Try` { case `catch`(`let`: Int) "No \(`let`)", `default` "x" }
    error Plain { case a, b }
    model Thing {
      var `default`: String = ""
      var `in`: Int = 0
      var part: Part?
    }
    model Part {
      var `repeat`: String = ""
      var name: String?
    }
    service URLStore {
      func `default`(`in` run: Int, values: Int) -> Int
      func `repeat`(_ `for`: Int) async throws(`Try`) -> Thing
      func go() async throws -> Stream2
      func plain() async throws(Plain)
      func `init2`() -> stream Thing
    }
    enum Stream2 { case one }
    func twice(_ n: Int) -> Int = n * 2

    viewmodel Names {
      use store: URLStore
      use navigator: Navigator
      input `default`: Thing
      state `repeat`: Int = 1
      state values: Int = 2
      state `is`: Bool = true
      state storeInvalidations: Int = 0
      state fresh: String? = nil
      draft changed = `default`
      edit known = $`default`.`default` { require known.count > values else "\(known) \(values)" }
      edit old = $changed.`in` as text { require 1...3 else "\(old)" }
      edit before = $changed.part?.`repeat`
      edit watched: Int = 3 as text {
        require [1].allSatisfy { $0 < watched } else "x"
        check try await other.ask(run: watched, values: `repeat` + values) else "no"
      }
      edit `in`: String = "" {
        require words(`in`, "a") == "a" else "b"
        require `in`.count < twice(values) else "c"
      }
      use other: Other
      display edits = store.default(in: `repeat`, values: values)
      display follows = "\(edits) \(known) \(old)"
      display reactions = isValid && changed.isDirty && `do`.isRunning
      display knownRules = words("a", "b")
      display words2 = "x"
      display checkWatched = "y"
      display differs2 = fresh ?? "z"
      display `self2` = `is` ? 1 : 2
      command `do`(run: Int, values: Int, error: String, viewModelState: Bool = true, `in`: Int = 2) when `is` {
        let a = try await store.repeat(run)
        `default` = a
        let services = values + `repeat`
        let values2 = [1, 2].map { $0 + services }.sum()
        let inputs = words("a", error)
        fresh = words(inputs, "b") + "\(viewModelState) \(values2) \(`in`)"
        invalidate store
        let stored = `repeat` + 1
        try await store.plain()
        `repeat` = stored + storeInvalidations
      } catch .`catch`(let run) {
        fresh = "\(run)"
      } catch {
        let context = "x"
        fresh = context + error.label
      }
      command context2 {
        let context = values
        navigator.push(Names(default: `default`))
        values = context
      }
      command `catch` { try await store.plain() } catch .a { } catch { fresh = "b" }
      command `try` { fresh = `catch`.isRunning ? "a" : nil }
      follow `default` from store.init2()
      on `is` && `repeat` > 3 { values = 0 }
      on `is` && `repeat` > 3 && values > 1 {
        let t = try await store.go()
        values = t == .one ? 1 : 2
      } catch { }
    }
    service Other { func ask(run: Int, values: Int) async throws -> Bool }
    """#

  /// Assignments of derived values through `?.`, names that only omitted steps read, and checks that read the context.
  private static let steps = #"""
    model Parcel {
      var weight: Int = 0
      var label: Label?
    }
    model Label { var copies: Int = 0 }
    model Sticker {
      let copies: Int
      let isOpen: Bool
    }
    enum Size { case small "Small", large "Large" }
    service Post {
      func rate(of weight: Int) -> Int
      func ask(_ text: String) async throws -> Bool
      func send() async -> Int
      func stick(_ sticker: Sticker) async
    }
    func shown(_ n: Int) -> String = n.formatted()

    viewmodel OptionalWrites {
      use post: Post
      input parcel: Parcel?
      input other: Int = 2
      let total = other + 1
      display doubled = other * 2
      draft form = parcel
      command ofConstant { parcel?.weight = total }
      command ofDisplay { parcel?.weight = doubled }
      command ofQuery { parcel?.weight = post.rate(of: 3) }
      command added { parcel?.label?.copies += total }
      command ofItself { parcel?.weight += parcel?.weight ?? 1 }
      command ofChoice { parcel?.weight = if total > 1 { doubled } else { 2 } }
      command ofDraft {
        form?.weight = total
        form?.label?.copies += doubled
      }
      on other > 3 && parcel?.weight != doubled { parcel?.weight = doubled }
    }

    viewmodel UnreadNames {
      use post: Post
      input first: Int?
      input second: Int?
      state n: Int = 0
      command both { if let x = first, let y = second { n = 1 } }
      command bothAndWait { if let x = first, x > 1, let y = second { await post.send() } }
      command chained {
        let sent = await post.send()
        let more = sent + 1
      }
      command inside {
        let sent = await post.send()
        if n > 1 { let more = sent + 1 }
      }
    }

    viewmodel ArgumentsOfConstants {
      use post: Post
      input isSent: Bool
      state n: Int = 0
      command ask {
        let isOpen = !isSent
        await post.stick(Sticker(copies: n, isOpen: isOpen))
      }
    }

    viewmodel Checks {
      use post: Post
      input size: Size
      edit number: String = "" { check try await post.ask(3.formatted()) else "no" }
      edit label: String = "" { check try await post.ask(size.label + Size.small.label) else "no" }
      edit function: String = "" { check try await post.ask(shown(1)) else "no" }
      edit constant: String = "" { check try await post.ask("a") else "no" }
      display texts = words(number, label, function, constant)
    }

    /// Rows whose request needs a value that may need a call.
    service KeyedRows {
      func key() async -> String?
      func rows(_ key: String) async throws -> [KeyedRow]
    }
    model KeyedRow: Identifiable {
      let id = UUID()
      var text = ""
    }
    fake MemoryRows: KeyedRows {
      func key() -> String? { return nil }
      func rows(_ key: String) -> [KeyedRow] { return [KeyedRow(text: key)] }
    }
    viewmodel KeyedRowsViewModel {
      input query: String?
      use service: KeyedRows
      list rows of KeyedRowViewModel(row: $0) {
        load {
          let key = query ?? (await service.key()) ?? "all"
          try await service.rows(key)
        }
      }
      on first appear { rows.refresh() }
    }
    viewmodel KeyedRowViewModel {
      input row: KeyedRow
      display text = row.text
    }
    """#

  private static let small = #"""
    viewmodel OnlyUse {
      use other: Other2
      display x = other.ask()
    }
    service Other2 { func ask() -> Int }
    viewmodel OnlyState {
      state x: Int = 1
      display y = x
    }
    viewmodel OnlyState2 {
      state x: Int = 1
      command c { x += 1 }
    }
    viewmodel OnlyCommand {
      command c { }
    }
    viewmodel OnlyNavigate {
      use navigator: Navigator
      command c { navigator.pop() }
    }
    viewmodel OnlyFollow {
      input x: Thing
      use s: URLStore
      follow x from s.init2()
    }
    viewmodel OnlyReact {
      input x: Thing
      on x.in > 3 { x.in = 0 }
      on change of ("a \(switch x.in { case 1: "b", case let n: "\(n)" })", x.in) { x.in = 1 }
    }
    viewmodel OnlyAppear {
      state n: Int = 0
      on appear { n += 1 }
      on disappear { }
    }
    viewmodel OnlyFirstAppear {
      state n: Int = 0
      on first appear { n += 1 }
    }
    viewmodel OnlyDraft {
      input x: Thing
      draft d = x
    }
    viewmodel OnlyEdit {
      edit n: String = ""
    }
    viewmodel OnlyEditOfState {
      state t: Thing = Thing()
      edit n = $t.`default`
      draft d = t
      edit m = $d.part?.name
      edit part = $t.part
    }
    viewmodel OnlyCustom {
      custom go() async
      command c { await go() }
    }
    """#

  private static let core = """
    error CoreError { case offline "Offline", `no`(a: Int) "No" }
    model User {
      var name: String = ""
      var born: Date
    }
    service Users {
      func known(id: Int) -> User?
      func load(id: Int) async throws(CoreError) -> User
      func watch() throws(CoreError) -> stream User
    }
    viewmodel UserViewModel {
      input user: User
      use users: Users
      use navigator: Navigator
      display name = user.name
      display isKnown = users.known(id: 1) != nil
      command close { navigator.pop() }
    }
    """

  private static let app = #"""
    import Core

    viewmodel AppViewModel {
      use navigator: Navigator
      use users: Users
      input user: User
      state message: String = ""
      draft form = user
      edit name = $form.name
      display isOffline = load.error == .offline
      command load {
        user = try await users.load(id: 1)
        navigator.push(UserViewModel(user: user))
      } catch .`no`(let a) { message = "\(a)" }
      command other {
        let found = try await users.load(id: 1)
        user = found
      } catch { message = error.label }
      follow user from users.watch() catch .offline { message = "" } catch { message = error.label }
    }

    viewmodel PushViewModel {
      use navigator: Navigator
      input user: User
      command go { navigator.push(UserViewModel(user: user)) }
    }
    """#
}
