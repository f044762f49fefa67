import Foundation

/// A generated file whose name is already in use. Without this check, the build would report "multiple producers" or
/// "filename used twice" without naming a schema.
enum Collision {
  case schemas([String], output: String)
  case handWritten(String, schema: String, output: String)

  /// Returns the collisions of one run, among its schemas and with the Swift files of the target.
  static func all(of invocation: ToolInvocation, in target: SchemaModule) -> [Collision] {
    let schemas = invocation.module.schemaPaths
    let names = Dictionary(zip(schemas, invocation.outputNames)) { first, _ in first }
    var collisions: [Collision] = OutputName.collisions(among: schemas).map { group in
      .schemas(group, output: group.first.flatMap { names[$0] } ?? "")
    }
    let handWritten = Dictionary(
      target.swiftFiles.map { (OutputName.folded($0.lastPathComponent), $0) },
      uniquingKeysWith: { first, _ in first })
    for schema in schemas {
      guard let output = names[schema], let file = handWritten[OutputName.folded(output)] else { continue }
      collisions.append(.handWritten(target.relativePath(of: file), schema: schema, output: output))
    }
    return collisions
  }

  /// The message, with the fix.
  func text(target: String) -> String {
    switch self {
    case .schemas(let schemas, let output):
      "target '\(target)': \(schemas.joined(separator: " and ")) would both be generated into \(output): rename one"
    case .handWritten(let file, let schema, let output):
      "target '\(target)': \(schema) is generated into \(output), but \(file) has that name: rename or remove it"
    }
  }
}
