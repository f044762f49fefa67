#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI
  @_spi(Generated) public import ViewModelCore

  extension DisplayContext {
    /// Registers what people change in the edits and drafts of view models with this context in an undo manager, so that
    /// it can be undone and redone.
    ///
    /// - Parameters:
    ///   - manager: The undo manager; nil registers nothing from now on.
    ///   - names: The localized action names for the menu, by the name of the edit or command in the schema.
    @MainActor
    public mutating func setUndoManager(_ manager: UndoManager?, actionNames names: [String: String] = [:]) {
      let known = undoStack as? UndoManagerStack
      guard manager !== known?.manager || names != known?.names else { return }
      undoStack = manager.map { UndoManagerStack($0, names) }
    }
  }

  private final class UndoManagerStack: UndoStack {
    let manager: UndoManager
    let names: [String: String]

    init(_ manager: UndoManager, _ names: [String: String]) {
      self.manager = manager
      self.names = names
    }

    func register(_ name: String?, for target: UndoTarget, _ undo: @escaping @MainActor () -> Void) {
      // Without a group, an undo manager that does not group by event throws an exception.
      let needsGroup = manager.groupingLevel == 0 && !manager.groupsByEvent
      if needsGroup { manager.beginUndoGrouping() }
      manager.registerUndo(withTarget: target) { _ in MainActor.assumeIsolated { undo() } }
      // The name of an undone action stays for redoing it.
      if !manager.isUndoing, !manager.isRedoing, let name = name.flatMap({ names[$0] }) { manager.setActionName(name) }
      if needsGroup { manager.endUndoGrouping() }
    }

    func removeSteps(of target: UndoTarget) { manager.removeAllActions(withTarget: target) }
  }

  extension View {
    /// Registers what people change in the edits and drafts of a view model, and of its children, in the undo manager of
    /// the environment, so that it can be undone and redone.
    ///
    /// - Parameter names: The localized action names for the menu, by the name of the edit or command in the schema.
    public func undoManager(of viewModel: some ViewModel, actionNames names: [String: String] = [:]) -> some View {
      modifier(
        UndoManagerModifier { manager in
          viewModel.update { $0.context.setUndoManager(manager, actionNames: names) }
        })
    }
  }

  struct UndoManagerModifier: ViewModifier {
    let apply: (UndoManager?) -> Void
    @Environment(\.undoManager) private var manager

    func body(content: Content) -> some View {
      content.onChange(of: manager.map(ObjectIdentifier.init), initial: true) { apply(manager) }
    }
  }
#endif
