import PackagePlugin

extension LayoutProblem {
  /// Reports the problem as an error. SwiftPM does not print the position, so that the text contains it too.
  func report() {
    Diagnostics.error("\(file.lastPathComponent):\(line): \(text)", file: file.path, line: line)
  }
}
