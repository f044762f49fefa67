import Foundation
import TerminalDriver

/// A copy of the program's schemas with a recorded example.
enum RecordedSchemas {
  /// Adds an example to a view model, and evaluates it.
  ///
  /// - Returns: What `vmgen test` prints for the example.
  static func evaluate(_ example: String, of viewModel: String, in schema: String) throws -> String {
    let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Schemas").standardized
    let folder = FileManager.default.temporaryDirectory.appending(path: "recorded-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: examples, to: folder)
    let file = folder.appending(path: schema)
    var text = try String(contentsOf: file, encoding: .utf8)
    guard let start = text.range(of: "viewmodel \(viewModel)"),
      let end = text.range(of: "\n}", range: start.upperBound..<text.endIndex)
    else { return "no \(viewModel)" }
    text.insert(contentsOf: "\n" + example, at: text.index(after: end.lowerBound))
    try text.write(to: file, atomically: true, encoding: .utf8)
    return try run(["test", folder.path, "--filter", "recorded"])
  }

  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = BuiltProduct.named("vmgen")
    process.arguments = arguments
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
