import Testing
import ViewModelRuntime

/// Edited copies of a model.
@MainActor
struct DraftTests {
  @Test func aCopyFollowsItsSourceUntilItsFirstWrite() async {
    await signUp { test in
      let form = test.viewModel
      form.account.name = "grace"
      #expect(form.form.value.name == "grace" && !form.form.isDirty && form.name.text == "grace")
      form.nickname.text = "Amazing"
      form.account.name = "hopper"
      #expect(form.form.value == Account(name: "grace", nickname: "Amazing"))
      #expect(form.form.isDirty && form.form.hasConflict)
      #expect(form.account.nickname == nil)
    }
  }

  @Test func aCommitWritesToTheSource() async {
    await signUp { test in
      let form = test.viewModel
      let accounts = DeliveredValues(form, \.account)
      form.nickname.text = "Countess"
      form.form.commit()
      #expect(form.account == Account(name: "ada", nickname: "Countess"))
      #expect(!form.form.isDirty && !form.form.hasConflict)
      #expect(accounts.take().count == 2)
      form.account.nickname = nil
      #expect(form.nickname.text == "")
    }
  }

  @Test func aCommitDespiteAConflictWritesTheWholeCopy() async {
    await signUp { test in
      let form = test.viewModel
      form.nickname.text = "Countess"
      form.account = Account(name: "grace", nickname: "Amazing", newsletter: true)
      #expect(form.form.hasConflict && form.nickname.text == "Countess")
      form.form.commit()
      #expect(form.account == Account(name: "ada", nickname: "Countess"))
      #expect(!form.form.isDirty && !form.form.hasConflict && form.nickname.text == "Countess")
    }
  }

  @Test func aSourceThatReturnsToItsOldValueEndsTheConflict() async {
    await signUp { test in
      let form = test.viewModel
      form.nickname.text = "Countess"
      form.account.newsletter = true
      #expect(form.form.hasConflict && !form.form.value.newsletter)
      form.account.newsletter = false
      #expect(form.form.isDirty && !form.form.hasConflict)
      form.account.newsletter = true
      form.form.revert()
      #expect(!form.form.isDirty && !form.form.hasConflict && form.newsletter.value)
    }
  }

  @Test func anEntryDuringAConflictStays() async {
    await signUp(Account(name: "ada")) { test in
      let form = test.viewModel
      form.nickname.isEditing = true
      form.nickname.text = "Ada"
      form.account.nickname = "Grace"
      form.nickname.text = ""
      #expect(form.nickname.text == "" && form.form.value.nickname == nil)
      #expect(form.form.isDirty && form.form.hasConflict)
      form.nickname.isEditing = false
      #expect(form.nickname.text == "" && form.form.hasConflict)
      form.form.revert()
      #expect(form.nickname.text == "Grace" && !form.form.isDirty)
    }
  }

  @Test func aRevertRestoresTheSource() async {
    await signUp { test in
      let form = test.viewModel
      form.name.text = "x"
      form.nickname.text = "Countess"
      form.form.revert()
      #expect(!form.form.isDirty && form.nickname.text == "" && form.form.value.name == "ada")
    }
  }

  @Test func aRevertDiscardsAnInvalidText() async {
    await signUp { test in
      let form = test.viewModel
      form.name.text = "g"
      #expect(!form.form.isDirty)
      form.form.revert()
      #expect(form.name.text == "ada" && form.name.error == nil)
    }
  }

  @Test func writingTheOldValueMakesTheDraftClean() async {
    await signUp { test in
      let form = test.viewModel
      form.nickname.text = "Countess"
      form.nickname.text = ""
      #expect(!form.form.isDirty)
      form.account.nickname = "Ada"
      #expect(form.nickname.text == "Ada")
    }
  }

  @Test func aDraftIsCleanWhenItsSourceBecomesEqual() async {
    await signUp { test in
      let form = test.viewModel
      form.nickname.text = "Countess"
      form.account.nickname = "Countess"
      #expect(!form.form.isDirty && !form.form.hasConflict)
    }
  }

  @Test func aDraftIsWrittenAsAWhole() async {
    await signUp { test in
      let form = test.viewModel
      form.form.value.name = "grace"
      #expect(form.form.isDirty && form.name.text == "grace" && form.account.name == "ada")
      var draft = form.form
      draft.value.nickname = "Amazing"
      draft.commit()
      form.form = draft
      #expect(form.account == Account(name: "grace", nickname: "Amazing"))
    }
  }

  @Test func everyPropertyOfADraftNotifiesOnce() async {
    await signUp { test in
      let form = test.viewModel
      let drafts = DeliveredValues(form, \.form.value.nickname)
      let greetings = DeliveredValues(form, \.greeting)
      form.nickname.text = "Countess"
      #expect(drafts.take() == [nil, "Countess"])
      #expect(greetings.take() == ["Hello, ada"])
    }
  }
}
