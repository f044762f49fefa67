import Foundation
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct CheckerStandardLibraryTests {
  @Test(arguments: StandardLibrary.all.map(\.signature))
  func everySignatureCanBeParsed(notation: String) throws {
    let signature = try #require(SignatureParser.parse(notation))
    #expect(signature.name == SignatureIndex.name(of: notation))
  }

  @Test(arguments: StandardLibrary.all.map(\.signature))
  func everyDefaultOfAParameterIsATypedExpression(notation: String) throws {
    let signature = try #require(SignatureParser.parse(notation))
    let range = SourceRange(file: SourceFile.ID(0), lower: 0, upper: 0)
    for parameter in signature.parameters where parameter.defaultValue != nil {
      #expect(!parameter.defaultArgument(as: parameter.type, at: range).hasInvalid, "\(notation)")
    }
  }

  @Test func theExamplesOfThePageHaveNoErrors() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let schema = tests.appending(path: "PageTests/Sources/StandardLibraryExamples/StandardLibrary.vmodel")
    let errors = checked(try String(contentsOf: schema, encoding: .utf8)).diagnostics
      .filter { $0.kind.severity == .error }
    #expect(errors.isEmpty)
  }

  @Test func everyOptionTypeIsKnownAsNotStorable() {
    for builtIn in StandardLibrary.all {
      guard let signature = SignatureParser.parse(builtIn.signature), signature.form == .staticMember,
        case .builtIn(let name, _)? = signature.receiver
      else { continue }
      #expect(ExpressionChecker.opaqueTypes.contains(name))
    }
  }
}
