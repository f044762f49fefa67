import Foundation
import ViewModelRuntime

router MailRouter {
    screen LoginViewModel

    /// The tabs after signing in.
    tabs mailbox(user: User) {
        inbox: InboxViewModel(user: user) "Inbox" icon "tray" badge messageCount
        memo: MemoViewModel(memo: Memo()) "Memo" icon "note.text"
    }

    link "/inbox" -> [mailbox.inbox]
    link "/letters/{sender}" -> [mailbox.inbox, LetterViewModel(sender: sender)]
}
