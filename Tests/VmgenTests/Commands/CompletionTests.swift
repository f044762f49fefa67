import Foundation
import Testing

/// Tests the completions in the shells themselves, as far as they are installed, and the manual page.
@Suite struct CompletionTests {
  private func isInstalled(_ program: String) async throws -> Bool {
    let run = try await Tool.run(
      [], in: TemporaryFolder(), launcher: ["sh", "-c", "command -v \(program)"], executable: nil)
    return run.status == 0
  }

  private func project() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Schemas/Row.vmodel": Schemas.model("Row"), "A b.vmodel": "", "notes.txt": "",
      "Schemas/notes.txt": "", "Schemas/Inner/Part.vmodel": "", "vmgen.json": "{}",
    ])
  }

  /// The words on a command line, and the completions of the last one.
  static let cases: [([String], [String])] = [
    (["ch"], ["check"]),
    (["gr"], ["graph"]),
    (["completions", "f"], ["fish"]),
    (["generate", "--test"], ["--testable", "--testing", "--tests-output"]),
    (["generate", "--access", "pub"], ["public"]),
    (["generate", "--emit", "model,view"], ["model,viewmodel"]),
    (["generate", "Sch"], ["Schemas/"]),
    (["generate", "Schemas/"], ["Schemas/Inner/", "Schemas/Row.vmodel"]),
    (["generate", "Schemas/I"], ["Schemas/Inner/"]),
    (["generate", "Schemas/R"], ["Schemas/Row.vmodel"]),
    (["generate", "no"], []),
    (["generate", "--output", "Sch"], ["Schemas/"]),
    (["generate", "--output", "Schemas/"], ["Schemas/Inner/"]),
    (["generate", "--output", "no"], []),
    (["graph", "--form"], ["--format"]),
    (["check", "--config", "vmgen"], ["vmgen.json"]),
    (["check", "--config", "no"], []),
    (["render", "--data", "no"], []),
    (["test", "--junit", "no"], ["notes.txt"]),
    (["test", "--ver"], []),
  ]

  @Test(arguments: cases)
  func bashCompletes(words: [String], expected: [String]) async throws {
    let list = (["vmgen"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source <("$0" completions bash); COMP_WORDS=(\(list)); COMP_CWORD=\(words.count); _vmgen
      for reply in "${COMPREPLY[@]}"; do if [ -d "$reply" ]; then reply="${reply%/}/"; fi; echo "$reply"; done
      """
    let run = try await Tool.run([], in: project(), launcher: ["bash", "-c", script])
    #expect(run.error == "")
    #expect(Set(run.output.split(separator: "\n").map(String.init)) == Set(expected), "\(run)")
  }

  @Test func bashCompletesANameWithASpace() async throws {
    let script = """
      source <("$0" completions bash); COMP_WORDS=(vmgen check A); COMP_CWORD=2; _vmgen; printf '%s|' "${COMPREPLY[@]}"
      """
    let run = try await Tool.run([], in: project(), launcher: ["bash", "-c", script])
    #expect(run.output == "A b.vmodel|", "\(run)")
  }

  @Test(arguments: cases)
  func fishCompletes(words: [String], expected: [String]) async throws {
    guard try await isInstalled("fish") else { return }
    let line = "vmgen " + words.joined(separator: " ")
    let script = "$TOOL completions fish | source; complete -C '\(line)'"
    let run = try await Tool.run(
      [], in: project(), environment: ["TOOL": Tool.executable.path, "XDG_CONFIG_HOME": "/nonexistent"],
      launcher: ["fish", "--no-config", "-c", script], executable: nil)
    let found = run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(Set(found) == Set(expected), "\(run)")
  }

  /// zsh has no function that returns completions, so a pseudo-terminal of its module `zpty` presses the tab key. The
  /// terminal can echo a command line before zsh reads it, so the line does not contain the word that its output has.
  @Test(arguments: cases.filter { $0.1.count <= 1 })
  func zshCompletes(words: [String], expected: [String]) async throws {
    guard try await isInstalled("zsh") else { return }
    let folder = try project()
    let functions = try await Tool.run("completions", "zsh", in: folder)
    try folder.write(functions.output, to: "Functions/_vmgen")
    let script = """
      zmodload zsh/zpty
      zpty z zsh -f
      zpty -w z "PS1=; stty -echo columns 200; fpath=($PWD/Functions \\$fpath); autoload -Uz compinit; compinit -u -D"
      zpty -w z "finish() { print -r -- \\"<<\\$BUFFER>>\\"; exit }; zle -N finish; bindkey '^X' finish; print rea''dy"
      zpty -r z line '*ready*'
      zpty -n -w z 'vmgen \(words.joined(separator: " "))'$'\\t\\x18'
      zpty -r z line '*>>*'
      print -r -- "$line"
      """
    let run = try await Tool.run([], in: folder, launcher: ["timeout", "20", "zsh", "-fc", script], executable: nil)
    let completed = (["vmgen"] + words.dropLast() + (expected.isEmpty ? words.suffix(1) : expected)).joined(
      separator: " ")
    // A completed word can have a suffix, such as a space.
    #expect(run.output.contains("<<\(completed)\(expected.isEmpty ? ">>" : "")"), "\(run)")
  }

  @Test func theManualPageHasNoWarnings() async throws {
    let folder = try TemporaryFolder()
    let page = try await Tool.run("manual", in: folder).output
    try folder.write(page, to: "vmgen.1")
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    if try await isInstalled("groff") {
      let run = try await Tool.run(
        [], in: folder, launcher: ["groff", "-man", "-Tutf8", "-ww", "vmgen.1"], executable: nil)
      #expect(run.error == "")
      #expect(run.output.contains("tests-output"), "\(run)")
    }
    if try await isInstalled("mandoc") {
      let run = try await Tool.run(
        [], in: folder, launcher: ["mandoc", "-T", "lint", "-W", "error", "vmgen.1"], executable: nil)
      #expect(run.output == "")
    }
  }

  @Test func anUnknownShellIsReported() async throws {
    let run = try await Tool.run("completions", "fsh", in: TemporaryFolder())
    #expect(run.status == 64)
    #expect(run.error.hasPrefix("error: there are no completions for `fsh`\nhelp: did you mean `fish`?"), "\(run)")
  }
}
