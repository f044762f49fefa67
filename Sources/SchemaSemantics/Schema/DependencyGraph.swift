import VmgenSchemaSyntax

/// Which derived value reads what, transitively: known before the program runs.
package struct DependencyGraph: Sendable {
  /// A path that something reads, the smallest known: `person.firstName`, not `person`.
  package struct Leaf: Hashable, Sendable {
    package enum Root: Hashable, Sendable {
      case input(String)
      case context(ContextPart)
      case state(String)
      /// What is kept of an edit: its value where it is the view model's own, what was typed, whether it was touched.
      case edit(String)
      /// What is kept of a draft: whether it was written to, and what. It has no path, and stands beside the path of its
      /// source, which the draft is while it was not written to.
      case draft(String)
      /// What is kept of a command: its runs, its error, its question.
      case command(String)
      /// What a service answers: it changes where it is asked again. By the name of the `use`.
      case service(String)
    }
    package struct Step: Hashable, Sendable {
      package var field: String
      /// Whether the value that the step reads from is optional: `?.field`.
      package var isChained: Bool
    }
    package var root: Root
    package var path: [Step]
    /// The type of the value at the end of the path.
    package var type: Type
  }

  package struct Node: Sendable {
    /// The name of a display, an intermediate value, an edit, a draft or a command; `isValid` for all edits.
    package var name: String
    /// Indices into ``DependencyGraph/leaves`` that its expression reads itself, ascending.
    package var directLeaves: [Int]
    /// Indices into ``DependencyGraph/nodes``, all lower than its own, that its expression reads itself, ascending.
    package var directNodes: [Int]
    /// Every leaf that it depends on, through other nodes too, ascending.
    package var allLeaves: [Int]
  }

  /// In order of root and path; each once.
  package var leaves: [Leaf]
  /// In topological order: a node stands after all that it reads.
  package var nodes: [Node]

  /// The name of the node that tells whether every edit is valid.
  package static let validity = "isValid"
}

extension Type {
  /// What is kept of a command, and of a service: no value of the language.
  static let command = Type.builtIn("Command", [])
  static let service = Type.builtIn("Service", [])
}
