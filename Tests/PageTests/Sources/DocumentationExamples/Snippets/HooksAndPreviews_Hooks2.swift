import Foundation
import ViewModelRuntime

@MainActor
func measure(_ context: inout DisplayContext) {
  let subsystem = "org.example.contacts"
  context.commandObserver = CommandObserver(.systemLog(subsystem: subsystem), .signposts(subsystem: subsystem))
  CommitObserver.current = .signposts(subsystem: subsystem)
}
