import ViewModelRuntime

// The conformances of the view models that are generated from the schemas in this folder.

extension DiamondViewModel: GeneratedContender, SingleSourceContender {
  typealias Measured = DiamondShape
  static let displays: [((DiamondViewModel) -> Int)] = [{ $0.sum }]
  static let properties: [KeyPath<DiamondViewModel, Int>] = [\.sum]
}

extension BroadViewModel: GeneratedContender, SingleSourceContender {
  typealias Measured = BroadShape
  static let displays: [((BroadViewModel) -> Int)] = [
    { $0.far0 }, { $0.far1 }, { $0.far2 }, { $0.far3 }, { $0.far4 }, { $0.far5 }, { $0.far6 }, { $0.far7 },
    { $0.far8 }, { $0.far9 }, { $0.far10 }, { $0.far11 }, { $0.far12 }, { $0.far13 }, { $0.far14 }, { $0.far15 },
    { $0.far16 }, { $0.far17 }, { $0.far18 }, { $0.far19 }, { $0.far20 }, { $0.far21 }, { $0.far22 }, { $0.far23 },
    { $0.far24 }, { $0.far25 }, { $0.far26 }, { $0.far27 }, { $0.far28 }, { $0.far29 }, { $0.far30 }, { $0.far31 },
    { $0.far32 }, { $0.far33 }, { $0.far34 }, { $0.far35 }, { $0.far36 }, { $0.far37 }, { $0.far38 }, { $0.far39 },
    { $0.far40 }, { $0.far41 }, { $0.far42 }, { $0.far43 }, { $0.far44 }, { $0.far45 }, { $0.far46 }, { $0.far47 },
    { $0.far48 }, { $0.far49 },
  ]
  static let properties: [KeyPath<BroadViewModel, Int>] = [
    \.far0, \.far1, \.far2, \.far3, \.far4, \.far5, \.far6, \.far7, \.far8, \.far9, \.far10, \.far11,
    \.far12, \.far13, \.far14, \.far15, \.far16, \.far17, \.far18, \.far19, \.far20, \.far21, \.far22,
    \.far23, \.far24, \.far25, \.far26, \.far27, \.far28, \.far29, \.far30, \.far31, \.far32, \.far33,
    \.far34, \.far35, \.far36, \.far37, \.far38, \.far39, \.far40, \.far41, \.far42, \.far43, \.far44,
    \.far45, \.far46, \.far47, \.far48, \.far49,
  ]
}

extension DeepViewModel: GeneratedContender, SingleSourceContender {
  typealias Measured = DeepShape
  static let displays: [((DeepViewModel) -> Int)] = [{ $0.end }]
  static let properties: [KeyPath<DeepViewModel, Int>] = [\.end]
}

extension AvoidableViewModel: GeneratedContender, SingleSourceContender {
  typealias Measured = AvoidableShape
  static let displays: [((AvoidableViewModel) -> Int)] = [{ $0.end }]
  static let properties: [KeyPath<AvoidableViewModel, Int>] = [\.end]
}

extension TriangleViewModel: GeneratedContender, SingleSourceContender {
  typealias Measured = TriangleShape
  static let displays: [((TriangleViewModel) -> Int)] = [{ $0.sum }]
  static let properties: [KeyPath<TriangleViewModel, Int>] = [\.sum]
}

extension UnstableViewModel: GeneratedContender, SingleSourceContender {
  typealias Measured = UnstableShape
  static let displays: [((UnstableViewModel) -> Int)] = [{ $0.current }]
  static let properties: [KeyPath<UnstableViewModel, Int>] = [\.current]
}

extension MuxViewModel: GeneratedContender {
  typealias Measured = MuxShape
  static let displays: [((MuxViewModel) -> Int)] = [
    { $0.split0 }, { $0.split1 }, { $0.split2 }, { $0.split3 }, { $0.split4 }, { $0.split5 }, { $0.split6 },
    { $0.split7 }, { $0.split8 }, { $0.split9 }, { $0.split10 }, { $0.split11 }, { $0.split12 }, { $0.split13 },
    { $0.split14 }, { $0.split15 }, { $0.split16 }, { $0.split17 }, { $0.split18 }, { $0.split19 }, { $0.split20 },
    { $0.split21 }, { $0.split22 }, { $0.split23 }, { $0.split24 }, { $0.split25 }, { $0.split26 }, { $0.split27 },
    { $0.split28 }, { $0.split29 }, { $0.split30 }, { $0.split31 }, { $0.split32 }, { $0.split33 }, { $0.split34 },
    { $0.split35 }, { $0.split36 }, { $0.split37 }, { $0.split38 }, { $0.split39 }, { $0.split40 }, { $0.split41 },
    { $0.split42 }, { $0.split43 }, { $0.split44 }, { $0.split45 }, { $0.split46 }, { $0.split47 }, { $0.split48 },
    { $0.split49 }, { $0.split50 }, { $0.split51 }, { $0.split52 }, { $0.split53 }, { $0.split54 }, { $0.split55 },
    { $0.split56 }, { $0.split57 }, { $0.split58 }, { $0.split59 }, { $0.split60 }, { $0.split61 }, { $0.split62 },
    { $0.split63 }, { $0.split64 }, { $0.split65 }, { $0.split66 }, { $0.split67 }, { $0.split68 }, { $0.split69 },
    { $0.split70 }, { $0.split71 }, { $0.split72 }, { $0.split73 }, { $0.split74 }, { $0.split75 }, { $0.split76 },
    { $0.split77 }, { $0.split78 }, { $0.split79 }, { $0.split80 }, { $0.split81 }, { $0.split82 }, { $0.split83 },
    { $0.split84 }, { $0.split85 }, { $0.split86 }, { $0.split87 }, { $0.split88 }, { $0.split89 }, { $0.split90 },
    { $0.split91 }, { $0.split92 }, { $0.split93 }, { $0.split94 }, { $0.split95 }, { $0.split96 }, { $0.split97 },
    { $0.split98 }, { $0.split99 },
  ]
  static let properties: [KeyPath<MuxViewModel, Int>] = [
    \.split0, \.split1, \.split2, \.split3, \.split4, \.split5, \.split6, \.split7, \.split8, \.split9,
    \.split10, \.split11, \.split12, \.split13, \.split14, \.split15, \.split16, \.split17, \.split18,
    \.split19, \.split20, \.split21, \.split22, \.split23, \.split24, \.split25, \.split26, \.split27,
    \.split28, \.split29, \.split30, \.split31, \.split32, \.split33, \.split34, \.split35, \.split36,
    \.split37, \.split38, \.split39, \.split40, \.split41, \.split42, \.split43, \.split44, \.split45,
    \.split46, \.split47, \.split48, \.split49, \.split50, \.split51, \.split52, \.split53, \.split54,
    \.split55, \.split56, \.split57, \.split58, \.split59, \.split60, \.split61, \.split62, \.split63,
    \.split64, \.split65, \.split66, \.split67, \.split68, \.split69, \.split70, \.split71, \.split72,
    \.split73, \.split74, \.split75, \.split76, \.split77, \.split78, \.split79, \.split80, \.split81,
    \.split82, \.split83, \.split84, \.split85, \.split86, \.split87, \.split88, \.split89, \.split90,
    \.split91, \.split92, \.split93, \.split94, \.split95, \.split96, \.split97, \.split98, \.split99,
  ]
  func write(_ number: Int) { sources.write(number) }
}

extension CellxViewModel: GeneratedContender {
  typealias Measured = CellxShape
  static let displays: [((CellxViewModel) -> Int)] = [{ $0.endA }, { $0.endB }, { $0.endC }, { $0.endD }]
  static let properties: [KeyPath<CellxViewModel, Int>] = [\.endA, \.endB, \.endC, \.endD]
  func write(_ number: Int) {
    update { inputs in
      inputs.head0 = number + 1
      inputs.head1 = number + 2
      inputs.head2 = number + 3
      inputs.head3 = number + 4
    }
  }
}

extension FormViewModel: GeneratedContender {
  typealias Measured = FormShape
  static let displays: [((FormViewModel) -> String)] = [
    { $0.shown0 }, { $0.shown1 }, { $0.shown2 }, { $0.shown3 }, { $0.shown4 }, { $0.shown5 }, { $0.shown6 },
    { $0.shown7 }, { $0.shown8 }, { $0.shown9 }, { $0.shown10 }, { $0.shown11 }, { $0.shown12 }, { $0.shown13 },
    { $0.shown14 }, { $0.shown15 }, { $0.shown16 }, { $0.shown17 }, { $0.shown18 }, { $0.shown19 },
  ]
  static let properties: [KeyPath<FormViewModel, String>] = [
    \.shown0, \.shown1, \.shown2, \.shown3, \.shown4, \.shown5, \.shown6, \.shown7, \.shown8, \.shown9,
    \.shown10, \.shown11, \.shown12, \.shown13, \.shown14, \.shown15, \.shown16, \.shown17, \.shown18,
    \.shown19,
  ]
  func write(_ number: Int) { form.field7 = "\(number)" }
}

extension FieldsViewModel: GeneratedContender {
  typealias Measured = FieldsShape
  static let displays: [((FieldsViewModel) -> String)] = [
    { $0.shown0 }, { $0.shown1 }, { $0.shown2 }, { $0.shown3 }, { $0.shown4 }, { $0.shown5 }, { $0.shown6 },
    { $0.shown7 }, { $0.shown8 }, { $0.shown9 }, { $0.shown10 }, { $0.shown11 }, { $0.shown12 }, { $0.shown13 },
    { $0.shown14 }, { $0.shown15 }, { $0.shown16 }, { $0.shown17 }, { $0.shown18 }, { $0.shown19 },
  ]
  static let properties: [KeyPath<FieldsViewModel, String>] = [
    \.shown0, \.shown1, \.shown2, \.shown3, \.shown4, \.shown5, \.shown6, \.shown7, \.shown8, \.shown9,
    \.shown10, \.shown11, \.shown12, \.shown13, \.shown14, \.shown15, \.shown16, \.shown17, \.shown18,
    \.shown19,
  ]
  func write(_ number: Int) { field7 = "\(number)" }
}
