extension Dashboards {
  static func estimate(of number: Int) async throws -> Int { number + 5 }
}
