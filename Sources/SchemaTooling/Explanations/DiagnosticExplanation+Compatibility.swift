import VmgenSchemaSyntax

/// VM0755–VM0778: the changes that `vmgen breaking` reports. They depend on two versions of a schema, so they have no
/// examples.
extension DiagnosticExplanation {
  static let compatibilityExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .removedFromAPI(noun: "{noun}", name: "{name}"),
      """
      `vmgen breaking` compares the declarations of two versions of the schemas. Code that names a removed declaration no
      longer compiles. A declaration with a new name counts as removed and added.
      """),
    DiagnosticExplanation(
      of: .changedInAPI(name: "{name}", old: "{old}", new: "{new}"),
      """
      The type, the parameters or the effects of a declaration changed, or a property can no longer be assigned.
      """),
    DiagnosticExplanation(
      of: .changedInitializer(type: "{type}", old: "{old}", new: "{new}"),
      """
      An initializer accepts the calls of an older version if it has the old parameters in their order, with the same
      types, and each new parameter has a default value.
      """),
    DiagnosticExplanation(
      of: .addedRequirement(noun: "{noun}", name: "{name}", type: "{type}"),
      """
      Apps implement the functions of services, the `custom` members of view models, and a function of the router for
      each screen, so each new one has to be implemented.
      """),
    DiagnosticExplanation(
      of: .addedService(name: "{name}", viewModel: "{viewModel}"),
      """
      The services of a view model are those that it uses itself, and those of the view models that it creates.
      """),
    DiagnosticExplanation(
      of: .addedCase(noun: "{noun}", name: "{name}"),
      """
      Code that switches over an enum, or over the events of a view model, lists all cases.
      """),
    DiagnosticExplanation(
      of: .removedKey(key: "{key}", model: "{model}"),
      """
      A released app reads data that a newer app wrote, such as a synchronized file, and requires the key. Removing a key
      that is optional or has a default value breaks nothing.
      """),
    DiagnosticExplanation(
      of: .requiredKey(key: "{key}", model: "{model}"),
      """
      Decoding fails if a field without a default value is not optional, and the data does not contain its key.
      """),
    DiagnosticExplanation(
      of: .omittedKey(key: "{key}", model: "{model}"),
      """
      The model does not write the key of an optional field that is nil. A released app in which the field is not optional
      cannot read such data. A default value is written, but a server may omit it.
      """),
    DiagnosticExplanation(
      of: .changedKey(key: "{key}", model: "{model}", old: "{old}", new: "{new}"),
      """
      The type of a key, or of the values of an enum's case, determines the form of its JSON.
      """),
    DiagnosticExplanation(
      of: .removedValue(value: "{value}", type: "{type}"),
      """
      Decoding an enum fails for a value of no case. The value is the raw value, or the name of the case.
      """),
    DiagnosticExplanation(
      of: .addedValue(value: "{value}", type: "{type}"),
      """
      A released app cannot decode a value that its enum does not have.
      """),
    DiagnosticExplanation(
      of: .removedScreen(name: "{name}"),
      """
      An app stores the screens that are open. It drops a stored screen whose view model is no screen any more.
      """),
    DiagnosticExplanation(
      of: .changedRoute(name: "{name}"),
      """
      The inputs of a screen are stored with the navigation. A fingerprint of their names and types, and of the models and
      enums in them with their raw values, determines whether an app can read them.
      """),
    DiagnosticExplanation(
      of: .removedTab(position: "{position}", tabs: "{tabs}"),
      """
      An app stores the screens of each tab by the position of the tab, so fewer tabs drop those of the last ones.
      """),
    DiagnosticExplanation(
      of: .removedLink(path: "{path}"),
      """
      Other apps, websites and mails contain the URLs of a link. The names of parameters in its path are not part of the
      URLs.
      """),
    DiagnosticExplanation(
      of: .changedLink(path: "{path}", old: "{old}", new: "{new}"),
      """
      A URL matches a link if each part of the path and each item of the query has the type of its parameter, and no item
      without an optional type is missing.
      """),
    DiagnosticExplanation(
      of: .changedLinkTarget(path: "{path}", old: "{old}", new: "{new}"),
      """
      The screens that a link opens changed. Existing URLs lead to other content.
      """),
    DiagnosticExplanation(
      of: .removedRestoration(viewModel: "{viewModel}"),
      """
      The values that an older version stored with the screen have no place in the new version.
      """),
    DiagnosticExplanation(
      of: .changedRestoration(viewModel: "{viewModel}"),
      """
      A fingerprint of the names and types of the restored values determines whether an app can read stored ones.
      """),
    DiagnosticExplanation(
      of: .changedTab(position: "{position}", tabs: "{tabs}", old: "{old}", new: "{new}"),
      """
      An app stores the screens of each tab by the position of the tab, and restores them only above the same first
      screen. Another order of tabs, or a new tab between others, drops them. A tab can get another name.
      """),
    DiagnosticExplanation(
      of: .removedJSON(noun: "{noun}", name: "{name}"),
      """
      The model or enum was removed, or it is no longer `Codable` because one of its fields or associated values is not.
      Its keys and values are not reported again.
      """),
    DiagnosticExplanation(
      of: .lostConformances(type: "{type}", protocols: ["{protocols}"]),
      """
      A model or enum conforms to the protocols to which all of its fields or associated values conform. An enum is
      `CaseIterable` if no case has associated values, and a model is `Identifiable` if it has a field `id`.
      """),
    DiagnosticExplanation(
      of: .movedValue(value: "{value}", type: "{type}", old: "{old}", new: "{new}"),
      """
      Another case now has the raw value that a case had, so stored data is read without an error, but with another
      meaning. Without written raw values, the numbers of an enum with `Int` follow the order of the cases.
      """),
  ]
}
