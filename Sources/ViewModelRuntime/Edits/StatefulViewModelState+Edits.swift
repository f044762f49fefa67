extension StatefulViewModelState {
  /// Applies the changes that a view has made to an edit.
  public func edit<Value>(_ owner: Owner, _ rules: TextEditRules<Values, Value>, _ edit: TextEdit<Value>) {
    guard !edit.requests.isEmpty else { return }
    change(owner) { rules.apply(edit, to: &$0) }
  }

  /// Applies the changes that a view has made to an edit.
  public func edit<Value>(_ owner: Owner, _ rules: ValueEditRules<Values, Value>, _ edit: ValueEdit<Value>) {
    guard !edit.requests.isEmpty else { return }
    change(owner) { rules.apply(edit, to: &$0) }
  }
}
