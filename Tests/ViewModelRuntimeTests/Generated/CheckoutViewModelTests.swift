import Testing
@_spi(Generated) import ViewModelRuntime

/// Tests a generated view model beyond its examples. It is generated from `Tests/Fixtures/ViewModels/Checkout.vmodel`
/// and checked in.
@MainActor
struct CheckoutViewModelTests {
  typealias Checkout = ViewModelTest<CheckoutViewModel, CheckoutViewModelDoubles>

  private func checkout(_ body: (Checkout) async throws -> Void) async rethrows {
    let basket = Basket(
      items: [BasketItem(id: 1, title: "Tea", quantity: 2, price: 10)], buyer: Buyer(name: "Ada", email: "a@b"))
    try await withViewModel(
      CheckoutViewModelDoubles(),
      { CheckoutViewModel(basket: basket, customerSince: .earliest, services: $0, context: $1) }, body)
  }

  /// Tries to place an order without a connection.
  private func fail(_ test: Checkout, times: Int) async {
    test.doubles.shopDouble.placeStub.throws(.offline)
    for _ in 0..<times { await test.viewModel.place().finished() }
  }

  @Test func aQueryIsCalledOnceForEachArgument() async {
    await checkout { test in
      let discount = test.doubles.shopDouble.discountStub
      discount.returns(10)
      #expect(test.viewModel.discountText == "-€2.00" && test.viewModel.totalText == "€22.90")
      test.viewModel.basket.items[0].quantity = 3
      #expect(test.viewModel.discountText == "-€3.00")
      #expect(discount.calls == [""])
      test.viewModel.voucher.text = "ABCDEFGH"
      test.viewModel.voucher.isEditing = false
      #expect(test.viewModel.discountText == "-€3.00" && discount.calls == ["", "ABCDEFGH"])
    }
  }

  @Test func anInvalidatedQueryIsCalledAgain() async {
    await checkout { test in
      let discount = test.doubles.shopDouble.discountStub
      discount.returns(10)
      let totals = DeliveredValues(test.viewModel, \.totalText)
      let titles = DeliveredValues(test.viewModel, \.title)
      await fail(test, times: 3)
      discount.returns(50)
      #expect(test.viewModel.totalText == "€22.90" && discount.calls == [""])
      test.viewModel.disappear()
      #expect(test.viewModel.totalText == "€14.90" && discount.calls == ["", ""])
      #expect(totals.take() == ["€22.90", "€14.90"] && titles.take().count == 1)
    }
  }

  @Test func anEqualResultAfterInvalidationNotifiesNoObserver() async {
    await checkout { test in
      test.doubles.shopDouble.discountStub.returns(10)
      let totals = DeliveredValues(test.viewModel, \.totalText)
      let notifications = NotificationLog()
      await fail(test, times: 3)
      notifications.track("discountText") { test.viewModel.discountText }
      test.viewModel.disappear()
      #expect(test.doubles.shopDouble.discountStub.calls.count == 2)
      #expect(totals.take().count == 1 && notifications.names == [])
    }
  }

  @Test func anUnreadQueryIsNotCalledAfterInvalidation() async {
    await checkout { test in
      await fail(test, times: 3)
      test.viewModel.disappear()
      #expect(test.doubles.shopDouble.discountStub.calls.isEmpty)
    }
  }
}
