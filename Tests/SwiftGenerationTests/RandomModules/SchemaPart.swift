/// A part of a random schema that can be removed: a declaration, a member, a step, a rule or a clause.
struct SchemaPart {
  /// The first line. If it is empty, the part only groups its parts.
  var opening: String
  var parts: [SchemaPart] = []
  /// The last line, or nil if the parts end at the next line of the part around this one.
  var closing: String?
  var constructs: [Construct] = []
  /// Whether the part around this one makes no sense without it.
  var isRequired = false
  /// The handwritten Swift that the part needs.
  var swift = ""

  /// A part of one line.
  init(_ line: String, _ constructs: Construct..., isRequired: Bool = false, swift: String = "") {
    opening = line
    self.constructs = constructs
    self.isRequired = isRequired
    self.swift = swift
  }

  /// A part in braces.
  init(block line: String, _ parts: [SchemaPart], _ constructs: Construct...) {
    opening = line + " {"
    self.parts = parts
    closing = "}"
    self.constructs = constructs
  }

  /// Parts that are removed together, unless one of them is removed alone.
  init(group parts: [SchemaPart]) {
    opening = ""
    self.parts = parts
  }

  func with(_ more: Construct...) -> SchemaPart {
    var part = self
    part.constructs += more
    return part
  }

  /// A clause after the parts, such as `} else {` or `} catch {`.
  static func clause(_ line: String, _ parts: [SchemaPart], _ constructs: Construct...) -> SchemaPart {
    var part = SchemaPart("} \(line) {")
    part.parts = parts
    part.constructs = constructs
    return part
  }
}

extension SchemaPart {
  /// The position of a part: its index, and the indexes of the parts around it before it.
  typealias Path = [Int]

  /// Adds the lines of the part, with the path of the innermost part that each of them belongs to.
  func addLines(at path: Path, depth: Int, to lines: inout [(text: String, path: Path)]) {
    let indent = String(repeating: "  ", count: depth)
    if !opening.isEmpty { lines.append((indent + opening, path)) }
    let isClause = opening.hasPrefix("} ")
    for (index, part) in parts.enumerated() {
      let inner = depth + (opening.isEmpty || isClause || part.opening.hasPrefix("} ") ? 0 : 1)
      part.addLines(at: path + [index], depth: isClause ? depth + 1 : inner, to: &lines)
    }
    if let closing { lines.append((indent + closing, path)) }
  }

  /// The part and all parts in it, with their paths.
  func allParts(at path: Path) -> [(path: Path, part: SchemaPart)] {
    [(path, self)] + parts.indices.flatMap { parts[$0].allParts(at: path + [$0]) }
  }

  /// The number of constructs in the part and its parts.
  func countConstructs(into counts: inout [Construct: Int]) {
    for construct in constructs { counts[construct, default: 0] += 1 }
    for part in parts { part.countConstructs(into: &counts) }
  }

  /// The name of the view model that the part declares; nil for another part.
  var viewModelName: String? { opening.firstMatch(of: /^viewmodel (\S+)/).map { String($0.output.1) } }
  var isExample: Bool { opening.hasPrefix("example ") }

  /// The handwritten Swift of the part and its parts.
  var allSwift: String { swift + parts.map(\.allSwift).joined() }
}

extension [SchemaPart] {
  /// Removes a part. If it is required, the part around it is removed.
  mutating func remove(at path: SchemaPart.Path) {
    guard let first = path.first, indices.contains(first) else { return }
    if path.count == 1 {
      remove(at: first)
      return
    }
    let rest = [Int](path.dropFirst())
    if rest.count == 1, self[first].parts.indices.contains(rest[0]), self[first].parts[rest[0]].isRequired {
      remove(at: first)
    } else {
      self[first].parts.remove(at: rest)
    }
  }
}
