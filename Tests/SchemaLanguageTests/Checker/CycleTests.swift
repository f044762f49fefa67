import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax

@Suite struct CycleTests {
  private func cycles(_ links: [[Int]]) -> [Cycle] {
    orderAndCycles(count: links.count, successors: { links[$0] }).cycles
  }

  @Test func aNodeFollowsAllOfItsSuccessors() {
    let links = [[2, 1], [3], [3], []]
    #expect(orderAndCycles(count: 4, successors: { links[$0] }).order == [3, 2, 1, 0])
  }

  @Test func eachStronglyConnectedComponentIsOneCycleHoweverManyEdgesCloseIt() {
    let count = 30
    let complete = (0..<count).map { node in (0..<count).filter { $0 != node } }
    let found = cycles(complete + [[count], [0], [count + 1]])
    #expect(found.map(\.nodes) == [Array(0..<count), [count]])
    #expect(found.map(\.path) == [[0, 1], [count]])
  }

  @Test func aCyclesPathFollowsTheEdges() {
    #expect(cycles([[1], [2, 3], [], [0]]).map(\.path) == [[0, 1, 3]])
  }

  @Test func theWalkVisitsTheSuccessorsOfEachNodeAFixedNumberOfTimes() {
    let count = 2_000
    var asked = 0
    let result = orderAndCycles(count: count) { node in
      asked += 1
      return [(node + 1) % count, (node + 7) % count]
    }
    #expect(result.cycles.count == 1)
    #expect(asked <= 4 * count)
  }

  @Test func aFormulaThatCallsItsOwnMemberIsAnError() {
    let source = "viewmodel V {\n  input x: Int\n  display a = a(\"x\")\n  display c = d(1)\n  display d = c\n}"
    #expect(checked(source).diagnostics.map(\.kind.code) == ["VM0213", "VM0213"])
  }

  @Test func reactionsThatTriggerEachOtherAreOneMistakeWithAFewLabels() {
    var source = "viewmodel V {\n  input x: Int\n"
    for index in 0..<200 { source += "  on x > \(index) { x -= 1 }\n" }
    let found = checked(source + "}").diagnostics
    #expect(found.map(\.kind.code) == [DiagnosticKind.reactionCycle.code])
    #expect(found.first?.labels.count == Cycle.shownNodes)
  }

  @Test(
    "a reaction triggers the reactions that read a written path, a part of it, or a value that contains it",
    arguments: [
      ("m.a > 0", "m.a = 0", true), ("m.a > 0", "m = M()", true), ("m == M()", "m.a = 1", true),
      ("m.a > 0", "m.b = 0", false),
    ])
  func parts(condition: String, step: String, isCycle: Bool) {
    let source = """
      model M {
        var a: Int = 0
        var b: Int = 0
      }

      viewmodel V {
        input m: M
        input n: Int
        on \(condition) { n += 1 }
        on n > 0 { \(step) }
      }
      """
    let found = checked(source).diagnostics.map(\.kind.code)
    #expect(found.contains(DiagnosticKind.reactionCycle.code) == isCycle, "\(rendered(source))")
  }

  @Test func modelsThatAllContainEachOtherAreOneMistakeWithAFewLabels() {
    let count = 40
    var source = ""
    for index in 0..<count {
      source += "model M\(index) {\n"
      for other in 0..<count where other != index { source += "  let m\(other): M\(other)\n" }
      source += "}\n"
    }
    let found = checked(source).diagnostics
    #expect(found.map(\.kind.code) == ["VM0401"])
  }
}
