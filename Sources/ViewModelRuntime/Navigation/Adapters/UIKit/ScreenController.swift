#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  @_spi(Generated) import ViewModelCore

  /// Shows the open screens of a ``Navigation``: tabs, stacks, sheets, covers and questions.
  public final class ScreenController: UITabBarController {
    private let navigation: Navigation
    private let content: @MainActor (any ScreenViewModel) -> UIViewController?
    private let configure: @MainActor (_ stack: ScreenStackController, _ below: UIViewController?) -> Void
    private let barClasses: (navigationBar: UINavigationBar.Type?, toolbar: AnyClass?)
    private var stacks: [ScreenStack.ID: ScreenStackController] = [:]
    private var observations: [BindingToken] = []
    private var isInBackground = false
    private var tabs: TabSynchronizer<ScreenController>?
    private var modals: ModalSynchronizer<UIViewController>?

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - navigation: The open screens.
    ///   - navigationBarClass: The class of the navigation bars, or nil for that of UIKit.
    ///   - toolbarClass: A subclass of `UIToolbar`, or nil for the class of UIKit. Another class is ignored.
    ///   - content: Creates the view controller of a screen. A screen without a controller is empty, and reported as
    ///     ``ViewModelFault/screenWithoutView(screen:)``.
    ///   - configure: Configures the controller of each stack once, before it is shown: its bars and, of a presented
    ///     stack, its presentation. `below` is the controller of the screen that a stack is presented over.
    public init(
      _ navigation: Navigation, navigationBarClass: UINavigationBar.Type? = nil, toolbarClass: AnyClass? = nil,
      content: @escaping @MainActor (any ScreenViewModel) -> UIViewController?,
      configure: @escaping @MainActor (_ stack: ScreenStackController, _ below: UIViewController?) -> Void = { _, _ in }
    ) {
      self.navigation = navigation
      self.content = content
      self.configure = configure
      barClasses = (navigationBarClass, toolbarClass)
      super.init(nibName: nil, bundle: nil)
      delegate = self
      tabs = TabSynchronizer(navigation, self) { [weak self] id in
        self?.controller(id) ?? ScreenStackController(id, of: navigation, content: content)
      }
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
      guard let scene = modals?.top?.viewIfLoaded?.window?.windowScene else { return }
      let isInBackground = scene.activationState == .background
      guard isInBackground != self.isInBackground else { return }
      self.isInBackground = isInBackground
      if isInBackground { navigation.enterBackground() } else { navigation.enterForeground() }
    }

    private func update(_ state: NavigationState) {
      let open = Set(state.stacks.map(\.id))
      stacks = stacks.filter { open.contains($0.key) }
      if tabs?.update() == true { show(navigation.tabLabels) }
      modals?.update()
    }

    private func show(_ labels: [ScreenTabLabel]) {
      hideTabBar(labels.isEmpty)
      for (stack, label) in zip(navigation.state.tabs, labels) {
        let item: UITabBarItem = controller(stack.id).tabBarItem
        item.title = label.title
        item.image = label.icon.flatMap { UIImage(systemName: $0) }
        item.badgeValue = label.badge
      }
    }

    private func hideTabBar(_ isHidden: Bool) {
      if #available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *) {
        // The bar can be above the content, or a sidebar.
        isTabBarHidden = isHidden
      } else {
        tabBar.isHidden = isHidden
      }
    }

    private func controller(_ id: ScreenStack.ID) -> ScreenStackController {
      if let known = stacks[id] { return known }
      let controller = ScreenStackController(
        id, of: navigation, navigationBarClass: barClasses.navigationBar, toolbarClass: barClasses.toolbar,
        content: content)
      stacks[id] = controller
      if let presentation = controller.presentation {
        controller.modalPresentationStyle = presentation == .cover ? .fullScreen : Self.sheetStyle
      }
      let below = controllerBelow(id)
      configure(controller, below)
      if controller.presentation != nil { controller.completePresentation(over: below) }
      return controller
    }

    /// Returns the controller of the screen that a stack is presented over.
    private func controllerBelow(_ id: ScreenStack.ID) -> UIViewController? {
      let state = navigation.state
      guard let index = state.presented.firstIndex(where: { $0.id == id }) else { return nil }
      let below = index == 0 ? state.selectedStack : state.presented[index - 1]
      return below.flatMap { stacks[$0.id]?.viewControllers.last }
    }

    private func makeController(_ content: ModalContent) -> UIViewController? {
      switch content {
      case .question(let question): return QuestionAlert(question) { [weak self] in self?.modals?.update() }
      case .stack(let id): return navigation.state.stack(id).map { controller($0.id) }
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

  extension ScreenController: TabContainer {
    var shownTabs: [ScreenStackController] { viewControllers?.compactMap { $0 as? ScreenStackController } ?? [] }

    /// The selected controller can also be the one of the item "More".
    var visibleTab: ScreenStackController? { selectedViewController as? ScreenStackController }

    func show(_ tabs: [ScreenStackController]) {
      setViewControllers(tabs, animated: false)
      #if os(iOS)
        // A person must not reorder the tabs, whose order is that of the router.
        customizableViewControllers = nil
        moreNavigationController.delegate = self
      #endif
    }

    func select(_ tab: ScreenStackController) { selectedViewController = tab }
  }

  extension ScreenController: UITabBarControllerDelegate {
    public func tabBarController(
      _ controller: UITabBarController, shouldSelect selected: UIViewController
    ) -> Bool {
      tabs?.shouldSelect(selected as? ScreenStackController) ?? false
    }
  }

  #if os(iOS)
    extension ScreenController: UINavigationControllerDelegate {
      /// The item "More" has shown its list, or a tab of the list.
      public func navigationController(
        _ controller: UINavigationController, didShow shown: UIViewController, animated: Bool
      ) {
        tabs?.selectionDidChange()
      }
    }
  #endif

  extension UIViewController: PresentingController {
    var presentedController: UIViewController? { presentedViewController }

    var isInWindow: Bool { viewIfLoaded?.window != nil }

    func present(_ controller: UIViewController, completion: @escaping @MainActor () -> Void) {
      present(controller, animated: true, completion: completion)
    }

    func dismissPresented(completion: @escaping @MainActor () -> Void) {
      dismiss(animated: true, completion: completion)
    }

    func afterTransition(_ body: @escaping @MainActor () -> Void) {
      // UIKit ends the transition after its reports.
      let later = { _ = Task { @MainActor in body() } }
      let isAnimated = transitionCoordinator?.animate(alongsideTransition: nil) { _ in later() }
      if isAnimated != true { later() }
    }
  }

  /// The alert of a question.
  final class QuestionAlert: UIAlertController {
    /// Receives that the alert has disappeared, after the action of its button.
    private var onDisappear: (@MainActor () -> Void)?

    /// Creates an alert with the buttons and the field of a question.
    convenience init(_ question: CommandQuestion, onDisappear: @escaping @MainActor () -> Void) {
      self.init(title: question.text, message: question.message, preferredStyle: .alert)
      self.onDisappear = onDisappear
      if let field = question.field {
        addTextField { control in
          control.placeholder = field.placeholder
          control.text = field.text
          control.isSecureTextEntry = field.isSecure
        }
      }
      for choice in question.choices {
        let action = UIAlertAction(title: choice.label, style: choice.role.style) { [weak self] _ in
          question.choose(choice, text: self?.textFields?.first?.text ?? "")
        }
        addAction(action)
      }
    }

    /// The app may have dismissed the alert together with a controller below it, which calls no action.
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      // UIKit calls the action of a button after the alert has disappeared, in the same turn.
      Task { @MainActor [onDisappear] in onDisappear?() }
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
