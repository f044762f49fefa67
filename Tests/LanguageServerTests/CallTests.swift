import Testing

@testable import VmgenLanguageServer

/// The snippets, signatures and texts of functions.
@Suite struct CallTests {
  @Test(
    "A function inserts its parentheses and the labels of the arguments that it needs",
    arguments: [
      ("step", "│", "show", "show(state: ${1:state})"), ("step", "│", "load", "load"),
      ("step", "books.│", "append", "append(${1:element})"),
      ("step", "books[0].│", "rename", "rename(to: ${1:newTitle})"),
      ("step", "try await catalog.│", "lend", "lend(id: ${1:id}, to: ${2:reader})"),
      ("member", "display x = │", "plural", "plural(${1:count}, other: ${2:other})"),
      ("member", "display x = books.│", "filter", "filter { $1 }"),
      ("member", "display x = books.│", "isEmpty", "isEmpty"),
      ("member", "display x = books.│ { $0.isLong }", "filter", "filter"),
      ("member", "display x = if books.│", "filter", "filter(${1:isIncluded})"),
      ("member", "display x = books.map(\\.│)", "costs", "costs"),
      ("member", "display x = show.│", "canRun", "canRun"), ("rule", "submit │", "load", "load"),
      ("example", "when │", "show", "show(state: ${1:state})"), ("example", "given catalog.│", "lend", "lend"),
    ])
  func snippets(place: String, code: String, label: String, text: String) throws {
    let item = try #require(try Library.items(place, code).first { $0["label"]?.text == label })
    #expect(item["textEdit"]?["newText"]?.text == text)
    #expect(item["insertTextFormat"]?.number == (text == label ? 1 : 2))
  }

  @Test("The labels of arguments are in the order of their declaration")
  func labels() throws {
    let labels = try Library.labels("step", "books.append(Book(│").filter { $0.hasSuffix(":") }
    #expect(labels == ["id:", "title:", "state:"])
  }

  @Test(
    "A function of the standard library is that of the type, with the text of its page",
    arguments: [
      ("books.│", "allSatisfy", "[T].allSatisfy(_ predicate: (T) -> Bool) -> Bool", "Whether a closure returns true"),
      ("headline.│", "isEmpty", "String.isEmpty -> Bool", "Whether there are no characters"),
      ("show.│", "canRun", nil, "Whether a call has an effect"),
    ])
  func library(code: String, label: String, signature: String?, text: String) throws {
    let item = try #require(
      try Library.items("member", "display x = \(code)").first { $0["label"]?.text == label })
    #expect(item["detail"]?.text == signature)
    #expect(item["documentation"]?["value"]?.text.hasPrefix(text) == true)
  }

  @Test(
    "The signature of a call is shown, also of view models and in several lines",
    arguments: [
      ("member", "child more = RowViewModel(│", "RowViewModel(book: Book)", 0),
      ("member", "list more of RowViewModel(│", "RowViewModel(book: Book)", 0),
      (
        "member", "display x = Book(\n        id: 1,\n        │\n    )",
        "Book(id: Int, title: String, state: LoanState)", 1
      ),
      ("step", "navigator.push(RowViewModel(│", "RowViewModel(book: Book)", 0),
      ("step", "navigator.push(\n            RowViewModel(│", "RowViewModel(book: Book)", 0),
      ("step", "books.append(│", "append(_ element: Book)", 0),
      ("example", "expect navigator == [push RowViewModel(│", "RowViewModel(book: Book)", 0),
      ("example", "when rows[0].choose(│", "command choose", 0),
      ("example", "when show(│", "command show(state: LoanState)", 0),
    ])
  func signatures(place: String, code: String, label: String, parameter: Int) throws {
    var session = try Library.session(place, code)
    let help = try session.ask("signatureHelp")
    #expect(help["signatures"]?.all("label") == [label])
    #expect(help["activeParameter"]?.number == parameter)
  }

  @Test(
    "The signature of a call has the documentation of the function",
    arguments: [
      ("step", "try await catalog.lend(│", "Lends a book."),
      ("member", "display x = books.prefix(│", "The first or last elements."),
    ])
  func documentation(place: String, code: String, text: String) throws {
    var session = try Library.session(place, code)
    let signature = try session.ask("signatureHelp")["signatures"]?.list.first
    #expect(signature?["documentation"]?["value"]?.text.hasPrefix(text) == true)
  }

  @Test(
    "A hover explains words and names, and shows no code that is not written",
    arguments: [
      (
        "member", "list more of RowViewModel(book: $0) in books {\n        sec│tion { $0.title }\n    }",
        "Groups the rows."
      ),
      ("member", "edit age: Int = 1 as text {\n        require 1.│..9 else \"No\"\n    }", nil),
      ("member", "display x = books.map { $│0.title }", "The first argument of the closure."),
      ("function", "func prices() -> str│eam Int", "The function sends values over time."),
      ("field", "muta│ting func clear() { title = \"\" }", "Steps call the method to change the value."),
      ("member", "display x = books.is│Empty", "Whether there are no characters"),
      ("member", "display x = lo│ad.canRun", "`canRun` in the example “a”:"),
    ])
  func hovers(place: String, code: String, text: String?) throws {
    var session = try Library.session(place, code)
    session.settle()
    let hover = try session.ask("hover")["contents"]?["value"]?.text
    #expect(text.map { hover?.contains($0) == true } ?? (hover == nil), "\(hover ?? "")")
  }
}
