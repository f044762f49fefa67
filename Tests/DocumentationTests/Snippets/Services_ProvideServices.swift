import Foundation
import ViewModelRuntime

struct LiveServices: SessionProvider, NavigatorProvider {
  let session: any Session
  let navigator: any Navigator
}
