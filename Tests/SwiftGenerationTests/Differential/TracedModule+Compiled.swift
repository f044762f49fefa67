import Foundation
import VmgenSchemaSemantics

@testable import VmgenSwiftGeneration

// The traces of compiled code.
extension TracedModule {
  struct CompilationFailure: Error, CustomStringConvertible { var description: String }

  /// The handwritten part of the program.
  private static let driver = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Driver")

  /// Generates the module with traced examples.
  func generatedFiles() throws -> [String: String] {
    var templates = TemplateSource.standard
    let template = Self.driver.appending(path: "tests.mustache")
    templates.override("tests", with: Array(try Data(contentsOf: template)), origin: template.path)
    let options = GenerationOptions(layers: [.model, .viewModel, .tests])
    let generated = try generate(schemas, sources: sources, options: options, templates: templates)
    return Dictionary(uniqueKeysWithValues: generated.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// Compiles the module, and runs its examples.
  ///
  /// - Parameter change: Returns the text of a generated file with a deliberate mistake.
  func compiledTraces(_ change: (_ file: String, _ text: String) -> String = { $1 }) throws -> Traces {
    var files = try generatedFiles()
    for (name, text) in files { files[name] = change(name, text) }
    let names = files.values.flatMap { $0.matches(of: /@MainActor let (traced\w+):/).map { String($0.output.1) } }
    for name in ["TracedChecks.swift", "TracedExamples.swift", "TracedText.swift"] {
      files[name] = try String(contentsOf: Self.driver.appending(path: name), encoding: .utf8)
    }
    files["Handwritten.swift"] = swift
    files["Program.swift"] = Self.program(names.sorted())
    let sources = files.keys.sorted()
    files[Self.sequencesFile] = sequences.map { $0.line + "\n" }.joined()
    return try Toolchain.withFolder { folder in
      try Toolchain.write(files, to: folder)
      let settings = [
        "-wmo", "-Onone", "-parse-as-library", "-swift-version", "6", "-suppress-warnings", "-module-name", "Traced",
        "-I", Compilation.modules.path, "-o", "program",
      ]
      let built = try Toolchain.run(
        "swiftc", settings + (try Compilation.libraryObjects()) + sources, in: folder)
      if built.status != 0 { throw CompilationFailure(description: built.text) }
      let ran = try Toolchain.run("./program", [], in: folder)
      return traces(ran.text + (ran.status == 0 ? "" : "the program ends with \(ran.status)"))
    }
  }

  private static let sequencesFile = "sequences.txt"

  private static func program(_ names: [String]) -> String {
    """
    import Foundation

    @main struct Program {
      static func main() async throws {
        let lists: [TracedList] = [\(names.joined(separator: ", "))]
        for line in try String(contentsOfFile: "\(sequencesFile)", encoding: .utf8).split(separator: "\\n") {
          // Code that does not end is a failure of its own.
          alarm(120)
          let parts = line.split(separator: "\\t", omittingEmptySubsequences: false).map(String.init)
          emit("sequence: \\(line)")
          for list in lists where list.viewModel == parts[0] {
            for fault in await list.run(Array(parts.dropFirst())) { emit(fault) }
          }
        }
      }
    }

    """
  }

  private func traces(_ output: String) -> Traces {
    let byLine = Dictionary(sequences.map { ($0.line, $0) }, uniquingKeysWith: { first, _ in first })
    var traces: Traces = [:]
    var current = sequences.first
    for line in output.split(separator: "\n", omittingEmptySubsequences: true) {
      if line.hasPrefix("sequence: ") {
        current = byLine[String(line.dropFirst("sequence: ".count))]
      } else if let current {
        traces[current, default: []].append(String(line))
      }
    }
    return traces
  }
}
