import VmgenSchemaSemantics

/// The values that a trace contains after each act: the expectations of examples whose titles begin with `observation`,
/// which compare each value with itself.
///
/// Generated code and the evaluator print the value of each expectation. The generator lowers the expectations, so the
/// test has no list of its own of how Swift reads a member.
struct Observation {
  static let title = "observation"

  private let viewModel: ViewModel
  private let schemas: SchemaSet

  init(of viewModel: ViewModel, in schemas: SchemaSet) {
    self.viewModel = viewModel
    self.schemas = schemas
  }

  /// Returns the examples. The checker refuses some of their expectations, such as that of a value that is not `Equatable`.
  ///
  /// - Parameter given: The values without which an example of the view model is wrong.
  func examples(_ given: [SchemaPart]) -> [SchemaPart] {
    let lines =
      viewModel.members.flatMap { observed($0) + recorded($0) }.map { SchemaPart("expect \($0) == \($0)") }
      + [SchemaPart("expect navigator == [open \"https://example.com\"]")]
    // Functions with many statements take long to compile.
    return stride(from: 0, to: lines.count, by: 20).map { start in
      let group = lines[start..<min(start + 20, lines.count)]
      return SchemaPart(block: "example \"\(Self.title) \(start)\"", given + group, .example)
    }
  }

  private func observed(_ member: Member) -> [String] {
    let name = member.id.name
    func facets<Facet: RawRepresentable & CaseIterable>(_ type: Facet.Type) -> [String] where Facet.RawValue == String {
      type.allCases.map { "\(name).\($0.rawValue)" }
    }
    switch member {
    // The values of a function are those of the displays that call it.
    case .derived(let derived) where derived.isFunction: return []
    case .input, .derived, .state: return [name]
    case .edit: return [name] + facets(EditFacet.self)
    case .draft: return [name] + facets(DraftFacet.self)
    case .command: return facets(CommandFacet.self)
    case .list(let list):
      // The boundaries of sections are those of the rows and their titles.
      return facets(ListFacet.self).filter { $0 != "\(name).sections" } + ["(\(name).sections.map { $0.title })"]
        + displays(of: list.viewModel).map { display in "(\(name).map { $0.\(display) })" }
    case .child(let child):
      return displays(of: child.viewModel).map { "\(name)\(child.optional == nil ? "" : "?").\($0)" }
    case .event(let event):
      return ["\(name).calls"] + event.parameters.map { "\(name).last.\($0.name)" }
    case .use(let use): return calls(of: use)
    default: return []
    }
  }

  /// The histories of values and of the states of commands.
  private func recorded(_ member: Member) -> [String] {
    let name = member.id.name
    return switch member {
    case .derived(let derived) where derived.isFunction: []
    case .input, .derived, .state, .edit: ["\(name).history"]
    case .command: ["\(name).isRunning.history", "\(name).errorText.history"]
    default: []
    }
  }

  private func displays(of name: String) -> [String] {
    schemas.viewModel(named: name)?.members.compactMap { member in
      if case .derived(let derived) = member, derived.isProperty { derived.id.name } else { nil }
    } ?? []
  }

  private func calls(of use: Use) -> [String] {
    if use.service == ServiceDeclaration.navigator { return [] }
    // How often a query is called is not part of its meaning: the same arguments have the same result.
    return schemas.services[use.service]?.functions.filter { $0.kind != .query }.flatMap { function in
      ["\(use.name).\(function.shownName).calls"]
        + function.parameters.map { "\(use.name).\(function.shownName).last.\($0.name)" }
    } ?? []
  }
}

extension SchemaPart {
  var isObservation: Bool { opening.hasPrefix("example \"\(Observation.title)") }
}
