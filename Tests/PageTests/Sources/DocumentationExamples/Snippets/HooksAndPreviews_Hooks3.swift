import Foundation
import ViewModelRuntime

@MainActor
func listen(to faults: @escaping (String) -> Void) {
  ViewModelFault.report = { fault in faults("\(fault)") }
}
