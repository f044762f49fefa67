import Foundation
import ViewModelRuntime

@MainActor
func card(of person: Person) -> PersonViewModel {
  var context = DisplayContext.current
  context.localization = .bundle(.main)
  return PersonViewModel(person: person, context: context)
}
