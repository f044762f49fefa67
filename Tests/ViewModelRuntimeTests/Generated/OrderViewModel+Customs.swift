extension OrderViewModel {
  static func badgeText(for state: OrderState, count: Int) -> String { "\(state.rawValue) \(count)" }
}
