import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0181 and VM0640–VM0649: lists.
extension DiagnosticExplanation {
  static let listExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .unknownListRule,
      """
      `filter` hides rows, `sort` orders them by a key, and `section` returns the title of a row's section. Separate rules
      with line breaks or commas.
      """,
      bad: """
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
            group { $0.title }
          }
          display count = rows.count
        }
        """,
      good: """
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
            section { $0.title }
          }
          display count = rows.count
        }
        """),
    DiagnosticExplanation(
      of: .listElements,
      """
      A row stays the same view model while its element moves or changes. The `id` of an element tells which row belongs to
      it, so the elements are models that are `Identifiable`.
      """,
      bad: """
        model Line {
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
        """,
      good: """
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
          list rows of LineViewModel(line: $0) in lines
          display count = rows.count
        }
        """),
    DiagnosticExplanation(
      of: .rowWithoutIndex,
      """
      An action of an example is for one row, whose index is in brackets.
      """,
      bad: """
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
            when rows.open()
            expect rows.map { $0.isOpen } == [true]
          }
        }
        """,
      good: """
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
            when rows[0].open()
            expect rows.map { $0.isOpen } == [true]
          }
        }
        """),
  ]
}
