extension ViewModel {
  /// Calls `receive` with the rows of a list, and again with the batch updates after each commit that inserts, removes or
  /// moves rows. A table or collection view applies the batches in order.
  ///
  /// Changes of a row's values are not among the batches, because the row's own bindings receive them.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - receive: Receives the rows and the batches. On the first call there are no batches, so that the view reloads
  ///     all rows.
  /// - Returns: A token that retains the observation. The view model does not.
  public func observeBatches<Element, Row>(
    of list: KeyPath<Self, RowList<Element, Row>>,
    _ receive: @escaping (_ rows: RowList<Element, Row>, _ batches: [BatchUpdate<String, Element.ID>]) -> Void
  ) -> BindingToken {
    observeBatches(list, { $0 }, receive)
  }

  /// Calls `receive` with the rows and the batch updates of a list whose rows can be selected.
  public func observeBatches<Element, Row>(
    of list: KeyPath<Self, SelectableRowList<Element, Row>>,
    _ receive: @escaping (_ rows: RowList<Element, Row>, _ batches: [BatchUpdate<String, Element.ID>]) -> Void
  ) -> BindingToken {
    observeBatches(list, \.rows, receive)
  }

  /// Calls `receive` with the rows and the batch updates of a list that is loaded from a service.
  public func observeBatches<Element, Row, Failure>(
    of list: KeyPath<Self, LoadedRowList<Element, Row, Failure>>,
    _ receive: @escaping (_ rows: RowList<Element, Row>, _ batches: [BatchUpdate<String, Element.ID>]) -> Void
  ) -> BindingToken {
    observeBatches(list, \.rows, receive)
  }

  private func observeBatches<List, Element, Row>(
    _ list: KeyPath<Self, List>, _ rows: @escaping (List) -> RowList<Element, Row>,
    _ receive: @escaping (RowList<Element, Row>, [BatchUpdate<String, Element.ID>]) -> Void
  ) -> BindingToken {
    var shown: ListSnapshot<String, Element.ID>?
    return observe(list) { list in
      let rows = rows(list)
      let snapshot = rows.content.snapshot
      let batches = shown.map { ListDifference(from: $0, to: snapshot).batches(from: $0, to: snapshot) }
      shown = snapshot
      receive(rows, batches ?? [])
    }
  }
}
