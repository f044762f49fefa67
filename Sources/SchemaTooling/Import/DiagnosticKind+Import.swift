import VmgenSchemaSyntax

/// VM0734–VM0738: files that `vmgen import` cannot read. They do not depend on the text of a schema.
extension DiagnosticKind {
  package static func badSample(reason: String) -> DiagnosticKind {
    DiagnosticKind("VM0734", "invalid JSON: \(reason)", help: "correct the sample, and import it again")
  }

  package static var sampleWithoutObject: DiagnosticKind {
    withoutObject("the sample", help: "pass a file with a JSON object, or an array of objects")
  }

  package static var jsonSchemaWithoutObject: DiagnosticKind {
    withoutObject("the JSON Schema", help: "pass a JSON Schema with `properties`, or with definitions of objects")
  }

  private static func withoutObject(_ file: String, help: String) -> DiagnosticKind {
    DiagnosticKind("VM0735", "\(file) has no object with names as keys, so there is no model to write", help: help)
  }

  package static var mixedSamples: DiagnosticKind {
    DiagnosticKind(
      "VM0736", "some samples are objects and some are not, so that one model cannot have their values",
      help: "remove the samples that are no objects, and import again")
  }

  package static func badSwift(problem: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0737", "invalid Swift: \(problem)", help: "correct the file until it compiles, and import it again")
  }

  package static func swiftWithoutTypes(generic: String? = nil) -> DiagnosticKind {
    DiagnosticKind(
      "VM0738", "no type of the file can be imported",
      help: generic.map { "`\($0)` is generic, and a schema has no generic types: write it for one type" }
        ?? "pass a file with a struct, an enum, or a class with `@Observable`")
  }
}
