@testable import VmgenSchemaSyntax

extension SchemaWriter {
  mutating func print(_ syntax: SchemaSyntax) {
    for declaration in syntax.declarations {
      switch declaration {
      case .importModule(let value): item { $0.write("import \(value.module.text)") }
      case .enumeration(let value): item(value.documentation) { $0.print(value) }
      case .model(let value): item(value.documentation) { $0.print(value) }
      case .externType(let value):
        item(value.documentation) {
          $0.write("extern \(value.name.text)")
          $0.print(conformances: value.conformances)
          $0.print(origin: value.module)
        }
      case .function(let value): item(value.documentation) { $0.print(value) }
      case .service(let value): item(value.documentation) { $0.print(value) }
      case .serviceContainer(let value):
        item(value.documentation) { printer in
          printer.write("services \(value.name.text)")
          if let services = value.services {
            printer.body(services) { printer, name in printer.item { $0.write(name.text) } }
          }
        }
      case .fake(let value): item(value.documentation) { $0.print(value) }
      case .sample(let value):
        item(value.documentation) {
          $0.write("\(value.isConstant ? "let" : "sample") \(value.name.text)")
          if let type = value.type {
            $0.write(": ")
            $0.print(type)
          }
          $0.print(value: value.value)
        }
      case .router(let value): item(value.documentation) { $0.print(value) }
      case .viewModel(let value):
        item(value.documentation) { printer in
          printer.write("viewmodel \(value.name.text)")
          if let result = value.result {
            printer.write(" -> ")
            printer.print(result)
          }
          printer.body(Array(value.writtenMembers), value.functions) { $0.print($1) }
        }
      case .errorPolicy(let value): item(value.documentation) { $0.print(value) }
      }
    }
    // Each item begins by ending the line before it. The first item has no line before it.
    if output.first == "\n" { output.removeFirst() }
    if !output.isEmpty { output += "\n" }
  }

  private mutating func print(conformances: [Identifier]) {
    if !conformances.isEmpty { write(": " + conformances.map(\.text).joined(separator: ", ")) }
  }

  private mutating func print(origin: Identifier?) {
    if let origin { write(" from \(origin.text)") }
  }

  mutating func print(value: Expression?) {
    if case .block(let body)? = value?.kind { return print(body) }
    if case .steps(let steps)? = value?.kind { return print(steps) }
    guard let value else { return }
    write(" = ")
    print(value)
  }

  private mutating func print(_ value: EnumSyntax) {
    write("\(value.isError ? "error" : "enum") \(value.name.text)")
    if let rawType = value.rawType {
      write(": ")
      print(rawType)
    }
    body(value.cases, value.methods) { printer, each in
      printer.item(each.documentation) {
        $0.write("case \(each.name.text)")
        if !each.values.isEmpty { $0.print(parameters: each.values) }
        $0.print(value: each.rawValue)
        if let label = each.label {
          $0.write(" ")
          $0.print(label)
        }
      }
    }
  }

  /// Writes the items of a type, and its methods after them.
  private mutating func body<Item>(
    _ items: [Item], _ methods: [FunctionSyntax], _ print: (inout SchemaWriter, Item) -> Void
  ) {
    if items.isEmpty, methods.isEmpty { return write(" {}") }
    body(items.indices.map(Optional.some) + [nil]) { printer, index in
      if let index { return print(&printer, items[index]) }
      for method in methods { printer.item(method.documentation) { $0.print(method) } }
    }
  }

  private mutating func print(_ value: ModelSyntax) {
    write("\(value.isExtern ? "extern " : "")model \(value.name.text)")
    print(conformances: value.conformances)
    print(origin: value.module)
    body(value.fields, value.methods) { printer, field in
      printer.item(field.documentation) {
        $0.write("\(field.isVariable ? "var" : "let") \(field.name.text): ")
        $0.print(field.type)
        $0.print(value: field.defaultValue)
        if let key = field.key {
          $0.write(" key ")
          $0.print(key)
        }
      }
    }
  }

  private mutating func print(_ value: FunctionSyntax) {
    if value.form.isPrivate { write("private ") }
    if value.form.isStatic { write("static ") }
    if value.form.isProperty {
      write("var \(value.name.text): ")
      print(value.result)
      return print(value: value.body)
    }
    write("func \(value.name.text)")
    print(parameters: value.parameters)
    write(" -> ")
    print(value.result)
    print(value: value.body)
  }

  mutating func print(parameters: [ParameterSyntax]) {
    write("(")
    list(parameters) { printer, parameter in
      if let name = parameter.name {
        if let label = parameter.label {
          if label.text != name.text { printer.write("\(label.text) ") }
        } else {
          printer.write("_ ")
        }
        printer.write("\(name.text): ")
      }
      printer.print(parameter.type)
      printer.print(value: parameter.defaultValue)
    }
    write(")")
  }

  mutating func print(_ type: TypeSyntax) {
    switch type.kind {
    case .name(let name): write(name)
    case .identity(let name): write("\(name).ID")
    case .range(let bound, let isClosed):
      write(isClosed ? "ClosedRange<" : "Range<")
      print(bound)
      write(">")
    case .set(let element):
      write("Set<")
      print(element)
      write(">")
    case .optional(let wrapped):
      print(wrapped)
      write("?")
    case .array(let element):
      write("[")
      print(element)
      write("]")
    case .dictionary(let key, let value):
      write("[")
      print(key)
      write(": ")
      print(value)
      write("]")
    case .missing: break
    }
  }
}

extension SchemaWriter {
  private mutating func print(_ router: RouterSyntax) {
    write("router \(router.name.text) {")
    for screen in router.screens { write("\nscreen \(screen.name.text)") }
    for link in router.links {
      write("\nlink ")
      print(link.pattern)
      write(" -> [")
      list(link.screens) { $0.print($1) }
      write("]")
    }
    for tabs in router.tabs {
      item(tabs.documentation) { printer in
        printer.write("tabs \(tabs.name.text)")
        if !tabs.parameters.isEmpty { printer.print(parameters: tabs.parameters) }
        printer.write(" {")
      }
      for tab in tabs.items {
        write("\n\(tab.name.text): ")
        print(tab.screen)
        write(" ")
        print(tab.title)
        if let icon = tab.icon {
          write(" icon ")
          print(icon)
        }
        if let badge = tab.badge { write(" badge \(badge.text)") }
      }
      write("\n}")
    }
    write("\n}")
  }
}
