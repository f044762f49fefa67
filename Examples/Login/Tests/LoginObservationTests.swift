import Foundation
import LoginExample
import Testing
import ViewModelRuntime

/// Tests the notifications that a view receives.
@MainActor
@Suite struct LoginObservationTests {
  private let doubles = LoginViewModelDoubles()
  private let viewModel: LoginViewModel

  init() { viewModel = LoginViewModel(services: doubles, context: .example) }

  @Test func typingNotifiesTheAvatarOnlyWhenItChanges() {
    doubles.keychainDouble.userStub.returns(nil)
    var notified: [URL?] = []
    let binding = viewModel.observe(\.avatarURL) { notified.append($0) }
    defer { binding.end() }
    for text in ["a", "ad"] { viewModel.username.text = text }
    doubles.keychainDouble.userStub.returns(.ada)
    for text in ["ada", " ada", " ada "] { viewModel.username.text = text }
    viewModel.password.text = "lovelace"
    #expect(notified == [nil, User.ada.avatarURL])
  }

  @Test func typingNotifiesTheCommandOnlyWhenItIsEnabledOrDisabled() {
    var notified: [Bool] = []
    let binding = viewModel.observe(\.signIn) { notified.append($0.canRun) }
    defer { binding.end() }
    for text in ["a", "ad", "ada"] { viewModel.username.text = text }
    for text in ["l", "lo", ""] { viewModel.password.text = text }
    #expect(notified == [false, true, false])
  }
}
