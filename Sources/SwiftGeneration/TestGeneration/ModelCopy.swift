import VmgenMustache
import VmgenSchemaSemantics

/// The function of a file that copies a model with other values for some fields: `line.with(quantity: 2)`.
enum ModelCopy {
  static let function = "with"

  /// Returns the data for `copy.mustache`, for each model that the file's code copies.
  static func data(_ context: FileContext) -> MustacheValue {
    .list(
      context.modules.copiedModels.sorted().compactMap { name in
        guard case .model(let model)? = context.declarations.types[name] else { return nil }
        return data(model, context)
      })
  }

  private static func data(_ model: ModelDeclaration, _ context: FileContext) -> MustacheValue {
    context.use(.declared(model.name))
    let arguments = model.fields.map { field in
      let name = SwiftExpression.text(swiftIdentifier(field.name))
      let old = SwiftExpression.text("self").member(swiftIdentifier(field.name, .member))
      return SwiftArgument(swiftIdentifier(field.name, .label), .binary(name, "??", old))
    }
    return [
      "type": .string(swiftIdentifier(model.name)),
      "function": .string(function),
      "parameters": .list(
        model.fields.map { field in
          ["name": .string(swiftIdentifier(field.name)), "type": .string(context.typeText(.optional(field.type)))]
        }),
      "body": .expression(.text(swiftIdentifier(model.name)).call(arguments)),
    ]
  }
}
