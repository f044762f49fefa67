import VmgenSchemaSyntax

/// The view models that are screens.
extension ModuleDeclarations {
  /// Marks the view models that steps and routers navigate to, those with a result, and those that use a navigator.
  ///
  /// A view model that only uses a navigator may have inputs without a route, or be a part of another one; it is then not
  /// a screen. A screen conforms to the protocol of screens in its own module, so other modules that navigate to it do not
  /// count.
  func resolveScreens() {
    for case .router(let router) in syntaxes.filter(isChecked).flatMap(\.declarations) {
      let module = module(of: router.range.file)
      for name in router.screenNames { markScreen(name, from: module) }
    }
    let parts = Set(viewModels.values.flatMap { $0.syntax.members.compactMap { $0.construction?.name.text } })
    for (name, entry) in viewModels {
      if let result = entry.syntax.result {
        viewModels[name]?.interface.isScreen = true
        viewModels[name]?.interface.result = resolve(result)
      }
      let isRestored = entry.syntax.members.contains { if case .restore = $0 { true } else { false } }
      if isRestored { viewModels[name]?.interface.isScreen = true }
      markScreensOpened(in: entry.syntax.members.flatMap(\.node.blocks), using: entry.syntax.uses, by: entry.module)
      let hasRoute = entry.interface.inputs.allSatisfy { conforms($0.type, to: [.codable, .hashable, .sendable]) }
      if hasRoute, !parts.contains(name), !navigators(of: entry.syntax.uses).isEmpty {
        viewModels[name]?.interface.isScreen = true
      }
    }
    if let policy = errorPolicy?.syntax { markScreensOpened(in: policy.blocks, using: policy.uses, by: nil) }
  }

  private func markScreen(_ name: String, from module: String?) {
    guard let entry = viewModels[name], entry.module == module else { return }
    viewModels[name]?.interface.isScreen = true
  }

  /// Returns the names of the navigators among uses.
  private func navigators(of uses: [UseSyntax]) -> [String] {
    uses.filter { $0.service.text == ServiceDeclaration.navigator }.map(\.name.text)
  }

  /// Marks the view models that steps navigate to.
  private func markScreensOpened(in blocks: [StepsSyntax], using uses: [UseSyntax], by module: String?) {
    let navigators = navigators(of: uses)
    guard !navigators.isEmpty else { return }
    for value in blocks.flatMap(\.values) {
      guard case .call(let callee, let arguments) = value.kind, case .member(let base, _) = callee.kind,
        case .name(let use) = base.kind, navigators.contains(use),
        case .call(let screen, _)? = arguments.first?.value.kind, case .name(let name) = screen.kind
      else { continue }
      markScreen(name, from: module)
    }
  }

  /// Returns a text that changes when stored values, or the types in them, change.
  func fingerprint(of values: [(name: String, type: Type)]) -> String {
    var seen: Set<String> = []
    var text = values.map { "\($0.name):\($0.type)" }.joined(separator: ",")
    var work = values.flatMap { $0.type.declaredNames }
    while let name = work.popLast() {
      guard seen.insert(name).inserted else { continue }
      switch types[name]?.declaration {
      case .model(let model):
        text += ";\(name){" + model.fields.map { "\($0.key ?? $0.name):\($0.type)" }.joined(separator: ",") + "}"
      case .enumeration(let enumeration):
        let cases = enumeration.cases.map { item in
          item.name + item.values.map { "\($0.label ?? "_"):\($0.type)" }.joined(separator: ",")
        }
        text += ";\(name)[\(cases.joined(separator: "|"))]"
      case .extern, .viewModel, nil: text += ";\(name)"
      }
      work += (types[name].flatMap { parts(of: $0) } ?? []).flatMap(\.declaredNames)
    }
    // FNV-1a
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
