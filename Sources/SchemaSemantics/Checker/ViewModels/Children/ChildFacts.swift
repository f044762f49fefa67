import VmgenSchemaSyntax

/// The properties of a child that other members use.
struct ChildShape: Sendable {
  var id: MemberID
  /// The name of the child's view model; nil if it is not known, which has been reported.
  var viewModel: String?
  var isOptional = false

  var type: Type {
    guard let viewModel else { return .unknown }
    return isOptional ? .optional(.declared(viewModel)) : .declared(viewModel)
  }
}

extension MemberFacts {
  static func child(_ child: ChildShape) -> MemberFacts {
    MemberFacts(
      child.id, kind: .child(child), type: child.type, reading: .value(.storage(.child(child.id))),
      writing: Writing(reason: "it is a child"), property: .child)
  }
}
