import Foundation
import ViewModelRuntime

@MainActor
func start(_ navigator: any Navigator) {
  let services = LiveServices(session: ServerSession(), navigator: navigator)
  navigator.resetRoot(LoginViewModel(services: services))
}
