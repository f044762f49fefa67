import DocumentationPages
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
    // New lines replace the `;` between statements.
    #expect(tokenTexts(of: result) == tokenTexts(of: text, withSeparators: false), "\(text)\n---\n\(result)")
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
    #expect(formatted(result)?.replacing("\r\n", with: "\n") == formatted(text))
  }

  @Test func `new lines replace the semicolons between all items`() {
    let text = """
      enum E { case a, b; case c }
      model M { let a: Int; let b: String; }
      service S { func f() -> Int; func g() async }
      viewmodel V {
          input a: Int; edit t: String = "" { trim; require !t.isEmpty else "No" }
          use s: S; command go { await s.g(); a = 2 }
          example "x" { given a = 1; when go(); expect a == 2 }
      }
      """
    #expect(syntaxErrors(text) == [])
    expectLaws(text)
    #expect(formatted(text)?.contains("model M {\n    let a: Int\n    let b: String\n}\n") == true)
  }

  @Test func `the arguments of a list's rule follow its keyword`() {
    let text = """
      viewmodel Auction {
          list rows of LotRow(lot: $0) {
              load { await house.lots() }
              items(\\.lots)
              filter(\\.isOpen)
              sort(descending: true) { $0.name }
          }
      }

      """
    #expect(formatted(text) == text)
    #expect(formatted(text.replacing("items(", with: "items (").replacing("sort(", with: "sort (")) == text)
  }

  @Test func `the else of a guard on several lines can start a line`() {
    let text = """
      viewmodel Offer {
          display text: String {
              guard
                  let price,
                  let currency
              else { return "" }
              return price.formatted(.currency(currency))
          }

          command buy {
              guard let price,
                  let currency else { return }
              guard price > 0
              else {
                  isFree = true
                  return
              }
              total = price
          }
      }

      """
    #expect(formatted(text) == text)
    #expect(formatted(text.replacing("    else", with: "          else")) == text)
  }

  @Test(
    "does not change a file in canonical form", arguments: [Samples.contactCard, Samples.everything, Samples.stateful])
  func canonical(text: String) {
    #expect(formatted(text) == text)
  }

  @Test func doesNotChangeTheSchemasOfThePages() throws {
    let reference = try LanguageReference.blocks().map { (name: $0.name, text: $0.text) }
    for schema in try DocumentationProgram().schemas.map({ (name: $0.key, text: $0.value) }) + reference {
      #expect(formatted(schema.text) == schema.text, "\(schema.name)")
    }
  }

  @Test func putsEachItemOnItsOwnLineAndBracesOnTheLineOfTheirOwner() {
    #expect(formatted("model M\n{let a:Int}") == "model M {\n    let a: Int\n}\n")
    #expect(formatted("model M{let a:Range< Int >?}") == "model M { let a: Range<Int>? }\n")
    #expect(formatted("viewmodel V{command c{self . n=1}}") == "viewmodel V { command c { self.n = 1 } }\n")
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

  @Test(arguments: [
    "on first appear { note = \"hello\" }",
    "edit text: String = \"\" { trim, require !text.isEmpty else \"Enter a name\" }",
    "command x { n += 1 }", "command x { n += 1 } catch { n = 0 }", "command x { if n > 0 { n -= 1 } else { n = 0 } }",
    "example \"a\" { expect n == 0 }", "every 1s when n > 0 { n -= 1 }",
    "on change of (a, b) { n += 1 }", "list rows of Row(x: $0) { load pages of 20 { page in try await api.rows() } }",
    "list rows of Row(x: $0) in xs { filter { $0.isOn } }", "display a: Int { n + 1 }",
    "display a: Int { if let n { n } else { return 0 } }",
    "state rows: Range<Int>? = nil", "input days: [ClosedRange<Date>]", "command x(n: Int) { self.n = n }",
  ])
  func keepsAnItemThatIsOnOneLine(member: String) {
    #expect(formatted("viewmodel V {\n\(member)\n}") == "viewmodel V {\n    \(member)\n}\n")
  }

  @Test func putsStatementsAndCasesOnTheirOwnLinesWithoutSemicolons() {
    let text = """
      func f(n: Int) -> Int { let a = n; guard a > 0 else { return 1 }
      switch n { case 1: return 2
        case 2:
        let b = 3; return b
        default: break }; return a;
      }
      """
    #expect(
      formatted(text)
        == """
        func f(n: Int) -> Int {
            let a = n
            guard a > 0 else { return 1 }
            switch n {
                case 1: return 2
                case 2:
                    let b = 3
                    return b
                default: break
            }
            return a
        }

        """)
  }

  @Test func keepsDeclarations() {
    for text in [
      "model M { let a: Int }\n", "viewmodel V { display a = 1 }\n", "services S { A, B }\n",
      "router R {\n    tabs main(name: String) {\n        news: News() \"News\"\n    }\n}\n",
    ] {
      #expect(formatted(text) == text)
    }
  }

  @Test func breaksAnItemThatDoesNotFitOnOneLine() {
    // The line has 120 columns with its indentation.
    let fitting = "command x { text = \"\(String(repeating: "é", count: 93))\" }"
    #expect(formatted("viewmodel V {\n\(fitting)\n}") == "viewmodel V {\n    \(fitting)\n}\n")
    let long = fitting.replacing("é\"", with: "éé\"")
    let body = long.dropFirst(12).dropLast(2)
    #expect(
      formatted("viewmodel V {\n\(long)\n}")
        == "viewmodel V {\n    command x {\n        \(body)\n    }\n}\n")
  }

  @Test func breaksEachLevelOfAnItemOnlyIfItDoesNotFit() {
    let condition = "if \(String(repeating: "a", count: 80)) { n += 1 } else { n -= 1 }"
    #expect(
      formatted("viewmodel V {\ncommand increment { \(condition) }\n}")
        == "viewmodel V {\n    command increment {\n        \(condition)\n    }\n}\n")
  }

  @Test func breaksALoopOfAnExampleThatDoesNotFit() {
    let head = "for name in [\"\(String(repeating: "a", count: 80))\", \"b\"]"
    let example = "viewmodel V {\n    example \"x\" {\n        \(head) {"
    #expect(
      formatted("\(example) expect name == shown }\n    }\n}")
        == "\(example)\n            expect name == shown\n        }\n    }\n}\n")
    let short = "for name in [\"a\"] { expect name == shown }"
    #expect(
      formatted("viewmodel V {\nexample \"x\" { \(short) }\n}")
        == "viewmodel V {\n    example \"x\" { \(short) }\n}\n")
  }

  @Test func doesNotJoinLines() {
    #expect(
      formatted("viewmodel V {\non appear { n = 1\n}\ncommand x { n = 1 }\ncatch { n = 0 }\n}")
        == """
        viewmodel V {
            on appear {
                n = 1
            }
            command x {
                n = 1
            } catch {
                n = 0
            }
        }

        """)
  }

  @Test func breaksAnItemWithACommentOrACaseInIt() {
    #expect(
      formatted("viewmodel V {\non appear { /* first */ n = 1 }\ndisplay d = switch e { case .a: 1 }\n}")
        == """
        viewmodel V {
            on appear { /* first */
                n = 1
            }
            display d = switch e {
                case .a: 1
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

  @Test func anOptionalTypeNamedOfHasNoSpace() {
    let text = "service S {\n    func values(of a: of?) -> stream of?\n}\n"
    #expect(formatted(text) == text)
  }

  @Test func returnsNothingForAFileWithSyntaxErrors() {
    #expect(formatted("model M {\n    let\n}\n") == nil)
  }
}
