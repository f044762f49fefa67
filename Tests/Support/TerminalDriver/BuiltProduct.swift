import Foundation

/// A program of this package, built together with the tests.
public enum BuiltProduct {
  public static func named(_ name: String) -> URL {
    // The program is in the folder of the test bundle.
    let places =
      Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL, URL(filePath: CommandLine.arguments[0])]
    for var folder in places {
      for _ in 0..<5 {
        let program = folder.appending(path: name)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: program.path, isDirectory: &isFolder), !isFolder.boolValue {
          return program
        }
        folder.deleteLastPathComponent()
      }
    }
    return URL(filePath: "/\(name)-was-not-built")
  }
}
