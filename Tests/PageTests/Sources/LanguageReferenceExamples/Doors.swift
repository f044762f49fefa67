/// The customs that the schemas of the language reference require.

struct AvatarToken: Hashable, Sendable {}

struct Customer: Hashable, Sendable {
  var name: String
  var token: AvatarToken
}

extension AccountViewModel {
  nonisolated static func badgeColor(count: Int) -> String { count == 0 ? "#888888" : "#FF0000" }
}
