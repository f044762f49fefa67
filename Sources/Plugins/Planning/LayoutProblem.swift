import Foundation

/// A mistake in the keys `schemas` and `tests` of `vmgen.json`. The tool cannot report it, because only a plugin knows
/// the targets.
struct LayoutProblem: Equatable {
  var text: String
  var file: URL
  var line: Int
  /// Whether the tool reports the problem with more details, if it runs at all.
  var isReportedByTool = false
}

extension TargetLayout {
  /// Returns the mistakes in the layout, in the order of the file.
  ///
  /// - Parameters:
  ///   - targets: All targets of the package or project.
  ///   - testable: The names of the modules that test targets can test besides the targets.
  func problems(among targets: [Target], testable: [String] = []) -> [LayoutProblem] {
    guard let file = configuration.file else { return [] }
    if configuration.isUnreadable {
      let text = "the file cannot be read: run `vmgen check` in its folder for the reason"
      return [LayoutProblem(text: text, file: file, line: 1, isReportedByTool: true)]
    }
    if configuration.schemas.isEmpty && configuration.tests.isEmpty { return [] }
    var check = LayoutCheck(layout: self, file: file, targets: targets)
    for (name, folders) in configuration.schemas { check.check(schemasOf: name, in: folders) }
    for (name, tested) in configuration.tests { check.check(testsIn: name, of: tested, besides: testable) }
    return check.problems.sorted { ($0.line, $0.text) < ($1.line, $1.text) }
  }
}

/// A search for mistakes in a layout.
private struct LayoutCheck {
  let layout: TargetLayout
  let file: URL
  let targets: [TargetLayout.Target]
  private let byName: [String: TargetLayout.Target]
  private let places: KeyPlaces
  private(set) var problems: [LayoutProblem] = []

  init(layout: TargetLayout, file: URL, targets: [TargetLayout.Target]) {
    self.layout = layout
    self.file = file
    self.targets = targets
    byName = Dictionary(targets.map { ($0.module.targetName, $0) }) { first, _ in first }
    places = KeyPlaces(of: file)
  }

  mutating func check(schemasOf name: String, in folders: [URL]) {
    let key = ["schemas", name]
    add(byName[name] == nil ? unknown(name, among: targets) : nil, at: key)
    for (index, folder) in folders.enumerated() {
      let problem = missing(folder, of: name) ?? overlap(of: folder, in: folders, at: index, of: name)
      add(problem, at: key, item: index)
    }
    add(byName[name].flatMap { schemaElsewhere($0, than: folders) }, at: key)
  }

  mutating func check(testsIn name: String, of tested: [String], besides testable: [String]) {
    let key = ["tests", name]
    guard let target = byName[name] else { return add(unknown(name, among: targets.filter(\.isTest)), at: key) }
    if !target.isTest { add("'\(name)' is not a unit test target: name the target that contains the tests", at: key) }
    for (index, other) in tested.enumerated() where !testable.contains(other) {
      add(untestable(other, in: target), at: key, item: index)
    }
  }

  private mutating func add(_ text: String?, at path: [String], item: Int = 0) {
    guard let text else { return }
    problems.append(LayoutProblem(text: text, file: file, line: places.line(of: path, item: item)))
  }

  private func unknown(_ name: String, among targets: [TargetLayout.Target]) -> String? {
    if layout.isShared { return nil }
    let names = targets.map(\.module.targetName).sorted().joined(separator: ", ")
    return "there is no target '\(name)'; the targets are \(names)"
  }

  private func missing(_ folder: URL, of name: String) -> String? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    if exists && isFolder.boolValue { return nil }
    let problem = exists ? "is not a folder" : "does not exist"
    return "'\(shown(folder))' \(problem): write the path of the folder with the schemas of '\(name)'"
  }

  /// Returns the problem of a folder that contains, or is contained in, a folder of another target or another folder of
  /// the same target. Targets can have the same folder, such as the apps for two platforms.
  private func overlap(of folder: URL, in folders: [URL], at index: Int, of name: String) -> String? {
    if folders.prefix(index).contains(where: { $0.path == folder.path }) {
      return "'\(shown(folder))' is listed twice: remove one of them"
    }
    let others = targets.filter { $0.module.targetName != name && !$0.module.schemas.isEmpty }
    let known =
      folders.map { ($0, name) }
      + others.flatMap { other in other.module.folders.map { ($0, other.module.targetName) } }
    for (other, target) in known {
      if folder.contains(other) { return overlap(of: folder, name, around: other, target) }
      // If both are listed, the outer folder is reported.
      if layout.folders(of: target) == nil, other.contains(folder) {
        return overlap(of: other, target, around: folder, name)
      }
    }
    return nil
  }

  private func overlap(of outer: URL, _ first: String, around inner: URL, _ second: String) -> String {
    """
    '\(shown(outer))', the folder of '\(first)', contains '\(shown(inner))', the folder of '\(second)', so that schemas \
    would belong to both: name folders that do not contain each other
    """
  }

  /// Returns the problem of a target whose build phases or folder contain schemas outside the listed folders.
  private func schemaElsewhere(_ target: TargetLayout.Target, than folders: [URL]) -> String? {
    let schema = target.listed.first { schema in !folders.contains { $0.contains(schema) } }
    guard let schema else { return nil }
    let name = target.module.targetName
    return """
      '\(shown(schema))' is a file of the target '\(name)', but is not in the folders of its schemas: move it, list its \
      folder too, or remove it from the target
      """
  }

  private func untestable(_ name: String, in test: TargetLayout.Target) -> String? {
    guard let target = byName[name] else {
      let names = targets.filter { !$0.isTest && !$0.module.schemas.isEmpty }.map(\.module.targetName).sorted()
      return "there is no target '\(name)' to test; the targets with schemas are \(names.joined(separator: ", "))"
    }
    if target.module.schemas.isEmpty { return "the target '\(name)' has no schema, so there are no tests to generate" }
    guard let dependencies = test.dependencies, !dependencies.contains(name) else { return nil }
    return "'\(test.module.targetName)' does not depend on '\(name)': add the dependency in Package.swift"
  }

  /// The path relative to the configuration's folder.
  private func shown(_ url: URL) -> String { file.deletingLastPathComponent().relativePath(of: url) ?? url.path }
}

/// The lines of keys and values in a configuration file.
private struct KeyPlaces {
  private let bytes: [UInt8]

  init(of file: URL) { bytes = (try? Data(contentsOf: file)).map(Array.init) ?? [] }

  /// Returns the line of a value, or of an item of the list that it is.
  func line(of path: [String], item: Int) -> Int {
    var offset = 0
    for key in path {
      guard let value = JSONPlaces.members(of: bytes, at: offset).first(where: { matches($0.key, key) })?.value else {
        break
      }
      offset = value.lowerBound
    }
    let items = JSONPlaces.members(of: bytes, at: offset)
    if items.indices.contains(item) { offset = items[item].value.lowerBound }
    return bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }

  private func matches(_ range: Range<Int>, _ key: String) -> Bool {
    (try? JSONDecoder().decode(String.self, from: Data(bytes[range]))) == key
  }
}
