import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

@Suite struct SystemLogTests {
  @Test func aLineNamesTheLevelOfProblemsAndEndsWithTheDetails() {
    #expect(SystemLog.line("Card.save started", "", .info) == "ViewModelRuntime: Card.save started\n")
    #expect(
      SystemLog.line("Card.save failed:", "offline", .error) == "ViewModelRuntime: error: Card.save failed: offline\n")
  }

  @Test func theSummaryOfAFaultContainsNoDataOfUsers() {
    let fault = ViewModelFault.duplicateRows(viewModel: "Inbox", list: "mails", ids: ["ada@example.com"])
    #expect(
      fault.summary == "Inbox: mails contains several rows with the same identity; the first row of each is used.")
    #expect(fault.description == fault.summary + " Identities: ada@example.com")
  }

  @Test func theSummaryOfACommandContainsNoError() {
    let event = CommandEvent(
      viewModel: "Card", command: "save", kind: .failed(DataError(user: "Ada"), after: .milliseconds(1_500)))
    #expect(event.summary == "Card.save failed after 1.5 seconds:")
  }

  private struct DataError: Error { var user: String }
}
