import Foundation
import ViewModelRuntime

@MainActor
func useOtherServer(_ services: LiveServices, session: any Session) {
  services.session = session
}
