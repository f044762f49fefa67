/// The rules of a child or of a list's rows, whose events the parent receives.
@MainActor
public class ReceivingRules<Values: StatefulValues, Child: ViewModel> {
  /// Receives the events. The argument is of the child's event type.
  private(set) var receive: ((Values.OwningViewModel, Any) -> Void)?

  init() {}
}

extension ReceivingRules {
  /// Adds a function that receives the events.
  ///
  /// - Returns: The rules.
  public func receiving(_ receive: @escaping (Values.OwningViewModel, Child.EmittedEvent) -> Void) -> Self
  where Child: EmittingViewModel {
    self.receive = { owner, event in
      if let event = event as? Child.EmittedEvent { receive(owner, event) }
    }
    return self
  }
}
