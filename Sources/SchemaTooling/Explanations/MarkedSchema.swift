/// A schema before and after a fix, written as one text: `-` marks the lines before it, `+` those after it, and two spaces
/// those that stay.
struct MarkedSchema {
  let before: String
  let after: String

  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    func side(without mark: Character) -> String {
      lines.filter { $0.first != mark }.map { $0.dropFirst(2) }.joined(separator: "\n")
    }
    before = side(without: "+")
    after = side(without: "-")
  }
}
