import SwiftUI

/// A text field with its error. With vmgen, the library contains it.
struct ErrorField: View {
  private let title: LocalizedStringKey
  @Binding private var text: String
  private let error: String?

  init(_ title: LocalizedStringKey, text: Binding<String>, error: String?) {
    self.title = title
    _text = text
    self.error = error
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextField(title, text: $text)
      if let error { Text(error).font(.footnote).foregroundStyle(.red) }
    }
  }
}
