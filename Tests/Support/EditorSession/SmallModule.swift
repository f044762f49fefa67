/// Three schemas that refer to each other, small enough to be checked thousands of times.
package enum SmallModule {
  package static let texts = ["Items.vmodel": items, "Cart.vmodel": cart, "Row.vmodel": row]

  private static let items = """
    /// What can be bought.
    model Item: Identifiable {
        let id: Int
        var name: String
        var price = 1.5
        var amount: Int?
    }
    enum Order { case name "By name", price }
    error ShopError { case offline, server(code: Int) "Error \\(code)" }
    func total(of items: [Item]) -> Double = items.map(\\.price).sum()
    let tea: Item = Item(id: 1, name: verbatim "Tea 🎈")
    let limit = 3
    service Shop {
        func items(order: Order) async throws(ShopError) -> [Item]
        func remove(id: Int) async
    }

    """

  private static let cart = """
    viewmodel CartViewModel {
        use shop: Shop
        input title: String
        state items: [Item] = [tea]
        edit order: Order = .name
        edit note = "" {
            require note.count < limit else "Too long"
        }
        let sum = total(of: items)
        /// The price of all items.
        display sumText = sum.formatted()
        display heading = "\\(title): \\(items.count) items"
        display badge = items.isEmpty
        list rows of RowViewModel(item: $0, order: order) in items
        command load restart {
            items = try await shop.items(order: order)
        }
        command remove(_ item: Item) when items.count > 1 {
            items.removeAll { $0.id == item.id }
            await shop.remove(id: item.id)
        }
        example "loads" {
            given title = "Cart"
            given shop.items returns [tea, Item(id: 2, name: "Milk", price: 2)]
            when load()
            expect sumText == "3.5"
            expect heading == "Cart: 2 items"
        }
        example "offline, with an expectation that fails" {
            given title = "Cart"
            given shop.items throws .offline
            when load()
            expect load.error == .offline
            expect rows[0].label == "Tea"
        }
    }

    """

  private static let row = """
    viewmodel RowViewModel {
        input item: Item
        input order: Order
        display label = if order == .price { item.price.formatted() } else { item.name }
        display isCheap = item.price < 2
        edit amount = item.amount ?? 1 { require amount < 9 else "At most 9" }
        example "by price" {
            given item = tea; given order = .price
            expect label == "1.5"
        }
        example "by name" {
            given item = Item(id: 3, name: "Rice", price: 3)
            given order = .name
            when amount = 12
            expect label == "Rice"
            expect amount.error == "At most 9"
        }
    }

    """
}
