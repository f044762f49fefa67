#if canImport(SwiftUI)
  import SwiftUI

  // The open screens as bindings of SwiftUI's containers.
  extension Navigation {
    /// The stack of the visible tab.
    var selectedStack: SwiftUI.Binding<ScreenStack.ID?> {
      SwiftUI.Binding { @MainActor in
        self.state.selectedStack?.id
      } set: { @MainActor id in
        if let id { self.select(tab: id) }
      }
    }

    /// The screens above the root of a stack.
    func path(of stack: ScreenStack.ID) -> SwiftUI.Binding<[ScreenEntry.ID]> {
      SwiftUI.Binding { @MainActor in
        self.screensAboveRoot(of: stack)
      } set: { @MainActor path in
        self.didShow(path, aboveRootOf: stack)
      }
    }

    /// The presented stack at a level, if it is presented in one of the ways.
    func presented(at level: Int, as presentations: [ScreenPresentation]) -> SwiftUI.Binding<ScreenStack?> {
      let stack = presentedStack(at: level, as: presentations)
      return SwiftUI.Binding {
        stack
      } set: { @MainActor new in
        // The report names the stack that this view has shown, since another one may have replaced it.
        if new == nil, let stack { self.close(stack.id) }
      }
    }
  }
#endif
