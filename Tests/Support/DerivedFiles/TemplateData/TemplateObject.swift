/// An object in the data of templates. Objects in several places share one description.
///
/// `TemplateData.md` lists the objects, and a test compares their keys with the data of schemas.
public struct TemplateObject: Sendable {
  let name: String
  let note: String?
  let keys: [TemplateKey]

  init(_ name: String, note: String? = nil, _ keys: [TemplateKey]) {
    self.name = name
    self.note = note
    self.keys = keys
  }

  /// The parts of the page, each with its objects.
  static let areas: [(title: String, objects: [TemplateObject])] = [
    ("Files and previews", files), ("Declarations", declarations), ("View models", viewModels),
    ("Displays, bindings and routers", views), ("Tests", tests),
  ]

  static let byName = Dictionary(
    areas.flatMap(\.objects).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The path of each key, such as `file.declarations[].model.name`. An object inside of itself is omitted.
  public static func paths() -> Set<String> {
    ["file", "tests"].reduce(into: paths(in: "file", at: "file").union(paths(in: "test file", at: "tests"))) {
      $0.insert($1)
    }
  }

  private static func paths(in name: String, at path: String, within outer: [String] = []) -> Set<String> {
    guard !outer.contains(name), let object = byName[name] else { return [] }
    return object.keys.reduce(into: []) { paths, key in
      let place = "\(path).\(key.name)"
      paths.insert(place)
      switch key.kind.required {
      case .object(let inner): paths.formUnion(self.paths(in: inner, at: place, within: outer + [name]))
      case .list(let inner): paths.formUnion(self.paths(in: inner, at: "\(place)[]", within: outer + [name]))
      default: break
      }
    }
  }
}

/// A key of an object. A key without a meaning has that of ``TemplateObject/common``.
struct TemplateKey: Sendable {
  indirect enum Kind: Sendable {
    case text, texts, boolean, number, expression, statements, layout
    case object(String)
    case list(String)
    /// The value can be null.
    case optional(Kind)

    var orNull: Kind { .optional(self) }

    /// The kind of a value that is not null.
    var required: Kind { if case .optional(let kind) = self { kind } else { self } }
  }

  let name: String
  let kind: Kind
  let meaning: String?

  init(_ name: String, _ kind: Kind, _ meaning: String? = nil) {
    self.name = name
    self.kind = kind
    self.meaning = meaning
  }
}
