import Foundation
import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// Translations whose specifiers do not match the arguments.
@MainActor @Suite(.serialized) struct UnusableTranslationTests {
  @Test(arguments: [
    // An integer where the translation has a text, and the reverse.
    ("%2$@ von %1$lld", "3 von Ada"), ("%lf %@", "Ada 3"), ("%d", "Ada"),
    // More arguments than the text has, and unknown specifiers.
    ("%@ %lld %@", "Ada 3 %@"), ("%3$@", "%3$@"), ("%@ %s", "Ada 3"), ("%n", "%n"), ("%@ %*d", "Ada %*d"),
    ("100 % Rabatt", "100 % Rabatt"), ("%", "%"), ("%99999999999999999999$@", "%99999999999999999999$@"),
    // A variable that is not defined.
    ("%#@count@", "%#@count@"), ("%@ %arg", "Ada %arg"), ("%9999lld", "%9999lld"),
  ])
  func theArgumentsAreInsertedAsTextAndAFaultIsReported(format: String, expected: String) async throws {
    let context = Catalogs.context(
      "de_DE", try .catalog(Catalogs.json("%@ has %lld", #""de":\#(Catalogs.unit(format))"#)))
    let faults = await ViewModelFault.recordedAsync {
      #expect(context.text("\("Ada") has \(3)") == expected)
      #expect(context.text("\("Ada") has \(3)") == expected)
      await reports()
    }
    #expect(faults.count == 1, "one report for each translation")
  }

  @Test func aPluralTranslationThatCannotBeFilledShowsTheSchemasText() async throws {
    let forms = Catalogs.plural(["one": "%@ Person", "other": "%lld Personen"])
    let context = Catalogs.context("de_DE", try .catalog(Catalogs.json("%lld people", #""de":\#(forms)"#)))
    let faults = await ViewModelFault.recordedAsync {
      #expect(context.plural(1, one: "1 person", other: "\(1) people") == "1 person")
      #expect(context.plural(2, one: "1 person", other: "\(2) people") == "2 Personen")
      await reports()
    }
    #expect(faults == [.unusableTranslation(key: "%lld people", language: "de", reason: "argument 1 needs `%lld`")])
  }

  @Test func variablesThatContainThemselvesEnd() async throws {
    let forms = #"""
      {"stringUnit":{"state":"translated","value":"%#@a@"},"substitutions":{"a":{"argNum":1,"formatSpecifier":"lld",
      "variations":{"plural":{"other":\#(Catalogs.unit("%#@a@"))}}}}}
      """#
    let context = Catalogs.context("de_DE", try .catalog(Catalogs.json("%lld", #""de":\#(forms)"#)))
    let faults = await ViewModelFault.recordedAsync {
      #expect(context.text("\(3)") == "3")
      await reports()
    }
    #expect(faults.count == 1)
  }

  /// Waits until the faults of other threads have reached the main actor.
  private func reports() async {
    for _ in 0..<10 { await Task.yield() }
  }

  @Test func positionsCanBeSkippedAndRepeated() throws {
    func text(_ format: String) throws -> String {
      let data = Catalogs.json("%@ %lf %lld", #""de":\#(Catalogs.unit(format))"#)
      return Catalogs.context("de_DE", try .catalog(data)).text("\("x") \(1.5) \(1234)")
    }
    #expect(try text("%3$lld") == "1.234")
    #expect(try text("%3$d/%1$@/%1$@ 100 %%") == "1.234/x/x 100 %")
    #expect(try text("%2$.2f – %2$lf") == "1,50 – 1,500000")
  }
}
