import Foundation
import ViewModelRuntime

@MainActor let settings = LiveContext()

@MainActor
func liveCard(of person: Person) -> PersonViewModel {
  PersonViewModel(person: person, context: settings.context)
}
