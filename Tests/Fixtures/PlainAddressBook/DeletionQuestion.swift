import SwiftUI

extension View {
  /// Asks before a contact is deleted. With vmgen, the command asks.
  func deletionQuestion(for contact: Binding<Contact?>, delete: @escaping (Contact) -> Void) -> some View {
    let isPresented = Binding { @MainActor in
      contact.wrappedValue != nil
    } set: { @MainActor isPresented in
      if !isPresented { contact.wrappedValue = nil }
    }
    return alert("Delete this contact?", isPresented: isPresented, presenting: contact.wrappedValue) { contact in
      Button("Delete", role: .destructive) { delete(contact) }
      Button("Keep", role: .cancel) {}
    }
  }

  func deletionQuestion(isPresented: Binding<Bool>, delete: @escaping () -> Void) -> some View {
    alert("Delete this contact?", isPresented: isPresented) {
      Button("Delete", role: .destructive) { delete() }
      Button("Keep", role: .cancel) {}
    }
  }
}
