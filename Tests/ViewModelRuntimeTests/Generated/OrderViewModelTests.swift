import Foundation
import Testing
import ViewModelRuntime

/// Tests a generated view model beyond its examples. It is generated from `Tests/Fixtures/ViewModels/Orders.vmodel` and
/// checked in.
@MainActor
struct OrderViewModelTests {
  let viewModel = OrderViewModel(order: .first, summaryLength: 3, context: .example)

  @Test func onlyDisplaysThatReadTheChangedPathAreDelivered() {
    let delivered = Delivered()
    let token = delivered.bind(viewModel)
    #expect(delivered.names.count == 11)
    delivered.names = []
    viewModel.order.customer = Customer(name: "Ada", city: "London")
    #expect(delivered.names == ["city", "headline"])
    delivered.names = []
    viewModel.order.customer?.name = "Grace"
    viewModel.order.currency = "EUR"
    viewModel.order.lines = viewModel.order.lines
    #expect(delivered.names == [])
    _ = token
  }

  @Test func aNewLocalizationUpdatesOnlyDisplaysWithTexts() {
    let delivered = Delivered()
    let token = delivered.bind(viewModel)
    delivered.names = []
    viewModel.context.localization = .lookup { key, _ in ["Order %lld": "Bestellung %lld", "Open": "Offen"][key] }
    #expect(delivered.names == ["title", "state", "headline"])
    #expect(viewModel.headline == "Bestellung 7 Offen –")
    _ = token
  }

  @Test func aNewDateNotifiesOnlyDisplaysThatReadNow() {
    let notifications = NotificationLog()
    notifications.track("isLate") { viewModel.isLate }
    notifications.track("placedText") { viewModel.placedText }
    viewModel.context.now = Date(timeIntervalSince1970: 0)
    #expect(notifications.names == ["isLate"])
  }

  @Test func modelsAreComparedExactly() {
    let notifications = NotificationLog()
    notifications.track("order") { viewModel.order }
    viewModel.order.lines[0].weight = 0
    viewModel.order.notes = [:]
    #expect(notifications.names == [])
    viewModel.order.lines[0].weight = -0.0
    #expect(notifications.names == ["order"])
    notifications.track("order") { viewModel.order }
    viewModel.order.lines[0].title = "Cafe\u{301}"
    notifications.track("order") { viewModel.order }
    viewModel.order.lines[0].title = "Caf\u{E9}"
    #expect(notifications.names == ["order", "order", "order"])
  }

  @Test func associatedValuesAreComparedExactly() {
    let viewModel = PaymentViewModel(payment: .card(holder: "Caf\u{E9}", tip: 0), context: .example)
    var usual: [Payment?] = []
    let token = viewModel.observe(\.usual) { usual.append($0) }
    viewModel.payment = .card(holder: "Caf\u{E9}", tip: 0)
    #expect(usual.count == 1)
    viewModel.payment = .card(holder: "Cafe\u{301}", tip: 0)
    #expect(usual.count == 2)
    viewModel.payment = .card(holder: "Cafe\u{301}", tip: -0.0)
    #expect(usual.count == 3)
    viewModel.payment = .card(holder: "Cafe\u{301}", tip: .nan)
    viewModel.payment = .card(holder: "Cafe\u{301}", tip: .nan)
    #expect(usual.count == 4)
    viewModel.payment = .goods(Order.first.lines[0])
    viewModel.payment = .goods(Order.first.lines[0])
    #expect(usual.count == 5)
    viewModel.payment = .goods(nil)
    viewModel.payment = .cash
    viewModel.payment = .cash
    #expect(usual.count == 7)
    _ = token
  }

  @Test func severalInputsChangeInOneTransaction() {
    let delivered = Delivered()
    let token = delivered.bind(viewModel)
    delivered.names = []
    viewModel.update {
      $0.order.lines = []
      $0.order.state = .paid
      $0.showsPrices = false
    }
    #expect(delivered.names == ["state", "totalText", "summary", "heaviest", "isLate", "badge", "headline"])
    #expect(viewModel.totalText == nil)
    _ = token
  }
}

@MainActor
private final class Delivered {
  var names: [String] = []

  func bind(_ viewModel: OrderViewModel) -> BindingToken {
    func note<Value>(_ name: String) -> (Delivered, Value) -> Void {
      { delivered, _ in delivered.names.append(name) }
    }
    return viewModel.bind(
      for: self, title: note("title"), state: note("state"), totalText: note("totalText"), city: note("city"),
      summary: note("summary"), heaviest: note("heaviest"), placedText: note("placedText"), isLate: note("isLate"),
      badge: note("badge"), default: note("default"), headline: note("headline"))
  }
}
