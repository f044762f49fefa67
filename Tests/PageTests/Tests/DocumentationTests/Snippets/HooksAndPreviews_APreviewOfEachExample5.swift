import Foundation
import ViewModelRuntime
import ViewModelTesting

@testable import DocumentationExamples

#if DEBUG
  extension LoginViewModel {
    static var previewAskingForCode: LoginViewModel {
      let doubles = LoginViewModelDoubles()
      doubles.sessionDouble.signInStub.throws(.codeRequired)
      let viewModel = LoginViewModel(services: doubles)
      viewModel.login.text = "ada"
      viewModel.password.text = "secret"
      viewModel.signIn()
      return viewModel
    }
  }
#endif
