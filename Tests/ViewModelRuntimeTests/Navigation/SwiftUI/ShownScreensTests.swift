import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// Tests the state of SwiftUI's views, each with a defect that its fake found or would find.
@MainActor
struct ShownScreensTests {
  private func withHost(
    tabs: [String] = ["a"], _ body: (Navigation, FakeHost, TaskMonitor) async throws -> Void
  ) async rethrows {
    try await withNavigation(tabs: tabs) { navigation, tasks in
      try await body(navigation, FakeHost(navigation), tasks)
    }
  }

  private func settle(_ host: FakeHost, _ tasks: TaskMonitor) async {
    for _ in 0..<20 {
      await tasks.waitUntilIdle()
      host.render()
      if !host.transitions.isIdle { host.transitions.endOne() }
    }
    #expect(host.transitions.complaints == [])
  }

  private func question(_ text: String) -> CommandQuestion {
    CommandQuestion(
      text, choices: QuestionChoice.choices([nil], role: .standard, cancelText: nil), field: QuestionField())
  }

  @Test func aQuestionIsAskedByTheTopmostSheet() async {
    await withHost { navigation, host, tasks in
      navigation.performNow(.present(TestScreen("b")), .present(TestScreen("c"), .cover))
      await settle(host, tasks)
      let delete = question("Delete?")
      navigation.questions.add(delete)
      await settle(host, tasks)
      #expect(host.map == "a > b > c ? Delete?")
      host.answer(delete.choices[0])
      await settle(host, tasks)
      #expect(delete.reply.isAnswered && host.map == "a > b > c")
    }
  }

  @Test func aQuestionMovesToASheetThatIsPresentedMeanwhile() async {
    await withHost { navigation, host, tasks in
      navigation.questions.add(question("Delete?"))
      await settle(host, tasks)
      #expect(host.map == "a ? Delete?")
      navigation.performNow(.present(TestScreen("b")))
      await settle(host, tasks)
      #expect(host.map == "a > b ? Delete?")
    }
  }

  @Test func aSheetHasItsScreensUntilItHasDisappeared() async {
    await withHost { navigation, host, tasks in
      navigation.performNow(.present(TestScreen("b")), .push(TestScreen("c")))
      await settle(host, tasks)
      navigation.performNow(.dismiss)
      host.render()
      #expect(navigation.map == "a" && host.map == "a > b c")
      await settle(host, tasks)
      #expect(host.map == "a")
    }
  }

  @Test(arguments: FakeHost.Refusal.allCases)
  func aStackIsPresentedAfterASheetOfTheApp(refusal: FakeHost.Refusal) async {
    await withHost { navigation, host, tasks in
      host.refusal = refusal
      host.presentAppSheet()
      navigation.performNow(.present(TestScreen("b")))
      for _ in 0..<3 {
        await settle(host, tasks)
        await host.waitForPresentations(tasks)
      }
      #expect(host.map == "a" && navigation.map == "a > sheet b")
      host.closeAppSheet()
      for _ in 0..<2 { await host.waitForPresentations(tasks) }
      await settle(host, tasks)
      #expect(host.map == "a > b")
    }
  }

  @Test(arguments: FakeHost.Refusal.allCases)
  func aRefusedStackThatIsClosedDoesNotStopOthers(refusal: FakeHost.Refusal) async {
    await withHost { navigation, host, tasks in
      host.refusal = refusal
      host.presentAppSheet()
      navigation.performNow(.present(TestScreen("b")))
      await settle(host, tasks)
      navigation.performNow(.dismiss)
      host.closeAppSheet()
      navigation.performNow(.present(TestScreen("c"), .cover))
      for _ in 0..<2 { await host.waitForPresentations(tasks) }
      await settle(host, tasks)
      #expect(host.map == "a > c")
    }
  }

  @Test func aSheetOfTheAppAsksInsteadOfTheHost() async {
    await withHost { navigation, host, tasks in
      host.presentAppSheet()
      let delete = question("Delete?")
      navigation.questions.add(delete)
      await settle(host, tasks)
      #expect(host.question?.level == FakeHost.appLevel)
      host.answer(delete.choices[0])
      await settle(host, tasks)
      #expect(delete.reply.isAnswered && host.question == nil)
      navigation.questions.add(question("Again?"))
      await settle(host, tasks)
      host.closeAppSheet()
      await settle(host, tasks)
      #expect(host.question?.level == 0 && host.map == "a ? Again?")
    }
  }

  @Test func coveredScreensAreReleasedWhenTheyAreClosed() async {
    await withHost(tabs: ["a", "b"]) { navigation, host, tasks in
      navigation.performNow(.push(TestScreen("c")), .push(TestScreen("d")))
      await settle(host, tasks)
      let (covered, never) = (WeakScreen(screen: navigation.opened("c")), WeakScreen(screen: navigation.opened("b")))
      navigation.performNow(.popToRoot)
      await settle(host, tasks)
      #expect(covered.screen == nil && never.screen != nil)
      navigation.performNow(.resetRoot(TestScreen("e")))
      await settle(host, tasks)
      #expect(host.map == "e" && never.screen == nil)
    }
  }

  @Test func aCoverFollowsASheetAfterItsDismissal() async {
    await withHost { navigation, host, tasks in
      navigation.performNow(.present(TestScreen("b")))
      await settle(host, tasks)
      navigation.performNow(.dismiss, .present(TestScreen("c"), .cover))
      await settle(host, tasks)
      #expect(host.map == "a > c")
    }
  }

  @Test func aRefusedStepShowsTheScreensAgain() async throws {
    try await withHost { navigation, host, tasks in
      navigation.performNow(.push(TestScreen("b")), .push(TestScreen("c")))
      await settle(host, tasks)
      navigation.opened("b")?.hasChanges = true
      host.goBack(in: try #require(navigation.state.tabs.first).id, count: 2, canBeCancelled: false)
      await settle(host, tasks)
      #expect(host.map == "a b c ? Discard b?")
    }
  }

  @Test func aStepBackDuringAPopOfTheProgramClosesOneScreen() async throws {
    try await withHost { navigation, host, tasks in
      navigation.performNow(.push(TestScreen("b")), .push(TestScreen("c")))
      await settle(host, tasks)
      host.goBack(in: try #require(navigation.state.tabs.first).id, count: 1, canBeCancelled: true)
      navigation.performNow(.pop)
      await settle(host, tasks)
      #expect(host.map == "a b" && navigation.map == "a b")
    }
  }

  @Test func aPresentedStackAndAScreenWithUnsavedChangesHaveButtonsOfTheirOwn() throws {
    let navigation = Navigation()
    navigation.performNow(.resetRoot(TestScreen("a")))
    navigation.performNow(.push(TestScreen("b")), .present(TestScreen("c")))
    let shown = ShownScreens(navigation)
    func button(_ name: String) -> BackButton? {
      guard let id = navigation.id(name), let stack = navigation.state.stack(containing: id) else { return nil }
      return shown.backButton(of: id, in: stack.id)
    }
    #expect(["a", "b", "c"].map(button) == [.system, .system, .cancel])
    for name in ["a", "b", "c"] { navigation.opened(name)?.hasChanges = true }
    #expect(["a", "b", "c"].map(button) == [.system, .back, .cancel])
  }

  @Test func aViewThatReportsADismissalBeforeItWritesItsBindingClosesTheSheet() async {
    await withHost { navigation, host, tasks in
      host.reportsBeforeWriting = true
      navigation.performNow(.present(TestScreen("b")))
      await settle(host, tasks)
      host.drag()
      await settle(host, tasks)
      #expect(host.map == "a" && navigation.map == "a")
    }
  }

  @Test func draggingASheetWithUnsavedChangesAsksItsQuestion() async throws {
    try await withHost { navigation, host, tasks in
      navigation.performNow(.present(TestScreen("b")))
      navigation.opened("b")?.hasChanges = true
      await settle(host, tasks)
      host.drag()
      await settle(host, tasks)
      #expect(host.map == "a > b ? Discard b?")
      host.answer(try #require(host.question).question.choices[0])
      await settle(host, tasks)
      #expect(host.map == "a")
    }
  }

  @Test func aQuestionReturnsWithItsTextWhenTheSheetAboveItHasClosed() async throws {
    try await withHost { navigation, host, tasks in
      let name = question("Name?")
      navigation.questions.add(name)
      await settle(host, tasks)
      host.type("Ada")
      navigation.performNow(.present(TestScreen("b")))
      await settle(host, tasks)
      #expect(host.map == "a > b ? Name?")
      navigation.performNow(.dismiss)
      await settle(host, tasks)
      try #require(host.map == "a ? Name?")
      host.answer(name.choices[0])
      let answer = try? await name.reply.wait()
      #expect(answer?.text == "Ada")
    }
  }

  @Test(arguments: [false, true])
  func aQuestionThatDisappearsWithItsSheetIsNotDeclined(evaluatesClosingViews: Bool) async {
    await withHost { navigation, host, tasks in
      (host.writesTwice, host.evaluatesClosingViews) = (true, evaluatesClosingViews)
      navigation.performNow(.present(TestScreen("b")))
      navigation.questions.add(question("Delete?"))
      await settle(host, tasks)
      navigation.performNow(.dismiss)
      await settle(host, tasks)
      await host.clock.advance(by: QuestionDismissal.delay)
      await settle(host, tasks)
      #expect(host.map == "a ? Delete?")
      // Other stacks can be presented.
      navigation.performNow(.present(TestScreen("c")))
      await settle(host, tasks)
      #expect(host.map == "a > c ? Delete?")
    }
  }

  // Tabs.

  @Test(arguments: [false, true])
  func aTapOfAnotherTabKeepsItsScreens(writesTwice: Bool) async {
    await withHost(tabs: ["a", "b"]) { navigation, host, tasks in
      host.writesTwice = writesTwice
      navigation.select(tabAt: 1)
      navigation.performNow(.push(TestScreen("c")))
      navigation.select(tabAt: 0)
      await settle(host, tasks)
      host.tap(1)
      await settle(host, tasks)
      #expect(host.map == "a | *b c" && navigation.map == "a | *b c")
    }
  }

  @Test(arguments: [false, true])
  func aTapOfTheVisibleTabClosesTheScreensAboveItsRoot(writesTwice: Bool) async {
    await withHost(tabs: ["a", "b"]) { navigation, host, tasks in
      host.writesTwice = writesTwice
      navigation.performNow(.push(TestScreen("c")))
      await settle(host, tasks)
      host.tap(0)
      await settle(host, tasks)
      #expect(host.map == "*a | b")
    }
  }

  @Test func aRefusedTapShowsTheTabAgain() async {
    await withHost(tabs: ["a", "b"]) { navigation, host, tasks in
      navigation.opened("a")?.hasChanges = true
      await settle(host, tasks)
      host.tap(1)
      await settle(host, tasks)
      #expect(host.map == "*a | b ? Discard a?")
    }
  }

  @Test func aTabThatTheProgramSelectsAfterATapIsShown() async {
    await withHost(tabs: ["a", "b"]) { navigation, host, tasks in
      await settle(host, tasks)
      host.tap(1)
      host.render()
      navigation.select(tabAt: 0)
      await settle(host, tasks)
      #expect(host.map == "*a | b" && navigation.map == "*a | b")
    }
  }
}
