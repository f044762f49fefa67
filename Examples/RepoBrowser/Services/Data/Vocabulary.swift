/// The words of generated names and texts.
enum Vocabulary {
  static let qualities = [
    "amber", "brisk", "calm", "Daring", "eager", "Frozen", "gentle", "haunted", "idle", "Jolly", "keen", "lazy",
    "Mellow",
    "nimble", "odd", "Polite", "quiet", "rapid", "solid", "tidy", "Urban", "vivid", "warm", "young", "Zesty",
  ]
  static let things = [
    "abacus", "bridge", "compass", "diary", "engine", "forge", "garden", "harbor", "index", "journal", "kettle",
    "ledger",
    "mirror", "notebook", "orchard", "parser", "quill", "router", "scheduler", "telescope", "umbrella", "vault",
    "weaver",
    "xylophone", "yard", "zeppelin",
  ]
  static let languages = ["Swift", "C", "Rust", "Kotlin", "Python", "TypeScript", "Go", "Objective-C"]
  static let purposes = [
    "A small library for", "Experiments with", "Tools for", "The missing manual of", "An opinionated take on",
    "Fast and simple", "A playground for",
  ]
  static let subjects = [
    "punched cards", "view models", "lists that scroll", "bad weather", "difference engines", "terminal programs",
    "typed errors", "tea", "date formats", "navigation", "large numbers", "unreliable networks",
  ]
  static let logins = [
    "grace", "alan", "joseph", "katherine", "donald", "barbara", "edsger", "margaret", "dennis", "radia", "ken",
    "hedy", "linus", "anita", "niklaus", "frances", "tony", "adele", "john", "karen", "bjarne", "shafi", "leslie",
    "jean", "guido", "betty", "james", "sophie", "anders", "mary",
  ]
  static let issueTitles = [
    "Crashes on an empty list", "Wrong order after a refresh", "Typo in the README", "Support right-to-left text",
    "The tests fail west of Greenwich", "Please tag a release", "Memory grows while scrolling",
  ]
  static let comments = [
    "I can reproduce this.", "Nice work!", "Is there a workaround?", "Could you add a test?",
    "Fixed in the last release.",
    "Me too.", "This name is confusing.",
  ]
  static let commitMessages = [
    "Fix the build", "Simplify the parser", "Add a test", "Rename a variable", "Update the README", "Remove dead code",
    "Handle an empty page", "Speed up the difference",
  ]
  static let branches = ["main", "develop", "feature/search", "feature/paging", "fix/dates", "experiment", "gh-pages"]
}
