import Foundation
import ViewModelRuntime
import ViewModelTesting

@testable import DocumentationExamples

#if DEBUG
  @MainActor
  func startRecording(_ services: LiveServices, in navigation: Navigation) -> ExampleRecorder {
    let recorder = ExampleRecorder(of: LoginViewModel.self)
    let context = recorder.context(navigation.context())
    navigation.resetRoot(LoginViewModel(services: recorder.services(services), context: context))
    return recorder
  }
#endif
