import SwiftUI

/// The sheet that edits a contact.
struct ContactEditorScreen: View {
  @State private var viewModel: ContactEditorViewModel
  @State private var isAskingToDiscard = false
  @FocusState private var focus: ContactEditorViewModel.Field?
  @Environment(\.dismiss) private var dismiss

  init(viewModel: ContactEditorViewModel) {
    self.viewModel = viewModel
  }

  var body: some View {
    NavigationStack {
      Form {
        if !viewModel.problem.isEmpty {
          Text(viewModel.problem).foregroundStyle(.red)
        }
        Section {
          ErrorField("Name", text: $viewModel.form.name, error: viewModel.error(of: .name))
            .focused($focus, equals: .name)
          ErrorField("E-mail", text: $viewModel.form.email, error: viewModel.error(of: .email))
            .focused($focus, equals: .email)
          Toggle("Favorite", isOn: $viewModel.form.isFavorite)
        }
        Section("Telephone") {
          ForEach($viewModel.form.phones) { $phone in
            PhoneEditor(phone: $phone, error: viewModel.error(of: .number(phone.id)), focus: $focus)
          }
          .onDelete { viewModel.form.phones.remove(atOffsets: $0) }
          .onMove { viewModel.form.phones.move(fromOffsets: $0, toOffset: $1) }
          Button("Add telephone number") { viewModel.addPhone() }
        }
      }
      .onChange(of: focus) { old, _ in
        if let old { viewModel.touched.insert(old) }
      }
      .navigationTitle(viewModel.title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) {
            if viewModel.isDirty { isAskingToDiscard = true } else { dismiss() }
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(viewModel.saveTitle) {
            Task { if await viewModel.save() { dismiss() } }
          }
          .disabled(!viewModel.canSave)
        }
      }
      .alert("Discard your changes?", isPresented: $isAskingToDiscard) {
        Button("OK") { dismiss() }
        Button("Cancel", role: .cancel) {}
      }
    }
    .interactiveDismissDisabled(viewModel.isDirty)
  }
}

/// A telephone number in the editor.
struct PhoneEditor: View {
  @Binding var phone: PhoneNumber
  let error: String?
  let focus: FocusState<ContactEditorViewModel.Field?>.Binding

  var body: some View {
    // One row of the form, which is deleted and moved as a whole.
    VStack {
      Picker("Kind", selection: $phone.kind) {
        ForEach(PhoneKind.allCases, id: \.self) { kind in Text(kind.label).tag(kind) }
      }
      ErrorField("Number", text: $phone.number, error: error).focused(focus, equals: .number(phone.id))
    }
  }
}

#if DEBUG
  #Preview {
    ContactEditorScreen(viewModel: ContactEditorViewModel(contact: Contact(id: 4), store: MemoryContactStore.sample))
  }
#endif
