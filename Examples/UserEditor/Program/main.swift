import Foundation
import TerminalForm
import UserEditorExample
import ViewModelRuntime

/// The services of the view model.
struct Services: UserInfoViewModel.Services {
  let profiles: any Profiles
}

// The optional argument is the speed of the server: `swift run user-editor 10`.
let words = CommandLine.arguments.dropFirst()
guard words.count < 2, let speed = Double(words.first ?? "1"), (0.001...1000).contains(speed) else {
  FileHandle.standardError.write(Data("usage: user-editor [SPEED]\n".utf8))
  exit(64)
}

let services = Services(profiles: PushingProfiles(clock: SystemClock(), speed: speed))
let user = UserInfo(name: "Chris", age: 17, city: "Hangzhou")
let viewModel = UserInfoViewModel(user: user, services: services)
let screen = UserEditorScreen(viewModel)
exit(await TerminalWindow(root: screen.form).run())
