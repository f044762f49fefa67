import TestTags
import Testing

/// Where faults and logs go without a handler of the app, in a process of its own.
@Suite(.tags(.compiles)) struct FaultOutputTests {
  @Test func faultsAndCommandsGoToStandardErrorWithoutALogger() throws {
    let program = """
      import Foundation
      import ViewModelRuntime

      // What reaches the test now was written to standard error.
      close(1)
      ViewModelFault.report(.endlessCommand(viewModel: "Card", command: "save", runs: 100))
      print("lost")
      """
    #if os(Linux)
      #expect(
        try Compilation.run(["main.swift": program])
          == "ViewModelRuntime: fault: Card: save keeps running itself; stopped after 100 runs\n")
    #endif
  }
}
