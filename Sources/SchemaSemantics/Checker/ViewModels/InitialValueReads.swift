import VmgenSchemaSyntax

/// What the initial values of members read, found before types are inferred.
final class InitialValueReads {
  /// Why an initial value cannot read a member.
  enum Obstacle {
    /// The member, or one that it reads, is declared after the value.
    case later(Int)
    /// The member, or one that it reads, has a value only after the view model was created.
    case unreadable(Int)
    /// The member is, or reads, the one whose initial value this is.
    case itself
  }

  /// What initial values need to know about each member.
  private let members: [MemberTraits]
  /// The indices of the members by their names; empty if all initial values are literals.
  private let numbers: [String: Int]
  /// The indices of the values with parameters by their names.
  private let functions: [String: Int]
  private var known: [Int: [Int]] = [:]
  /// Whether an initial value may read members or the context.
  var hasFormulas: Bool { !numbers.isEmpty }

  init(_ syntax: ViewModelSyntax, _ ids: [String: MemberID]) {
    members = syntax.members.map(\.traits)
    let hasFormula = members.contains { $0.initialValue?.isLiteral == false }
    numbers = hasFormula ? ids.mapValues(\.index) : [:]
    functions = numbers.filter { _, index in
      guard syntax.members.indices.contains(index), case .derived(let derived) = syntax.members[index] else {
        return false
      }
      return derived.isFunction
    }
  }

  /// Returns the members that are stored, each after the members that its initial value or its path reads. The formulas
  /// that an initial value reads are among them.
  func order() -> [Int] {
    // A path can begin with a copy.
    let stored = [MemberTraits.InitialAccess.initialized, .copied, .bound].flatMap { access in
      members.indices.filter { members[$0].initialAccess == access }
    }
    guard hasFormulas else { return stored }
    let (order, cycles) = orderAndCycles(count: members.count, from: stored) { typedBefore($0) }
    // The formulas of a cycle have no types, and are reported later.
    let cyclic = Set(cycles.flatMap(\.nodes))
    return order.filter { !cyclic.contains($0) || members[$0].initialAccess.isStored }
  }

  /// Returns the members that a member reads by their names.
  func reads(of index: Int) -> [Int] {
    guard hasFormulas, members.indices.contains(index) else { return [] }
    if let reads = known[index] { return reads }
    let reads = members[index].readValue.map { FreeNames.of($0, among: numbers, called: functions) } ?? []
    known[index] = reads
    return reads
  }

  /// Returns why the initial value of a member cannot read another member; nil if it can.
  func obstacle(reading number: Int, in value: Int) -> Obstacle? {
    var open = [number]
    var seen: Set = [number]
    var position = 0
    while position < open.count {
      let next = open[position]
      position += 1
      guard members.indices.contains(next) else { return .unreadable(next) }
      switch members[next].initialAccess {
      case .always: continue
      case .initialized, .copied, .bound:
        if next == value { return .itself }
        if next > value { return .later(next) }
        if members[next].initialValue != nil { continue }
      case .formula: break
      case .never: return .unreadable(next)
      }
      for read in reads(of: next) where seen.insert(read).inserted { open.append(read) }
    }
    return nil
  }

  private func typedBefore(_ index: Int) -> [Int] {
    let reads = reads(of: index).filter { $0 != index && members.indices.contains($0) }
    if members[index].initialValue != nil { return reads.filter { obstacle(reading: $0, in: index) == nil } }
    // The path of a copied or bound value begins with stored values, and a formula is only typed for an initial value.
    if members[index].initialAccess == .formula { return reads }
    return reads.filter { members[$0].initialAccess.isStored }
  }
}

extension MemberTraits {
  /// The initial value of a member that stores its own value.
  var initialValue: Expression? { initialAccess == .initialized ? readValue : nil }

  /// The expression whose members are read when the member is read.
  fileprivate var readValue: Expression? {
    initialAccess.isStored || initialAccess == .formula ? interfaceValues.first : nil
  }
}

extension Expression {
  /// Whether the expression is certainly without names.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .integer, .decimal, .duration, .boolean, .nilLiteral, .implicitMember, .missing: true
    case .string(let literal): literal.plainText != nil
    case .array(let elements): elements.isEmpty
    default: false
    }
  }
}
