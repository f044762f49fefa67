import Foundation

extension CheckoutViewModel {
  static func loyaltyBadge(since: Date, isEmpty: Bool) -> String {
    isEmpty || since.timeIntervalSince1970 > 1_500_000_000 ? "" : "★"
  }

  static func track(event: String, value: Decimal) {}
}
