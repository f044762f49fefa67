/// Returns the strictest comparison of a type that is not known at compile time.
func exactComparison<Value: Equatable>(of type: Value.Type) -> (Value, Value) -> Bool {
  guard let exact = type as? any ExactlyComparable.Type else { return { $0 != $1 } }
  return comparison(of: exact)
}

private func comparison<Exact: ExactlyComparable, Value>(of type: Exact.Type) -> (Value, Value) -> Bool {
  { old, new in
    guard let old = old as? Exact, let new = new as? Exact else { return true }
    return old.differs(from: new)
  }
}
