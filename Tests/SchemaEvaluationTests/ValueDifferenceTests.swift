import Testing
import VmgenSchemaSemantics

@testable import VmgenSchemaEvaluation

@Suite("The differences of values in failures")
struct ValueDifferenceTests {
  private static let schema = """
    model Author { let name: String }
    model Paper {
        let id: Int
        var title: String
        var authors: [Author]
        var marks: [String: Int] = [:]
    }
    enum Screen {
        case loading
        case papers([Paper], total: Int)
    }
    sample p: Paper = Paper(id: 1, title: "Attention Is All You Need", authors: [Author(name: "Ashish Vaswani"), Author(name: "Noam Shazeer"), Author(name: "Niki Parmar"), Author(name: "Jakob Uszkoreit"), Author(name: "Llion Jones")])
    viewmodel V {
        input papers: [Paper]
        display screen: Screen = .papers(papers, total: papers.count)
        display paper = papers.first
        example "e" {
            given papers = [p, p.with(id: 3)]
            expect EXPECTATION
        }
    }
    """

  @Test(
    "A failure of large values names the places where they differ",
    arguments: [
      ("screen == .papers([p, p.with(id: 2)], total: 2)", "they differ at `.papers[1].id`: 3, not 2"),
      (
        "screen == .papers([p, p.with(id: 3, title: \"B\")], total: 1)",
        "they differ at `.papers[1].title`: \"Attention Is All You Need\", not \"B\"; at `.papers.total`: 2, not 1"
      ),
      (
        "paper == p.with(authors: [Author(name: \"Ashish Vaswani\"), Author(name: \"X\")])",
        "they differ at `.authors`: missing: Author(name: \"X\"); additional: Author(name: \"Noam Shazeer\"), "
          + "Author(name: \"Niki Parmar\"), Author(name: \"Jakob Uszkoreit\"), Author(name: \"Llion Jones\")"
      ),
      ("papers == [p, p.with(id: 4)]", "they differ at `[1].id`: 3, not 4"),
      ("paper == p.with(marks: [\"a\": 1])", "they differ at `.marks`: [:], not [\"a\": 1]"),
      ("papers == [p.with(id: 3), p]", "the same elements in another order or number"),
      ("screen == .loading", ""),
      ("papers.map(\\.id) == [1, 2]", "missing: 2; additional: 3"),
    ])
  func places(expectation: String, difference: String) throws {
    let (schemas, _) = try checked(Self.schema.replacing("EXPECTATION", with: expectation))
    let example = try #require(schemas.exampleCases.first)
    guard case .failed(let failures) = example.result(in: schemas).outcome, let failure = failures.first else {
      Issue.record("the example does not fail")
      return
    }
    if difference.isEmpty {
      #expect(failure.explanation == nil && failure.message.contains("is not equal to"))
    } else {
      #expect((failure.explanation ?? failure.message).hasSuffix(difference), "\(failure)")
    }
  }
}
