import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// Tests of the plain types below the adapter for UIKit, each with a defect that its fake found or would find.
@MainActor
struct ScreenControllerTests {
  private func withApp(
    tabs: String = "a", isInWindow: Bool = true,
    _ body: (Navigation, FakeScreenController, TaskMonitor) async throws -> Void
  ) async rethrows {
    try await withNavigation(tabs: tabs.map(String.init), links: ScreenProgram.links) { navigation, tasks in
      try await body(navigation, FakeScreenController(navigation, isInWindow: isInWindow), tasks)
    }
  }

  private func settle(_ app: FakeScreenController, _ tasks: TaskMonitor) async {
    await tasks.waitUntilIdle()
    while !app.transitions.isIdle {
      app.transitions.endOne()
      await tasks.waitUntilIdle()
    }
    #expect(app.transitions.complaints == [])
  }

  private func question(_ text: String, field: QuestionField? = nil) -> CommandQuestion {
    CommandQuestion(
      text, choices: QuestionChoice.choices([nil], role: .standard, cancelText: nil), field: field)
  }

  @Test func aPopOfTheProgramReachesTheScreen() async {
    await withApp { navigation, app, tasks in
      navigation.performNow(.push(TestScreen("b")), .push(TestScreen("c")))
      await settle(app, tasks)
      #expect(app.map == "a b c")
      navigation.performNow(.pop)
      await settle(app, tasks)
      #expect(app.map == "a b")
      navigation.performNow(.popToRoot)
      await settle(app, tasks)
      #expect(app.map == "a")
    }
  }

  @Test func aSheetThatOpensBeforeTheWindowIsPresentedWhenItAppears() async {
    await withApp(isInWindow: false) { navigation, app, tasks in
      navigation.performNow(.present(TestScreen("b"), .sheet))
      await settle(app, tasks)
      #expect(app.map == "a")
      app.appear()
      await settle(app, tasks)
      #expect(app.map == "a > b")
    }
  }

  // Covers.

  @Test func aCoverIsClosedByTheProgram() async {
    await withApp { navigation, app, tasks in
      navigation.performNow(.present(TestScreen("b"), .cover))
      await settle(app, tasks)
      #expect(app.map == "a > b" && !app.root.isInWindow)
      navigation.performNow(.dismiss)
      await settle(app, tasks)
      #expect(app.map == "a" && app.root.isInWindow)
    }
  }

  @Test func aQuestionAppearsOverACover() async {
    await withApp { navigation, app, tasks in
      navigation.performNow(.present(TestScreen("b"), .cover))
      await settle(app, tasks)
      navigation.questions.add(question("Delete?"))
      await settle(app, tasks)
      #expect(app.map == "a > b ? Delete?")
    }
  }

  @Test func aSheetAppearsOverACoverOfTheApp() async {
    await withApp { navigation, app, tasks in
      app.root.present(FakeViewController(app.transitions, isCover: true)) {}
      await settle(app, tasks)
      navigation.performNow(.present(TestScreen("b"), .sheet))
      await settle(app, tasks)
      #expect(app.map == "a + other > b")
    }
  }

  @Test func theSceneIsThatOfTheCover() async {
    await withApp { navigation, app, tasks in
      #expect(app.isInScene)
      navigation.performNow(.present(TestScreen("b"), .cover))
      await settle(app, tasks)
      #expect(app.isInScene)
    }
  }

  @Test func aQuestionIsShownAgainWithItsTextAfterASheetWasPresentedBelowIt() async throws {
    try await withApp { navigation, app, tasks in
      let name = question("Name?", field: QuestionField())
      navigation.questions.add(name)
      await settle(app, tasks)
      try #require(app.alert).text = "typed"
      navigation.performNow(.present(TestScreen("b"), .sheet))
      await settle(app, tasks)
      #expect(app.map == "a > b ? Name?")
      #expect(app.alert?.text == "typed")
      navigation.performNow(.dismiss)
      await settle(app, tasks)
      #expect(app.map == "a ? Name?")
      app.alert?.tap(name.choices[0], answersAtOnce: false)
      await settle(app, tasks)
      #expect(name.reply.isAnswered && app.map == "a")
    }
  }

  @Test func aSheetThatIsPresentedDuringADismissalIsShownAfterIt() async {
    await withApp { navigation, app, tasks in
      navigation.performNow(.present(TestScreen("b"), .sheet))
      await settle(app, tasks)
      navigation.performNow(.dismiss)
      navigation.performNow(.present(TestScreen("c"), .sheet))
      await settle(app, tasks)
      #expect(app.map == "a > c")
    }
  }

  @Test func aSheetThatIsDraggedHalfWayStays() async {
    await withApp { navigation, app, tasks in
      navigation.performNow(.present(TestScreen("b"), .sheet))
      await settle(app, tasks)
      app.sheets[0].drag()
      navigation.performNow(.present(TestScreen("c"), .sheet))
      app.transitions.endOne(isCancelled: true)
      await settle(app, tasks)
      #expect(app.map == "a > b > c")
    }
  }

  @Test func aDraggedSheetClosesTheStacksAboveIt() async {
    await withApp { navigation, app, tasks in
      navigation.performNow(.present(TestScreen("b"), .sheet))
      await settle(app, tasks)
      app.sheets[0].drag()
      navigation.performNow(.present(TestScreen("c"), .sheet))
      await settle(app, tasks)
      #expect(app.map == "a" && navigation.map == "a")
    }
  }

  @Test func aRefusedDismissalOfTheAppPresentsTheSheetAgainBelowItsQuestion() async {
    await withApp { navigation, app, tasks in
      navigation.performNow(.present(TestScreen("b"), .sheet))
      await settle(app, tasks)
      navigation.opened("b")?.hasChanges = true
      app.root.dismissPresented {}
      await settle(app, tasks)
      #expect(app.map == "a > b ? Discard b?")
    }
  }

  @Test func aControllerOfTheAppStaysBelowAQuestion() async {
    await withApp { navigation, app, tasks in
      app.root.present(FakeViewController(app.transitions)) {}
      navigation.questions.add(question("Delete?"))
      await settle(app, tasks)
      #expect(app.map == "a + other ? Delete?")
    }
  }

  @Test func aQuestionThatTheAppDismissesWithoutAnAnswerIsShownAgain() async {
    await withApp { _, app, tasks in
      app.navigation.questions.add(question("Delete?"))
      await settle(app, tasks)
      app.root.dismissPresented {}
      await settle(app, tasks)
      #expect(app.map == "a ? Delete?")
    }
  }

  @Test func aLinkDuringASheetWithAQuestionClosesTheSheetAndKeepsTheQuestion() async {
    await withApp(tabs: "ab") { navigation, app, tasks in
      navigation.performNow(.present(TestScreen("c")))
      navigation.questions.add(question("Delete?"))
      await settle(app, tasks)
      #expect(app.map == "*a | b > c ? Delete?")
      #expect(navigation.open(url: "/b/d"))
      await settle(app, tasks)
      #expect(app.map == "a | *b d ? Delete?")
    }
  }

  // Tabs.

  @Test func aTapOfTheVisibleTabClosesTheScreensAboveItsRoot() async {
    await withApp(tabs: "ab") { navigation, app, tasks in
      navigation.performNow(.push(TestScreen("c")))
      await settle(app, tasks)
      app.root.tap(0)
      await settle(app, tasks)
      #expect(app.map == "*a | b")
    }
  }

  @Test func aTapOfAnotherTabAsksTheQuestionOfTheVisibleScreen() async throws {
    try await withApp(tabs: "ab") { navigation, app, tasks in
      navigation.opened("a")?.hasChanges = true
      app.root.tap(1)
      await settle(app, tasks)
      #expect(app.map == "*a | b ? Discard a?")
      let alert = try #require(app.alert)
      alert.tap(alert.question.choices[0], answersAtOnce: false)
      await settle(app, tasks)
      #expect(app.map == "a | *b")
    }
  }

  @Test func theListOfTheTabsWithoutAnItemOpensThem() async {
    await withApp(tabs: "abcdefg") { navigation, app, tasks in
      await settle(app, tasks)
      app.root.tap(4)
      #expect(app.root.visibleTab == nil)
      // A step in another tab does not close the list.
      navigation.performNow(.push(TestScreen("h")))
      await settle(app, tasks)
      #expect(app.root.visibleTab == nil)
      app.root.chooseInList(1)
      await settle(app, tasks)
      #expect(app.map == "a h | b | c | d | e | *f | g")
    }
  }

  @Test func aTabOfTheListAsksTheQuestionOfTheScreenBeforeTheList() async {
    await withApp(tabs: "abcdefg") { navigation, app, tasks in
      navigation.opened("a")?.hasChanges = true
      await settle(app, tasks)
      app.root.tap(4)
      app.root.chooseInList(0)
      await settle(app, tasks)
      #expect(app.map == "*a | b | c | d | e | f | g ? Discard a?")
    }
  }

  @Test func aTapAfterTheListShowsTheTabAsItWas() async {
    await withApp(tabs: "abcdefg") { navigation, app, tasks in
      navigation.performNow(.push(TestScreen("h")))
      app.root.tap(4)
      app.root.tap(0)
      await settle(app, tasks)
      #expect(app.map == "*a h | b | c | d | e | f | g")
    }
  }

  // Gestures.

  @Test(arguments: [false, true])
  func aSwipeOfAScreenWithUnsavedChangesDoesNotBegin(overContent: Bool) async {
    await withApp { navigation, app, tasks in
      navigation.performNow(.push(TestScreen("b")))
      navigation.opened("b")?.hasChanges = true
      await settle(app, tasks)
      app.stacks.first?.value.swipe(overContent: overContent)
      #expect(app.stacks.first?.value.names == ["a", "b"])
      await settle(app, tasks)
      // The platform decides about the gesture over the content, so it asks nothing.
      #expect(app.map == (overContent ? "a b" : "a b ? Discard b?"))
    }
  }

  @Test func aBackButtonAsksBeforeItClosesAScreen() async {
    await withApp { navigation, app, tasks in
      navigation.performNow(.push(TestScreen("b")))
      navigation.opened("b")?.hasChanges = true
      await settle(app, tasks)
      app.stacks.first?.value.tapBack()
      #expect(app.stacks.first?.value.names == ["a", "b"])
      await settle(app, tasks)
      #expect(app.map == "a b ? Discard b?")
    }
  }
}
