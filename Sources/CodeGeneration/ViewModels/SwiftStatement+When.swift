extension SwiftStatement {
  /// `if conditions { body }`
  static func when(_ conditions: [SwiftCondition], _ body: [SwiftStatement]) -> SwiftStatement {
    .value(.conditional(SwiftConditional(conditions, then: body, otherwise: [])))
  }
}
