// A stand-in for UIKit: scenes and their delegates. Signatures only.

#if !os(watchOS)
  @_exported import Foundation

  @MainActor open class UISceneSession: NSObject {
    // UIKit marks init() as unavailable.
    init(identifier: String) { super.init() }
    open var stateRestorationActivity: NSUserActivity?
  }

  @MainActor open class UIOpenURLContext: NSObject {
    // UIKit marks init() as unavailable.
    init(url: URL) { super.init() }
    open var url: URL { URL(fileURLWithPath: "/") }
  }

  @MainActor open class UIScene: UIResponder {
    @MainActor open class ConnectionOptions: NSObject {
      // UIKit marks init() as unavailable.
      init(source: String) { super.init() }
      open var urlContexts: Set<UIOpenURLContext> { [] }
      open var userActivities: Set<NSUserActivity> { [] }
    }
    public enum ActivationState: Int, Sendable {
      case unattached = -1
      case foregroundActive, foregroundInactive, background
    }
    // UIKit marks init() as unavailable.
    init(state: ActivationState) { super.init() }
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name { NSNotification.Name("") }
    public nonisolated class var didActivateNotification: NSNotification.Name { NSNotification.Name("") }
    open var activationState: ActivationState { .foregroundActive }
  }

  @MainActor open class UIWindowScene: UIScene {}

  /// The members of this protocol are optional in Objective-C.
  @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  }

  extension UISceneDelegate {
    public func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  }

  /// The members of this protocol are optional in Objective-C.
  @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
  }
#endif
