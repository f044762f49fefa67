import Foundation
import LoginExample
import TerminalForm
import ViewModelRuntime

/// The services of the view models.
struct Services: LoginViewModel.Services {
  let session: any Session
  let keychain: any Keychain
  let navigator: any Navigator
}

// The optional argument is the response time of the server in seconds: `swift run login 0.1`.
let words = CommandLine.arguments.dropFirst()
guard words.count < 2, let delay = Double(words.first ?? "1.5"), (0...3600).contains(delay) else {
  FileHandle.standardError.write(Data("usage: login [SECONDS]\n".utf8))
  exit(64)
}

let window = TerminalWindow()
let navigation = Navigation()
let services = Services(
  session: MadeUpServer(delay: .seconds(delay)), keychain: MadeUpKeychain(), navigator: navigation)
navigation.resetRoot(LoginViewModel(services: services))
navigation.commitPending()
let presenter = window.show(navigation)
exit(await window.run())
