/// A schema with every kind of declaration of the model layer.
enum ShopSchema {
  static let text = #"""
    /// The delivery method of an order.
    ///
    /// A second paragraph.
    enum Shipping: String {
      case standard "Standard"
      /// Delivery on the next day.
      case express = "ex" "By tomorrow"
      case pickUpInStore
    }

    enum Payment {
      case card(number: String, Int) "Card \(number)"
      case invoice(days: Int) "In \(days) days"
      case cash
      case `default`
    }

    enum Plain: Int {
      case a = 1
      case b = 1000000
    }

    error CheckoutError {
      case offline "You appear to be offline"
      case server(code: Int) "Error \(code)"
      case timedOut
    }

    error Quiet {
      case a
    }

    extern Money: Hashable, Sendable
    extern Anything
    extern model Customer: Identifiable {
      let id: UUID
      var name: String
    }

    /// An order of a customer.
    model Order: Identifiable {
      let id: UUID
      /// The lines in the order in which they were added.
      var lines: [Line] = []
      let currency: String = "EUR"
      var note: String?
      var discount: Decimal = 0.10
      var rate: Double = 2
      var limit: Int? = 3
      var shipping: Shipping = .standard
      var placed: Date = date("2024-02-29T12:00:00.5Z") key "placed_at"
      var site: URL = url("https://example.com/a?b=c")
      var due: Day = day("2024-02-29")
      var wait: Duration = 1.5s
      var tags: [String: [Int]] = ["a": [1], "b": []]
      let `class`: String key "class_name"
    }

    model Line: Identifiable {
      let id: Int
      let name: String
      var price: Decimal
      var quantity: Int = 1
    }

    model Plain2 {
      let a: Int
      var b: String?
    }
    model Empty2 {
    }
    model WithMoney {
      let money: Money
      let any: Anything
    }

    /// The total price of all lines.
    func total(of order: Order, _ factor: Int = 2, in place: String) -> Decimal = order.lines.sum { $0.price }
    func title(_ order: Order) -> String = "Order \(order.currency)"
    func kind(_ n: Int) -> String = if n > 3 { "many" } else { if n == 1 { "one" } else { "few" } }

    sample ada: Line = Line(id: 1, name: "Ada", price: 1.5)
    sample all: [Line] = [ada, ada]
    sample count: Int = 3
    """#

  /// The hand-written code of the app with that schema.
  static let handwritten = #"""
    import Foundation

    nonisolated struct Money: Hashable, Sendable { var cents: Int }
    nonisolated struct Anything {}
    nonisolated struct Customer: Identifiable {
      let id: UUID
      var name: String
    }
    """#

  /// A view model with every kind of member.
  static let viewModels = #"""
    /// The texts of an order page.
    viewmodel OrderViewModel {
      /// The displayed order.
      input order: Order
      let place: String
      input rates: [Double] = []

      /// The number of items.
      let count = order.lines.count
      /// The heading.
      display title = words(order.note, place, initials(order.currency))
      display price: Double = rates.first ?? 1
      display many = if count > 3 { "many" } else { "few" }
      display when = order.placed.formatted("EEEE")

      /// The initials.
      custom initials(_ text: String) -> String

      /// A first example.
      example "shows the note" {
        given order = Order(id: uuid("E621E1F8-C36C-495A-93FC-0C247A3E6E5F"), class: "a")
        given place = "here"
        given locale = "fr_FR"
        expect many == "few"
        when rates = [2]
        expect price == 2
        expect count == 0
      }
    }
    """#
}
