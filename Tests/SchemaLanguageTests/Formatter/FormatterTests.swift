import Testing

@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// Tests the properties of formatting: it preserves the syntax, the tokens and the comments, and it is idempotent.
@Suite struct FormatterTests {
  private func expectLaws(_ text: String) {
    let original = parse(text)
    guard let result = formatted(text) else {
      #expect(original.diagnostics.contains { $0.kind.severity == .error }, "\(text)")
      return
    }
    #expect(outline(parse(result).syntax) == outline(original.syntax), "\(text)\n---\n\(result)")
    #expect(tokenTexts(of: result) == tokenTexts(of: text), "\(text)\n---\n\(result)")
    #expect(commentPlaces(of: result) == commentPlaces(of: text), "\(text)\n---\n\(result)")
    #expect(formatted(result) == result, "\(text)\n---\n\(result)")
  }

  @Test func keepsTheSyntaxTheTokensAndTheCommentsOfTheRepositorysSchemas() {
    for schema in repositorySchemas { expectLaws(schema) }
  }

  @Test(arguments: 0..<250)
  func keepsTheSyntaxAndTheCommentsOfRandomSchemas(seed: Int) {
    var generator = SchemaGenerator(seed: seed)
    let text = writeSchema(generator.schema())
    #expect(parse(text).diagnostics.map(\.message) == [], "\(text)")
    expectLaws(text)
    var random = Seeded(seed)
    let commented = insertingComments(4, into: text, &random)
    if parse(commented).diagnostics.isEmpty { expectLaws(commented) }
  }

  @Test(arguments: 0..<200)
  func keepsEachCommentBetweenTheSameTokens(seed: Int) {
    var random = Seeded(seed)
    let text = insertingComments(5, into: random.pick([Samples.everything, Samples.stateful]), &random)
    #expect(parse(text).diagnostics.map(\.message) == [], "\(text)")
    expectLaws(text)
  }

  @Test(arguments: 0..<100)
  func ignoresTheIndentationOfTheSource(seed: Int) {
    var random = Seeded(seed)
    let text = random.pick(repositorySchemas + [Samples.everything, Samples.stateful])
    guard !text.contains("\"\"\"") else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { line in String(repeating: " ", count: random.below(9)) + line.drop { $0 == " " } }
    let result = indented.joined(separator: random.pick(["\n", "\r\n"]))
    guard parse(result).diagnostics.isEmpty else { return }
    #expect(formatted(result) == formatted(text))
  }

  @Test(
    "does not change a file in canonical form", arguments: [Samples.contactCard, Samples.everything, Samples.stateful])
  func canonical(text: String) {
    #expect(formatted(text) == text)
  }

  @Test func putsEachItemOnItsOwnLineAndBracesOnTheLineOfTheirOwner() {
    let text = """
      model M{let a:Int;}

      """.replacing(";", with: "")
    #expect(formatted(text) == "model M {\n    let a: Int\n}\n")
    #expect(
      formatted("viewmodel V\n{ state n=0\n\n\n\n command c when n>0{ n+=1 }\ncatch{ n=0 } }")
        == """
        viewmodel V {
            state n = 0

            command c when n > 0 {
                n += 1
            } catch {
                n = 0
            }
        }

        """)
  }

  @Test func preservesCommentsInsideAndAfterADeclaration() {
    let text = """
      // first
      model M { // behind the brace
      // before a field
      let a: Int /* inside */ = 1 // behind

      // before the brace
      } // behind the model
      // last
      """
    #expect(
      formatted(text)
        == """
        // first
        model M { // behind the brace
            // before a field
            let a: Int /* inside */ = 1 // behind

            // before the brace
        } // behind the model
        // last

        """)
  }

  @Test func indentsTheLinesOfAnExpressionThatHasSeveral() {
    let text = """
      viewmodel V {
      input items: [Item]
      display a = items
      .filter { item in
      item.isShown
      }
      .map(
      \\.name
      )
      display b = [
      1,
      2
      ].count
      }
      """.replacing("\\.name", with: "{ $0.name }")
    #expect(
      formatted(text)
        == """
        viewmodel V {
            input items: [Item]
            display a = items
                .filter { item in
                    item.isShown
                }
                .map(
                    { $0.name }
                )
            display b = [
                1,
                2
            ].count
        }

        """)
  }

  @Test func movesTheLinesOfAStringWithItsClosingDelimiter() {
    let text = "viewmodel V {\ndisplay a = \"\"\"\n  one\n\n    two \\(x)\n  \"\"\"\n}\n"
    let result = "viewmodel V {\n    display a = \"\"\"\n        one\n\n          two \\(x)\n        \"\"\"\n}\n"
    #expect(formatted(text) == result)
  }

  @Test func returnsNothingForAFileWithSyntaxErrors() {
    #expect(formatted("model M {\n    let\n}\n") == nil)
  }
}
