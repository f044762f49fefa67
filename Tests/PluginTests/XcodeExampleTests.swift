import Foundation
import Testing

/// Checks the project of `Examples/AddressBook`, which is written by hand, without Xcode.
@Suite struct XcodeExampleTests {
  private static let example = packageRoot.appending(path: "Examples/AddressBook")
  private let project: XcodeProjectFile
  private let app: XcodeProjectFile.Object
  private let tests: XcodeProjectFile.Object

  init() throws {
    project = try XcodeProjectFile(at: Self.example.appending(path: "AddressBook.xcodeproj"))
    app = try #require(project.target("AddressBook"))
    tests = try #require(project.target("AddressBookTests"))
  }

  private var targets: [XcodeProjectFile.Object] { [app, tests] }

  // MARK: Objects

  @Test func eachObjectHasAnIdentifierOfItsOwn() {
    let definitions = project.text.matches(of: /(?m)^\t\t(\w+)(?: \/\*.*\*\/)? = \{/).map { String($0.1) }
    #expect(definitions.sorted() == project.objects.keys.sorted())
    #expect(definitions.allSatisfy { $0.wholeMatch(of: /[0-9A-F]{24}/) != nil })
  }

  @Test func allTypesAndKeysOfObjectsAreKnown() {
    for object in project.objects.values {
      let keys = XcodeProjectFile.keys[object.isa]
      #expect(keys != nil, "\(object.isa)")
      let known = (keys?.values ?? []).union((keys?.references ?? [:]).keys)
      #expect(Set(object.values.keys).subtracting(known) == ["isa"], "\(object.id)")
    }
  }

  @Test func allReferencesResolveToAnObjectOfTheRightType() {
    for object in project.objects.values {
      for (key, types) in XcodeProjectFile.keys[object.isa]?.references ?? [:] {
        let identifiers = object.strings(key) + [object.string(key)].compactMap(\.self)
        for id in identifiers {
          let type = project.objects[id]?.isa
          #expect(type.map(types.contains) == true, "\(key) of \(object.id) is \(id), a \(type ?? "missing object")")
        }
        #expect(Set(identifiers).count == identifiers.count, "\(key) of \(object.id)")
      }
    }
  }

  @Test func allObjectsAreReachableFromTheProject() {
    var reached: Set<String> = []
    var pending = [project.root]
    while let object = pending.popLast() {
      guard reached.insert(object.id).inserted else { continue }
      for key in (XcodeProjectFile.keys[object.isa]?.references ?? [:]).keys {
        pending += project.objects(key, of: object)
      }
    }
    #expect(Set(project.objects.keys).subtracting(reached) == [])
  }

  @Test func commentsNameTheObjects() {
    for match in project.text.matches(of: /([0-9A-F]{24}) \/\* (.*?) \*\//) {
      guard let object = project.objects[String(match.1)] else { continue }
      let name = object.string("name") ?? object.string("path") ?? object.string("productName")
      guard let name = name?.replacing("plugin:", with: "") else { continue }
      #expect(match.2 == name, "\(object.id)")
    }
  }

  // MARK: Targets

  @Test func eachTargetHasBuildPhasesAndConfigurations() {
    for target in targets {
      let phases = project.objects("buildPhases", of: target).map(\.isa)
      #expect(phases == ["PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase"])
    }
    for owner in targets + [project.root] {
      let lists = project.objects("buildConfigurationList", of: owner)
      let configurations = lists.flatMap { project.objects("buildConfigurations", of: $0) }
      #expect(configurations.map { $0.string("name") } == ["Debug", "Release"])
      #expect(lists.map { $0.string("defaultConfigurationName") } == ["Release"])
    }
  }

  @Test func eachTargetRunsThePluginOfThisPackage() throws {
    for target in targets {
      let products = project.objects("dependencies", of: target).flatMap { project.objects("productRef", of: $0) }
      #expect(products.map { $0.string("productName") } == ["plugin:VmgenPlugin"])
    }
    let packages = project.objects("packageReferences", of: project.root)
    let path = try #require(packages.first?.string("relativePath"))
    #expect(Self.example.appending(path: path).standardizedFileURL.path == packageRoot.standardizedFileURL.path)
    let manifest = try String(contentsOf: packageRoot.appending(path: "Package.swift"), encoding: .utf8)
    for product in project.objects(of: "XCSwiftPackageProductDependency") {
      let name = try #require(product.string("productName"))
      let kind = name.hasPrefix("plugin:") ? "plugin" : "library"
      #expect(manifest.contains(#".\#(kind)(name: "\#(name.replacing("plugin:", with: ""))""#))
      #expect(project.objects("package", of: product).map(\.id) == packages.map(\.id))
    }
  }

  @Test func onlyTheAppLinksTheLibraries() {
    for (target, linked) in [(app, ["ViewModelRuntime", "ViewModelTesting"]), (tests, [])] {
      let frameworks = project.objects("buildPhases", of: target).filter { $0.isa == "PBXFrameworksBuildPhase" }
      let files = frameworks.flatMap { project.objects("files", of: $0) }
      #expect(files.flatMap { project.objects("productRef", of: $0) }.map { $0.string("productName") } == linked)
      let dependencies = project.objects("packageProductDependencies", of: target)
      #expect(dependencies.map { $0.string("productName") } == linked)
    }
  }

  @Test func theTestsRunInTheApp() throws {
    let dependency = project.objects("dependencies", of: tests).first { $0.string("target") == app.id }
    let proxies = try project.objects("targetProxy", of: #require(dependency))
    #expect(proxies.map { $0.string("remoteGlobalIDString") } == [app.id])
    let attributes = project.root.values["attributes"] as? [String: Any]
    let targetAttributes = attributes?["TargetAttributes"] as? [String: [String: String]]
    #expect(targetAttributes.map { Set($0.keys) } == Set(targets.map(\.id)))
    #expect(targetAttributes?[tests.id]?["TestTargetID"] == app.id)
    for configuration in ["Debug", "Release"] {
      let settings = project.settings(of: tests, configuration: configuration)
      #expect(settings["BUNDLE_LOADER"] == "$(TEST_HOST)")
      #expect(
        settings["TEST_HOST"]
          == "$(BUILT_PRODUCTS_DIR)/AddressBook.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/AddressBook")
    }
  }

  @Test func theTargetsHaveTheOldestSystemsOfThePackage() throws {
    let manifest = try String(contentsOf: packageRoot.appending(path: "Package.swift"), encoding: .utf8)
    for target in targets {
      for configuration in ["Debug", "Release"] {
        let settings = project.settings(of: target, configuration: configuration)
        #expect(manifest.contains(".iOS(.v\(settings["IPHONEOS_DEPLOYMENT_TARGET"]?.dropLast(2) ?? ""))"))
        #expect(manifest.contains(".macOS(.v\(settings["MACOSX_DEPLOYMENT_TARGET"]?.dropLast(2) ?? ""))"))
        #expect(settings["SWIFT_VERSION"] == "6.0")
        #expect(settings["PRODUCT_NAME"] == "$(TARGET_NAME)")
      }
    }
  }

  // MARK: Files

  @Test func onlySwiftFilesAreMembersOfTargets() {
    for target in targets {
      let members = project.members(of: target)
      #expect(!members.isEmpty)
      #expect(members.allSatisfy { $0.hasSuffix(".swift") })
    }
    for group in project.objects(of: "PBXFileSystemSynchronizedRootGroup") {
      let exceptions = project.objects("exceptions", of: group).flatMap { $0.strings("membershipExceptions") }
      let others = project.files(in: group.string("path") ?? "").filter { !$0.hasSuffix(".swift") }
      #expect(exceptions.sorted() == others)
    }
  }

  @Test func theSharedSchemeNamesTheTargets() throws {
    let path = "AddressBook.xcodeproj/xcshareddata/xcschemes/AddressBook.xcscheme"
    let scheme = try String(contentsOf: Self.example.appending(path: path), encoding: .utf8)
    let references = scheme.matches(
      of: /BlueprintIdentifier = "(.*)"\s+BuildableName = "(.*)"\s+BlueprintName = "(.*)"/)
    #expect(references.map { String($0.3) } == ["AddressBook", "AddressBookTests", "AddressBook", "AddressBook"])
    for reference in references {
      let target = try #require(project.objects[String(reference.1)])
      #expect(target.string("name") == String(reference.3))
      let product = project.objects("productReference", of: target).first
      #expect(product?.string("path") == String(reference.2))
    }
    let containers = scheme.matches(of: /ReferencedContainer = "(.*)"/).map { String($0.1) }
    #expect(containers == references.map { _ in "container:AddressBook.xcodeproj" })
  }

  // MARK: Generated files

  @Test(
    "the plugin generates the code of the app, and the tests of the app into the test target",
    arguments: [
      ("AddressBook", ["Contacts.vmodel.swift"]), ("AddressBookTests", ["AddressBook_Contacts.vmodel.tests.swift"]),
    ])
  func plan(target: String, outputs: [String]) throws {
    let plan = try #require(project.targets.plan(of: target, output: URL(fileURLWithPath: "/work")))
    #expect(plan.invocations.flatMap(\.outputNames) == outputs)
    #expect(plan.collisions.isEmpty)
    let run = try #require(plan.invocations.first)
    #expect(run.inputs.map(\.lastPathComponent) == ["Contacts.vmodel", "vmgen.json"])
    #expect(run.layers == .sources || run.arguments.contains("AddressBook"))
  }
}
