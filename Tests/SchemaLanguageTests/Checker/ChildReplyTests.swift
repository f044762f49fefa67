import Testing

@testable import VmgenSchemaSemantics

/// The names of a navigator's functions as commands of children, in examples.
@Suite struct ChildReplyTests {
  @Test(arguments: ["push", "present", "cover", "save"])
  func `a child's command can decline its question, whatever its name is`(command: String) {
    let schema = """
      viewmodel SheetViewModel {
        input name: String
        display title = name

        command \(command) {
          confirm "Sure?"
        }
      }

      viewmodel OwnerViewModel {
        input name: String
        child sheet = SheetViewModel(name: name)
        display title = sheet.title

        example "declining ends the command" {
          given name = "a"
          when sheet.\(command)()
          when sheet.\(command) declines
          expect title == "a"
        }
      }
      """
    #expect(rendered(schema) == "")
  }
}
