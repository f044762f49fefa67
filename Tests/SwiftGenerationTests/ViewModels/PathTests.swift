import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Tests that generated code can spell every path: through `let` and `var` fields and optionals, in any order, from an
/// input, a state, a draft, an element and a value of a dictionary.
@Suite(.tags(.compiles)) struct PathTests {
  /// The fields of each model: a variable or a constant, optional or not.
  private static let fields = [
    Field(name: "a", isVariable: true, isOptional: false), Field(name: "b", isVariable: false, isOptional: false),
    Field(name: "c", isVariable: true, isOptional: true), Field(name: "d", isVariable: false, isOptional: true),
  ]

  private struct Field {
    var name: String
    var isVariable: Bool
    var isOptional: Bool

    func declaration(_ type: String, _ value: String) -> String {
      "  \(isVariable ? "var" : "let") \(name): \(type)\(isOptional ? "?" : "") = \(value)\n"
    }
  }

  /// A root and the fields after it.
  private struct Path {
    var rootIsOptional: Bool
    var fields: [Field]

    /// - Parameter property: A property of the value at the end.
    func text(from root: String, reading property: String? = nil) -> String {
      var (text, isOptional) = (root, rootIsOptional)
      for field in fields {
        text += (isOptional ? "?." : ".") + field.name
        isOptional = field.isOptional
      }
      return property.map { text + (isOptional ? "?." : ".") + $0 } ?? text
    }

    var isVariable: Bool { fields.allSatisfy(\.isVariable) }
    var isOptional: Bool { rootIsOptional || fields.contains { $0.isOptional } }
  }

  private static var models: String {
    let leaf = fields.map { $0.declaration("String", "\"\($0.name)\"") }
    let inner = fields.map { $0.declaration("Leaf", "Leaf()") }
    let outer = fields.map { $0.declaration("Inner", "Inner()") }
    return """
      model Leaf {\n\(leaf.joined())}
      model Inner {\n\(inner.joined())}
      model Outer {\n\(outer.joined())}
      model Row: Identifiable {\n  let id: Int\n  var outer: Outer = Outer()\n}

      """
  }

  /// Every path of two fields, and every seventh path of three fields.
  private static var paths: [Path] {
    let two = fields.flatMap { first in fields.map { [first, $0] } }
    let three = two.flatMap { start in fields.map { start + [$0] } }
    let chosen = two + three.enumerated().filter { $0.offset % 7 == 0 }.map(\.element)
    return [false, true].flatMap { isOptional in chosen.map { Path(rootIsOptional: isOptional, fields: $0) } }
  }

  private static func viewModel(_ path: Path, _ number: Int) -> String {
    let root = path.fields.count == 2 ? "Inner" : "Outer"
    let value = path.fields.last?.name ?? ""
    let type = root + (path.rootIsOptional ? "?" : "")
    let last = path.isOptional ? "if let x = \(path.text(from: "s")) { x } else { \"none\" }" : path.text(from: "s")
    let edits =
      path.isVariable
      ? """
        edit bound = $\(path.text(from: "s"))
        edit given = $\(path.text(from: "root"))
        edit drafted = $\(path.text(from: "form"))
        command write(text: String) { \(path.text(from: "s")) = text }
      """ : ""
    return """
      viewmodel Path\(number) {
        input root: \(type)
        state s: \(type) = \(root)()
        draft form = s
        display shown = \(path.text(from: "root"))
        display kept = \(last)
        display copied = \(path.text(from: "form"))
        let length = \(path.text(from: "root", reading: "count"))\(path.isOptional ? " ?? 0" : "")
        display count = length + 1
      \(edits)
        command reset { s = \(root)() }
        example "the value is shown" {
          given root = \(root)()
          expect shown == "\(value)"
          expect kept == "\(value)"
          expect count == 2
        }
      }

      """
  }

  /// The paths that begin with an element of a list or with a value of a dictionary.
  private static func elementViewModel(_ path: Path, _ number: Int) -> String {
    let (row, entry) = (path.text(from: "rows[id: 1]?.outer"), path.text(from: "table[\"x\"]?"))
    let text = path.fields.map(\.name).joined()
    let writes =
      path.isVariable
      ? """
        command write {
          \(path.text(from: "rows[id: 1].outer")) = "\(text)"
          \(path.text(from: "rows[0].outer")) = "\(text)"
          \(entry) = "\(text)"
        }
      """ : ""
    return """
      viewmodel Element\(number) {
        input rows: [Row]
        state table: [String: Outer] = [:]
        display first = \(row)
        display value = \(entry)
      \(writes)
        command clear { table = [:] }
        example "the element is shown" {
          given rows = [Row(id: 1)]
          expect first == "\(path.fields.last?.name ?? "")"
          expect value == nil
        }
      }

      """
  }

  @Test func everyPathCompilesInAllLayers() throws {
    let viewModels = Self.paths.enumerated().map { Self.viewModel($0.element, $0.offset) }
    let elements = Self.paths.filter { !$0.rootIsOptional && $0.fields.count == 3 }.enumerated().map {
      Self.elementViewModel($0.element, $0.offset)
    }
    let schema = Self.models + viewModels.joined() + elements.joined()
    var files: [String: String] = [:]
    let layers: Set<Layer> = [.model, .viewModel, .binding, .displays, .tests]
    for file in try Generation.files([("Paths.vmodel", schema)], GenerationOptions(layers: layers)) {
      files[file.path] = String(decoding: file.bytes, as: UTF8.self)
    }
    let setting = Compilation.Setting(languageMode: "6", isMainActor: false, hasUpcomingFeatures: false)
    #expect(try Compilation.typeCheck(files, setting) == "")
  }

  @Test func aFieldAfterAnOptionalIsNotAnOptional() throws {
    let schema = """
      model Place { let name: String }
      model Rule { let place: Place }
      viewmodel RuleViewModel {
        input rule: Rule?
        display title = rule?.place.name
      }
      """
    let text = try Generation.text(schema, GenerationOptions(layers: [.model, .viewModel]))
    #expect(text.contains("differs(old.inputs.rule?.place.name, inputs.rule?.place.name)"))
  }

  @Test func aTestWritesAVariableBehindAConstantByCreatingBothModels() throws {
    let schema = """
      model Author { let id: Int = 1
       var name: String = "Ada" }
      model Project { let creator: Author
       let title: String = "" }
      viewmodel ProjectNameViewModel {
        input project: Project
        display text = "By \\(project.creator.name)"
        example "the name is shown" {
          given project = Project(creator: Author())
          expect text == "By Ada"
        }
      }
      """
    let files = try Generation.files([("Shop.vmodel", schema)], GenerationOptions(layers: [.tests]))
    let text = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(text.contains("$0.project.with(creator: $0.project.creator.with(name: $1))"))
  }
}
