import Foundation
import TerminalForm
import UserEditorExample
import ViewModelRuntime

/// What the view model asks of the world.
struct Services: UserInfoViewModel.Services {
  let profiles: any Profiles
}

// How much faster than usual the server is, if a person or a test is in a hurry: `swift run user-editor 10`.
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
