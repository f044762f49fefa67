// The screens of a client app: container of services, navigation, router, titles, errors, tables, tabs and segments.
// Each rule is an example of `Schemas`. These rules are tests in Swift, or belong to the views:
//
// | Rule | Where it is tested, or why it is not |
// | --- | --- |
// | The members of the container can be replaced. | `ServiceBusTests`: an example has one set of services |
// | A presented screen has a stack of its own. `dismiss` removes it, `resetRoot` all stacks. | `NavigationStackTests` |
// | The result of a screen comes back through a container. | `NavigationStackTests` |
// | Each view model has a view. | `RouterTests` conforms to the router: the compiler reports a missing view |
// | The title bar shows the title alone, with a subtitle, or a loading title. | `TitleTests` |
// | A failed load of a table shows the alert of the error policy. | `TableErrorTests` |
// | The tabs have titles and icons. | `TabTests` |
// | Steps are animated. | the adapter decides: it animates changes of a visible container |
// | View models import nothing of the view layer. | generated code imports the runtime, and Foundation for its types |
// | `push` hides the bottom bar. | a property of the view: `hidesBottomBarWhenPushed` of its view controller |

import ViewModelRuntime

/// The app of a test: its services, and a container whose screens use them.
@MainActor
struct ClientApp {
  let doubles = ServiceBusDoubles()
  let services: ServiceBus
  let navigation = Navigation(links: .clientRouter)

  init() {
    services = ServiceBus(
      appStoreService: doubles.appStoreService, client: doubles.client, departureBoard: doubles.departureBoard,
      localStore: doubles.localStore, navigator: navigation, presenceService: doubles.presenceService,
      repositoryService: doubles.repositoryService, toasts: doubles.toasts)
    navigation.factory = .clientRouter(services: services, context: .example)
  }

  /// Shows the screen that calls all functions of the navigator.
  func openFirstScreen() -> NavigationViewModel {
    let screen = NavigationViewModel(repository: .engine, services: services, context: .example)
    navigation.resetRoot(screen)
    navigation.commitPending()
    return screen
  }

  /// The names of the screens of each stack, the presented stacks last.
  var stacks: [[String]] {
    navigation.state.stacks.map { $0.entries.map(\.route.screenName) }
  }
}
