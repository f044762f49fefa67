import Testing

@testable import VmgenProjectGeneration

@Suite struct PathTests {
  @Test(arguments: [
    ("a", "a"), ("./a", "a"), ("a/", "a"), ("a//b/./c", "a/b/c"), ("a/../b", "b"), ("../a", "../a"),
    ("a/../../b", "../b"),
    ("/..", "/"), ("/a/../..", "/"), ("", "."), (".", "."), ("a/..", "."),
  ])
  func pathsAreNormalizedWithoutFileAccess(path: String, normalized: String) {
    #expect(Path.normalized(path) == normalized)
  }

  @Test(arguments: [
    ("a/b", "a", "b"), ("a", "a", "."), ("ab", "a", nil), ("a", ".", "a"), ("../a", ".", nil), ("/a/b", "/", "a/b"),
    ("/a", ".", nil),
  ])
  func aPathIsRelativeOnlyToAFolderThatContainsIt(path: String, folder: String, relative: String?) {
    #expect(Path.relative(path, to: folder) == relative)
  }

  @Test(arguments: [("a/b", "a", "b"), ("a", ".", "a"), ("/a", "/", "a"), ("/", "/", "/"), ("a/b/", "a", "b")])
  func aPathHasAFolderAndAName(path: String, folder: String, name: String) {
    #expect(Path.folder(path) == folder)
    #expect(Path.name(path) == name)
  }

  @Test(arguments: [("a", "b", "a/b"), (".", "b", "b"), ("a", "/b", "/b"), ("a/", "b", "a/b"), ("a", ".", "a")])
  func joiningKeepsAbsolutePaths(folder: String, path: String, joined: String) {
    #expect(Path.join(folder, path) == joined)
  }
}
