import VmgenSchemaSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An error in the command line.
package struct UsageError: Error {
  package indirect enum Kind {
    case unknownCommand(String, among: [String])
    case unknownOption(String, among: [String])
    case repeatedOption(OptionSpec)
    case missingOption(OptionSpec)
    case missingValue(OptionSpec)
    case unexpectedValue(OptionSpec)
    case badValue(OptionSpec, String, ValueProblem)
    case missingOperand(String)
    case extraOperand(String)
    case emptyOperand
    case unknownCode(String, among: [String])
    case unknownShell(String, among: [String])
    case unknownViewModel(String, among: [String])
    /// The name of a view model instead of a path.
    case viewModelAsPath(String)
    /// The revision, and the reason why its files cannot be read.
    case unreadableRevision(String, String)
    /// The package of a checkout, and the reason why it cannot be written.
    case unwrittenPackage(String, String)
    case unknownMember(String, of: String, among: [String])
    /// A description of the conflict.
    case conflict(String)
    /// The version of a plugin that is not released with this tool.
    case otherPluginVersion(String)
  }

  package let kind: Kind
  /// The command, if it is known.
  package var command: CommandSyntax?

  package init(_ kind: Kind, _ command: CommandSyntax? = nil) {
    self.kind = kind
    self.command = command
  }
}

extension UsageError {
  /// The lines of the message, with similar names and a reference to the help.
  package var lines: [String] {
    var lines = ["error: \(message)"]
    if let help { lines.append("help: \(help)") }
    let name = command.map { "\($0.name) " } ?? ""
    lines.append("usage: \(command?.usage ?? "vmgen COMMAND …")")
    lines.append("       `vmgen \(name)--help` lists the options")
    return lines.map { oneLine($0, limit: .max) }
  }

  private var message: String {
    switch kind {
    case .unknownCommand(let name, _): "unknown command `\(name)`"
    case .unknownOption(let name, _):
      command.map { "`\($0.name)` has no option `\(name)`" } ?? "unknown option `\(name)`"
    case .repeatedOption(let option): "`\(option.flag)` is specified twice"
    case .missingOption(let option): "missing option `\(option.flag) \(option.placeholder ?? "")`"
    case .missingValue(let option): "`\(option.flag)` needs a value: \(option.placeholder ?? "")"
    case .unexpectedValue(let option): "`\(option.flag)` takes no value"
    case .badValue(let option, _, .empty): "the value of `\(option.flag)` is empty"
    case .badValue(let option, _, .nulCharacter): "the value of `\(option.flag)` contains a NUL character"
    case .badValue(let option, _, .unknownWord(let word, _)), .badValue(let option, _, .unknownName(let word, _, _)):
      "invalid value `\(word)` for `\(option.flag)`"
    case .badValue(let option, let text, .notAPair(let form)): "`\(option.flag)` needs \(form), not `\(text)`"
    case .badValue(_, _, .notAModuleName(let name, _)): "`\(name)` is not the name of a Swift module"
    case .badValue(_, _, .reservedModuleName(let name)): "a module named `\(name)` would not compile"
    case .missingOperand(let name): "missing argument \(name)"
    case .extraOperand(let text): "unexpected argument `\(text)`"
    case .emptyOperand: "a path is empty"
    case .unknownCode(let code, _): "unknown diagnostic `\(code)`"
    case .unknownShell(let name, _): "there are no completions for `\(name)`"
    case .unknownViewModel(let name, _): "there is no view model `\(name)`"
    case .viewModelAsPath(let name): "there is no file or folder `\(name)`"
    case .unreadableRevision(let revision, let reason): "the schemas at `\(revision)` cannot be read: \(reason)"
    case .unwrittenPackage(let path, let reason): "`\(path)` cannot be written: \(reason)"
    case .unknownMember(let name, let owner, _): "`\(owner)` has no member `\(name)`"
    case .conflict(let text): text
    case .otherPluginVersion(let version):
      "the plugin has version \(version), but the tool has version \(ReleaseVersion.current)"
    }
  }

  private var help: String? {
    switch kind {
    case .unknownCommand(let name, let names), .unknownOption(let name, let names): suggestion(name, among: names)
    case .badValue(_, _, .unknownWord(let word, let words)):
      suggestion(word, among: words) ?? "the values are \(words.joined(separator: ", "))"
    case .badValue(_, _, .unknownName(let name, let names, let example)):
      suggestion(name, among: names) ?? "write the identifier, such as `\(example)`"
    case .badValue(_, _, .notAModuleName(_, let name)): ValueProblem.moduleNameHelp(name)
    case .badValue(_, _, .reservedModuleName):
      "Swift, a library or the generated code uses the name; choose another one"
    case .unknownCode(let code, let codes): suggestion(code, among: codes) ?? "`vmgen explain` lists all codes"
    case .unknownShell(let name, let names), .unknownViewModel(let name, let names),
      .unknownMember(let name, _, let names):
      suggestion(name, among: names) ?? (names.isEmpty ? nil : "there are \(names.joined(separator: ", "))")
    case .unreadableRevision:
      "pass a commit, branch or tag of the repository that contains PATH, or a folder; a shallow clone needs `git fetch`"
    case .unwrittenPackage: "`--from-sources` writes a package that compiles vmgen from the checkout"
    case .viewModelAsPath(let name): "for the dependency graph of a view model, pass `--of \(name)` and a path"
    case .otherPluginVersion:
      "plugin and tool belong to the same release: run `swift package reset`, or in Xcode *Reset Package Caches*, and "
        + "build again"
    default: nil
    }
  }
}

/// Returns "did you mean `a`?" if one of `names` is similar, otherwise nil.
package func suggestion(_ name: String, among names: [String]) -> String? {
  let near = nearNames(to: name, among: names).map { "`\($0)`" }
  guard let last = near.last else { return nil }
  let others = near.dropLast().joined(separator: ", ")
  return others.isEmpty ? "did you mean \(last)?" : "did you mean \(others) or \(last)?"
}

/// The exit status of the process.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  /// There are errors in the user's files.
  case findings = 1
  case usage = 64
  /// There is an internal error in vmgen.
  case fault = 70

  package func exit() -> Never {
    #if canImport(Darwin)
      Darwin.exit(rawValue)
    #elseif canImport(Glibc)
      Glibc.exit(rawValue)
    #elseif canImport(Musl)
      Musl.exit(rawValue)
    #endif
  }
}
