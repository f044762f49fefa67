import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data for `displays.mustache`: the displays of a view model that depend only on its inputs and the
/// context; nil if there are none.
func displaysData(_ members: ViewModelMembers, _ context: FileContext) -> MustacheValue? {
  let viewModel = members.viewModel
  let pure = viewModel.pureFormulas
  let displays = viewModel.derived.filter {
    $0.isDisplay && pure.contains($0.id) && !viewModel.privateMembers.contains($0.id)
  }
  guard !displays.isEmpty else { return nil }
  context.modules.insert(ModuleUse.core, inInterface: context.isExposed)
  if let module = context.options.module(of: .model) {
    context.modules.insert(module, inInterface: context.isExposed)
  }
  var names = ViewModelNames(members)
  names.cachedNames = Set(pure.map(\.name))
  var scope = MemberScope(names, context)
  let inputs = InputGenerator(inputs: viewModel.inputs).properties(&scope)
  let formulas = DisplayGenerator.cachedValues(of: viewModel.derived.filter { pure.contains($0.id) }, &scope)
  return [
    "name": .string(swiftIdentifier(GeneratedName.displays(of: viewModel.name))),
    "viewModel": .string(viewModel.name),
    "access": .string(context.access),
    "isSendable": .bool(displays.allSatisfy { context.declarations.isSendable($0.type) }),
    "inputs": .list(inputs),
    "displays": .list(
      displays.map { display in
        [
          "name": .string(swiftIdentifier(display.name)),
          "member": .string(swiftIdentifier(display.name, .member)),
          "accessor": scope.accessor(of: display.name),
          "type": .string(scope.context.shownType(display.type)),
          "documentation": documentation(display.documentation),
        ]
      }),
    "formulas": .list(formulas.map { $0.data(members, isRenewed: false) }),
  ]
}

extension ViewModel {
  /// The displays and intermediate values that depend only on inputs and the context, and that call no functions of
  /// the view model.
  fileprivate var pureFormulas: Set<MemberID> {
    var pure: Set<MemberID> = []
    for node in graph.nodes {
      guard case .member(let id) = node.id, case .derived(let formula)? = self[id], !formula.isFunction else {
        continue
      }
      let readsInputs = node.allLeaves.allSatisfy { leaf in
        switch graph.leaves[leaf].root {
        case .input, .context: true
        default: false
        }
      }
      let usesViewModel = formula.value.containsExpression { expression in
        switch expression.kind {
        case .custom: true
        case .function(let name, _): methods.contains(name)
        default: false
        }
      }
      let readsPure = node.directNodes.allSatisfy { index in
        if case .member(let read) = graph.nodes[index].id { pure.contains(read) } else { false }
      }
      if readsInputs, readsPure, !usesViewModel { pure.insert(id) }
    }
    return pure
  }
}
