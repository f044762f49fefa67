import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite("Signatures of the standard library")
struct CheckerStandardLibraryTests {
  @Test("every signature can be parsed", arguments: StandardLibrary.all.map(\.signature))
  func signatures(notation: String) throws {
    let signature = try #require(SignatureParser.parse(notation))
    #expect(signature.name == SignatureIndex.name(of: notation))
  }

  @Test("every default of a parameter is a typed expression", arguments: StandardLibrary.all.map(\.signature))
  func defaults(notation: String) throws {
    let signature = try #require(SignatureParser.parse(notation))
    let range = SourceRange(file: SourceFile.ID(0), lower: 0, upper: 0)
    for parameter in signature.parameters where parameter.defaultValue != nil {
      #expect(!parameter.defaultArgument(as: parameter.type, at: range).hasInvalid, "\(notation)")
    }
  }

  @Test("both sides of every example have the same type")
  func examples() {
    for builtIn in StandardLibrary.all {
      for example in builtIn.examples {
        let source = "viewmodel Example {\n  display holds = (\(example.expression)) == \(example.value)\n}"
        let errors = checked(source).diagnostics.filter { $0.kind.severity == .error }
        #expect(errors.isEmpty, "\(builtIn.signature): \(rendered(source))")
      }
    }
  }

  @Test("every option type is known as not storable")
  func opaqueTypes() {
    for builtIn in StandardLibrary.all {
      guard let signature = SignatureParser.parse(builtIn.signature), signature.form == .staticMember,
        case .builtIn(let name, _)? = signature.receiver
      else { continue }
      #expect(ExpressionChecker.opaqueTypes.contains(name))
    }
  }
}
