import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data for `serviceContainer.mustache`: a class with a property for each service.
func serviceContainerData(_ container: ServiceContainer, _ context: FileContext) -> MustacheValue {
  context.modules.insert(ModuleUse.runtime, inInterface: context.isExposed)
  _ = context.providers(of: container.services)
  return [
    "documentation": documentation(container.documentation),
    "access": .string(context.access),
    "name": .string(swiftIdentifier(container.name)),
    "services": .list(
      container.services.map { service in
        [
          "provider": .string(ServiceDeclaration.providerName(of: service)),
          "member": .string(swiftIdentifier(lowerCamelCased(service))),
          "type": .string(swiftIdentifier(service)),
        ]
      }),
  ]
}
