import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A member whose steps or stream write stored values: a command, a reaction or a `follow`.
struct StorageWriter {
  let id: MemberID
  /// The member as the schema declares it, without its steps: `on change of query`.
  let name: String
  private let paths: [StoragePath]
  private let roots: Set<StorageReference>

  /// Returns whether the member writes the value, a part of it, or one that contains it.
  func writes(_ path: StoragePath) -> Bool {
    roots.contains(path.root) || paths.contains { $0.root == path.root && $0.isBesideOrAround(path) }
  }

  /// Returns the members of a view model that write stored values, in source order.
  ///
  /// - Parameter text: Returns the source text in a range.
  static func all(of viewModel: ViewModel, text: (SourceRange) -> String) -> [StorageWriter] {
    viewModel.members.compactMap { member in
      var paths: [StoragePath] = []
      var roots: Set<StorageReference> = []
      if case .follow(let follow) = member { paths.append(follow.target) }
      member.forEachStep { step in
        let facts = step.facts
        if let path = facts.writtenPath {
          paths.append(path)
        } else if let root = facts.writtenStorage {
          roots.insert(root)
        }
      }
      if paths.isEmpty, roots.isEmpty { return nil }
      return StorageWriter(id: member.id, name: head(of: member.checked.range, text: text), paths: paths, roots: roots)
    }
  }

  /// Returns a declaration without its block, on one line: `on change of query`.
  static func head(of range: SourceRange, text: (SourceRange) -> String) -> String {
    let head = text(range).split(separator: "{", maxSplits: 1).first ?? ""
    return head.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension StoragePath {
  fileprivate func isBesideOrAround(_ other: StoragePath) -> Bool {
    let shared = zip(steps, other.steps).prefix { $0 == $1 }.count
    return shared == min(steps.count, other.steps.count)
  }
}
