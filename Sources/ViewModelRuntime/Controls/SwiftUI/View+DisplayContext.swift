#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Passes the locale, calendar and time zone of the environment to the context of a view model, at first and after
    /// each change, such as one by `environment(\.locale, …)` in a preview.
    public func displayContext(of viewModel: some ViewModel) -> some View {
      modifier(
        DisplayContextModifier { formats in
          viewModel.update { $0.context.use(formats) }
        })
    }
  }

  struct DisplayContextModifier: ViewModifier {
    let apply: (EnvironmentFormats) -> Void
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    func body(content: Content) -> some View {
      let formats = EnvironmentFormats(locale: locale, calendar: calendar, timeZone: timeZone)
      content.onChange(of: formats, initial: true) { apply(formats) }
    }
  }
#endif
