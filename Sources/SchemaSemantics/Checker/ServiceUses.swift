/// The services of view models and of the view models that they create, directly or indirectly.
///
/// View models that create each other, such as screens in a ring, share one component: with a search from each view
/// model, a ring would take quadratic time.
struct ServiceUses {
  private struct Component {
    /// The services, sorted.
    var services: [String] = []
    /// The services by the names of their uses. The first use of a name counts.
    var servicesByUse: [String: String] = [:]
  }

  private var components: [Component] = []
  private var componentOfCreator: [String: Int] = [:]
  /// The number of creations that were followed.
  private(set) var followedCount = 0

  init() {}

  /// - Parameters:
  ///   - creators: The names of the view models and of the error policy.
  ///   - made: Returns what a creator creates.
  ///   - uses: Returns the services of a creator itself, with the names of their uses.
  init(
    _ creators: [String], made: (String) -> [String], uses: (String) -> [(name: String, service: String)]
  ) {
    let numbers = Dictionary(creators.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let successors = creators.map { made($0).compactMap { numbers[$0] } }
    let (order, cycles) = orderAndCycles(count: creators.count) { successors[$0] }
    var cycleOf: [Int: Int] = [:]
    for (number, cycle) in cycles.enumerated() { for node in cycle.nodes { cycleOf[node] = number } }
    var lastOfCycle: [Int: Int] = [:]
    for node in order { if let cycle = cycleOf[node] { lastOfCycle[cycle] = node } }
    var componentOf = [Int?](repeating: nil, count: creators.count)
    for node in order {
      // The last node of a cycle follows the successors of all its nodes.
      if let cycle = cycleOf[node], lastOfCycle[cycle] != node { continue }
      let nodes = cycleOf[node].map { cycles[$0].nodes } ?? [node]
      for node in nodes { componentOf[node] = components.count }
      components.append(Component())
      var services: Set<String> = []
      var servicesByUse: [String: String] = [:]
      for use in nodes.flatMap({ uses(creators[$0]) }) {
        services.insert(use.service)
        if servicesByUse[use.name] == nil { servicesByUse[use.name] = use.service }
      }
      // A node follows its successors, so the components of those outside of its cycle are complete.
      var added: Set<Int> = [components.count - 1]
      for successor in nodes.flatMap({ successors[$0] }) {
        followedCount += 1
        guard let number = componentOf[successor], added.insert(number).inserted else { continue }
        services.formUnion(components[number].services)
        servicesByUse.merge(components[number].servicesByUse) { first, _ in first }
      }
      components[components.count - 1] = Component(services: services.sorted(), servicesByUse: servicesByUse)
    }
    for (creator, number) in numbers { componentOfCreator[creator] = componentOf[number] }
  }

  /// Returns the services that a creator uses, directly or in what it creates, sorted.
  func services(of creator: String) -> [String] { component(of: creator).services }

  /// Returns the same services by the names of their uses.
  func servicesByUse(of creator: String) -> [String: String] { component(of: creator).servicesByUse }

  private func component(of creator: String) -> Component {
    componentOfCreator[creator].map { components[$0] } ?? Component()
  }
}
