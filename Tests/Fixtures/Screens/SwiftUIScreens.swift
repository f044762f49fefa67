import Foundation
import SwiftUI
import ViewModelRuntime

struct LoginScreen: View {
  @Bindable var viewModel: LoginViewModel
  var body: some View {
    TextField("Name", text: $viewModel.username.text)
    if let error = viewModel.username.error { Text(error) }
    Button("Sign in") { viewModel.signIn() }.disabled(!viewModel.signIn.canRun)
    EditField("Name", edit: $viewModel.username)
    EditField(viewModel.username.text, edit: $viewModel.password, isSecure: true)
    SecureField("Password", edit: $viewModel.password).editing($viewModel.password)
    CommandButton("Sign in", status: viewModel.signIn) { viewModel.signIn() }
  }
}

struct HomeScreen: View {
  let viewModel: HomeViewModel
  var body: some View {
    CommandButton("Refresh", role: .cancel, command: viewModel.refresh)
    CommandButton(command: viewModel.refresh) { Label("Refresh", systemImage: "arrow.clockwise") }
      .asks(viewModel.refresh)
      .asks(viewModel.refresh.question, as: .dialog)
      .lifecycle(of: viewModel)
      .displayContext(of: viewModel)
      .task(id: viewModel.refresh.successCount) { await viewModel.refresh().finishedOrCancelled() }
  }
}

struct SignUpScreen: View {
  @Bindable var viewModel: SignUpViewModel
  var body: some View {
    Form {
      TextField("Name", edit: $viewModel.name).editing($viewModel.name)
      EditErrorText(viewModel.name)
      Toggle("Newsletter", edit: $viewModel.newsletter).editStatus(viewModel.newsletter)
    }
    .asks(viewModel.delete)
  }
}

struct TravelerScreen: View {
  @Bindable var viewModel: TravelerViewModel
  var body: some View {
    Form {
      EditField("Name", edit: $viewModel.name)
      TextField("Street", edit: $viewModel.street).editing($viewModel.street)
      #if !os(tvOS) && !os(watchOS)
        TextEditor(text: $viewModel.note.text).editing($viewModel.note)
      #endif
      Toggle("Public", edit: $viewModel.isPublic).editStatus(viewModel.isPublic)
      Button("Edit the name") { viewModel.focus = .name }
      Text(verbatim: viewModel.hint)
    }
    .lifecycle(of: viewModel)
  }
}

struct ValueControls: View {
  @Binding var seats: ValueEdit<Int>
  @Binding var volume: ValueEdit<Double>
  @Binding var due: ValueEdit<Date>
  var body: some View {
    Picker("Seats", edit: $seats) {
      ForEach(1..<4, id: \.self) { count in Text("\(count) seats").tag(count) }
    }
    .editStatus(seats)
    #if !os(tvOS)
      Stepper("Seats", edit: $seats, in: 1...10).editing($seats)
      Slider("Volume", edit: $volume, in: 0...1)
      Slider("Volume", edit: $volume, in: 0...1, step: 0.1)
      DatePicker("Due", edit: $due, displayedComponents: [.date])
    #endif
  }
}

struct Screens<Content: View>: View {
  let navigation: Navigation
  let content: @MainActor (any ScreenViewModel) -> Content
  var body: some View { ScreenHost(navigation, content: content) }
}

struct NewsScreen: View {
  let viewModel: NewsViewModel
  var body: some View {
    ForEach(viewModel.rows) { row in
      Text(row.title).onAppear { viewModel.rows.rowAppeared(row.id) }
    }
    .refreshable { await viewModel.rows.refresh() }
    ListRows(viewModel.rows) { row in Text(row.title) }.refreshable { await viewModel.rows.refresh() }
    if viewModel.rows.phase == .failed { Button("Retry") { viewModel.rows.retry() } }
    ForEach(viewModel.rows.sections) { section in
      Text(section.title)
      ForEach(viewModel.rows[section]) { row in Text(row.title) }
    }
  }
}
