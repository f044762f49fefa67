import DocumentationPages
import Foundation

/// Returns the page about the data of templates, with the lists of ``TemplateObject`` after its heading "Objects".
func templateDataPage() throws -> String {
  let page = DocumentationPage.root.appending(path: "Sources/vmgen/vmgen.docc/TemplateData.md")
  let text = try String(contentsOf: page, encoding: .utf8)
  let areas = TemplateObject.areas.map { "\n## \($0.title)\n" + $0.objects.map(\.section).joined() }
  return text.components(separatedBy: heading)[0] + heading
    + "`[]` marks a list. The values of most objects include some of these:\n\n"
    + TemplateObject.common.map { $0.row() }.joined() + areas.joined()
}

private let heading = "\n## Objects\n\n"

extension TemplateObject {
  /// An object with one key is described where it is the value of a key.
  fileprivate var isInline: Bool { keys.count == 1 }

  fileprivate var section: String {
    if isInline { return "" }
    let common = keys.filter { $0.meaning == nil }.map { "`\($0.name)`" }
    var paragraphs = ["\n### \(name)\n"]
    if let note { paragraphs.append("\(note)\n") }
    if !common.isEmpty { paragraphs.append("Has \(common.joined(separator: ", ")).\n") }
    let rows = keys.filter { $0.meaning != nil }.map { $0.row() }.joined()
    return (paragraphs + (rows.isEmpty ? [] : [rows])).joined(separator: "\n")
  }
}

extension TemplateKey {
  /// Returns the item of the key, and of the only key of its object.
  fileprivate func row(at path: String = "") -> String {
    let place = path + name
    let type = kind.isText ? "" : " (\(kind.description))"
    let meaning = meaning.map { $0.isEmpty ? "" : ": \($0)" } ?? ""
    let text = "- `\(place)\(kind.isList ? "[]" : "")`\(type)\(meaning)\n"
    switch kind.required {
    case .object(let inner):
      return text + inlineRow(of: inner, at: "\(place).")
    case .list(let inner):
      return text + inlineRow(of: inner, at: "\(place)[].")
    default:
      return text
    }
  }

  private func inlineRow(of object: String, at path: String) -> String {
    guard let object = TemplateObject.byName[object], object.isInline else { return "" }
    return object.keys[0].row(at: path)
  }
}

extension TemplateKey.Kind {
  /// The page states no type for most keys: they are texts, lists of texts, or booleans, whose meaning shows it.
  fileprivate var isText: Bool {
    switch self {
    case .text, .texts, .boolean: true
    default: false
    }
  }

  fileprivate var isList: Bool {
    switch required {
    case .texts, .list: true
    default: false
    }
  }

  fileprivate var description: String {
    switch self {
    case .text: "text"
    case .texts: "text"
    case .boolean: "boolean"
    case .number: "number"
    case .expression: "expression"
    case .statements: "statements"
    case .layout: "layout"
    case .object(let name): Self.link(to: name)
    case .list(let name): Self.link(to: name)
    case .optional(let kind): "\(kind.description)?"
    }
  }

  private static func link(to name: String) -> String {
    guard let object = TemplateObject.byName[name], !object.isInline else { return "object" }
    return "[\(name)](#\(name.replacing(" ", with: "-")))"
  }
}
