import Foundation
import Testing
import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenSchemaEvaluation
@testable import VmgenSwiftGeneration

/// A module whose examples the evaluator and compiled code run, each printing a trace.
struct TracedModule {
  /// The lines of the trace of each sequence.
  typealias Traces = [ExampleSequence: [String]]

  let texts: [(path: String, text: String)]
  /// The handwritten Swift that the module needs.
  var swift = ""
  let sources: [SourceFile]
  let schemas: SchemaSet
  /// The sequences that both sides run.
  private(set) var sequences: [ExampleSequence]

  /// - Parameter count: The number of sequences of each view model; those of one example are always included.
  init(_ texts: [(path: String, text: String)], swift: String = "", sequences count: Int = 0) throws {
    self.texts = texts
    self.swift = swift
    sources = Generation.sources(texts)
    schemas = try Generation.check(sources)
    sequences = ExampleSequence.random(of: schemas.exampleCases.filter { !$0.isObservation }, count: count)
  }

  init(_ module: RandomModule, sequences count: Int) throws {
    try self.init(module.sources, swift: module.swift(.internal), sequences: count)
  }

  /// Creates a module that runs one sequence, without the examples that the module lacks.
  fileprivate init(_ module: RandomModule, _ sequence: ExampleSequence) throws {
    try self.init(module, sequences: 0)
    let titles = Set(sequences.filter { $0.viewModel == sequence.viewModel }.flatMap(\.titles))
    sequences = [
      ExampleSequence(viewModel: sequence.viewModel, titles: sequence.titles.filter { titles.contains($0) })
    ]
  }

  /// Returns where the traces of the evaluator and of compiled code differ.
  func disagreements() throws -> [Disagreement] { disagreements(with: try compiledTraces()) }

  /// Returns where the traces of the evaluator differ from those of compiled code.
  func disagreements(with compiled: Traces) -> [Disagreement] {
    let evaluated = evaluatedTraces()
    return sequences.compactMap { Disagreement($0, evaluated: evaluated[$0] ?? [], compiled: compiled[$0]) }
  }
}

extension RandomModule {
  /// The module with observations, and without the expectations of its examples.
  func observed() throws -> RandomModule {
    let schemas = try Generation.check(Generation.sources(sources))
    return mappingViewModels { part in
      guard let viewModel = part.viewModelName.flatMap({ schemas.viewModel(named: $0) }),
        let example = part.parts.last(where: \.isExample)
      else { return }
      for index in part.parts.indices where part.parts[index].isExample {
        part.parts[index].parts.removeAll { $0.opening.hasPrefix("expect ") }
      }
      let given = example.parts.filter { $0.opening.hasPrefix("given ") && $0.isRequired }
      part.parts += Observation(of: viewModel, in: schemas).examples(given)
    }
  }

  /// Returns a small module with the same disagreement.
  ///
  /// - Parameter limit: The number of compilations.
  func reduced(_ disagreement: Disagreement, limit: Int) throws -> RandomModule {
    let sequence = disagreement.sequence
    let fails = { (module: RandomModule) in
      do {
        let found = try TracedModule(module, sequence).disagreements()
        return found.contains { $0.observed == disagreement.observed }
      } catch is TracedModule.CompilationFailure {
        return false
      }
    }
    let alone = mappingViewModels { part in
      let isDifferent = part.viewModelName == sequence.viewModel
      part.parts.removeAll { part in
        guard part.isExample, !part.isObservation else { return false }
        return !isDifferent || !sequence.titles.contains { part.opening == "example \"\($0)\" {" }
      }
    }
    var reduction = ModuleReduction(try fails(alone) ? alone : self, fails: fails)
    try reduction.run(limit: limit)
    return reduction.module
  }
}
