import Foundation
import Testing

/// A project file of Xcode: objects that refer to each other by identifier, in a property list of the old style.
struct XcodeProjectFile {
  struct Object {
    let id: String
    let isa: String
    let values: [String: Any]

    func string(_ key: String) -> String? { values[key] as? String }
    func strings(_ key: String) -> [String] { values[key] as? [String] ?? [] }
  }

  /// The keys of an object: those with a value, and those that refer to objects of some types.
  struct Keys {
    var values: Set<String> = []
    var references: [String: Set<String>] = [:]
  }

  /// The folder that contains the project.
  let folder: URL
  let text: String
  let objects: [String: Object]
  let root: Object

  init(at project: URL) throws {
    folder = project.deletingLastPathComponent()
    text = try String(contentsOf: project.appending(path: "project.pbxproj"), encoding: .utf8)
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
    let contents = try #require(list as? [String: Any])
    let objects = try #require(contents["objects"] as? [String: [String: Any]])
    self.objects = try Dictionary(
      uniqueKeysWithValues: objects.map { id, values in
        (id, Object(id: id, isa: try #require(values["isa"] as? String), values: values))
      })
    root = try #require(self.objects[contents["rootObject"] as? String ?? ""])
  }

  /// The objects that a key of an object refers to.
  func objects(_ key: String, of object: Object) -> [Object] {
    (object.strings(key) + [object.string(key)].compactMap(\.self)).compactMap { objects[$0] }
  }

  func objects(of isa: String) -> [Object] { objects.values.filter { $0.isa == isa } }

  func target(_ name: String) -> Object? {
    objects("targets", of: root).first { $0.string("name") == name }
  }

  /// The settings of a configuration of a target, with those of the project.
  func settings(of target: Object, configuration: String) -> [String: String] {
    func own(_ object: Object) -> [String: String] {
      objects("buildConfigurationList", of: object).flatMap { objects("buildConfigurations", of: $0) }
        .first { $0.string("name") == configuration }?.values["buildSettings"] as? [String: String] ?? [:]
    }
    return own(root).merging(own(target)) { _, own in own }
  }

  /// The paths of the files in the folders of a target, relative to the project's folder, that are members of it.
  func members(of target: Object) -> [String] {
    objects("fileSystemSynchronizedGroups", of: target).flatMap { group -> [String] in
      let path = group.string("path") ?? ""
      let excluded = objects("exceptions", of: group).filter { $0.string("target") == target.id }
        .flatMap { $0.strings("membershipExceptions") }
      return files(in: path).filter { !excluded.contains($0) }.map { "\(path)/\($0)" }
    }
  }

  /// The paths of the files in a folder and its subfolders, relative to the folder.
  func files(in path: String) -> [String] {
    let root = folder.appending(path: path)
    return (FileManager.default.subpaths(atPath: root.path) ?? []).filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: root.appending(path: name).path, isDirectory: &isFolder)
        && !isFolder.boolValue && !name.hasPrefix(".")
    }.sorted()
  }

  /// The project as the plugin receives it from Xcode.
  var targets: XcodeTargets {
    XcodeTargets(
      projectFolder: folder,
      targets: objects("targets", of: root).map { target in
        XcodeTargets.Target(
          name: target.string("name") ?? "", product: target.string("productName"),
          isUnitTest: target.string("productType") == "com.apple.product-type.bundle.unit-test",
          files: members(of: target).map { folder.appending(path: $0) })
      })
  }
}
