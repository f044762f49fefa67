import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct ContactCardTests {
  @Test func theSyntaxTreeContainsAllDeclarations() throws {
    #expect(syntaxErrors(Samples.contactCard) == [])
    let syntax = parse(Samples.contactCard).syntax
    #expect(syntax.declarations.count == 2)
    guard case .model(let model) = syntax.declarations[0], case .viewModel(let viewModel) = syntax.declarations[1]
    else {
      Issue.record("a model and a view model expected")
      return
    }
    #expect(model.documentation == ["A person in an address book."])
    #expect(model.fields.map(\.name.text) == ["salutation", "firstName", "lastName", "birthdate"])
    #expect(viewModel.members.count == 5)
  }
}
