import Testing

/// Tests `vmgen test` with schemas that have errors, and with examples that do not end.
@Suite struct BadExampleTests {
  private static let broken = """
    model Guest {
      var name: String = ""
    }

    viewmodel BrokenViewModel {
      input guest: Guest
      display title = gest.name

      example "of a view model with an error" {
        given guest = Guest(name: "Ada")
        expect title == "Ada"
      }
    }

    viewmodel UserViewModel {
      input guest: Guest
      child broken = BrokenViewModel(guest: guest)
      display text = broken.title + "!"

      example "of a view model that uses one with an error" {
        given guest = Guest(name: "Ada")
        expect text == "Ada!"
      }
    }

    viewmodel SoundViewModel {
      input guest: Guest
      display title = guest.name.uppercased()

      example "of a sound view model" {
        given guest = Guest(name: "Ada")
        expect title == "Ada"
      }
      example "with an error of its own" {
        given guest = Guest(name: 3)
        expect title == "ADA"
      }
    }

    """

  @Test func errorsOnlyAffectExamplesOfDeclarationsThatReachThem() async throws {
    let folder = try TemporaryFolder(
      ["Broken.vmodel": Self.broken, "Other.vmodel": Self.example(named: "Other")])
    let run = try await Tool.run("test", ".", in: folder)
    #expect(run.status == 1)
    #expect(run.error.contains("cannot find `gest`") && run.error.contains("found `Int`"), "\(run)")
    #expect(run.error.contains(#"the example "of a sound view model" fails: "ADA" is not equal to "Ada""#), "\(run)")
    #expect(run.error.hasSuffix("1 example passed, 1 failed, 3 did not run because of errors\n"), "\(run)")
  }

  @Test func aSyntaxErrorOnlyAffectsItsDeclaration() async throws {
    let schema = "viewmodel Unfinished {\n  state count = \n  example \"a\" { expect count == 0 }\n}\n\n"
    let folder = try TemporaryFolder(["A.vmodel": schema + Self.example(named: "Other")])
    let run = try await Tool.run("test", "A.vmodel", in: folder)
    #expect(run.status == 1)
    #expect(run.error.contains("expected an expression"), "\(run)")
    #expect(run.error.hasSuffix("1 example passed, 1 did not run because of errors\n"), "\(run)")
  }

  @Test func aFunctionThatIsDeclaredTwiceAffectsTheExamplesThatCallIt() async throws {
    let schema = """
      func text(of count: Int) -> String = "\\(count)"
      func text(for name: String) -> String = name

      viewmodel CountViewModel {
        input count: Int
        display title = text(of: count)
        example "a" {
          given count = 1
          expect title == "1"
        }
      }


      """
    let folder = try TemporaryFolder(["A.vmodel": schema + Self.example(named: "Other")])
    let run = try await Tool.run("test", "A.vmodel", in: folder)
    #expect(run.error.contains("`text` is declared twice"), "\(run)")
    #expect(!run.error.contains("cannot evaluate"), "\(run)")
    #expect(run.error.hasSuffix("1 example passed, 1 did not run because of errors\n"), "\(run)")
  }

  @Test func examplesWithoutAnInputAreOneErrorAndDoNotRun() async throws {
    let schema = """
      viewmodel KeyViewModel {
        input key: String
        display text = key
        example "first" { expect text == "" }
        example "second" { expect text == "a" }
        example "third" {
          given key = "b"
          expect text == "b"
        }
      }

      """
    let folder = try TemporaryFolder(["A.vmodel": schema])
    let run = try await Tool.run("test", "A.vmodel", in: folder)
    #expect(run.error.contains("the example does not set `key`"), "\(run)")
    #expect(!run.error.contains("cannot evaluate"), "\(run)")
    #expect(run.error.hasSuffix("1 example passed, 2 did not run because of errors\n"), "\(run)")
  }

  @Test func aFileThatCannotBeReadIsReportedAndTheOthersRun() async throws {
    let folder = try TemporaryFolder(["App/A.vmodel": Self.example(named: "A")])
    try folder.link("App/Gone.vmodel", to: "nowhere")
    let run = try await Tool.run("test", "App", in: folder)
    #expect(run.status == 1)
    #expect(run.error.contains("there is no file or folder `App/Gone.vmodel`"), "\(run)")
    #expect(run.error.hasSuffix("1 example passed\n"), "\(run)")
  }

  @Test(arguments: [
    ("when react()", "the reactions of `EndlessViewModel` change values again and again"),
    ("when level = 1", "steps run each other too deeply"),
    ("when loop()", "the example takes more than 2000000 steps"),
    ("when grow()", "a value is larger than 10000000 bytes or elements"),
    ("when overflow()\n    expect count == 2", "9223372036854775807 is not equal to 2"),
  ])
  func anExampleThatDoesNotEndFailsAtItsPlace(step: String, reason: String) async throws {
    let schema = """
      viewmodel EndlessViewModel {
        state count = 1
        state text = "ab"
        display shown = text
        var level: Int {
          get { count }
          set {
            count = newValue
            climb()
            climb()
          }
        }
        command climb when count > 0 { level = count + 1 }
        command react() { text = "" }
        command overflow() { count = count * 9223372036854775807 * 2 }
        command loop() {
          for _ in 0..<100000 { for j in 0..<100000 { count = j } }
        }
        command grow() {
          for _ in 0..<60 { text += text }
        }
        on change of text { if text.count < 3 { text = text == "a" ? "b" : "a" } }

        example "bad" {
          \(step)
        }
        example "good" { expect shown == "ab" }
      }

      """
    let folder = try TemporaryFolder(["A.vmodel": schema])
    let run = try await Tool.run("test", "A.vmodel", in: folder)
    #expect(run.status == 1)
    #expect(run.error.contains("the example \"bad\" fails: \(reason)\n  --> A.vmodel:2"), "\(run)")
    #expect(run.error.hasSuffix("1 example passed, 1 failed\n"), "\(run)")
  }

  @Test func controlCharactersOfAValueAreNotPrinted() async throws {
    let schema = """
      viewmodel HostileViewModel {
        input name: String
        display text = "\\u{1B}[31m\\u{202E}" + name
        example "\\u{1B}[31mred" {
          given name = "\\u{0}\\u{1B}]0;title\\u{7}"
          expect text == ""
        }
      }

      """
    let folder = try TemporaryFolder(["A.vmodel": schema])
    for format in ["pretty", "xcode", "json", "github", "sarif"] {
      let run = try await Tool.run("test", "A.vmodel", "--diagnostics", format, "--junit", "junit.xml", in: folder)
      #expect(run.status == 1)
      let text = run.output + run.error + (try folder.text("junit.xml"))
      let controls = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" }
      #expect(controls.isEmpty, "\(format): \(controls.map(\.value))")
    }
  }

  @Test func thousandsOfExamplesRunAndOneFails() async throws {
    let examples = (0..<3_000).map { number in
      "  example \"\(number)\" {\n    given n = \(number)\n    expect next == \(number == 777 ? 0 : number + 1)\n  }\n"
    }
    let schema = "viewmodel ManyViewModel {\n  input n: Int\n  display next = n + 1\n\(examples.joined())}\n"
    let folder = try TemporaryFolder(["Many.vmodel": schema])
    let run = try await Tool.run("test", "Many.vmodel", in: folder)
    #expect(run.status == 1)
    #expect(run.error.contains("the example \"777\" fails: 778 is not equal to 0"), "\(run)")
    #expect(run.error.hasSuffix("2999 examples passed, 1 failed\n"), "\(run)")
  }

  private static func example(named name: String) -> String {
    "viewmodel \(name)ViewModel {\n  display text = \"a\"\n  example \"\(name)\" { expect text == \"a\" }\n}\n"
  }
}
