import ArgumentParser

@main
struct Peer: ParsableCommand {
  @Argument var name: String

  func run() { print(name) }
}
