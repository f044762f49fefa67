import ViewModelRuntime

/// The kinds of implementations.
enum Kind: String, CaseIterable {
  case vmgen, observable, cached, openCombine
}

/// Every shape with its contenders.
@MainActor
struct Registry {
  let name: String
  private let contenders: [Kind: (Tier, Int) throws -> Measurement?]

  private init<Generated: Contender, Observable: Contender, Cached: Contender, Subjects: Contender>(
    _ generated: @escaping @autoclosure () -> Generated, _ observable: @escaping @autoclosure () -> Observable,
    _ cached: @escaping @autoclosure () -> Cached, _ subjects: @escaping @autoclosure () -> Subjects
  ) {
    name = Generated.Measured.name
    contenders = [
      .vmgen: { try measured(generated(), $0, batches: $1) },
      .observable: { try measured(observable(), $0, batches: $1) },
      .cached: { try measured(cached(), $0, batches: $1) },
      .openCombine: { try measured(subjects(), $0, batches: $1) },
    ]
  }

  static let shapes = [
    Registry(FormViewModel(context: .example), ObservableForm(), CachedForm(), SubjectForm<FormShape>()),
    Registry(FieldsViewModel(context: .example), ObservableFields(), CachedFields(), SubjectForm<FieldsShape>()),
    Registry(DiamondViewModel(context: .example), ObservableDiamond(), CachedDiamond(), SubjectDiamond()),
    Registry(BroadViewModel(context: .example), ObservableBroad(), CachedBroad(), SubjectBroad()),
    Registry(DeepViewModel(context: .example), ObservableDeep(), CachedDeep(), SubjectDeep()),
    Registry(MuxViewModel(context: .example), ObservableMux(), CachedMux(), SubjectMux()),
    Registry(AvoidableViewModel(context: .example), ObservableAvoidable(), CachedAvoidable(), SubjectAvoidable()),
    Registry(TriangleViewModel(context: .example), ObservableTriangle(), CachedTriangle(), SubjectTriangle()),
    Registry(UnstableViewModel(context: .example), ObservableUnstable(), CachedUnstable(), SubjectUnstable()),
    Registry(CellxViewModel(context: .example), ObservableCellx(), CachedCellx(), SubjectCellx()),
  ]

  func measure(_ kind: Kind, _ tier: Tier, batches: Int) throws -> Measurement? {
    try contenders[kind]?(tier, batches)
  }
}
