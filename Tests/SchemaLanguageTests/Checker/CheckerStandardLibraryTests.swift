import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite("The standard library's table, as the checker reads it")
struct CheckerStandardLibraryTests {
  @Test("every signature is in the notation", arguments: StandardLibrary.all.map(\.signature))
  func signatures(notation: String) throws {
    let signature = try #require(SignatureParser.parse(notation))
    #expect(signature.name == SignatureIndex.name(of: notation))
  }

  @Test("every example types, and both its sides alike")
  func examples() {
    for builtIn in StandardLibrary.all {
      for example in builtIn.examples {
        let source = "viewmodel Example {\n  display holds = (\(example.expression)) == \(example.value)\n}"
        let errors = checked(source).diagnostics.filter { $0.kind.severity == .error }
        #expect(errors.isEmpty, "\(builtIn.signature): \(rendered(source))")
      }
    }
  }

  @Test("every option's type is known as one that is not kept")
  func opaqueTypes() {
    for builtIn in StandardLibrary.all {
      guard let signature = SignatureParser.parse(builtIn.signature), signature.form == .staticMember,
        case .builtIn(let name, _)? = signature.receiver
      else { continue }
      #expect(SchemaChecker.opaqueTypes.contains(name))
    }
  }
}
