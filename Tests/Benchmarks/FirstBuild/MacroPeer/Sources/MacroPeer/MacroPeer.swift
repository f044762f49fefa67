@freestanding(expression)
public macro stringify<T>(_ value: T) -> (T, String) =
  #externalMacro(module: "PeerMacros", type: "StringifyMacro")

public let peer = #stringify(1 + 2)
