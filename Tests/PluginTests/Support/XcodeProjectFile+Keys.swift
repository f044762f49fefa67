extension XcodeProjectFile {
  /// The keys of each type of object, as in projects that Xcode 16 and 26 have written.
  static let keys: [String: Keys] = [
    "PBXBuildFile": Keys(references: ["productRef": ["XCSwiftPackageProductDependency"]]),
    "PBXContainerItemProxy": Keys(
      values: ["proxyType", "remoteInfo"],
      references: ["containerPortal": ["PBXProject"], "remoteGlobalIDString": ["PBXNativeTarget"]]),
    "PBXFileReference": Keys(values: ["explicitFileType", "includeInIndex", "path", "sourceTree"]),
    "PBXFileSystemSynchronizedBuildFileExceptionSet": Keys(
      values: ["membershipExceptions"], references: ["target": ["PBXNativeTarget"]]),
    "PBXFileSystemSynchronizedRootGroup": Keys(
      values: ["path", "sourceTree"],
      references: ["exceptions": ["PBXFileSystemSynchronizedBuildFileExceptionSet"]]),
    "PBXFrameworksBuildPhase": phase,
    "PBXGroup": Keys(
      values: ["name", "path", "sourceTree"],
      references: ["children": ["PBXFileReference", "PBXFileSystemSynchronizedRootGroup", "PBXGroup"]]),
    "PBXNativeTarget": Keys(
      values: ["buildRules", "name", "productName", "productType"],
      references: [
        "buildConfigurationList": ["XCConfigurationList"],
        "buildPhases": ["PBXFrameworksBuildPhase", "PBXResourcesBuildPhase", "PBXSourcesBuildPhase"],
        "dependencies": ["PBXTargetDependency"],
        "fileSystemSynchronizedGroups": ["PBXFileSystemSynchronizedRootGroup"],
        "packageProductDependencies": ["XCSwiftPackageProductDependency"],
        "productReference": ["PBXFileReference"],
      ]),
    "PBXProject": Keys(
      values: [
        "attributes", "developmentRegion", "hasScannedForEncodings", "knownRegions",
        "minimizedProjectReferenceProxies", "preferredProjectObjectVersion", "projectDirPath", "projectRoot",
      ],
      references: [
        "buildConfigurationList": ["XCConfigurationList"],
        "mainGroup": ["PBXGroup"],
        "packageReferences": ["XCLocalSwiftPackageReference"],
        "productRefGroup": ["PBXGroup"],
        "targets": ["PBXNativeTarget"],
      ]),
    "PBXResourcesBuildPhase": phase,
    "PBXSourcesBuildPhase": phase,
    "PBXTargetDependency": Keys(
      references: [
        "productRef": ["XCSwiftPackageProductDependency"],
        "target": ["PBXNativeTarget"],
        "targetProxy": ["PBXContainerItemProxy"],
      ]),
    "XCBuildConfiguration": Keys(values: ["buildSettings", "name"]),
    "XCConfigurationList": Keys(
      values: ["defaultConfigurationIsVisible", "defaultConfigurationName"],
      references: ["buildConfigurations": ["XCBuildConfiguration"]]),
    "XCLocalSwiftPackageReference": Keys(values: ["relativePath"]),
    "XCSwiftPackageProductDependency": Keys(
      values: ["productName"], references: ["package": ["XCLocalSwiftPackageReference"]]),
  ]

  private static let phase = Keys(
    values: ["buildActionMask", "runOnlyForDeploymentPostprocessing"], references: ["files": ["PBXBuildFile"]])
}
