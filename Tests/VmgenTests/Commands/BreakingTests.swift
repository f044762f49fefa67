import Foundation
import Testing
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// Tests which changes of schemas break code or data outside of them.
@Suite struct BreakingTests {
  /// A change and the codes of its findings.
  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var old: String
    var new: String
    var codes: [String]

    init(_ description: String, _ old: String, _ new: String, _ codes: String...) {
      (testDescription, self.old, self.new, self.codes) = (description, old, new, codes)
    }
  }

  private static let user = "model User { let name: String }"

  static let types = [
    Change("a model is removed", user + "\nmodel Tag { let text: String }", user, "VM0755", "VM0776"),
    Change(
      "an enum becomes a model", "enum Kind { case a }", "model Kind { let a: Int }", "VM0756", "VM0755", "VM0762",
      "VM0765", "VM0777"),
    Change("a model is added", user, user + "\nmodel Tag { let text: String }"),
    Change("declarations are reordered", user + "\nenum Kind { case a }", "enum Kind { case a }\n" + user),
    Change(
      "a field with a default is added at the end", user, "model User { let name: String; var age: Int = 0 }"),
    Change("a required field is added", user, "model User { let name: String; let age: Int }", "VM0757", "VM0762"),
    Change("an optional field is removed", "model User { var name: String? }", "model User { }", "VM0757", "VM0755"),
    Change("a required field is removed", user, "model User { }", "VM0757", "VM0755", "VM0761"),
    Change(
      "a field is renamed and keeps its key", user, "model User { let fullName: String key \"name\" }", "VM0757",
      "VM0755"),
    Change("a field gets another key", user, "model User { let name: String key \"n\" }", "VM0761", "VM0762"),
    Change(
      "a field becomes optional", user, "model User { let name: String? }", "VM0757", "VM0756", "VM0763"),
    Change(
      "a field becomes required", "model User { let name: String? }", user, "VM0757", "VM0756", "VM0762"),
    Change(
      "the type of a field changes", "model User { let age: Int }", "model User { let age: Double }", "VM0757",
      "VM0756",
      "VM0764"),
    Change("a field becomes a constant", "model User { var name: String }", user, "VM0756"),
    Change("a field becomes a variable", user, "model User { var name: String }"),
    Change(
      "fields are reordered", "model P { let x: Int; let y: Int }", "model P { let y: Int; let x: Int }", "VM0757"),
    Change("a case is added", "enum Kind { case a }", "enum Kind { case a; case b }", "VM0760", "VM0766"),
    Change("a case is removed", "enum Kind { case a; case b }", "enum Kind { case a }", "VM0755", "VM0765"),
    Change(
      "a raw value changes", "enum Kind: String { case a = \"A\" }", "enum Kind: String { case a = \"a\" }", "VM0765",
      "VM0766"),
    Change(
      "a case is renamed and keeps its raw value", "enum Kind: String { case a }",
      "enum Kind: String { case b = \"a\" }", "VM0755", "VM0760"),
  ]

  static let json = [
    Change(
      "cases with implicit numbers are reordered", "enum Kind: Int { case a; case b = 7; case c }",
      "enum Kind: Int { case b = 7; case a; case c }", "VM0765", "VM0766", "VM0778"),
    Change(
      "implicit numbers are swapped", "enum Kind: Int { case a; case b }", "enum Kind: Int { case b; case a }",
      "VM0778", "VM0778"),
    Change(
      "a case is inserted before others", "enum Kind: Int { case a; case b }",
      "enum Kind: Int { case a; case x; case b }",
      "VM0760", "VM0766", "VM0778"),
    Change(
      "cases with explicit numbers are reordered", "enum Kind: Int { case a = 1; case b = 2 }",
      "enum Kind: Int { case b = 2; case a = 1 }"),
    Change(
      "an implicit number is written", "enum Kind: Int { case a; case b }", "enum Kind: Int { case a = 0; case b = 1 }"),
    Change("an enum loses its raw type", "enum Kind: String { case a }", "enum Kind { case a }", "VM0756", "VM0764"),
    Change(
      "an enum becomes one of numbers", "enum Kind: String { case a }", "enum Kind: Int { case a }", "VM0756", "VM0765",
      "VM0766"),
    Change(
      "an associated value gets a label", "enum Kind { case a(Int) }", "enum Kind { case a(id: Int) }", "VM0756",
      "VM0764"),
    Change(
      "a model is no longer Codable",
      "extern Token: Codable, Equatable, Hashable, Sendable\nmodel User { let token: Token }",
      "extern Token: Equatable, Hashable, Sendable\nmodel User { let token: Token }", "VM0776", "VM0777"),
    Change("a model is renamed", user, "model Person { let name: String }", "VM0755", "VM0776"),
    Change("an enum is removed", user + "\nenum Kind { case a }", user, "VM0755", "VM0776"),
  ]

  static let viewModels = [
    Change("a display is added", "viewmodel V { input a: Int }", "viewmodel V { input a: Int; display b = a + 1 }"),
    Change(
      "a display is removed", "viewmodel V { input a: Int; display b = a + 1 }", "viewmodel V { input a: Int }",
      "VM0755"
    ),
    Change(
      "the formula of a display changes", "viewmodel V { input a: Int; display b = a + 1 }",
      "viewmodel V { input a: Int; display b = a * 2 }"),
    Change(
      "the type of a display changes", "viewmodel V { input a: Int; display b = a }",
      "viewmodel V { input a: Int; display b = \"\\(a.formatted())\" }", "VM0756"),
    Change(
      "an input without a default is added", "viewmodel V { input a: Int }",
      "viewmodel V { input a: Int; input b: Int }", "VM0757"),
    Change(
      "an input with a default is added", "viewmodel V { input a: Int }",
      "viewmodel V { input a: Int; input b: Int = 1 }"),
    Change(
      "a default is removed", "viewmodel V { input a: Int = 1 }", "viewmodel V { input a: Int }", "VM0757"),
    Change(
      "a private state is removed", "viewmodel V { private state a: Int = 0; display b = a }",
      "viewmodel V { display b = 1 }"),
    Change(
      "a parameter of a command is added", "viewmodel V { state a: Int = 0; command c() { a = 1 } }",
      "viewmodel V { state a: Int = 0; command c(b: Int) { a = b } }", "VM0756"),
    Change(
      "an event is added", "viewmodel V { event a; command c() { emit a } }",
      "viewmodel V { event a; event b; command c() { emit a; emit b } }", "VM0760"),
    Change(
      "a function of a service is added", "service S { func a() async throws }",
      "service S { func a() async throws; func b() async throws }", "VM0758"),
    Change(
      "a property of a service is added", "service S { func a() async }",
      "service S { func a() async; var b: Int { get } }", "VM0758"),
    Change(
      "a property of a service can be set", "service S { var b: Int { get } }", "service S { var b: Int { get set } }",
      "VM0756"),
    Change(
      "a function of a service can throw", "service S { func a() async }", "service S { func a() async throws }",
      "VM0756"),
    Change(
      "a view model uses a further service",
      "service S { func a() async }\nservice T { func a() async }\n"
        + "viewmodel V { use s: S; command c() { await s.a() } }",
      "service S { func a() async }\nservice T { func a() async }\n"
        + "viewmodel V { use s: S; use t: T; command c() { await s.a(); await t.a() } }", "VM0759"),
    Change(
      "a view model with a service also navigates",
      "service S { func a() async }\nviewmodel V { use s: S; command c() { await s.a() } }",
      "service S { func a() async }\n"
        + "viewmodel V { use s: S; use n: Navigator; command c() { await s.a(); n.pop() } }", "VM0759"),
    Change("a state becomes an edit", "viewmodel V { state a = 0 }", "viewmodel V { edit a = 0 }", "VM0756"),
    Change(
      "the result of a screen has another type", "viewmodel V -> Int { use n: Navigator; command c { finish 1 } }",
      "viewmodel V -> String { use n: Navigator; command c { finish \"a\" } }", "VM0756"),
    Change(
      "a sample has another name", "model M { let a: Int }\nsample one: M = M(a: 1)",
      "model M { let a: Int }\nsample two: M = M(a: 1)", "VM0755"),
  ]

  static let declarations = [
    Change("the last label is removed", "enum Kind { case a \"A\"; case b }", "enum Kind { case a; case b }", "VM0755"),
    Change("a label is added", "enum Kind { case a; case b }", "enum Kind { case a \"A\"; case b }"),
    Change(
      "an enum gets its first associated value", "enum Kind { case a; case b }", "enum Kind { case a; case b(Int) }",
      "VM0756", "VM0764", "VM0777"),
    Change(
      "a parameter of a command gets a default value", "viewmodel V { state a: Int = 0; command c(b: Int) { a = b } }",
      "viewmodel V { state a: Int = 0; command c(b: Int = 1) { a = b } }"),
    Change(
      "a parameter with a default value is added to a command with parameters",
      "viewmodel V { state a: Int = 0; command c(b: Int) { a = b } }",
      "viewmodel V { state a: Int = 0; command c(b: Int, d: Int = 1) { a = b + d } }"),
    Change(
      "a parameter with a default value is added to a command without parameters",
      "viewmodel V { state a: Int = 0; command c() { a = 1 } }",
      "viewmodel V { state a: Int = 0; command c(b: Int = 1) { a = b } }", "VM0756"),
    Change(
      "a parameter with a default value is added to a function", "func f(a: Int) -> Int { a }",
      "func f(a: Int, b: Int = 1) -> Int { a + b }"),
    Change(
      "the result of a function changes", "func f(a: Int) -> Int { a }", "func f(a: Int) -> Bool { a > 1 }", "VM0756"),
    Change(
      "a service is added to a container", serviceTypes + "services All { S }", serviceTypes + "services All { S, T }",
      "VM0757"),
  ]
  private static let serviceTypes = "service S { func a() async }\nservice T { func a() async }\n"

  private static let screens = "viewmodel V { input id: Int }\nviewmodel W { input id: Int }\n"
  static let navigation = [
    Change(
      "a link is removed", screens + "router R { link \"/a/{id}\" -> [V(id: id)]; link \"/b/{id}\" -> [W(id: id)] }",
      screens + "router R { screen W; link \"/a/{id}\" -> [V(id: id)] }", "VM0770"),
    Change(
      "a parameter of a link is renamed", screens + "router R { link \"/a/{id}\" -> [V(id: id)] }",
      screens + "router R { link \"/a/{number}\" -> [V(id: number)] }"),
    Change(
      "a link opens another screen", screens + "router R { screen W; link \"/a/{id}\" -> [V(id: id)] }",
      screens + "router R { screen V; link \"/a/{id}\" -> [W(id: id)] }", "VM0772"),
    Change(
      "the type of a parameter changes", screens + "router R { link \"/a/{id}\" -> [V(id: id)] }",
      "viewmodel V { input id: String }\nviewmodel W { input id: Int }\nrouter R { link \"/a/{id}\" -> [V(id: id)] }",
      "VM0757", "VM0756", "VM0768", "VM0771"),
    Change(
      "a view model is no longer a screen", screens + "router R { screen V; screen W }",
      screens + "router R { screen V }", "VM0767"),
    Change(
      "the restored values change",
      "viewmodel V { state a: Int = 0; state b: Int = 0; command c() { a = 1; b = 1 }; restore a }\nrouter R { screen V }",
      "viewmodel V { state a: Int = 0; state b: Int = 0; command c() { a = 1; b = 1 }; restore a, b }\n"
        + "router R { screen V }", "VM0774"),
    Change(
      "the raw values of an enum in inputs and restored values are swapped", kinds("case a = 0; case b = 1"),
      kinds("case a = 1; case b = 0"), "VM0768", "VM0774", "VM0778", "VM0778"),
    Change(
      "the implicit raw values of an enum in inputs and restored values change", kinds("case a; case b"),
      kinds("case a = 1; case b = 0"), "VM0768", "VM0774", "VM0778", "VM0778"),
    Change(
      "the implicit raw values of an enum in inputs and restored values are written", kinds("case a; case b"),
      kinds("case a = 0; case b = 1")),
    Change(
      "nothing is restored any more",
      "viewmodel V { state a: Int = 0; command c() { a = 1 }; restore a }\nrouter R { screen V }",
      "viewmodel V { state a: Int = 0; command c() { a = 1 } }\nrouter R { screen V }", "VM0773"),
    Change(
      "a screen with restored values is removed",
      screens + "viewmodel X { state a: Int = 0; command c() { a = 1 }; restore a }\nrouter R { screen X; screen V }",
      screens + "router R { screen V }", "VM0755", "VM0767", "VM0773"),
    Change(
      "a router gets a screen", screens + "router R { screen V }", screens + "router R { screen V; screen W }", "VM0758"
    ),
    Change(
      "a router is removed", screens + "router R { link \"/a/{id}\" -> [V(id: id)] }", screens, "VM0755", "VM0767",
      "VM0770"),
    Change(
      "a router is renamed", screens + "router R { link \"/a/{id}\" -> [V(id: id)] }",
      screens + "router S { link \"/a/{id}\" -> [V(id: id)] }", "VM0755"),
    Change("an optional item of a query is added", link("/a"), link("/a?b={b}")),
    Change("an item of a query is removed", link("/a?b={b}"), link("/a")),
    Change(
      "tabs are reordered", tabs("v: A() \"A\"; w: B() \"B\""), tabs("w: B() \"B\"; v: A() \"A\""), "VM0775", "VM0775"),
    Change(
      "a tab is added at the end", tabs("v: A() \"A\"; w: B() \"B\""), tabs("v: A() \"A\"; w: B() \"B\"; x: B() \"C\"")),
    Change("a tab gets another name", tabs("v: A() \"A\"; w: B() \"B\""), tabs("u: A() \"A\"; w: B() \"B\"")),
    Change(
      "the last tab is removed", tabs("v: A() \"A\"; w: B() \"B\"; x: B() \"C\""), tabs("v: A() \"A\"; w: B() \"B\""),
      "VM0769"),
  ]

  private static func kinds(_ cases: String) -> String {
    """
    enum Kind: Int { \(cases) }
    viewmodel V { input kind: Kind; state last: Kind? = nil; command c() { last = kind }; restore last }
    router R { screen V }
    """
  }

  private static func tabs(_ items: String) -> String {
    "viewmodel A { display a = 1 }\nviewmodel B { display b = 1 }\nrouter R { tabs main { \(items) } }"
  }

  private static func link(_ path: String) -> String {
    "viewmodel V { input b: String? = nil }\nrouter R { link \"\(path)\" -> [V(\(path == "/a" ? "" : "b: b"))] }"
  }

  @Test(arguments: types + json + viewModels + declarations + navigation)
  func `a change has exactly the findings for what it breaks`(_ change: Change) throws {
    let findings = try contract(change.new).breakingChanges(since: contract(change.old))
    #expect(
      findings.map(\.diagnostic.kind.code).sorted() == change.codes.sorted(), "\(findings.map(\.diagnostic.message))")
  }

  @Test(arguments: types + json + viewModels + declarations + navigation)
  func `a schema breaks nothing compared with itself`(_ change: Change) throws {
    #expect(try contract(change.new).breakingChanges(since: contract(change.new)).isEmpty)
  }

  @Test(arguments: [
    ("viewmodel V { input a: Int = 1 }", "viewmodel V { input a: Int }", "`V.init(a: Int = …)`", "`init(a: Int)`"),
    (
      "model M { var a: Int; var b: Int = 1 }", "model M { var a: Int; var b: Int }", "`M.init(a: Int, b: Int = …)`",
      "`init(a: Int, b: Int)`"
    ),
    ("model M { var a: Int }", "model M { var a: Bool }", "`M.init(a: Int)`", "`init(a: Bool)`"),
  ])
  func `the finding about an initializer shows what changed`(
    _ old: String, _ new: String, before: String, after: String
  ) throws {
    let messages = try contract(new).breakingChanges(since: contract(old)).map(\.diagnostic.message)
    #expect(messages.contains("api: calls of \(before) no longer compile: it is now \(after)"), "\(messages)")
  }

  private func contract(_ text: String) throws -> Contract {
    let file = SourceFile(id: SourceFile.ID(0), path: "S.vmodel", relativePath: "S.vmodel", bytes: Array(text.utf8))
    let parsed = parseSchema(file)
    let result = checkSchemas([parsed.syntax], sources: [file], syntaxErrors: parsed.diagnostics)
    let messages = (parsed.diagnostics + result.diagnostics).map { "\($0.kind.code) \($0.message)" }
    return Contract(of: try #require(result.schemas, "\(text)\n\(messages)"))
  }
}

/// Tests the command in repositories of git and with folders.
@Suite struct BreakingCommandTests {
  private static let old = "model User {\n  let name: String\n}\n"
  private static let new = "model User {\n  let name: String\n  let age: Int\n}\n"

  /// A repository whose branch `main` contains `Schemas/User.vmodel`, and the configuration of its folder.
  private func repository(_ files: [String: String] = ["Schemas/User.vmodel": old]) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    try folder.write("{}", to: "Schemas/vmgen.json")
    let script = """
      git init -q -b main && git add . && git -c user.name=A -c user.email=a@b.c commit -q -m first
      """
    let run = try await Tool.run([], in: folder, launcher: ["sh", "-c", script], executable: nil)
    #expect(run.status == 0, "\(run)")
    return folder
  }

  @Test func `a finding is placed in the new schema and has exit code 1`() async throws {
    let folder = try await repository()
    try folder.write(Self.new, to: "Schemas/User.vmodel")
    let run = try await Tool.run("breaking", "--against", "main", "Schemas", in: folder)
    #expect(run.status == 1)
    #expect(run.error.contains("error[VM0762]: json: `User` now needs the key `age`"), "\(run)")
    #expect(run.error.contains("--> Schemas/User.vmodel:3:3"), "\(run)")
    #expect(run.error.contains("main:Schemas/User.vmodel"), "\(run)")
    let status = try await Tool.run([], in: folder, launcher: ["git", "status", "--short"], executable: nil)
    #expect(status.output == " M Schemas/User.vmodel\n")
  }

  @Test func `unchanged schemas and allowed categories have exit code 0`() async throws {
    let folder = try await repository()
    #expect(try await Tool.run("breaking", "--against", "HEAD", "Schemas", in: folder).status == 0)
    try folder.write(Self.new, to: "Schemas/User.vmodel")
    let run = try await Tool.run("breaking", "--against", "HEAD", "Schemas", "--allow", "api,json", in: folder)
    #expect(run.status == 0 && run.error.isEmpty, "\(run)")
  }

  @Test func `a removed file is reported in the old revision`() async throws {
    let folder = try await repository(["Schemas/User.vmodel": Self.old, "Schemas/Tag.vmodel": Schemas.model("Tag")])
    try folder.remove("Schemas/Tag.vmodel")
    let run = try await Tool.run("breaking", "--against", "main", "Schemas", "--diagnostics", "github", in: folder)
    #expect(run.status == 1 && run.output.contains("the model `Tag` was removed"), "\(run)")
  }

  @Test func `a new path breaks nothing`() async throws {
    let folder = try await repository()
    try folder.write(Schemas.model("Tag"), to: "More/Tag.vmodel")
    let run = try await Tool.run("breaking", "--against", "main", "More", in: folder)
    #expect(run.status == 0, "\(run)")
  }

  @Test func `a path in a subfolder of the repository is found`() async throws {
    let folder = try await repository(["App/Schemas/User.vmodel": Self.old])
    try folder.write(Self.new, to: "App/Schemas/User.vmodel")
    let launcher = ["sh", "-c", "cd App && \"$0\" \"$@\""]
    let run = try await Tool.run(["breaking", "--against", "HEAD", "Schemas"], in: folder, launcher: launcher)
    #expect(run.status == 1 && run.error.contains("HEAD:App/Schemas/User.vmodel"), "\(run)")
  }

  @Test(arguments: ["..", "Schemas", "Elsewhere"])
  func `the schemas are found from any folder`(current: String) async throws {
    let folder = try await repository(["Schemas/User.vmodel": Self.old, "Elsewhere/README": ""])
    try folder.write("model Other { let a: Int }", to: "Schemas/User.vmodel")
    let command = "cd \(current) && exec \(Tool.executable.path) breaking --against main \(folder.path("Schemas"))"
    let run = try await Tool.run([], in: folder, launcher: ["sh", "-c", command], executable: nil)
    #expect(run.status == 1 && run.error.contains("[VM0755]"), "\(run)")
  }

  @Test func `only changes of the schemas on the command line are reported`() async throws {
    let folder = try await repository([
      "Package.swift": "", "Sources/App/A.vmodel": "model A { let b: B }",
      "Sources/App/B.vmodel": "model B { let x: Int }",
    ])
    try folder.write("model A { let c: B }", to: "Sources/App/A.vmodel")
    try folder.write("model B { let y: Int }", to: "Sources/App/B.vmodel")
    let run = try await Tool.run("breaking", "--against", "main", "Sources/App/A.vmodel", in: folder)
    #expect(run.status == 1 && run.error.contains("`A"), "\(run)")
    #expect(!run.error.contains("B.vmodel"), "\(run)")
  }

  @Test func `an unknown revision is a usage error`() async throws {
    let run = try await Tool.run("breaking", "--against", "nowhere", "Schemas", in: repository())
    #expect(run.status == 64)
    #expect(run.error.contains("error: the schemas at `nowhere` cannot be read: git has no such revision"), "\(run)")
  }

  @Test func `a revision that looks like an option is not passed to git as one`() async throws {
    let run = try await Tool.run("breaking", "--against=--help", "Schemas", in: repository())
    #expect(run.status == 64 && run.error.contains("git has no such revision"), "\(run)")
  }

  @Test func `a folder outside of a repository needs a folder to compare with`() async throws {
    let folder = try TemporaryFolder(["S.vmodel": Self.old])
    let run = try await Tool.run("breaking", "--against", "main", "S.vmodel", in: folder)
    #expect(run.status == 64 && run.error.contains("not a git repository"), "\(run)")
  }

  @Test func `without --against there is nothing to compare with`() async throws {
    let run = try await Tool.run("breaking", "Schemas", in: repository())
    #expect(run.status == 64 && run.error.contains("error: missing option `--against REF`"), "\(run)")
  }

  @Test func `errors of both versions are reported, and nothing else`() async throws {
    let folder = try await repository(["Schemas/User.vmodel": Schemas.broken])
    let old = try await Tool.run("breaking", "--against", "main", "Schemas", in: folder)
    #expect(old.status == 1 && old.error.contains("main:Schemas/User.vmodel:2"), "\(old)")
    try folder.write(Self.old, to: "Schemas/User.vmodel")
    let fixed = try await Tool.run("breaking", "--against", "main", "Schemas", in: folder)
    #expect(fixed.status == 1 && fixed.error.contains("--> main:Schemas/User.vmodel:2"), "\(fixed)")
    #expect(!fixed.error.contains("VM07"), "\(fixed)")
  }

  @Test func `two folders can be compared`() async throws {
    let folder = try TemporaryFolder(["old/User.vmodel": Self.old, "new/User.vmodel": Self.new])
    let run = try await Tool.run("breaking", "--against", "old", "new", in: folder)
    #expect(run.status == 1 && run.error.contains("VM0757") && run.error.contains("old/User.vmodel"), "\(run)")
    let several = try await Tool.run("breaking", "--against", "old", "new", "new/User.vmodel", in: folder)
    #expect(several.status == 64 && several.error.contains("needs exactly one PATH"), "\(several)")
  }

  @Test func `an allowed category does not hide what the change breaks in another one`() async throws {
    let folder = try await repository(["Schemas/User.vmodel": Self.old, "Schemas/Tag.vmodel": Schemas.model("Tag")])
    try folder.remove("Schemas/Tag.vmodel")
    let run = try await Tool.run("breaking", "--against", "main", "Schemas", "--allow", "api", in: folder)
    #expect(run.status == 1, "\(run)")
    #expect(run.error.contains("error[VM0776]: json: the model `Tag`") && !run.error.contains("api:"), "\(run)")
  }

  private static let using = "import Core\n\nmodel User {\n  let tag: Tag\n}\n"

  @Test func `an imported module on the command line is read at the revision`() async throws {
    let folder = try await repository(["Schemas/User.vmodel": Self.using, "Core/Tag.vmodel": Schemas.model("Tag")])
    try folder.write(Schemas.model("Label"), to: "Core/Tag.vmodel")
    try folder.write(Self.old, to: "Schemas/User.vmodel")
    let command = ["breaking", "--against", "main", "Schemas", "--module", "Core=Core", "--allow", "api"]
    let run = try await Tool.run(command, in: folder)
    #expect(run.status == 1 && run.error.contains("`User` no longer writes the key `tag`"), "\(run)")
    #expect(!run.error.contains("unknown"), "\(run)")
  }

  @Test func `an imported module in a compared folder is read there, and any other where it is`() async throws {
    let folder = try TemporaryFolder([
      "old/User.vmodel": "import Base\n" + Self.using, "old/Core/Tag.vmodel": Schemas.model("Tag"),
      "new/User.vmodel": Self.old, "new/Core/Tag.vmodel": Schemas.model("Label"), "Base/B.vmodel": Schemas.model("B"),
    ])
    for name in ["old", "new"] { try folder.write("{}", to: "\(name)/Core/vmgen.json") }
    let run = try await Tool.run(
      "breaking", "--against", "old", "new", "--module", "Core=new/Core", "--module", "Base=Base", in: folder)
    #expect(run.status == 1 && run.error.contains("`User` no longer writes the key `tag`"), "\(run)")
  }

  @Test func `the root and the configuration on the command line are those of the revision`() async throws {
    let files = ["Schemas/User.vmodel": Self.using, "Core/Tag.vmodel": Schemas.model("Tag")]
    let folder = try await repository(
      files.merging(["ci.json": #"{ "modules": { "Core": "Core" } }"#]) { first, _ in first })
    try folder.write(Schemas.model("Label"), to: "Core/Tag.vmodel")
    try folder.write(Self.old, to: "Schemas/User.vmodel")
    let run = try await Tool.run(
      "breaking", "--against", "main", "Schemas", "--root", ".", "--config", "ci.json", in: folder)
    #expect(run.status == 1 && run.error.contains("`User` no longer writes the key `tag`"), "\(run)")
  }

  @Test func `a removed module is reported`() async throws {
    let folder = try await repository([
      "Schemas/User.vmodel": Self.old, "Schemas/A/Tag.vmodel": Schemas.model("Tag"), "Schemas/A/vmgen.json": "{}",
      "Schemas/B/Label.vmodel": Schemas.model("Label"), "Schemas/B/vmgen.json": "{}",
    ])
    for file in ["Tag.vmodel", "vmgen.json"] { try folder.remove("Schemas/A/\(file)") }
    let run = try await Tool.run("breaking", "--against", "main", "Schemas", in: folder)
    #expect(run.status == 1 && run.error.contains("the model `Tag` was removed"), "\(run)")
    #expect(!run.error.contains("`User`") && !run.error.contains("`Label`"), "\(run)")
  }

  @Test func `a folder without schemas at the revision has nothing to break`() async throws {
    let folder = try await repository(["Other/User.vmodel": Self.old])
    try folder.write(Self.new, to: "Schemas/User.vmodel")
    let run = try await Tool.run("breaking", "--against", "main", "Schemas", in: folder)
    #expect(run.status == 0 && run.error.isEmpty, "\(run)")
  }
}
