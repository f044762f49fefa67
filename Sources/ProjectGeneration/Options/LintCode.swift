/// The codes of the findings of `vmgen lint`, which a configuration can disable.
package enum LintCode: String, CaseIterable, Sendable {
  case notLinted = "VM0900"
  case hiddenMember = "VM0901"
  case repeatedFormula = "VM0902"
  case imageWithoutText = "VM0903"
  case assertionName = "VM0904"
  case eventName = "VM0905"
  case givenExpectation = "VM0906"
  case unusedFunction = "VM0907"
  case constantCondition = "VM0908"
  case constantExpectation = "VM0909"
  case droppedCall = "VM0910"
  case runningFlag = "VM0911"
  case errorWithoutText = "VM0912"
}
