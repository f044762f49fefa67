import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0181 and VM0640–VM0649: lists.
extension DiagnosticExplanation {
  static let listExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .unknownListRule(word: "{word}", list: "{list}"),
      """
      `filter` hides rows, `sort` orders them by a key, and `section` returns the title of a row's section. Separate rules
      with line breaks or commas.
      """,
      schema: """
          model Line: Identifiable {
            let id: Int
            var title: String
          }

          viewmodel LineViewModel {
            input line: Line
            display text = line.title
          }

          viewmodel OrderViewModel {
            input lines: [Line]
            list rows of LineViewModel(line: $0) in lines {
        -     group { $0.title }
        +     section { $0.title }
            }
            display count = rows.count
          }
        """),
    DiagnosticExplanation(
      of: .listElements(type: "{type}"),
      """
      A row stays the same view model while its element moves or changes. The `id` of an element tells which row belongs to
      it, so the elements are models that are `Identifiable`. Values such as texts are identified by the value itself.
      """,
      schema: """
        - model Line {
        + model Line: Identifiable {
        +   let id: Int
            var title: String
          }

          viewmodel LineViewModel {
            input line: Line
            display text = line.title
          }

          viewmodel OrderViewModel {
            input lines: [Line]
            list rows of LineViewModel(line: $0) in lines
            display count = rows.count
          }
        """),
    DiagnosticExplanation(
      of: .rowWithoutIndex(name: "{name}"),
      """
      An action of an example is for one row, whose index is in brackets.
      """,
      schema: """
          model Line: Identifiable {
            let id: Int
            var title: String
          }

          viewmodel LineViewModel {
            input line: Line
            display text = line.title
            state isOpen = false
            command open { isOpen = true }
          }

          viewmodel OrderViewModel {
            input lines: [Line]
            list rows of LineViewModel(line: $0) in lines
            display count = rows.count
            example "the first row" {
              given lines = [Line(id: 1, title: "Tea")]
        -     when rows.open()
        +     when rows[0].open()
              expect rows.map { $0.isOpen } == [true]
            }
          }
        """),
    DiagnosticExplanation(
      of: .lostChildWrite(writer: "{writer}", viewModel: "{viewModel}", path: "{path}", child: "{child}"),
      """
      A child that exists only while an optional has a value has a copy of that value. What it writes stays in the child:
      no other view model reads it, and the next change of the optional replaces it. Let the child emit an event with
      the new value, and write it where it is stored. There is no warning if a step of the child passes the value to
      a service, an event or a screen, or if the parent reads it.
      """,
      schema: """
          model Address {
            var street: String = ""
          }

          viewmodel AddressViewModel {
            input address: Address
        +   event changed(address: Address)
            edit street = $address.street
        +   on change of address { emit changed(address: address) }
          }

          viewmodel CustomerViewModel {
            input address: Address?
            child form = address.map { AddressViewModel(address: $0) }
        +   on form.changed(let value) { address = value }
          }
        """),
    DiagnosticExplanation(
      of: .lostScreenWrite(writer: "{writer}", viewModel: "{viewModel}", path: "{path}"),
      """
      A screen has copies of the values that it is opened with, because they are its route. What it writes to them is lost
      when it is closed. Declare a result, end the screen with `finish`, and write the result in the steps that opened
      it; or pass the new value to a service. There is no warning if a step of the screen passes the value to a service,
      an event, a result or another screen.
      """,
      schema: """
        - viewmodel TitleViewModel {
        + viewmodel TitleViewModel -> String {
            input title: String
            use navigator: Navigator
        -   command shorten {
        -     title = title.prefix(10)
        -     navigator.pop()
        -   }
        +   command shorten { finish title.prefix(10) }
          }

          viewmodel NoteViewModel {
            input title: String
            use navigator: Navigator
        -   command edit { navigator.push(TitleViewModel(title: title)) }
        +   command edit { title = try await navigator.push(TitleViewModel(title: title)) }
          }
        """),
    DiagnosticExplanation(
      of: .lostRowWrite(writer: "{writer}", viewModel: "{viewModel}", path: "{path}", list: "{list}"),
      """
      A row has its own copy of its element. If the list shares its collection with `$`, what the row writes is also
      written to the collection. Otherwise the written value stays in the row: no other view model reads it, and the
      next change of the element replaces it. Rows of a loaded list have copies too: let the row emit an event, and
      call `update` of the list. There is no warning if a step of the row passes the value to a service, an event or a
      screen, or if the view model with the list reads it.
      """,
      schema: """
          model Answer: Identifiable {
            let id: Int
            var text: String
          }

          viewmodel AnswerViewModel {
            input answer: Answer
            edit text = $answer.text
          }

          viewmodel PollViewModel {
            state answers: [Answer] = []
        -   list rows of AnswerViewModel(answer: $0) in answers
        +   list rows of AnswerViewModel(answer: $0) in $answers
            command add { answers.append(Answer(id: answers.count, text: "")) }
          }
        """),
  ]
}
