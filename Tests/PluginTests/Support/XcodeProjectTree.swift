import Foundation
import Testing

/// The files and targets of an Xcode project, in a temporary folder. Targets whose names end in `Tests` contain unit
/// tests.
struct XcodeProjectTree {
  let tree: SourceTree
  let targets: XcodeTargets

  /// - Parameters:
  ///   - files: The files that no build phase lists.
  ///   - texts: The files with a text.
  ///   - folder: The project's folder.
  ///   - targets: The targets, each with the files in its build phases.
  init(
    files: [String] = [], texts: [String: String] = [:], in folder: String = "",
    targets: [(name: String, files: [String])], _ projectFiles: ProjectFiles = ProjectFiles()
  ) throws {
    let listed = targets.flatMap(\.files).filter { !$0.hasSuffix(".framework") }
    let tree = try SourceTree(files + listed.filter { texts[$0] == nil }, texts: texts)
    self.tree = tree
    self.targets = XcodeTargets(
      projectFolder: folder.isEmpty ? tree.root : tree.root.appending(path: folder),
      targets: targets.map { target in
        XcodeTargets.Target(
          name: target.name, isUnitTest: target.name.hasSuffix("Tests"),
          files: target.files.map { tree.root.appending(path: $0) })
      }, files: projectFiles)
  }

  func remove() { tree.remove() }

  func plan(of name: String) throws -> Plan {
    try #require(targets.plan(of: name, output: URL(fileURLWithPath: "/work")))
  }

  /// The modules that a run can import, `NAME=PATH`, with paths relative to the folder.
  func imports(of run: ToolInvocation) -> [String] {
    run.arguments.filter { $0.contains("=") }.map { $0.replacing(tree.root.path + "/", with: "") }
  }

  /// The problems of the layout: `FILE:LINE: TEXT`.
  var problems: [String] { targets.problems.map { "\(tree.relative($0.file.path)):\($0.line): \($0.text)" } }
}
