import Foundation
import ViewModelRuntime

struct AppServices: ProfilesProvider {
  let profiles: any Profiles  // your client of the server
}
