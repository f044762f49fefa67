import Foundation

/// The options of the command line.
struct Options {
  /// The response time of the fake GitHub.
  var delay: Duration = .milliseconds(400)
  /// The folder with the state of the last run; nil to store nothing.
  var folder: URL? = URL(filePath: NSHomeDirectory()).appending(path: ".local/state/repo-browser")
  /// The file for an example of the login screen that is recorded; nil to record nothing.
  var recording: URL?
  /// The link to open.
  var link: String?

  static let usage = """
    usage: repo-browser [--delay SECONDS] [--state FOLDER | --no-state] [--record FILE] [LINK]

      --delay SECONDS  the response time of the fake GitHub (0.4)
      --state FOLDER   where to store the sign-in and the open screens (~/.local/state/repo-browser)
      --no-state       store nothing
      --record FILE    record an example of the login screen
      LINK             a screen to open, such as /repositories/ada/calm-engine

    """

  /// Returns nil for arguments that are not valid.
  init?(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--delay":
        guard let seconds = rest.popFirst().flatMap(Double.init), (0...3600).contains(seconds) else { return nil }
        delay = .seconds(seconds)
      case "--state":
        guard let path = rest.popFirst() else { return nil }
        folder = URL(filePath: path)
      case "--no-state": folder = nil
      case "--record":
        guard let path = rest.popFirst() else { return nil }
        recording = URL(filePath: path)
      default:
        guard link == nil, !argument.hasPrefix("-") else { return nil }
        link = argument
      }
    }
  }
}
