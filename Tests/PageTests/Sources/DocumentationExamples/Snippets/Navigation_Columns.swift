import Foundation
import ViewModelRuntime

@MainActor
func launchWithColumns(_ session: any Session) -> Navigation {
  let navigation = launch(session)
  navigation.layout = .columns
  return navigation
}
