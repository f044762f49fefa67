import Foundation
import ViewModelRuntime

struct InboxServices: SessionProvider, NavigatorProvider {
  let session: any Session
  let navigator: any Navigator
}

@MainActor
func launch(_ session: any Session) -> Navigation {
  let navigation = Navigation()
  let services = InboxServices(session: session, navigator: navigation)
  navigation.resetRoot(LoginViewModel(services: services, context: navigation.context()))
  return navigation
}
