import VmgenSchemaSyntax

/// Conformances: declared by an extern, computed for other types.
extension DeclarationReader {
  func conforms(_ type: Type, to wanted: Conformances) -> Bool {
    type.hasUnknown || conformances(of: type).isSuperset(of: wanted)
  }

  func conformances(of type: Type) -> Conformances {
    let value: Conformances = [.equatable, .hashable, .codable, .sendable]
    switch type {
    case .string, .int, .double, .decimal, .date, .day, .duration: return value.union(.comparable)
    case .bool, .timeZone, .url, .uuid, .data, .locale, .calendar: return value
    case .optional(let part), .array(let part), .set(let part): return value.intersection(conformances(of: part))
    case .range(let bound), .closedRange(let bound): return value.intersection(conformances(of: bound))
    case .dictionary(let key, let content):
      return value.intersection(conformances(of: key)).intersection(conformances(of: content))
    case .tuple(let parts): return parts.reduce([.sendable]) { $0.intersection(conformances(of: $1)) }
    case .anyError: return [.sendable]
    case .builtIn(_, let arguments):
      return arguments.reduce([.equatable, .sendable]) { $0.intersection(conformances(of: $1)) }
    case .declared(let name): return types[name]?.declaration.conformances ?? []
    case .function, .variable: return []
    case .unknown: return value.union([.comparable, .identifiable, .caseIterable])
    }
  }

  /// Returns the extern type inside of a type that lacks a conformance.
  func extern(in type: Type, lacking wanted: Conformances) -> String? {
    var seen: Set<String> = []
    var work = type.declaredNames
    while let name = work.popLast() {
      guard seen.insert(name).inserted, let entry = types[name], !conforms(.declared(name), to: wanted) else {
        continue
      }
      if isExtern(entry) { return name }
      work += (parts(of: entry) ?? []).flatMap(\.declaredNames)
    }
    return nil
  }

  func satisfies(_ type: Type, _ constraint: Signature.Constraint) -> Bool {
    switch constraint {
    case .equatable: conforms(type, to: .equatable)
    case .hashable: conforms(type, to: .hashable)
    case .comparable: conforms(type, to: .comparable)
    case .numeric: type.isNumber || type == .duration || type.hasUnknown
    }
  }

  func isExtern(_ entry: TypeEntry) -> Bool {
    switch entry.declaration {
    case .model(let declaration): declaration.isExtern
    case .extern, .viewModel: true
    case .enumeration: false
    }
  }

  /// Returns the types of the fields or associated values; nil for a type without any.
  func parts(of entry: TypeEntry) -> [Type]? {
    switch entry.declaration {
    case .enumeration(let declaration): declaration.cases.flatMap { $0.values.map(\.type) }
    case .model(let declaration): declaration.fields.map(\.type)
    case .extern, .viewModel: nil
    }
  }
}

extension Type {
  /// The declared types inside of the type.
  var declaredNames: [String] {
    switch self {
    case .declared(let name): [name]
    case .optional(let type), .array(let type), .set(let type), .range(let type), .closedRange(let type):
      type.declaredNames
    case .dictionary(let key, let value): key.declaredNames + value.declaredNames
    case .builtIn(_, let arguments): arguments.flatMap(\.declaredNames)
    default: []
    }
  }
}
