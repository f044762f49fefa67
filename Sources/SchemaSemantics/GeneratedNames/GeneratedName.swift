import VmgenSchemaSyntax

/// The names of generated declarations that contain a name of the schema. The generator declares and reads them by these
/// functions, and the checker reserves them.
package enum GeneratedName {
  // MARK: Beside a member

  /// The rules of an edit, a draft, a command, a child or a list: `ageRules`.
  package static func rules(of member: String) -> String { member + "Rules" }

  /// The function that calls the service of an edit's check: `nameCheck`.
  package static func check(of edit: String) -> String { edit + "Check" }

  /// The method that computes a cached value anew: `renewNameText`.
  package static func renewal(of value: String) -> String { "renew" + capitalized(value) }

  /// The elements of a list with their rows: `ordersContent`.
  package static func content(of list: String) -> String { list + "Content" }

  /// The status of a list's loads: `ordersStatus`.
  package static func status(of list: String) -> String { list + "Status" }

  /// The rules of a list's loads: `ordersLoading`.
  package static func loading(of list: String) -> String { list + "Loading" }

  /// The number of times that steps invalidated a service: `storeInvalidations`.
  package static func invalidations(of use: String) -> String { use + "Invalidations" }

  /// The changes of a child or a list, in the function that compares two states: `ordersChanges`.
  package static func changes(of member: String) -> String { member + "Changes" }

  /// Whether a value differs, in the function that compares two states: `nameDiffers`.
  package static func differs(_ value: String) -> String { value + "Differs" }

  /// Whether an intermediate value has changed, in the function that compares two states: `nameChanged`.
  package static func changed(_ value: String) -> String { value + "Changed" }

  // MARK: Of overloads

  /// A name for one of several functions or commands with the same name and different labels: `loadID` for `load(id:)`.
  static func distinct(_ name: String, _ labels: [String]) -> String {
    labels.reduce(name) { name, label in
      name + (initialisms.contains(label) ? label.uppercased() : capitalized(label))
    }
  }

  /// The words that Swift writes in capital letters inside of a name.
  package static let initialisms: Set<String> = [
    "api", "html", "http", "https", "id", "ip", "json", "pdf", "ui", "url", "uuid", "xml",
  ]

  // MARK: Of a module

  /// The namespace of the constants of schemas.
  package static let constants = "SchemaConstants"

  // MARK: Beside a type

  /// The protocol of a view model's customs: `CardViewModelCustoms`.
  package static func customs(of viewModel: String) -> String { viewModel + "Customs" }

  /// The displays of a view model as values: `CardViewModelDisplays`.
  package static func displays(of viewModel: String) -> String { viewModel + "Displays" }

  /// The generated tests of a view model or a router: `CardViewModelSchemaTests`.
  package static func tests(of type: String) -> String { type + "SchemaTests" }

  /// The test suite of a view model that developers extend: `CardViewModelTests`.
  package static func handwrittenTests(of viewModel: String) -> String { viewModel + "Tests" }

  /// The test method of an example with the titles of its groups: `testAnEmptyNameIsRejected`. Of a long title, the name
  /// contains the words that fit on the line of the method.
  package static func test(of titles: [String]) -> String {
    let words = titles.flatMap { title in
      // An apostrophe does not separate words.
      title.filter { $0 != "'" && $0 != "’" }.split { !($0.isLetter || ("0"..."9").contains($0)) }
    }
    return words.reduce("test") { $0.count + $1.count > 70 ? $0 : $0 + capitalized(String($1)) }
  }

  /// The doubles of a view model's services, or of a service container: `CardViewModelDoubles`.
  package static func doubles(of type: String) -> String { type + "Doubles" }

  /// The double of a service: `SessionDouble`.
  package static func double(of service: String) -> String { service + "Double" }

  /// The protocol of the SwiftUI views of a router's screens: `MailRouterViews`.
  package static func views(of router: String) -> String { router + "Views" }

  /// The type of the SwiftUI view of a screen, in the protocol of the views: `CardViewModelContent`.
  package static func screenContent(of viewModel: String) -> String { viewModel + "Content" }

  /// The protocol of the types that contain a service: `SessionProvider`.
  package static func provider(of service: String) -> String { service + "Provider" }
}

extension GeneratedName {
  /// The names beside a member of any kind.
  package static func all(ofMember member: String) -> [String] {
    [rules, check, renewal, content, status, loading, invalidations, changes, differs, changed].map { $0(member) }
  }

  static func all(ofEdit edit: String) -> [String] { [rules(of: edit), check(of: edit)] }

  static func all(ofList list: String, isLoaded: Bool) -> [String] {
    [rules(of: list), content(of: list)] + (isLoaded ? [status(of: list), loading(of: list)] : [])
  }
}

extension LifecycleEvent {
  /// The method of a view model that a view calls at the event.
  package var method: String {
    switch self {
    case .firstAppear: LifecycleEvent.appear.method
    case .appear, .disappear: rawValue
    case .foreground, .background: "enter" + capitalized(rawValue)
    }
  }
}
