import Foundation
import ViewModelRuntime

nonisolated struct DeliveryEntry: Sendable {
  var date: Date
  var displays: DeliveryViewModelDisplays
}

nonisolated func entries(for delivery: Delivery, at dates: [Date], in context: DisplayContext) -> [DeliveryEntry] {
  dates.map { date in
    DeliveryEntry(date: date, displays: DeliveryViewModelDisplays(delivery: delivery, context: context.with(now: date)))
  }
}
