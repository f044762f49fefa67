#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Shows the open screens of a ``Navigation``: tabs, stacks, sheets, covers and questions.
  public final class ScreenController: UITabBarController {
    private let navigation: Navigation
    private let content: @MainActor (any ScreenViewModel) -> UIViewController
    private var stacks: [ScreenStack.ID: ScreenStackController] = [:]
    private var observations: [BindingToken] = []
    private var isInBackground = false
    private var modals: ModalSynchronizer<UIViewController>?

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - navigation: The open screens.
    ///   - content: Creates the view controller of a screen.
    public init(
      _ navigation: Navigation, content: @escaping @MainActor (any ScreenViewModel) -> UIViewController
    ) {
      self.navigation = navigation
      self.content = content
      super.init(nibName: nil, bundle: nil)
      delegate = self
      modals = ModalSynchronizer(self) {
        navigation.modalContents
      } make: { [weak self] in
        self?.makeController($0)
      }
      observations = [
        navigation.observe { [weak self] in self?.update($0) },
        navigation.observeTabLabels { [weak self] in self?.show($0) },
        navigation.questions.observe { [weak self] _ in self?.modals?.update() },
      ]
      observeScene()
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    private func observeScene() {
      let connection = ControlConnection<Void> { [weak self] in self?.sceneDidChange() }
      connection.listen { receive in
        NotificationEvents.on(UIScene.didEnterBackgroundNotification, of: nil, receive)
        NotificationEvents.on(UIScene.didActivateNotification, of: nil, receive)
      }
      observations.append(BindingToken(connection))
    }

    /// Tells the visible screens that the scene of this controller entered the background or the foreground.
    private func sceneDidChange() {
      guard let scene = view.window?.windowScene else { return }
      let isInBackground = scene.activationState == .background
      guard isInBackground != self.isInBackground else { return }
      self.isInBackground = isInBackground
      if isInBackground { navigation.enterBackground() } else { navigation.enterForeground() }
    }

    private func update(_ state: NavigationState) {
      let open = Set(state.stacks.map(\.id))
      stacks = stacks.filter { open.contains($0.key) }
      let tabs: [UIViewController] = state.tabs.map { controller($0.id) }
      if viewControllers != tabs {
        setViewControllers(tabs, animated: false)
        show(navigation.tabLabels)
      }
      if selectedIndex != state.selectedTab { selectedIndex = state.selectedTab }
      modals?.update()
    }

    private func show(_ labels: [ScreenTabLabel]) {
      tabBar.isHidden = labels.isEmpty
      for (stack, label) in zip(navigation.state.tabs, labels) {
        let item: UITabBarItem = controller(stack.id).tabBarItem
        item.title = label.title
        item.image = label.icon.flatMap { UIImage(systemName: $0) }
        item.badgeValue = label.badge
      }
    }

    private func controller(_ id: ScreenStack.ID) -> ScreenStackController {
      if let known = stacks[id] { return known }
      let controller = ScreenStackController(id, of: navigation, content: content)
      stacks[id] = controller
      return controller
    }

    private func makeController(_ content: ModalContent) -> UIViewController? {
      switch content {
      case .question(let question): return UIAlertController(question)
      case .stack(let id):
        guard let stack = navigation.state.stack(id) else { return nil }
        let controller = controller(id)
        controller.modalPresentationStyle = stack.presentation == .cover ? .fullScreen : Self.sheetStyle
        controller.presentationController?.delegate = controller
        return controller
      }
    }

    public override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      modals?.update()
    }

    #if os(tvOS)
      private static let sheetStyle = UIModalPresentationStyle.automatic
    #else
      private static let sheetStyle = UIModalPresentationStyle.pageSheet
    #endif
  }

  extension ScreenController: UITabBarControllerDelegate {
    /// A tap of a tab is a request: a screen with unsaved changes asks its question first.
    public func tabBarController(
      _ controller: UITabBarController, shouldSelect selected: UIViewController
    ) -> Bool {
      if let stack = stacks.first(where: { $0.value === selected }) { navigation.select(tab: stack.key) }
      return false
    }
  }
#endif
