/// A construct of the schema language that random modules contain, in the order of the language reference.
enum Construct: String, CaseIterable {
  // Declarations
  case plainEnum, rawEnum, payloadEnum, error, model, identifiable, nestedModel, defaultValue, jsonKey, externType
  case function, sample, service, query, request, throwingRequest, typedError, stream, throwingStream
  case container, containerWithList, errorPolicy
  // Values of view models
  case input, inputWithDefault, constant, use, state, letValue, display, custom, customStep
  // Editing
  case boundEdit, ownEdit, editText, editPattern, editConversion, editDefault, editOptionalPath, draft
  case trim, debounce, require, requireRange, check, checkDelay, returnNext, focus, leave, restore, restoreValues
  // Commands
  case command, parameters, condition, busy, drop, queue, restart, parallel, exclusive, exclusiveGroup, throwsClause
  case catchCase, catchValues, catchAll
  // Steps
  case assignment, compoundAssignment, local, awaitCall, tryCall, callResult,
    asyncLet, optionalTry, variable, throwStep, newID, callCommand, cancelCommand
  case ifStep, ifLet, elseStep, switchStep, guardStep, returnStep, forStep, wait, progress, confirm, prompt, choose,
    commit, revert, invalidate, emit
  case writeIndex, writeID, writeKey, append, insert, removeAt, removeID, move, removeAll
  // Navigation
  case push, present, cover, result, pop, popToRoot, dismiss, resetRoot, resetTabs, openLink, finish
  case router, routerScreen, tabs, badge, link, linkToTab
  // Reactions
  case onCondition, onChange, onChangeOfSeveral, onAppear, onFirstAppear, onDisappear, onForeground, onBackground
  case every, everyWhen, follow, followCatch, event, onChildEvent, onRowEvent, onSelected
  // Children and lists
  case child, childBinding, optionalChild, childCommand, list, listBinding, filter, sort, sortDescending, section
  case selectOne, selectMany, load, loadPages, loadOffset, loadCursor, loadStep, items, next, more, localRows, emptyText
  case searching, prefetch, refresh, loadMore, retry, rowAppeared, insertRow, updateRow, removeRow, moveRow, undoRemoval
  case undo, select, deselect
  // Examples
  case example, givenInput, givenContext, givenReturns, givenSequence, givenThrows, givenHeld, whenInput, whenEdit,
    whenText,
    whenBegins
  case whenCommand, whenCancel, whenAnswer, whenSends, whenEnds, whenClock, whenNow, whenLifecycle, whenCommit
  case whenRevert, whenElement, whenRow, expectValue, expectCalls, expectFacet
}
