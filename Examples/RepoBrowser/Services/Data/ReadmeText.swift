import RepoBrowserExample

extension GitHubData {
  /// Returns the text of a repository's README at a branch or tag.
  func readme(of repository: Repository, reference: String) -> String {
    let name = repository.name
    let module = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    var random = SeededGenerator(seed: UInt64(repository.id))
    let features = (0..<random.number(4...12)).map { _ in
      "• \(random.pick(Vocabulary.purposes)) \(random.pick(Vocabulary.subjects)), with \(random.pick(Vocabulary.subjects))"
    }
    return """
      # \(module)

      \(repository.description ?? "No description yet"). This is the text of \(reference).

      ## Features

      \(features.joined(separator: "\n"))

      ## Installation

          .package(url: "https://example.com/\(repository.owner)/\(name)", from: "1.0.0")

      ## Usage

          import \(module)

          let answer = \(module)().compute()
          print(answer)

      ## Contributing

      Please open an issue before you send a large pull request. All \(repository.issueCount) open issues are up for grabs.
      Run the tests before you push: they are fast, and they do not need the network.

      ## License

      \(module) is available under the license of \(repository.owner).
      """
  }
}
