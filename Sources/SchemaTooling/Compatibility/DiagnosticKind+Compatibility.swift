import VmgenSchemaSyntax

/// VM0755–VM0778: changes that break users of a schema. Each message begins with its category.
extension DiagnosticKind {
  static func removedFromAPI(noun: String, name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0755", "api: the \(noun) `\(name)` was removed, so code that uses it no longer compiles",
      help: "keep it until no code uses it, or accept the change with `--allow api`")
  }

  static func changedInAPI(name: String, old: String, new: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0756", "api: `\(name)` was `\(old)` and is now `\(new)`, so code that uses it may no longer compile",
      help: "keep it, and add a declaration with another name, or accept the change with `--allow api`")
  }

  static func changedInitializer(type: String, old: String, new: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0757", "api: calls of `\(type).\(old)` no longer compile: it is now `\(new)`",
      help: "keep the order of the old parameters, and give the new ones default values")
  }

  static func addedRequirement(noun: String, name: String, type: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0758", "api: the \(noun) `\(name)` is new, so code that implements `\(type)` no longer compiles",
      help: (noun == "function" ? "add it to another service" : "implement it in the app")
        + ", or accept the change with `--allow api`")
  }

  static func addedService(name: String, viewModel: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0759", "api: `\(viewModel)` now needs the service `\(name)`, so code that creates it must provide it",
      help: "provide the service wherever the view model is created, or accept the change with `--allow api`")
  }

  static func addedCase(noun: String, name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0760", "api: the \(noun) `\(name)` is new, so a `switch` without `default` no longer compiles",
      help: "handle it wherever the values are switched over, or accept the change with `--allow api`")
  }

  static func removedKey(key: String, model: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0761", "json: `\(model)` no longer writes the key `\(key)`, which released apps need to read the data",
      help: "keep the field; if only its name changed, add the old key: `key \"\(key)\"`")
  }

  static func requiredKey(key: String, model: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0762", "json: `\(model)` now needs the key `\(key)`, so data without it cannot be read",
      help: "make the field optional, or give it a default value")
  }

  static func omittedKey(key: String, model: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0763", "json: the key `\(key)` of `\(model)` can now be missing or null, but released apps need it",
      help: "keep it required until no released app reads the data, or accept the change with `--allow json`")
  }

  static func changedKey(key: String, model: String, old: String, new: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0764", "json: `\(key)` of `\(model)` was `\(old)` and is now `\(new)`, so stored data cannot be read",
      help: "keep it, and add an optional field with a key of its own")
  }

  static func removedValue(value: String, type: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0765", "json: `\(type)` no longer has the value `\(value)`, so data that contains it cannot be read",
      help: "keep the case; if only its name changed, add the old raw value: `= \"\(value)\"`")
  }

  static func addedValue(value: String, type: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0766", "json: the value `\(value)` of `\(type)` is new, so released apps cannot read data that contains it",
      help: "write it only when no released app reads the data, and accept the change with `--allow json`")
  }

  static func removedScreen(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0767", "routes: `\(name)` is no longer a screen, so stored navigation to it is dropped",
      help: "keep a `screen` of the router or a step that opens it, or accept the change with `--allow routes`")
  }

  static func changedRoute(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0768", "routes: the inputs of `\(name)`, or the types in them, changed, so stored navigation to it is dropped",
      help: "keep the inputs and their types, or accept the change with `--allow routes`")
  }

  static func removedTab(position: String, tabs: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0769", "routes: `\(tabs)` no longer has a tab \(position), so stored navigation in it is dropped",
      help: "keep the number of tabs, or accept the change with `--allow routes`")
  }

  static func removedLink(path: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0770", "links: the link `\(path)` was removed, so URLs of this form open nothing",
      help: "keep a link with this path that opens the new screen")
  }

  static func changedLink(path: String, old: String, new: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0771", "links: the parameters of `\(path)` were `\(old)` and are now `\(new)`, so some URLs open nothing",
      help: "keep the parameters and their types; make new items of the query optional")
  }

  static func changedLinkTarget(path: String, old: String, new: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0772", "links: `\(path)` opened `\(old)` and now opens `\(new)`",
      help: "add a link with another path, or accept the change with `--allow links`")
  }

  static func removedRestoration(viewModel: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0773", "restoration: `\(viewModel)` no longer restores values, so stored values are dropped",
      help: "keep the `restore`, or accept the change with `--allow restoration`")
  }

  static func changedRestoration(viewModel: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0774",
      "restoration: the restored values of `\(viewModel)`, or their types, changed, so stored values are dropped",
      help: "keep the list of values and their types, or accept the change with `--allow restoration`")
  }

  static func changedTab(position: String, tabs: String, old: String, new: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0775",
      "routes: tab \(position) of `\(tabs)` showed `\(old)` and now shows `\(new)`, so stored navigation in it is dropped",
      help: "keep the order of the tabs, and add new ones at the end, or accept the change with `--allow routes`")
  }

  static func removedJSON(noun: String, name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0776", "json: the \(noun) `\(name)` can no longer be read from JSON, so its stored data cannot be read",
      help: "keep it while stored data contains it, or accept the change with `--allow json`")
  }

  static func lostConformances(type: String, protocols: [String]) -> DiagnosticKind {
    let list = protocols.map { "`\($0)`" }.joined(separator: ", ")
    return DiagnosticKind(
      "VM0777", "api: `\(type)` no longer conforms to \(list), so code that needs it no longer compiles",
      help: "keep the types of the fields and associated values, or accept the change with `--allow api`")
  }

  static func movedValue(value: String, type: String, old: String, new: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0778",
      "json: `\(old)` of `\(type)` was `\(value)` and is now `\(new)`, so stored data is read as another case",
      help: "write the old value: `case \(old) = \(Int(value) == nil ? "\"\(value)\"" : value)`")
  }
}
