// A stand-in for the module XcodeProjectPlugin, which is available only in Xcode. It declares only the parts that the
// plugins use, so that the Xcode parts of the plugins can be type-checked on every platform.

import Foundation
import PackagePlugin

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL
  public func tool(named name: String) throws -> PluginContext.Tool { throw CocoaError(.fileNoSuchFile) }
}

public struct XcodeProject {
  public let id: String
  public let displayName: String
  public let directoryURL: URL
  public let targets: [any XcodeTarget]
}

public protocol XcodeTarget {
  var id: String { get }
  var displayName: String { get }
  var product: XcodeProduct? { get }
  var inputFiles: FileList { get }
  var dependencies: [XcodeTargetDependency] { get }
}

public enum XcodeTargetDependency {
  case target(any XcodeTarget)
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
  func createBuildCommands(context: XcodePluginContext, target: any XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: Plugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
