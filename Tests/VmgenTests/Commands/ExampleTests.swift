import Foundation
import Snapshots
import Testing

@Suite struct ExampleTests {
  private static let schema = """
    model Guest {
      var name: String = ""
      var tags: [String] = []
    }

    viewmodel GuestViewModel {
      input guest: Guest
      display title = guest.name.isEmpty ? "Guest" : guest.name
      display tagsText = guest.tags.joined(", ")

      example "the title is the name" {
        given guest = Guest(name: "Ada")
        expect title == "Ada"
      }
      example "tags are joined" {
        given guest = Guest(tags: ["b", "a"])
        expect tagsText == "a, b"
        expect guest.tags.count > 2 && title == "Guest"
        expect guest.tags == ["a", "c"]
      }
    }

    viewmodel BadgeViewModel {
      input count: Int
      custom color(count: Int) -> String
      display badge = color(count: count)
      display isNew = count == 0

      example "an example that reads a custom member" {
        given count = 0
        expect badge == "red"
      }
      example "another example of the same view model" {
        given count = 0
        expect isNew
      }
    }

    """

  @Test func aFailureShowsTheValuesOfItsParts() async throws {
    let folder = try TemporaryFolder(["Guest.vmodel": Self.schema])
    try expectSnapshot(try await Tool.run("test", "Guest.vmodel", in: folder).description, "test-pretty")
  }

  @Test func longValuesAreShortened() async throws {
    let text = String(repeating: "x", count: 200_000)
    let schema = """
      service Notes {
        func save(_ text: String) async
      }

      viewmodel LongViewModel {
        use notes: Notes
        display text = verbatim "\(text)"
        command save {
          await notes.save(text)
          await notes.save(text)
        }

        example "a long text" {
          when save()
          expect text == "y"
          expect calls == [notes.save("y")]
        }
      }

      """
    let folder = try TemporaryFolder(["Long.vmodel": schema])
    let run = try await Tool.run("test", "Long.vmodel", "--diagnostics", "json", in: folder)
    #expect(run.output.components(separatedBy: "VM0850").count > 2, "\(run.output.prefix(2_000)) \(run.error)")
    #expect(run.output.utf8.count < 20_000)
  }

  @Test(arguments: ["xcode", "json", "github", "sarif"])
  func failuresHaveTheFormatsOfDiagnostics(format: String) async throws {
    let folder = try TemporaryFolder(["Guest.vmodel": Self.schema])
    let run = try await Tool.run("test", "Guest.vmodel", "--diagnostics", format, in: folder)
    #expect(run.status == 1)
    #expect((run.output + run.error).contains("VM0850"))
    #expect(run.error.hasSuffix("2 examples passed, 1 failed, 1 was not run\n"), "\(run)")
  }

  @Test(arguments: [
    ("name", "1 example passed"), ("GUESTVIEW", "1 example passed, 1 failed"), ("same view", "1 example passed"),
  ])
  func aFilterSelectsExamplesByTheirTitleOrViewModel(filter: String, summary: String) async throws {
    let folder = try TemporaryFolder(["Guest.vmodel": Self.schema])
    let run = try await Tool.run("test", "Guest.vmodel", "--filter", filter, in: folder)
    #expect(run.error.hasSuffix("\(summary)\n"), "\(run)")
    #expect(run.status == (summary.contains("failed") ? 1 : 0))
  }

  @Test func aFilterThatSelectsNothingIsAWarning() async throws {
    let folder = try TemporaryFolder(["Guest.vmodel": Self.schema])
    let run = try await Tool.run("test", "Guest.vmodel", "--filter", "nothing", in: folder)
    #expect(run.status == 0)
    #expect(run.error.contains("warning[VM0852]: no example matches `nothing`"), "\(run)")
  }

  @Test func theCoverageListsBranchesRulesAndSteps() async throws {
    let schema = """
      func shout(_ text: String) -> String = text + "!"

      viewmodel NameViewModel {
        edit name: String = "" {
          require name.count < 5 else "At most 4 letters"
        }
        state saved = ""
        display title = name.isEmpty ? "Unnamed" : name
        display loud = shout(name)
        command save(isFinal: Bool) {
          if isFinal {
            saved = name
            name = ""
          }
          saved += "."
        }

        example "a name is shown" {
          when name.text = "Ada"
          expect title == "Ada"
          when save(isFinal: false)
          expect saved == "."
        }
      }

      """
    let folder = try TemporaryFolder(["Name.vmodel": schema])
    try expectSnapshot(
      try await Tool.run("test", "Name.vmodel", "--coverage", in: folder).description, "test-coverage")
  }

  @Test func allowSilencesTheWarningsOfPartsThatNoExampleReaches() async throws {
    let schema = """
      viewmodel NameViewModel {
        input name: String
        @allow(VM0853)
        display loud = name.uppercased()
        @allow(VM0853)
        display title = name

        example "a name is shown" {
          given name = "Ada"
          expect title == "Ada"
        }
      }

      """
    let folder = try TemporaryFolder(["Name.vmodel": schema])
    let run = try await Tool.run("test", "Name.vmodel", "--coverage", "--diagnostics", "xcode", in: folder)
    #expect(run.error.contains("5:10: warning: `@allow(VM0853)` silences no warning"))
    #expect(!run.error.contains("no example reaches"))
    // Only a command that reports these warnings can find an `@allow` without use.
    #expect(try await !Tool.run("test", "Name.vmodel", in: folder).error.contains("VM0853"))
    #expect(try await !Tool.run("check", ".", "--coverage", in: folder).error.contains("VM0853"))
  }

  @Test func examplesRunTheFunctionsOfImportedModules() async throws {
    let folder = try TemporaryFolder([
      "Core/Badge.vmodel": """
      model Badge {
        var name: String
        var isLoud: Bool { name == name.uppercased() }
      }

      func shout(_ badge: Badge) -> String = badge.isLoud ? badge.name : badge.name.uppercased() + tail()
      func tail() -> String = "!"

      """,
      "App/Card.vmodel": """
      import Core

      viewmodel CardViewModel {
        input badge: Badge
        display title = shout(badge)

        example "the badge has the name" {
          given badge = Badge(name: "ada")
          expect title == "ADA!"
          expect !badge.isLoud
        }
      }

      """,
      "App/vmgen.json": #"{"modules": {"Core": "../Core"}}"#,
    ])
    let run = try await Tool.run("test", "App", in: folder)
    #expect(run.status == 0 && run.error.contains("1 example passed"), "\(run)")
  }

  @Test func resultsAreWrittenAsJUnitXML() async throws {
    let folder = try TemporaryFolder(["Guest.vmodel": Self.schema])
    let run = try await Tool.run("test", "Guest.vmodel", "--junit", "Results/junit.xml", in: folder)
    #expect(run.status == 1)
    try expectSnapshot(folder.text("Results/junit.xml"), "test-junit")
  }

  @Test func theSameExamplesRunInAnotherLocaleAndTimeZone() async throws {
    let schema = """
      viewmodel ClockViewModel {
        display hour = now.formatted("HH")
        display amount = (0.5).formatted()
        example "the hour" { expect hour == "21" }
        example "the amount" { expect amount == "0,5" }
      }

      """
    let folder = try TemporaryFolder(["Clock.vmodel": schema])
    let here = try await Tool.run("test", "Clock.vmodel", in: folder)
    #expect(here.status == 1 && here.error.hasSuffix("0 examples passed, 2 failed\n"), "\(here)")
    let there = try await Tool.run(
      "test", "Clock.vmodel", "--locale", "de_DE", "--time-zone", "Asia/Tokyo", in: folder)
    #expect(there.status == 0 && there.error == "2 examples passed\n", "\(there)")
  }

  @Test(
    "An unknown locale or time zone is an error of the command line, with near names",
    arguments: [
      (["--time-zone", "Foo/Bar"], "write the identifier, such as `Asia/Tokyo`"),
      (["--time-zone", "Asia/Toyko"], "did you mean `Asia/Tokyo`"),
      (["--locale", "xx_YY"], "write the identifier, such as `de_DE`"), (["--locale", "en_YY"], "did you mean"),
    ])
  func unknownContexts(words: [String], help: String) async throws {
    let folder = try TemporaryFolder(["Guest.vmodel": Self.schema])
    for command in [["test"], ["gallery", "--output", "page.html"]] {
      let run = try await Tool.run(command + ["Guest.vmodel"] + words, in: folder)
      #expect(run.status == 64 && run.error.contains("invalid value `\(words[1])`"), "\(run)")
      #expect(run.error.contains(help), "\(run)")
    }
  }

  @Test(
    "A locale without data of its own is valid",
    arguments: ["en_DE", "de-CH", "zh_Hant_TW", "es_419", "en_US_POSIX", "de_DE@currency=EUR", "ar-u-nu-latn"])
  func unusualLocales(locale: String) async throws {
    let folder = try TemporaryFolder(["Guest.vmodel": Self.schema])
    #expect(try await Tool.run("test", "Guest.vmodel", "--locale", locale, in: folder).status != 64)
  }

  @Test func schemasWithErrorsAreReportedAndNotRun() async throws {
    let folder = try TemporaryFolder(["A.vmodel": "viewmodel A {\n  display text = nme\n}\n"])
    let run = try await Tool.run("test", "A.vmodel", in: folder)
    #expect(run.status == 1)
    #expect(run.error.contains("nme") && !run.error.contains("passed"), "\(run)")
  }

  @Test func aConfigurationNeedsNoFolderForTests() async throws {
    let folder = try TemporaryFolder(["Guest.vmodel": Self.schema, "vmgen.json": #"{"emit": ["tests"]}"#])
    let run = try await Tool.run("test", ".", "--filter", "name", in: folder)
    #expect(run.status == 0, "\(run)")
  }
}
