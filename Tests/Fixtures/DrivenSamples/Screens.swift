import UIKit
import ViewModelRuntime

private struct Services: NavigatorProvider {
  let navigator: any Navigator
}

/// The screens in a window, with bars, detents and a popover.
@MainActor func driveScreens() async {
  let navigation = Navigation()
  let services = Services(navigator: navigation)
  let controller = makeController(navigation)
  let window = UIWindow(frame: .zero)
  window.rootViewController = controller
  window.makeKeyAndVisible()

  navigation.resetRoot(CodeViewModel(services: services, context: navigation.context()))
  await settle { controller.viewControllers?.isEmpty == false }
  guard let stack = controller.viewControllers?.first as? ScreenStackController else {
    return expect(false, "the root has a stack")
  }
  expect(stack.rootScreen is CodeViewModel && stack.viewControllers.count == 1, "the stack shows its root")
  expect(stack.navigationBar.prefersLargeTitles, "the stack of the root has large titles")

  navigation.push(CodeViewModel(services: services, context: navigation.context()))
  await settle { stack.viewControllers.count == 2 }
  expect(stack.viewControllers.count == 2, "a pushed screen is shown")

  navigation.present(LetterViewModel(sender: "Ada", services: services, context: navigation.context()))
  await settle { controller.presentedViewController != nil }
  let sheet = controller.presentedViewController as? ScreenStackController
  expect(sheet?.sheetPresentationController?.detents.count == 2, "the sheet has its detents")
  expect(sheet?.navigationBar.prefersLargeTitles == false, "a sheet has small titles")

  navigation.dismiss()
  await settle { controller.presentedViewController == nil }
  expect(controller.presentedViewController == nil, "the sheet is dismissed")

  navigation.present(BranchPickerViewModel(current: "main", services: services, context: navigation.context()))
  await settle { controller.presentedViewController != nil }
  expect(controller.presentedViewController?.modalPresentationStyle == .popover, "the picker is a popover")
}
