extension StatefulViewModelState {
  /// Assigns the stored values of a restored screen in one change.
  public func restore(_ owner: Owner, _ change: (inout Values) -> Void) { changeNewest(owner, change) }
}
