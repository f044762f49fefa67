import VmgenSchemaEvaluation
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// The view models of schemas with what they show in their examples.
package struct Gallery: Sendable {
  /// A view model with its examples.
  package struct Screen: Sendable {
    package var name: String
    package var documentation: [String]
    /// The path of the schema.
    package var path: String
    package var entries: [Entry]
    /// The titles of the examples that did not run because of errors in the schemas.
    package var unsound: [String]
  }

  /// An example, or one row of its table.
  package struct Entry: Sendable {
    package var title: String
    /// The values of the row of the table, as the schema writes them.
    package var rowValues: [String]
    package var outcome: ExampleResult.Outcome
    /// What is shown with each setting. The first one is that of the examples themselves, and is always present; another
    /// one is omitted if it shows the same.
    package var recordings: [Recording]
    /// How the example differs from the earlier version.
    package var change: Change?
  }

  package enum Change: String, Sendable {
    case added, changed, removed
  }

  package struct Recording: Sendable {
    package var setting: Setting
    package var moments: [Moment]
  }

  /// A locale and a time zone for the examples that set none.
  package struct Setting: Hashable, Sendable {
    package var locale: String?
    package var timeZone: String?

    package init(locale: String? = nil, timeZone: String? = nil) {
      self.locale = locale
      self.timeZone = timeZone
    }

    package var name: String { "\(locale ?? "en_US"), \(timeZone ?? "GMT")" }
  }

  /// A moment of an example.
  package struct Moment: Sendable {
    /// The steps that lead to it, as the schema writes them.
    package var acts: [String]
    package var expectations: [Expectation]
    package var screen: ScreenState?
    /// What the earlier version shows, if it differs.
    package var before: ScreenState?
  }

  package struct Expectation: Sendable {
    package var text: String
    package var failure: String?
  }

  package var title: String
  package var screens: [Screen] = []
  package var settings: [Setting] = []
  package var map = Diagram()
  /// The errors of the schemas: each with its place.
  package var problems: [String] = []
  /// The reference of the earlier version that the gallery compares with.
  package var reference: String?

  package init(title: String) { self.title = title }
}

extension Gallery.Entry {
  /// What is shown with the settings of the example itself.
  var moments: [Gallery.Moment] { recordings.first?.moments ?? [] }
}
