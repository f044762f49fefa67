import Foundation
import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// Notifications of controls.
@MainActor
struct NotificationEventTests {
  @Test func aNotificationOnAnotherThreadIsReportedAndHandledOnTheMainThread() async {
    let name = Notification.Name("NotificationEventTests.changed")
    var count = 0
    let faults = await ViewModelFault.recordedAsync {
      NotificationEvents.on(name, of: nil) {
        count += 1
        return count < 2
      }
      await Self.post(name)
      for _ in 0..<1000 where count < 1 { await Task.yield() }
      NotificationCenter.default.post(name: name, object: nil)
    }
    #expect(count == 2 && faults == [.notificationOnOtherThread(name: name.rawValue)])
  }

  @concurrent
  private nonisolated static func post(_ name: Notification.Name) async {
    NotificationCenter.default.post(name: name, object: nil)
  }
}
