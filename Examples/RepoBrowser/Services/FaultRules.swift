import RepoBrowserExample

// The failures of the fake GitHub.
extension Faults {
  func check() throws(GitHubError) {
    if isOffline { throw .offline }
    if isExpired { throw .signInExpired }
  }

  /// The failure of a sign-in with a login, if the login stands for one.
  func checkSignIn(_ login: String) throws(GitHubError) {
    if isOffline || login == "offline" { throw .offline }
    if login == "server" { throw .server(code: 503) }
  }

  /// A search for `fail` fails.
  func checkSearch(_ query: String) throws(GitHubError) {
    if query == "fail" { throw .server(code: 503) }
  }

  /// The README of a haunted repository cannot be loaded.
  func checkReadme(_ name: String) throws(GitHubError) {
    if name.hasPrefix("haunted") { throw .server(code: 500) }
  }

  /// The star of a frozen repository cannot be changed.
  func checkStar(_ name: String) throws(GitHubError) {
    if name.hasPrefix("Frozen") { throw .server(code: 500) }
  }
}
