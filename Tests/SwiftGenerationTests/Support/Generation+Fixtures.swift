import Foundation

extension Generation {
  private static let tests = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  /// Returns a schema of `Tests/Fixtures/ViewModels`.
  static func fixture(_ name: String) throws -> String {
    try String(contentsOf: tests.appending(path: "Fixtures/ViewModels/\(name).vmodel"), encoding: .utf8)
  }

  /// Returns a schema of `Tests/NavigationTests`.
  static func navigationSchema(_ name: String) throws -> String {
    try String(contentsOf: tests.appending(path: "NavigationTests/Schemas/\(name).vmodel"), encoding: .utf8)
  }

  /// Returns a folder of `Tests/ViewModelRuntimeTests`, in which generated files are compiled and run.
  static func runtimeTests(_ folder: String) -> URL {
    tests.appending(path: "ViewModelRuntimeTests").appending(path: folder)
  }
}
