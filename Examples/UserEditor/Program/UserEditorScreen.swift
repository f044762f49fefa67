import TerminalForm
import UserEditorExample
import ViewModelRuntime

/// The hand-written part of the screen: its views and their bindings.
@MainActor
final class UserEditorScreen {
  let form: Form

  private let viewModel: UserInfoViewModel
  private let name = TextField("Name")
  private let age = TextField("Age")
  private let city = TextField("City")
  private let update = Button("Update")
  private let activity = ActivityLine()
  /// The versions of the model, the latest first.
  private let history = Label(caption: "Model", lines: 4)
  private var binding: BindingToken?

  init(_ viewModel: UserInfoViewModel) {
    self.viewModel = viewModel
    form = Form("User", rows: [[name], [age], [city], [update, activity], [Label()], [history]])
    binding = viewModel.bind(
      for: self,
      name: .to(name),
      age: .to(age).reporting(to: age) { $0.errorText = $1.error },
      city: .to(city),
      summary: { $0.history.text = "\($1)\n\($0.history.text)" },
      refresh: .to(update).reporting(to: activity) { $0.text = $1.busyText })
  }
}
