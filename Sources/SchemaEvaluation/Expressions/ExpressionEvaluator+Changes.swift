import VmgenSchemaSemantics

// Changes of values and of collections.
extension ExpressionEvaluator {
  /// Changes a part of a value. Returns false if an optional on the way is nil.
  func change(
    _ value: inout Value, _ links: ArraySlice<StoragePath.Link>, _ body: (inout Value) throws -> Void
  ) throws -> Bool {
    guard let link = links.first else {
      try body(&value)
      return true
    }
    var inner = value
    if link.isChained {
      guard let wrapped = value.unwrapped else { return false }
      inner = wrapped
    }
    guard case .record(var record) = inner else { throw inner.mismatch("value with the field `\(link.field)`") }
    var field = record.fields[link.field] ?? .none
    guard try change(&field, links.dropFirst(), body) else { return false }
    record.fields[link.field] = field
    value = .record(record)
    return true
  }

  /// Returns a function that performs a change in the value at its path.
  func performing(
    _ change: CollectionChange, _ scope: Scope, assigned: Value? = nil
  ) throws -> (inout Value) throws -> Void {
    let keys = try change.parts.map { part -> Value? in
      guard case .element(_, let key, _) = part else { return nil }
      return try self.value(key, scope)
    }
    let action = try prepared(change.action, scope, assigned)
    return { value in
      _ = try self.apply(to: &value, zip(change.parts, keys).map { ($0, $1) }[...]) { target in
        if change.unwraps > 0, target.isNil { return }
        try action(&target)
      }
    }
  }

  private func apply(
    to value: inout Value, _ parts: ArraySlice<(CollectionChange.Part, Value?)>, _ body: (inout Value) throws -> Void
  ) throws -> Bool {
    guard let (part, key) = parts.first else {
      try body(&value)
      return true
    }
    let rest = parts.dropFirst()
    switch part {
    case .field(let name, _):
      guard let wrapped = value.unwrapped, case .record(var record) = wrapped else { return false }
      var field = record.fields[name] ?? .none
      guard try apply(to: &field, rest, body) else { return false }
      record.fields[name] = field
      value = .record(record)
      return true
    case .element(.key, _, _):
      guard let collection = value.unwrapped, let key else { return false }
      var entries = try collection.dictionary
      var element = entries[key] ?? .none
      if rest.isEmpty {
        try body(&element)
        entries[key] = element.unwrapped
      } else {
        guard !element.isNil, try apply(to: &element, rest, body) else { return false }
        entries[key] = element
      }
      value = .dictionary(entries)
      return true
    case .element(let selector, _, _):
      guard let collection = value.unwrapped, let key else { return false }
      var elements = try collection.array
      let found: Int?
      if case .index = selector {
        found = try elements.indices.contains(key.int) ? key.int : nil
      } else {
        found = try elements.firstIndex { try identity(of: $0) == key }
      }
      guard let index = found else { return false }
      guard try apply(to: &elements[index], rest, body) else { return false }
      value = .array(elements)
      return true
    }
  }

  /// Returns the action with its values.
  private func prepared(
    _ action: CollectionChange.Action, _ scope: Scope, _ assigned: Value?
  ) throws -> (inout Value) throws -> Void {
    switch action {
    case .assign(let value):
      guard let new = try assigned ?? value.expression.map({ try self.value($0, scope) }) else {
        throw EvaluationFailure.unsupported("a change with the result of a call")
      }
      return { $0 = new }
    case .append(let element):
      let new = try value(element, scope)
      return { value in
        var elements = try value.array
        value = .none
        elements.append(new)
        value = .array(elements)
      }
    case .insert(let element, let place):
      let (new, index) = (try value(element, scope), try value(place, scope).int)
      return { value in
        var elements = try value.array
        if index >= 0, index <= elements.count { elements.insert(new, at: index) }
        value = .array(elements)
      }
    case .removeAt(let place):
      let index = try value(place, scope).int
      return { value in
        var elements = try value.array
        if elements.indices.contains(index) { elements.remove(at: index) }
        value = .array(elements)
      }
    case .removeID(let id):
      let id = try value(id, scope)
      return { value in
        var elements = try value.array
        if let index = try elements.firstIndex(where: { try identity(of: $0) == id }) {
          elements.remove(at: index)
        }
        value = .array(elements)
      }
    case .removeAll:
      return { value in
        switch value {
        case .dictionary: value = .dictionary([:])
        case .set: value = .set([])
        default: value = .array([])
        }
      }
    case .insertMember(let element):
      let new = try value(element, scope)
      return { $0 = .set(try $0.set.union([new])) }
    case .removeMember(let element):
      let old = try value(element, scope)
      return { $0 = .set(try $0.set.subtracting([old])) }
    case .call(let method, let arguments):
      let change = try changing(method, arguments, scope)
      return { $0 = try change($0.unwrapped ?? $0) }
    case .move(let id, let next):
      let (id, next) = (try value(id, scope), try value(next, scope))
      return { $0 = .array(try moved($0.array, id, before: next, identity)) }
    }
  }
}

/// Returns elements with one of them moved before another, or to the end. Nothing changes if one of them is missing.
private func moved(
  _ elements: [Value], _ id: Value, before next: Value, _ identity: (Value) throws -> Value
) throws -> [Value] {
  var elements = elements
  let ids = try elements.map(identity)
  guard id != next, let source = ids.firstIndex(of: id) else { return elements }
  if next.isNil {
    elements.append(elements.remove(at: source))
    return elements
  }
  guard let target = ids.firstIndex(of: next) else { return elements }
  let element = elements.remove(at: source)
  elements.insert(element, at: target > source ? target - 1 : target)
  return elements
}
