import Foundation
import ViewModelFormatting
import VmgenSchemaSemantics

extension ViewModelInstance: MemberReader {
  var context: DisplayContext { world.context }

  func value(of storage: StorageReference) throws -> Value {
    switch storage {
    case .input(let id): return try input(id)
    case .state(let id): return try found(states[id], id)
    case .edit(let id): return try editValue(id)
    case .draft(let id): return try draftValue(id)
    case .child(let id): return try childValue(id)
    case .elements(let id): return .array(try content(of: list(id)))
    case .load(let id): return .array(try found(lists[id], id).loaded.items)
    case .focus: return focus.map { .enumCase(EnumValue("\(viewModel.name).Field", $0.name)) } ?? .none
    case .context: return try part(storage, of: context)
    default: throw EvaluationFailure.unsupported("the value `\(storage.name)`")
    }
  }

  /// Returns what a run of a command has returned when it ends; nil if it ended without a result.
  func result(of outcome: Run.Outcome, _ returned: ReturnedValue) throws -> Value? {
    guard case .completed = outcome else { return nil }
    let value = try value(of: .state(returned.state))
    return value == .none && !returned.isOptional ? nil : value
  }

  func found<Found>(_ value: Found?, _ id: MemberID) throws -> Found {
    guard let value else { throw EvaluationFailure.unexpected("`\(id.name)` has no value") }
    return value
  }

  /// Returns an input: a value of its own, or that of the parent's path.
  private func input(_ id: MemberID) throws -> Value {
    if let shared = try sharedInput(id) { return shared }
    return try found(inputs[id], id)
  }

  func value(ofDerived id: MemberID, _ arguments: [Value]) throws -> Value {
    guard case .derived(let derived)? = viewModel[id] else { throw missing(id.name) }
    let names = derived.parameters.map(\.name)
    return try evaluate(
      derived.value, Scope(locals: Dictionary(zip(names, arguments), uniquingKeysWith: { first, _ in first })))
  }

  func missing(_ name: String) -> EvaluationFailure { .unexpected("`\(viewModel.name).\(name)` has no value") }

  func value(of facet: Facet) throws -> Value {
    switch facet {
    case .isValid: return .bool(try viewModel.edits.allSatisfy { try validation(of: $0).isValid })
    case .calls(let service, let function):
      return .int(world.doubles.function(function, of: service).calls.count)
    case .arguments(let service, let function, let parameter):
      return .array(world.doubles.function(function, of: service).calls.map { $0[parameter] ?? .none })
    case .lastArgument(let service, let function, let parameter):
      return world.doubles.function(function, of: service).calls.last?[parameter] ?? Value.none
    case .fakeState(let service, _, let state):
      guard let fake = world.doubles.fakes[service] else { throw missing(state.name) }
      return try fake.value(of: state)
    case .emissions(let id): return .int(emissions.count { $0.event == id })
    case .eventValues(let id, let parameter):
      return .array(emissions.filter { $0.event == id }.map { $0.values[parameter] ?? .none })
    case .lastEventValue(let id, let parameter):
      return emissions.last { $0.event == id }?.values[parameter] ?? Value.none
    case .history(let property): return .array(try histories[property]?.get() ?? [])
    case .member(let id, .edit(let facet)): return try editFacet(facet, of: id)
    case .member(let id, .draft(let facet)): return try draftFacet(facet, of: id)
    case .member(let id, .command(let facet)): return try commandFacet(facet, of: id)
    case .member(let id, .list(let facet)): return try listFacet(facet, of: list(id))
    @unknown default: throw EvaluationFailure.unsupported("a new form of property")
    }
  }

  func value(of property: ViewModelProperty, in object: Value, _ arguments: [Value]) throws -> Value {
    guard case .viewModel(let object) = object, let instance = object as? ViewModelInstance else {
      throw object.mismatch("view model")
    }
    return try instance.value(of: property, arguments)
  }

  /// Returns a property as the owner of the view model reads it.
  func value(of property: ViewModelProperty, _ arguments: [Value] = []) throws -> Value {
    try willBeRead()
    if property.name == DependencyGraph.validityName, property.facet == nil { return try value(of: .isValid) }
    if property.name == FocusMember.name, let member = viewModel.focus { return try value(of: .focus(member.id)) }
    guard let member = viewModel.members.first(where: { $0.id.name == property.name }) else {
      throw missing(property.name)
    }
    let facet = property.facet ?? "value"
    switch member {
    case .input(let input): return try value(of: .input(input.id))
    case .state(let state): return try value(of: .state(state.id))
    case .derived(let derived): return try value(ofDerived: derived.id, arguments)
    case .edit(let edit):
      if facet == "value" { return try editValue(edit.id) }
      guard let facet = EditFacet(rawValue: facet) else { throw missing(facet) }
      return try editFacet(facet, of: edit.id)
    case .draft(let draft):
      if facet == "value" { return try draftValue(draft.id) }
      guard let facet = DraftFacet(rawValue: facet) else { throw missing(facet) }
      return try draftFacet(facet, of: draft.id)
    case .command(let command):
      guard let facet = CommandFacet(rawValue: facet) else { throw missing(facet) }
      return try commandFacet(facet, of: command.id)
    case .list(let list):
      if facet == ViewModelProperty.rows { return try childValue(list.id) }
      guard let facet = ListFacet(rawValue: facet) else { throw missing(facet) }
      return try listFacet(facet, of: list)
    case .child(let child): return try childValue(child.id)
    default: throw EvaluationFailure.unsupported("the property `\(property.name)` of a child")
    }
  }

  func result(of query: ServiceCall, _ arguments: [String: Value]) throws -> Value {
    let key = QueryKey(use: query.use, function: query.distinctName, arguments: arguments)
    if let known = queries[key] { return known }
    let value = try call(query, arguments)
    queries[key] = value
    return value
  }

  /// Calls a query.
  func call(_ query: ServiceCall, _ arguments: [String: Value]) throws -> Value {
    switch try world.doubles.function(query.distinctName, of: query.service).query(arguments) {
    case .value(let value): return value
    case .failure, .cancelled: throw EvaluationFailure.example("the query `\(query.function)` fails")
    }
  }

  func numberOfCalls(service: String, function: String, matching arguments: [String: Value]) throws -> Value {
    .int(world.doubles.function(function, of: service).numberOfCalls(matching: arguments))
  }

  func newID() throws -> Value { .uuid(world.newID()) }
}
