import VmgenSchemaSyntax

/// VM0583–VM0585: loops, changes and intervals.
extension DiagnosticKind {
  package static let notACollection = DiagnosticKind(
    "VM0583", "`for` needs an array or a range of integers, but this is `{type}`",
    help: "write an array, or a range such as `0..<count`")

  package static let neverChanges = DiagnosticKind(
    "VM0584", "the value never changes, because it reads no value of the view model",
    help: "write a value that changes, such as an input, a state, an edit or a display")

  package static let emptyInterval = DiagnosticKind(
    "VM0585", "the interval is zero, so the steps would never run",
    help: "write a longer interval, such as `every 1s`")
}
