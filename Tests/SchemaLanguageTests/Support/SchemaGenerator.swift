@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// Generates random schemas that are syntactically valid.
struct SchemaGenerator {
  var random: Seeded
  /// The remaining nesting levels of expressions and types.
  var budget = 4
  /// Whether expressions can span lines, which is false in an interpolation.
  var isInline = false
  /// Whether trailing closures are allowed, which is false before the brace of a branch.
  var allowsTrailingClosure = true
  /// Whether steps are those of a `load`.
  var isInLoad = false
  /// Whether steps are those of a fake.
  var isInFake = false

  init(seed: Int) { random = Seeded(seed) }

  let range = SourceRange(file: SourceFile.ID(0), lower: 0, upper: 0)

  func identifier(_ text: String) -> Identifier { Identifier(text: text, range: range) }

  mutating func name() -> Identifier {
    identifier(
      random.pick([
        "a", "count", "input", "display", "größe", "x1", "default", "key", "where", "名前", "model", "when", "busy",
        "catch",
        "from", "stream", "drop", "text", "appear", "state", "confirm", "commit", "again", "returns", "held", "trim",
      ]))
  }

  mutating func typeName() -> Identifier { identifier(random.pick(["Person", "Order", "Int", "String", "Été"])) }

  mutating func some<T>(_ limit: Int, _ make: (inout SchemaGenerator) -> T) -> [T] {
    (0..<random.below(limit + 1)).map { _ in make(&self) }
  }

  mutating func maybe<T>(_ make: (inout SchemaGenerator) -> T) -> T? { random.oneIn(2) ? make(&self) : nil }

  /// Runs `make` with one nesting level less.
  mutating func smaller<T>(_ make: (inout SchemaGenerator) -> T) -> T {
    budget -= 1
    defer { budget += 1 }
    return make(&self)
  }

  // MARK: Declarations

  mutating func schema() -> SchemaSyntax {
    let declarations = (0...random.below(4)).map { _ in declaration() }
    return SchemaSyntax(file: range.file, declarations: declarations)
  }

  mutating func documentation() -> [String] {
    random.oneIn(3) ? random.pick([["One line."], ["Two", "  lines."], ["With", "", "a gap."]]) : []
  }

  private mutating func origin() -> Identifier? { random.oneIn(2) ? typeName() : nil }

  mutating func declaration() -> DeclarationSyntax {
    let documentation = documentation()
    let isExtern = random.oneIn(3)
    switch random.below(12) {
    case 0: return .importModule(ImportSyntax(range: range, module: typeName()))
    case 1: return .enumeration(enumeration(documentation))
    case 2:
      return .model(
        ModelSyntax(
          documentation: documentation, range: range, isExtern: isExtern, name: typeName(),
          conformances: some(2) { $0.typeName() }, module: isExtern ? origin() : nil,
          fields: items { $0.field() }, methods: items { $0.method() }))
    case 3:
      return .externType(
        ExternTypeSyntax(
          documentation: documentation, range: range, name: typeName(), conformances: some(2) { $0.typeName() },
          module: origin()))
    case 4:
      return .function(
        FunctionSyntax(
          documentation: documentation, range: range, name: name(), parameters: some(3) { $0.parameter() },
          result: type(),
          body: random.oneIn(2) ? body() : expression()))
    case 5: return .service(service(documentation))
    case 6:
      return .sample(
        SampleSyntax(documentation: documentation, range: range, name: name(), type: type(), value: expression()))
    case 8:
      return .serviceContainer(
        ServiceContainerSyntax(
          documentation: documentation, range: range, name: typeName(),
          services: maybe { generator in generator.items { $0.typeName() } }))
    case 7: return .errorPolicy(errorPolicy(documentation))
    case 9: return .router(router(documentation))
    case 10: return .fake(fake(documentation))
    default:
      return .viewModel(
        ViewModelSyntax(
          documentation: documentation, range: range, name: typeName(), members: items { $0.member() },
          functions: items { $0.method(isStatic: true) }))
    }
  }

  mutating func items<T>(_ make: (inout SchemaGenerator) -> T) -> [T] {
    (0..<random.below(4)).map { _ in make(&self) }
  }

  mutating func enumeration(_ documentation: [String]) -> EnumSyntax {
    let cases = items { generator in
      let values = generator.some(2) { generator in
        generator.random.oneIn(2)
          ? generator.parameter()
          : ParameterSyntax(range: generator.range, label: nil, name: nil, type: generator.type(), defaultValue: nil)
      }
      let rawValue = generator.maybe { $0.literal() }
      // `= confirm "…"` is read as a question.
      let isName = if case .name? = rawValue?.kind { true } else { false }
      return EnumCaseSyntax(
        documentation: generator.documentation(), range: generator.range, name: generator.name(), values: values,
        rawValue: rawValue, label: isName ? nil : generator.maybe { $0.string() })
    }
    return EnumSyntax(
      documentation: documentation, range: range, isError: random.oneIn(3), name: typeName(),
      rawType: maybe { $0.type() },
      cases: cases, methods: items { $0.method() })
  }

  private mutating func method(isStatic: Bool = false) -> FunctionSyntax {
    var form = FunctionForm()
    form.isProperty = random.oneIn(2)
    form.isStatic = isStatic || random.oneIn(3)
    form.isPrivate = random.oneIn(3)
    return FunctionSyntax(
      documentation: documentation(), range: range, name: name(),
      parameters: form.isProperty ? [] : some(2) { $0.parameter() }, result: type(), body: body(), form: form)
  }

  mutating func field() -> FieldSyntax {
    FieldSyntax(
      documentation: documentation(), range: range, isVariable: random.oneIn(2), name: name(), type: type(),
      defaultValue: maybe { $0.expression() }, key: maybe { $0.string() })
  }

  mutating func parameter() -> ParameterSyntax {
    let name = name()
    let label = random.oneIn(3) ? nil : random.oneIn(2) ? name : identifier("by")
    return ParameterSyntax(
      range: range, label: label, name: name, type: type(), defaultValue: maybe { $0.expression() })
  }

  mutating func member() -> MemberSyntax {
    let documentation = documentation()
    if random.oneIn(2) { return statefulMember(documentation) }
    switch random.below(5) {
    case 0:
      let isConstant = random.oneIn(2)
      return .input(
        InputSyntax(
          documentation: documentation, range: range, isConstant: isConstant, name: name(), type: type(),
          defaultValue: isConstant ? nil : maybe { $0.expression() }))
    case 1:
      return .custom(
        CustomSyntax(
          documentation: documentation, range: range, name: name(), parameters: some(2) { $0.parameter() },
          effects: effects(),
          result: maybe { $0.type() }))
    case 2:
      return .example(
        ExampleSyntax(
          documentation: documentation, range: range, title: string(), steps: items { $0.exampleStep() }))
    default:
      let type = maybe { $0.type() }
      return .derived(
        DerivedSyntax(
          documentation: documentation, range: range, isDisplay: random.oneIn(2), name: name(),
          parameters: random.oneIn(3) ? some(2) { $0.parameter() } : [], type: type,
          value: type != nil && random.oneIn(3) ? body() : expression()))
    }
  }

  mutating func exampleStep() -> ExampleStepSyntax {
    let kind: ExampleStepSyntax.Kind
    switch random.below(6) {
    case 0: kind = .given(name(), expression())
    case 1: kind = .when(name(), expression())
    case 2: kind = .expect(expression())
    default: kind = eventExampleStep()
    }
    return ExampleStepSyntax(range: range, kind: kind)
  }

  mutating func type() -> TypeSyntax {
    guard budget > 0 else { return TypeSyntax(.name(typeName().text), range) }
    return smaller { generator in
      switch generator.random.below(9) {
      case 8: TypeSyntax(.set(generator.type()), generator.range)
      case 7: TypeSyntax(.range(generator.type(), isClosed: generator.random.below(2) == 0), generator.range)
      case 6: TypeSyntax(.identity(of: generator.typeName().text), generator.range)
      case 0: TypeSyntax(.optional(generator.type()), generator.range)
      case 1: TypeSyntax(.array(generator.type()), generator.range)
      case 2: TypeSyntax(.dictionary(key: generator.type(), value: generator.type()), generator.range)
      default: TypeSyntax(.name(generator.typeName().text), generator.range)
      }
    }
  }
}
