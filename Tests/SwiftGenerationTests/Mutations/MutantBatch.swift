import Foundation
import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenSchemaEvaluation
@testable import VmgenSwiftGeneration

/// Mutants that are compiled together as one module.
struct MutantBatch {
  /// What is wrong with the generated code of a mutant.
  struct Failure {
    enum Stage: String { case generation, compilation, tests, verdicts }

    var stage: Stage
    /// The index of the mutant; nil if it is unknown.
    var mutant: Int?
    var text: String

    /// The message without places, names and numbers, which change when parts are removed.
    var symptom: String {
      let message = text.firstMatch(of: /error: (.*)/).map { String($0.output.1) } ?? text
      return stage.rawValue + message.replacing(/'[^']*'|"[^"]*"|`[^`]*`|[0-9]+/, with: "_").prefix(60)
    }
  }

  /// The outcome of compiling and running.
  struct Outcome {
    var failures: [Failure] = []
    /// The numbers of examples with equal verdicts and of laws that hold.
    var agreedExamples = 0
    var laws = 0
  }

  private static let settings = [
    "-wmo", "-Onone", "-parse-as-library", "-enable-testing", "-warnings-as-errors", "-swift-version", "6",
    "-package-name", "shop", "-module-name", "Mutants", "-I",
  ]

  /// The mutants, with names that differ.
  let mutants: [MutatedModule]
  private let texts: [(path: String, text: String)]
  private let sources: [SourceFile]
  private let schemas: SchemaSet

  /// Creates a batch of as many of the mutants as are valid together, and returns it with the others.
  static func make(of mutants: [MutatedModule]) -> (batch: MutantBatch?, rest: [MutatedModule]) {
    var chosen = mutants
    var rest: [MutatedModule] = []
    while !chosen.isEmpty {
      let texts = distinct(chosen).enumerated().map { $1.sources(named: "M\($0)") }
      let sources = Generation.sources(texts.flatMap(\.self))
      let owners = texts.enumerated().flatMap { index, files in files.map { _ in index } }
      let errors = Generation.errors(in: sources).map { owners[Int($0.range.file.index)] }
      guard let culprit = errors.max() else {
        guard let schemas = try? Generation.check(sources) else { return (nil, rest) }
        return (MutantBatch(mutants: chosen, texts: texts.flatMap(\.self), sources: sources, schemas: schemas), rest)
      }
      // A mutant that is valid only by its own name for something is tested alone.
      if chosen.count == 1 { return (nil, rest) }
      rest.append(chosen.remove(at: culprit))
    }
    return (nil, rest)
  }

  private static func distinct(_ mutants: [MutatedModule]) -> [MutatedModule] {
    if mutants.count == 1 { return mutants }
    var used: Set<String> = []
    return mutants.enumerated().map { index, mutant in
      let names = mutant.topLevelNames
      let shared = names.filter { used.contains($0) }
      used.formUnion(names)
      return mutant.renaming(Dictionary(shared.map { ($0, "\($0)M\(index)") }, uniquingKeysWith: { first, _ in first }))
    }
  }

  /// Compiles the mutants with all layers and warnings as errors.
  ///
  /// - Parameter runs: Whether the generated tests run, and their verdicts are compared with the evaluator's.
  func outcome(runs: Bool) throws -> Outcome {
    var files: [String: String]
    do {
      let generated = try generate(
        schemas, sources: sources,
        options: GenerationOptions(layers: [.model, .viewModel, .binding, .displays, .tests]), templates: .standard)
      files = Dictionary(uniqueKeysWithValues: generated.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    } catch {
      return Outcome(failures: [Failure(stage: .generation, mutant: mutants.count == 1 ? 0 : nil, text: "\(error)")])
    }
    files["Program.swift"] = VerdictProgram.text(of: files)
    return try Toolchain.withFolder { folder in
      try Toolchain.write(files, to: folder)
      let product = runs ? ["-o", "program"] + (try Compilation.libraryObjects()) : ["-emit-sil", "-o", "module.sil"]
      let scopes = ["-Xfrontend", "-solver-scope-threshold=\(Compilation.expectedScopes * 3)"]
      let built = try Toolchain.run(
        "swiftc", Self.settings + [Compilation.modules.path] + scopes + product + files.keys.sorted(), in: folder)
      if built.status != 0 || !built.text.isEmpty { return Outcome(failures: compilationFailures(built.text)) }
      return runs ? try verdicts(in: folder) : Outcome()
    }
  }

  private func compilationFailures(_ output: String) -> [Failure] {
    var failures: [Failure] = []
    for line in output.split(separator: "\n") where line.contains("error: ") {
      let owner = line.firstMatch(of: /M(\d+)_\d+\.vmodel/).flatMap { Int($0.output.1) }
      if failures.contains(where: { $0.mutant == owner }) { continue }
      failures.append(Failure(stage: .compilation, mutant: owner, text: String(line)))
    }
    return failures.isEmpty ? [Failure(stage: .compilation, mutant: nil, text: String(output.prefix(3000)))] : failures
  }

  // MARK: Verdicts

  private func verdicts(in folder: URL) throws -> Outcome {
    let ran = try Toolchain.run("./program", ["verdicts"], in: folder)
    let program = VerdictProgram.Output(ran.text)
    var outcome = Outcome(laws: program.laws)
    if ran.status != 0 {
      outcome.failures.append(
        Failure(
          stage: .tests, mutant: owner(of: program.last),
          text: "the program ends with \(ran.status) in \(program.last)\n\(ran.text.suffix(600))"))
      return outcome
    }
    // A law is about states in which the examples do what they state, so a fault in them explains its failure.
    for failure in program.lawFailures where !program.faulty.contains(failure.suite) {
      outcome.failures.append(Failure(stage: .tests, mutant: owner(of: failure.suite), text: failure.text))
    }
    for example in schemas.exampleCases {
      let suite = example.viewModel.name
      guard let compiled = program.examples["\(suite)\t\(example.title)"] else { continue }
      let evaluated: String
      switch example.result(in: schemas).outcome {
      case .passed: evaluated = ""
      case .notRun: continue
      case .failed(let failures): evaluated = failures.map(\.message).joined(separator: "; ")
      }
      if evaluated.isEmpty == compiled.isEmpty {
        outcome.agreedExamples += 1
        continue
      }
      let text = "\(suite) \"\(example.title)\":\n  evaluator: \(evaluated)\n  compiled:  \(compiled)"
      outcome.failures.append(
        Failure(
          stage: .verdicts,
          mutant: Int(example.range.file.index) < texts.count ? owner(ofFile: Int(example.range.file.index)) : nil,
          text: text))
    }
    let others = try Toolchain.run("./program", ["--filter", "RoundTrip"], in: folder)
    if others.status != 0 && others.text.contains("recorded an issue") {
      let owner = others.text.firstMatch(of: /M(\d+)_\d+\.vmodel/).flatMap { Int($0.output.1) }
      outcome.failures.append(Failure(stage: .tests, mutant: owner, text: String(others.text.suffix(1500))))
    }
    return outcome
  }

  private func owner(ofFile file: Int) -> Int? {
    texts[file].path.firstMatch(of: /M(\d+)_/).flatMap { Int($0.output.1) }
  }

  private func owner(of viewModel: String) -> Int? {
    let example = schemas.exampleCases.first { $0.viewModel.name == viewModel }
    return example.flatMap { owner(ofFile: Int($0.range.file.index)) }
  }
}
