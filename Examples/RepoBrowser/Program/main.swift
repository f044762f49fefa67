import Foundation
import RepoBrowserExample
import RepoBrowserServices
import TerminalForm
import ViewModelRuntime

guard let options = Options(CommandLine.arguments.dropFirst()) else {
  FileHandle.standardError.write(Data(Options.usage.utf8))
  exit(64)
}
let app = App(options)
exit(await app.run())
