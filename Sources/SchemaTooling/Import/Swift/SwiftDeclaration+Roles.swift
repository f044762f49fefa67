/// What a declaration is in a schema.
extension SwiftDeclaration {
  /// Whether a class is a view model: it is observed, or its name says so, as in code for UIKit.
  var isViewModel: Bool {
    kind == .class
      && (attributes.contains("Observable") || inherited.contains("ObservableObject")
        || inherited.contains("Observable") || (name.hasSuffix("ViewModel") && !attributes.contains("Model"))
        || stateType != nil)
  }

  /// The type of the state that a class such as `Processor<ListState, ListAction>` has from its superclass.
  private var stateType: ArraySlice<SwiftToken>? {
    superclassArguments.first { $0.last?.kind == .word && $0.last?.text.hasSuffix("State") == true }
  }

  /// The variable `state` of a superclass that has the type of the state as a generic argument.
  var inheritedState: SwiftMember? {
    guard kind == .class, let type = stateType, let last = type.last, let source = members.first?.source,
      !members.contains(where: { $0.name == "state" })
    else { return nil }
    let brackets = ["(", ")"].map {
      SwiftToken(kind: .symbol, text: $0, lower: last.upper, upper: last.upper, startsLine: false)
    }
    let kind = SwiftMember.Kind.property(isLet: false, type: type, value: (type + brackets)[...], body: nil)
    return SwiftMember(kind: kind, name: "state", modifiers: ["private(set)"], tokens: type, source: source)
  }

  var isCodingKeys: Bool { name == SwiftTranslation.codingKeys && path.count > 1 }

  /// The names of the properties that are functions in the schema.
  var queryNames: [String] {
    members.filter { member in
      guard case .property(_, let type, _, let body) = member.kind else { return false }
      return type.isStream && body?.isReadOnly == true
    }.map(\.name)
  }

  /// The names of the static members that can be declarations of the file.
  var staticNames: Set<String> { Set(members.filter(\.isStatic).map(\.name)) }

  private static let views: Set<String> = [
    "View", "App", "Scene", "PreviewProvider", "ViewModifier", "ButtonStyle", "Shape", "UIViewRepresentable",
    "UIViewControllerRepresentable", "Widget", "TimelineProvider", "LabelStyle", "Commands", "ToolbarContent",
  ]

  var isView: Bool { inherited.contains(where: Self.views.contains) }

  private var isData: Bool {
    attributes.contains("Model")
      || inherited.contains { ["Codable", "Decodable", "Encodable", "Identifiable"].contains($0) }
  }

  /// The reason why a struct or a class is no model, or nil.
  var omission: String? {
    if isView { return "it is a view, which reads a view model" }
    if kind == .actor { return "a schema has no actors; declare a service with its functions" }
    if kind == .class, !isData {
      return "it is a class without `@Observable`; declare a service with its functions"
    }
    return nil
  }
}
