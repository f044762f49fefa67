import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0864–VM0870: rows of values, and rows that contain rows of their own kind.
extension DiagnosticExplanation {
  static let nestedRowExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .selectionOfValues(type: "{type}"),
      """
      The selection of a list stores the `id` of each selected row. A value has none, and several rows can show equal values.
      """,
      schema: """
        - viewmodel NameRow {
        -   input name: String
        -   edit text = $name
        + model Person: Identifiable {
        +   let id: Int
        +   var name: String
        + }
        +
        + viewmodel PersonRow {
        +   input person: Person
        +   edit name = $person.name
          }

          viewmodel Names {
        -   input names: [String]
        -   list rows of NameRow(name: $0) in $names { select one }
        +   input people: [Person]
        +   list rows of PersonRow(person: $0) in $people { select one }
        +   display selected = rows.selection.count
          }
        """),
    DiagnosticExplanation(
      of: .positionsChange(rule: "{rule}", type: "{type}"),
      """
      A row that writes a value without an identity of its own writes it at its position in the collection. `filter` and
      `sort` show rows at other positions. A list that only shows values can have both rules.
      """,
      schema: """
        - viewmodel NameRow {
        -   input name: String
        -   edit text = $name
        + model Person: Identifiable {
        +   let id: Int
        +   var name: String
        + }
        +
        + viewmodel PersonRow {
        +   input person: Person
        +   edit name = $person.name
          }

          viewmodel Names {
        -   input names: [String]
        -   list rows of NameRow(name: $0) in $names { sort { $0 } }
        +   input people: [Person]
        +   list rows of PersonRow(person: $0) in $people { sort { $0.name } }
          }
        """),
    DiagnosticExplanation(
      of: .rowWithoutID(list: "{list}"),
      """
      `rows[id: x]` finds the row of a model by its `id`. A value has none, so that its row is found by its index.
      """,
      schema: """
          viewmodel NameRow {
            input name: String
            edit text = $name
          }

          viewmodel Names {
            input names: [String]
            list rows of NameRow(name: $0) in $names

            example "the first name is changed" {
              given names = ["Ada"]
        -     when rows[id: "Ada"].text = "Alan"
        +     when rows[0].text = "Alan"
              expect names == ["Alan"]
            }
          }
        """),
    DiagnosticExplanation(
      of: .endlessRows(viewModel: "{viewModel}"),
      """
      Rows can contain rows of their own kind if each level shows a part of the model of the level above: the elements are
      a field of the input that receives `$0`. Such rows end, because a model is finite. The elements of any other list
      would be the same at each level.
      """,
      schema: """
          model Comment: Identifiable {
            let id: Int
            let text: String
            let replies: [Comment]
          }

          viewmodel CommentRow {
            input comment: Comment
        -   state comments: [Comment] = []
            display text = comment.text
        -   list replies of CommentRow(comment: $0) in comments
        -   command open { comments = comment.replies }
        +   list replies of CommentRow(comment: $0) in comment.replies
          }
        """),
    DiagnosticExplanation(
      of: .readsItselfInRows(name: "{name}", path: "{path}"),
      """
      A formula cannot read itself, also not in the rows below, because one change of a row would recompute the formulas of
      all levels above it. A reaction cannot be triggered by what it writes in rows.
      """,
      schema: """
          model Comment: Identifiable {
            let id: Int
            let text: String
            let replies: [Comment]
        +   let replyCount: Int
          }

          viewmodel CommentRow {
            input comment: Comment
            list replies of CommentRow(comment: $0) in comment.replies
        -   display total: Int = 1 + replies.sum { $0.total }
        +   display total = 1 + comment.replyCount
          }
        """),
    DiagnosticExplanation(
      of: .readOfRecursiveLoad(name: "{name}", list: "{list}"),
      """
      A formula that reads rows creates them. The rows of a recursive `load` contain lists that load, so that one formula
      could load all levels. The elements of a list create no rows.
      """,
      schema: """
          model Folder: Identifiable {
            let id: Int
            let name: String
          }

          service Disk {
            func folders(in id: Folder.ID) async throws -> [Folder]
          }

          viewmodel FolderRow {
            use disk: Disk
            input folder: Folder
            list folders of FolderRow(folder: $0) {
              load { try await disk.folders(in: folder.id) }
            }
            display problem = folders.errorText
            command open { folders.refresh() }
            display title: String = folder.name
        -   display names = folders.map { $0.title }
        +   display names = folders.items.map { $0.name }
          }
        """),
    DiagnosticExplanation(
      of: .rowTypeNotKnown(name: "{name}", viewModel: "{viewModel}"),
      """
      The types of a view model's values are found in the order in which formulas read each other. A value that is read
      through rows of its own kind is not part of that order, so its type must be declared.
      """,
      schema: """
          model Comment: Identifiable {
            let id: Int
            let text: String
            let replies: [Comment]
          }

          viewmodel CommentRow {
            input comment: Comment
            list replies of CommentRow(comment: $0) in comment.replies
            display preview = replies.map { $0.title }.joined(separator: ", ")
        -   display title = comment.text.prefix(20)
        +   display title: String = comment.text.prefix(20)
          }
        """),
  ]
}
