import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension ViewModel {
  /// The library of the runtime that the view model's code needs, besides those that its values need.
  var library: String { isStateful || screen != nil ? ModuleUse.runtime : ModuleUse.core }

  fileprivate func firstNeed(of library: String) -> SourceRange? {
    switch library {
    case ModuleUse.core: return range
    case ModuleUse.runtime where self.library == library:
      return members.map(\.checked).first { $0.hasRules || $0.initialValue != nil }?.range ?? range
    case ModuleUse.formatting:
      var place: SourceRange?
      forEachExpression { if place == nil, $0.needsFormatting { place = $0.range } }
      return place
    default: return nil
    }
  }
}

extension BuiltInCall {
  /// The library of the runtime that the Swift expression needs. Generic functions of decimal numbers, such as sums, need
  /// their arithmetic.
  var library: String {
    let needsFormatting =
      builtIn.needsFormatting || receiver?.containsDecimal == true || arguments.contains(where: \.containsDecimal)
    return needsFormatting ? ModuleUse.formatting : ModuleUse.core
  }
}

extension BuiltInArgument {
  fileprivate var containsDecimal: Bool {
    switch self {
    case .value(let value), .defaulted(let value): value.containsDecimal
    case .variadic(let values): values.contains(where: \.containsDecimal)
    }
  }
}

extension TypedExpression {
  fileprivate var containsDecimal: Bool { type.contains { $0 == .decimal } }

  fileprivate var needsFormatting: Bool {
    switch kind {
    case .builtIn(let call): call.library == ModuleUse.formatting
    case .decimal: true
    default: false
    }
  }
}

extension Schema {
  /// Returns the place of the first part of a schema whose code needs a library of the runtime; nil if it is not in a
  /// view model or a router.
  package func firstNeed(of library: String) -> SourceRange? {
    for declaration in declarations {
      switch declaration {
      case .viewModel(let viewModel):
        if let place = viewModel.firstNeed(of: library) { return place }
      case .router(let router) where library == ModuleUse.runtime: return router.range
      default: continue
      }
    }
    return nil
  }
}
