// A stand-in for the module XcodeProjectPlugin, which is available only in Xcode. It declares only the parts that the
// plugins use, so that the Xcode parts of the plugins can be type-checked on every platform.
//
// Read in: gist ikesyo/f152bf8ee60b1c9bff2e757b01a95fa9, the Swift interface of the module in Xcode 14.1 (structures,
// not protocols); the template of `swift package init --type build-tool-plugin` in swiftlang/swift-package-manager;
// plugins that build with Xcode, such as liamnichols/xcstrings-tool. The properties that end in `URL` exist since
// package description 5.11.

import Foundation
import PackagePlugin

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  @available(_PackageDescription, introduced: 5.11)
  public let pluginWorkDirectoryURL: URL
  public func tool(named name: String) throws -> PluginContext.Tool { throw CocoaError(.fileNoSuchFile) }
}

public struct XcodeProject {
  public typealias ID = String
  public let id: ID
  public let displayName: String
  @available(_PackageDescription, introduced: 5.11)
  public let directoryURL: URL
  public let targets: [XcodeTarget]
}

public struct XcodeTarget {
  public typealias ID = String
  public let id: ID
  public let displayName: String
  public let product: XcodeProduct?
  public let inputFiles: FileList
  public let dependencies: [XcodeTargetDependency]
}

public enum XcodeTargetDependency {
  case target(XcodeTarget)
  case product(any Product)
}

public struct XcodeProduct {
  public enum Kind {
    case application
    case executable
    case framework
    case library
    case other(String)
  }
  public let name: String
  public let kind: Kind
}

public protocol XcodeBuildToolPlugin: Plugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: Plugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
