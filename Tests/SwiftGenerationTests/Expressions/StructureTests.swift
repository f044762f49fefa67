import Testing

@testable import VmgenSwiftGeneration

/// Tests that the parameters of generated closures depend on the structure of their bodies, not on their text.
@Suite struct StructureTests {
  private func text(_ schema: String) throws -> String {
    try Generation.text(schema, GenerationOptions(layers: [.viewModel]))
  }

  @Test func aNameWithRunInItDoesNotUseTheRun() throws {
    let text = try text(
      """
      viewmodel Garden {
          custom prune()
          command trim { prune() }
      }

      """)
    #expect(text.contains("{ _ in\n      Garden.prune()\n    }"))
  }

  @Test func aBraceInATextIsNotAClosure() throws {
    let text = try text(
      """
      viewmodel Editor {
          input name: String
          state isOpen = false
          command open when name != "{" { isOpen = true }
      }

      """)
    #expect(text.contains(#"when: { $0.inputs.name != "{" }"#))
  }

  @Test func aClosureThatReadsNoValueHasNoParameterName() throws {
    let text = try text(
      """
      viewmodel Form {
          input values: Int
          edit name: String = "" {
              require name != "values" else "No values"
          }
      }

      """)
    #expect(text.contains(#".own({ $0 != "values" }, else: { $0.inputs.context.text("No values") })"#))
  }

  @Test func aDraftIsWrittenWithoutALocalIfTheNewValueReadsNoStoredValue() throws {
    let text = try text(
      """
      model Order {
          var codes: [Int]
      }
      viewmodel Screen {
          input order: Order
          draft form = order
          command reset { form.codes = [1, 2].map { $0 + 1 } }
      }

      """)
    #expect(text.contains("{ $0.codes = [1, 2].map { $0 +| 1 } }"))
  }
}
