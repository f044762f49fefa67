import Foundation
import ViewModelRuntime

struct InboxServices: SessionProvider, NavigatorProvider {
  let session: any Session
  let navigator: any Navigator
}

@MainActor
func launch(_ session: any Session) -> Navigation {
  let navigation = Navigation()
  var context = DisplayContext.current
  context.questions = navigation.questions
  let services = InboxServices(session: session, navigator: navigation)
  navigation.resetRoot(LoginViewModel(services: services, context: context))
  return navigation
}
