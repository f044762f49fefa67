import Testing

@testable import VmgenProjectGeneration
@testable import vmgen

@Suite struct ArgumentParserTests {
  /// Parses command-line words. The first word is the command.
  private func parse(_ words: String...) throws -> Arguments {
    guard case .run(_, let arguments) = try parseArguments(words, commands: Command.all) else { return Arguments() }
    return arguments
  }

  @Test(arguments: [["--output=Out"], ["--output", "Out"]])
  func aValueFollowsAfterAnEqualsSignOrASpace(words: [String]) throws {
    let arguments = try parseArguments(["generate", "A"] + words, commands: Command.all)
    guard case .run(_, let given) = arguments else { return #expect(Bool(false)) }
    #expect(given[ProjectOptions.output] == "Out")
    #expect(given.operands == ["A"])
  }

  @Test func aValueCanContainAnEqualsSign() throws {
    #expect(try parse("generate", "A", "--output=a=b")[ProjectOptions.output] == "a=b")
  }

  @Test func optionsAndOperandsCanAlternate() throws {
    let arguments = try parse("generate", "--access", "public", "A", "--output", "Out", "B")
    #expect(arguments.operands == ["A", "B"])
    #expect(arguments[ProjectOptions.access] == .public)
  }

  @Test func everyWordAfterTwoDashesIsAnOperand() throws {
    #expect(try parse("generate", "--", "--output", "-h").operands == ["--output", "-h"])
  }

  @Test func aSingleDashIsAnOperand() throws {
    #expect(try parse("render", "-").operands == ["-"])
  }

  @Test func repeatedOptionsAccumulate() throws {
    let arguments = try parse("generate", "A", "--testable", "App", "--testable=Core", "--module", "Core=../Core")
    #expect(arguments.all(ProjectOptions.testable) == ["App", "Core"])
    #expect(arguments.all(ProjectOptions.module).map(\.name) == ["Core"])
    #expect(arguments.all(ProjectOptions.module).map(\.path) == ["../Core"])
  }

  @Test func listsSplitAtCommas() throws {
    #expect(try parse("generate", "A", "--emit", "model,tests")[ProjectOptions.emit] == [.model, .tests])
  }

  @Test(arguments: [
    (["generat"], "error: unknown command `generat`\nhelp: did you mean `generate`?"),
    (["zzz"], "error: unknown command `zzz`"),
    (["--versoin"], "error: unknown option `--versoin`\nhelp: did you mean `--version`?"),
    (["render"], "error: missing argument TEMPLATE"),
    (["generate", "A", "--ouput", "B"], "error: `generate` has no option `--ouput`\nhelp: did you mean `--output`?"),
    (["generate", "A", "--output"], "error: `--output` needs a value: DIR"),
    (["generate", "A", "--output", "--access"], "error: `--output` needs a value: DIR"),
    (["generate", "A", "--output="], "error: the value of `--output` is empty"),
    (["generate", "A", "--build=yes"], "error: `--build` takes no value"),
    (["generate", "A", "--output", "a", "--output", "b"], "error: `--output` is specified twice"),
    (
      ["generate", "A", "--access", "pubic"],
      "error: invalid value `pubic` for `--access`\nhelp: did you mean `public`?"
    ),
    (
      ["generate", "A", "--access", "open"],
      "error: invalid value `open` for `--access`\nhelp: the values are internal, package, public"
    ),
    (
      ["generate", "A", "--emit", "model,bindng"],
      "error: invalid value `bindng` for `--emit`\nhelp: did you mean `binding`?"
    ),
    (["generate", "A", "--module", "Core"], "error: `--module` needs NAME=PATH, not `Core`"),
    (["generate", ""], "error: a path is empty"),
    (["render", "a", "b"], "error: unexpected argument `b`"),
  ])
  func anErrorSuggestsSimilarNames(words: [String], message: String) throws {
    let error = try #require(throws: UsageError.self) { try parseArguments(words, commands: Command.all) }
    let lines = error.lines.prefix { !$0.hasPrefix("usage:") }
    #expect(lines.joined(separator: "\n") == message)
  }

  @Test func everyConfigurationKeyBelongsToOneOption() {
    let keys = ProjectOptions.configurable.compactMap(\.configurationKey)
    #expect(Set(keys).count == keys.count)
  }

  @Test(arguments: Command.all.map(\.name))
  func aCommandHasEachOptionOnce(name: String) throws {
    let flags = try #require(Command.all.first { $0.name == name }).options.map(\.flag)
    #expect(Set(flags).count == flags.count)
  }
}
