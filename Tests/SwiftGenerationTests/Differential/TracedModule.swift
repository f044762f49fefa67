import Foundation
import Testing
import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenSchemaEvaluation
@testable import VmgenSwiftGeneration

/// A module whose examples the evaluator and compiled code run, each printing a trace.
struct TracedModule {
  /// The lines of the trace of each example, by view model and title.
  typealias Traces = [String: [String]]

  let texts: [(path: String, text: String)]
  /// The handwritten Swift that the module needs.
  var swift = ""
  let sources: [SourceFile]
  let schemas: SchemaSet

  init(_ texts: [(path: String, text: String)], swift: String = "") throws {
    self.texts = texts
    self.swift = swift
    sources = Generation.sources(texts)
    schemas = try Generation.check(sources)
  }

  init(_ module: RandomModule) throws { try self.init(module.sources, swift: module.swift(.internal)) }

  /// Returns where the traces of the evaluator and of compiled code differ.
  func disagreements() throws -> [Disagreement] { disagreements(with: try compiledTraces()) }

  /// Returns where the traces of the evaluator differ from those of compiled code.
  func disagreements(with compiled: Traces) -> [Disagreement] {
    evaluatedTraces().sorted { $0.key < $1.key }.compactMap { title, lines in
      Disagreement(title, evaluated: lines, compiled: compiled[title])
    }
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
    let fails = { (module: RandomModule) in
      let traced = try TracedModule(module)
      return try traced.disagreements().contains {
        $0.example == disagreement.example && $0.observed == disagreement.observed
      }
    }
    let alone = mappingViewModels { part in
      let viewModel = part
      part.parts.removeAll { $0.isExample && !$0.isObservation && !disagreement.concerns(viewModel, $0) }
    }
    var reduction = ModuleReduction(try fails(alone) ? alone : self, fails: fails)
    try reduction.run(limit: limit)
    return reduction.module
  }
}

/// The first difference of two traces of an example.
struct Disagreement: CustomStringConvertible {
  /// The line of a value that the evaluator does not support, such as one that Swift code computes.
  static let unsupported = "?"

  let example: String
  let evaluated: String
  let compiled: String
  /// The number of acts before the difference.
  let actCount: Int

  init?(_ example: String, evaluated: [String], compiled: [String]?) {
    self.example = example
    let compiled = compiled ?? ["the example does not run"]
    let count = max(evaluated.count, compiled.count)
    let pairs = (0..<count).map { index in
      (
        evaluated.indices.contains(index) ? evaluated[index] : "the trace ends",
        compiled.indices.contains(index) ? compiled[index] : "the trace ends"
      )
    }
    guard let first = pairs.firstIndex(where: { !Self.agree($0, $1) }) else { return nil }
    (self.evaluated, self.compiled) = pairs[first]
    actCount = pairs[..<first].count { $0.0 == "act" }
  }

  /// The value that differs.
  var observed: Substring { evaluated.prefix { $0 != "=" } }

  /// The function whose value differs; nil for another value.
  var function: String? { evaluated.firstMatch(of: #/^((?:f|part)\d+)\(x\) = /#).map { String($0.output.1) } }

  /// Returns whether an example of a view model is the one that differs.
  func concerns(_ viewModel: SchemaPart, _ part: SchemaPart) -> Bool {
    guard let name = viewModel.viewModelName, let title = part.opening.split(separator: "\"").dropFirst().first else {
      return false
    }
    return example.hasPrefix("\(name): \(title)")
  }

  private static func agree(_ evaluated: String, _ compiled: String) -> Bool {
    evaluated == compiled || evaluated.hasSuffix(" = \(unsupported)")
  }

  var description: String { "\(example), after \(actCount) acts:\n  evaluator: \(evaluated)\n  compiled:  \(compiled)" }
}
