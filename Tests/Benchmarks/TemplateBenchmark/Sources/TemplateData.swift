import VmgenMustache

/// Returns forty models of twelve fields, from which the template renders about 100 KB of Swift.
func templateData() -> MustacheValue {
  let types = ["String", "Int", "Date?", "[Tag]", "PersonName", "Set<Identifier>"]
  let words = ["title", "subtitle", "count", "isFavourite", "lastModified", "owner", "tags", "price", "note", "kind"]
  let models = (1...40).map { model -> MustacheValue in
    let fields = (0..<12).map { field -> MustacheValue in
      let name = words[(field + model) % words.count] + String(field)
      let initial: MustacheValue = field % 3 == 0 ? .string("Default.\(name)") : .null
      let type: MustacheValue = [
        "name": .string(types[(field + model) % types.count]), "isOptional": .bool(field % 6 == 2),
      ]
      return [
        "name": .string(name), "capitalizedName": .string(name.prefix(1).uppercased() + name.dropFirst()),
        "doc": .string("What a person sees of \(name), as the model keeps it."),
        "isMutable": .bool(field % 2 == 0),
        "type": type, "initial": initial,
        "number": .int(field), "isLast": .bool(field == 11),
      ]
    }
    return [
      "name": .string("Model\(model)"), "access": "public", "doc": .string("The model number \(model) of this app."),
      "conformances": ["Identifiable", "Hashable"], "fields": .list(fields),
    ]
  }
  return ["models": .list(models)]
}

extension MustacheValue {
  /// The value in the form that the other engines accept. A key with a null value is omitted.
  var untyped: Any? {
    switch self {
    case .null, .lambda: nil
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .list(let items): items.compactMap(\.untyped)
    case .object(let object):
      Dictionary(uniqueKeysWithValues: object.pairs.compactMap { key, value in value.untyped.map { (key, $0) } })
    }
  }
}
