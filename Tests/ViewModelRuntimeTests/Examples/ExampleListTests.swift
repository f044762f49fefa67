import Testing
import ViewModelRuntime
import ViewModelTesting

/// Lists of examples with tables and groups, as generated tests build them.
@MainActor
@Suite struct ExampleListTests {
  private func examples(
    _ build: (inout ViewModelExample<Ages>.ServiceList<AgesDoubles>) -> Void
  ) -> [ViewModelExample<Ages>] {
    ViewModelExample.list(in: "Ages.vmodel", doubles: AgesDoubles()) { doubles, context in
      Ages(limit: 18, services: doubles, context: context)
    } examples: {
      build(&$0)
    }
  }

  @Test func aFailureNamesTheRowAndItsValues() async {
    let examples = examples { list in
      let rows: [(text: String, expected: Group?)] = [("17", .child), ("", .adult)]
      for (index, row) in rows.enumerated() {
        list.add(list.title("a group", of: index, row), at: 1) { viewModel, _, check in
          await check.when { viewModel.age.text = row.text }
          check.equal(viewModel.group, row.expected, "group", at: 2)
        }
      }
    }
    #expect(
      examples.map(\.title) == [
        #"a group [0] (text: "17", expected: .child)"#, #"a group [1] (text: "", expected: .adult)"#,
      ])
    #expect(await examples[0].run() == [])
    #expect(
      await examples[1].run().map(\.text) == [
        #"Ages.vmodel:2: "a group [1] (text: "", expected: .adult)": expect group == .adult: group is nil"#
      ])
  }

  @Test func theRowOfASingleColumnIsItsValue() {
    let examples = examples { list in
      list.add(list.title("a name", of: 2, "Ada"), at: 1) { _, _, _ in }
    }
    #expect(examples[0].title == #"a name [2] ("Ada")"#)
  }

  @Test func aFailureNamesTheGroups() async {
    let examples = examples { list in
      list.group("a person") { list in
        list.group("with an age") { list in
          list.add("is an adult", at: 7) { viewModel, _, check in
            check.equal(viewModel.group, .adult, "group", at: 8)
          }
        }
      }
    }
    #expect(
      await examples[0].run().map(\.text) == [
        #"Ages.vmodel:8: "a person: with an age: is an adult": expect group == .adult: group is nil"#
      ])
  }

  @Test func sharedStepsRunAgainForEachExampleFromTheOutermostGroup() async {
    let examples = examples { list in
      list.group("a person") { list in
        list.begin { viewModel, _, check in await check.when { viewModel.name.text += "A" } }
        list.add("first", at: 1) { viewModel, _, check in check.equal(viewModel.name.text, "A", "name.text", at: 1) }
        list.group("with an age") { list in
          list.begin { viewModel, _, check in await check.when { viewModel.name.text += "B" } }
          list.add("second", at: 2) { viewModel, _, check in
            check.equal(viewModel.name.text, "AB", "name.text", at: 2)
          }
        }
        list.add("third", at: 3) { viewModel, _, check in check.equal(viewModel.name.text, "A", "name.text", at: 3) }
      }
      list.add("fourth", at: 4) { viewModel, _, check in check.equal(viewModel.name.text, "", "name.text", at: 4) }
    }
    #expect(examples.map(\.title) == ["a person: first", "a person: with an age: second", "a person: third", "fourth"])
    for example in examples { #expect(await example.run() == []) }
  }

  @Test func aGroupSetsWhatItsExamplesStartWith() async {
    let examples = examples { list in
      list.group("a limit") { list in
        list.given { doubles, context in Ages(limit: 5, services: doubles, context: context) }
        list.configure { (doubles: AgesDoubles) in doubles.registryDouble.isKnownStub.returns(true) }
        list.add("is used", at: 1) { viewModel, doubles, check in
          check.equal(viewModel.limit, 5, "limit", at: 1)
          await check.when { viewModel.look() }
          check.equal(viewModel.hint, "Welcome back", "hint", at: 1)
        }
      }
      list.add("is not used", at: 2) { viewModel, _, check in check.equal(viewModel.limit, 18, "limit", at: 2) }
    }
    for example in examples { #expect(await example.run() == []) }
  }
}
