/// Names for declarations and members. Those of a hard module are partly keywords, names of Apple's frameworks, and names
/// of generated members.
struct RandomNames {
  let isHard: Bool
  private var used: Set<String> = []

  init(isHard: Bool) { self.isHard = isHard }

  mutating func type(_ plain: String, _ random: inout RandomSwift) -> String {
    unique(plain, Self.hardTypes, oneOf: 3, &random)
  }

  mutating func value(_ plain: String, _ random: inout RandomSwift) -> String {
    unique(plain, Self.hardValues, oneOf: 4, &random)
  }

  /// Names that a schema can declare, and that Swift, Apple's frameworks or generated code use, too.
  static let types = hardTypes.map(quoted)
  static let values = hardValues.map(quoted)

  private static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private mutating func unique(
    _ plain: String, _ hard: [String], oneOf bound: Int, _ random: inout RandomSwift
  ) -> String {
    var name = plain
    if isHard, random.number(bound) == 0 { name = hard[random.number(hard.count)] }
    if !used.insert(name).inserted {
      var number = 2
      while !used.insert("\(plain)\(number)").inserted { number += 1 }
      name = "\(plain)\(number)"
    }
    return Self.quoted(name)
  }

  /// Names of types in Swift, Foundation, Observation, Combine, SwiftUI, UIKit, AppKit and Testing that a schema can
  /// declare.
  private static let hardTypes = accepted(
    [
      "Comment", "Tag", "Attachment", "Trait", "Bug", "Confirmation", "SourceLocation", "Suite", "View", "Text", "List",
      "Color", "Image", "Button", "Label", "Form", "Section", "Toggle", "Group", "Menu", "Link", "Path", "Font",
      "Table",
      "Notification", "Process", "Thread", "Operation", "Progress", "Measurement", "Unit", "Bundle", "Scanner",
      "Stream",
      "Port", "Host", "Timer", "Pipe", "Locale", "Formatter", "Predicate", "Expression", "Subject", "Publisher", "Just",
      "Future", "Record", "Fail", "Empty", "Clock", "Instant", "Mirror", "Slice", "Zip2Sequence", "Character",
      "Unicode",
      "Actor", "Executor", "Iterator", "Element", "Index", "Key", "Value", "Failure", "Output", "Input", "Model", "Row",
      "Rows", "Status", "Edit", "Draft", "Graph", "Example", "Examples", "Doubles", "Suites", "Event", "Events",
      "Steps",
      "Names", "Backtrace", "Exit", "Tests", "Require", "Expect", "Day", "Navigation", "Router", "Screen", "Tab",
      "Page",
      "Answer", "Question", "Clause", "Window", "Application", "Scene", "Environment", "Binding2", "Deferred2",
    ], in: "model #name { let part: Int }")

  /// Swift's keywords, and names of generated members and local values, that a view model can declare.
  private static let hardValues = accepted(
    [
      "in", "default", "repeat", "class", "is", "as", "operator", "protocol", "where", "throw", "throws", "await",
      "async",
      "actor", "func", "var", "let", "for", "while", "guard", "defer", "return", "break", "continue", "import",
      "struct",
      "extension", "static", "public", "internal", "private", "inout", "some", "any", "get", "set", "willSet", "didSet",
      "lazy", "weak", "unowned", "associatedtype", "typealias", "nonisolated", "isolated", "borrowing", "consuming",
      "values", "run", "error", "index", "count", "description", "id", "body", "old", "new", "oldValue", "newValue",
      "fresh", "changes", "changed", "record", "other", "before", "after", "watched", "element", "row", "rows", "page",
      "parent", "child",
      "state",
      "edits", "rules", "keys", "key", "graph", "example", "doubles", "clock", "tasks", "navigator2", "result", "label",
      "rawValue", "name", "task", "steps", "stored", "reactions", "follows", "timers", "difference", "change",
      "changed",
      "store", "text", "print", "min", "max", "abs", "words", "plural", "type", "dynamic", "final", "open", "package",
      "indirect", "mutating", "override", "required", "optional", "prefix", "infix", "postfix", "precedence", "macro",
    ], in: "viewmodel Trial {\n state #name: Int = 1\n display trialText = #name + 1\n}")

  private static let keywords: Set<String> = [
    "in", "default", "repeat", "class", "is", "as", "operator", "protocol", "where", "throw", "throws", "await",
    "async",
    "func", "var", "let", "for", "while", "guard", "defer", "return", "break", "continue", "import", "struct", "if",
    "extension", "static", "public", "internal", "private", "inout", "associatedtype", "typealias", "switch", "case",
    "self", "else", "true", "false", "nil", "enum", "init", "try", "catch", "do",
  ]

  private static func accepted(_ names: [String], in schema: String) -> [String] {
    names.filter { name in
      let text = schema.replacing("#name", with: keywords.contains(name) ? "`\(name)`" : name)
      return (try? Generation.check(Generation.sources([("Trial.vmodel", text)]))) != nil
    }
  }
}
