import ViewModelRuntime

// The view models generated of the schemas in Schemas.

extension DiamondViewModel: GeneratedContender, Headed {
  typealias Measured = DiamondShape
  static let displays: [KeyPath<DiamondViewModel, Int>] = [\.sum]
}

extension BroadViewModel: GeneratedContender, Headed {
  typealias Measured = BroadShape
  static let displays: [KeyPath<BroadViewModel, Int>] = [
    \.far0, \.far1, \.far2, \.far3, \.far4, \.far5, \.far6, \.far7, \.far8, \.far9, \.far10, \.far11,
    \.far12, \.far13, \.far14, \.far15, \.far16, \.far17, \.far18, \.far19, \.far20, \.far21, \.far22,
    \.far23, \.far24, \.far25, \.far26, \.far27, \.far28, \.far29, \.far30, \.far31, \.far32, \.far33,
    \.far34, \.far35, \.far36, \.far37, \.far38, \.far39, \.far40, \.far41, \.far42, \.far43, \.far44,
    \.far45, \.far46, \.far47, \.far48, \.far49,
  ]
}

extension DeepViewModel: GeneratedContender, Headed {
  typealias Measured = DeepShape
  static let displays: [KeyPath<DeepViewModel, Int>] = [\.end]
}

extension AvoidableViewModel: GeneratedContender, Headed {
  typealias Measured = AvoidableShape
  static let displays: [KeyPath<AvoidableViewModel, Int>] = [\.end]
}

extension TriangleViewModel: GeneratedContender, Headed {
  typealias Measured = TriangleShape
  static let displays: [KeyPath<TriangleViewModel, Int>] = [\.sum]
}

extension UnstableViewModel: GeneratedContender, Headed {
  typealias Measured = UnstableShape
  static let displays: [KeyPath<UnstableViewModel, Int>] = [\.current]
}

extension MuxViewModel: GeneratedContender {
  typealias Measured = MuxShape
  static let displays: [KeyPath<MuxViewModel, Int>] = [
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
  static let displays: [KeyPath<CellxViewModel, Int>] = [\.endA, \.endB, \.endC, \.endD]
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
  static let displays: [KeyPath<FormViewModel, String>] = [
    \.shown0, \.shown1, \.shown2, \.shown3, \.shown4, \.shown5, \.shown6, \.shown7, \.shown8, \.shown9,
    \.shown10, \.shown11, \.shown12, \.shown13, \.shown14, \.shown15, \.shown16, \.shown17, \.shown18,
    \.shown19,
  ]
  func write(_ number: Int) { form.field7 = "\(number)" }
}

extension FieldsViewModel: GeneratedContender {
  typealias Measured = FieldsShape
  static let displays: [KeyPath<FieldsViewModel, String>] = [
    \.shown0, \.shown1, \.shown2, \.shown3, \.shown4, \.shown5, \.shown6, \.shown7, \.shown8, \.shown9,
    \.shown10, \.shown11, \.shown12, \.shown13, \.shown14, \.shown15, \.shown16, \.shown17, \.shown18,
    \.shown19,
  ]
  func write(_ number: Int) { field7 = "\(number)" }
}
