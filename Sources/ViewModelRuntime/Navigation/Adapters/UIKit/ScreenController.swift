#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Shows the open screens of a ``Navigation``: tabs, stacks, sheets, covers and questions.
  public final class ScreenController: UITabBarController {
    private let navigation: Navigation
    private let content: @MainActor (any ScreenViewModel) -> UIViewController
    private var stacks: [ScreenStack.ID: ScreenStackController] = [:]
    private var observations: [BindingToken] = []
    private var isInBackground = false
    private weak var alert: UIAlertController?

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
      observations = [
        navigation.observe { [weak self] in self?.update($0) },
        navigation.observeTabLabels { [weak self] in self?.show($0) },
        navigation.questions.observe { [weak self] in self?.show($0) },
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
      present(state.presented)
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

    /// Presents stacks above each other, and dismisses those that are closed.
    private func present(_ presented: [ScreenStack]) {
      var below: UIViewController = self
      for stack in presented {
        let next = controller(stack.id)
        if below.presentedViewController === next {
          below = next
          continue
        }
        let isCover = stack.presentation == .cover
        next.modalPresentationStyle = isCover ? .fullScreen : Self.sheetStyle
        next.presentationController?.delegate = next
        guard below.presentedViewController == nil else {
          // The rest is presented after the dismissal.
          return below.dismiss(animated: true) { [weak self] in self?.updateAgain() }
        }
        return below.present(next, animated: true) { [weak self] in self?.updateAgain() }
      }
      if below.presentedViewController is ScreenStackController { below.dismiss(animated: true, completion: nil) }
    }

    #if os(tvOS)
      private static let sheetStyle = UIModalPresentationStyle.automatic
    #else
      private static let sheetStyle = UIModalPresentationStyle.pageSheet
    #endif

    private func updateAgain() { update(navigation.state) }

    /// Shows a question as an alert above all screens.
    private func show(_ question: CommandQuestion?) {
      if let alert { alert.dismiss(animated: true, completion: nil) }
      guard let question else { return }
      let alert = UIAlertController(title: question.text, message: question.message, preferredStyle: .alert)
      if let field = question.field {
        alert.addTextField { control in
          control.placeholder = field.placeholder
          control.text = field.text
          control.isSecureTextEntry = field.isSecure
        }
      }
      for choice in question.choices {
        let title = choice.title ?? (choice.role == .cancel ? "Cancel" : "OK")
        let action = UIAlertAction(title: title, style: choice.role.style) { [weak alert] _ in
          question.choose(choice, text: alert?.textFields?.first?.text ?? "")
        }
        alert.addAction(action)
      }
      self.alert = alert
      var top: UIViewController = self
      while let next = top.presentedViewController { top = next }
      top.present(alert, animated: true, completion: nil)
    }
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

  extension QuestionChoice.Role {
    fileprivate var style: UIAlertAction.Style {
      switch self {
      case .standard: .default
      case .destructive: .destructive
      case .cancel: .cancel
      }
    }
  }
#endif
