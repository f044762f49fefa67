/// The identity of a child: the `id`s of its identifiable inputs, and the values of its constants.
public struct ChildIdentity: Hashable {
  private let parts: [AnyHashable]

  /// Creates an identity from its parts.
  public init(_ parts: any Hashable...) { self.parts = parts.map { AnyHashable($0) } }
}
