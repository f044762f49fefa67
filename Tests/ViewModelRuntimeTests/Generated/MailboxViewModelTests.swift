import Foundation
import Testing
import ViewModelRuntime

/// A generated view model with the translations of `Tests/Fixtures/ViewModels/Mailbox.xcstrings`.
@MainActor @Suite struct MailboxViewModelTests {
  private func viewModel(
    _ locale: String, unread: Int, selected: Int = 0, owner: String = "Ada"
  ) throws -> MailboxViewModel {
    var context = DisplayContext.example(locale)
    let catalog = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/ViewModels/Mailbox.xcstrings")
    context.localization = try .catalog(contentsOf: catalog)
    return MailboxViewModel(
      mailbox: .inbox, owner: owner, unread: unread, selected: selected, services: MailboxViewModelDoubles(),
      context: context)
  }

  @Test(arguments: [
    ("en_US", 0, "No new messages"), ("en_US", 1, "1 new message"), ("en_US", 1234, "1234 new messages"),
    ("de_CH", 0, "Keine neuen Nachrichten"), ("de_CH", 1, "1 neue Nachricht"),
    ("de_DE", 1234, "1.234 neue Nachrichten"),
    ("ru_RU", 0, "Нет новых сообщений"), ("ru_RU", 1, "1 новое сообщение"), ("ru_RU", 3, "3 новых сообщения"),
    ("ru_RU", 11, "11 новых сообщений"), ("ru_RU", 21, "21 новое сообщение"),
    ("ar_AE", 0, "لا رسائل جديدة"), ("ar_AE", 1, "رسالة جديدة واحدة"), ("ar_AE", 2, "رسالتان جديدتان"),
    ("ar_AE", 5, "5 رسائل جديدة"), ("ar_AE", 11, "11 رسالة جديدة"), ("ar_AE", 100, "100 رسالة جديدة"),
    ("ja_JP", 1, "新着メッセージ1件"), ("pl_PL", 1, "1 nowa wiadomość"), ("pl_PL", 4, "4 nowe wiadomości"),
    ("pl_PL", 5, "5 nowych wiadomości"), ("fr_FR", 0, "No new messages"), ("fr_FR", 1, "1 new message"),
  ])
  func theFormIsThatOfTheTranslation(locale: String, unread: Int, expected: String) throws {
    #expect(try viewModel(locale, unread: unread).summary == expected)
  }

  @Test(arguments: [
    ("ru_RU", 1, "сообщение"), ("ru_RU", 2, "сообщения"), ("ru_RU", 5, "сообщений"), ("ja_JP", 5, "件"),
    ("ar_AE", 2, "رسالتان"), ("en_GB", 2, "messages"),
  ])
  func aWordWithoutItsNumberHasItsForms(locale: String, unread: Int, expected: String) throws {
    #expect(try viewModel(locale, unread: unread).unit == expected)
  }

  @Test func argumentsCanBeReordered() throws {
    #expect(try viewModel("ru_RU", unread: 1234).formatted.plainSpaces == "Для Ada: 1 234 письма")
    #expect(try viewModel("ja_JP", unread: 3).formatted == "Adaさんへの手紙3通")
  }

  @Test func textsInTextsHaveFormsOfTheirOwn() throws {
    #expect(
      try viewModel("ru_RU", unread: 5, selected: 2, owner: "Ада").selection == "Ада: 2 «чата» из 5 веток 🎉")
    #expect(try viewModel("ar_AE", unread: 2, selected: 1, owner: "آدا").selection == "آدا: «دردشة» من سلسلتين 🎉")
  }

  @Test func percentSignsAndBackslashesStay() throws {
    #expect(try viewModel("de_DE", unread: 1234).progress == "100 % von 1.234 in 30 Tagen \\ angezeigt")
    #expect(try viewModel("ru_RU", unread: 3).progress == "100% of 3 in 30 days \\ показано")
  }

  @Test func verbatimTextsAreNotTranslated() throws {
    #expect(try viewModel("de_DE", unread: 1).code == "INBOX")
    #expect(try viewModel("de_DE", unread: 1).title == "Posteingang")
  }
}
