/// Returns the name of one element of a list with a name: `addresses` becomes `address`.
///
/// Only the last word changes: `orderStatuses` becomes `orderStatus`.
func singular(_ name: String) -> String {
  let start = name.lastIndex { !$0.isLetter }.map(name.index(after:)) ?? name.startIndex
  let tail = name[start...]
  let wordStart = tail.dropFirst().lastIndex { $0.isUppercase && !tail.allSatisfy(\.isUppercase) } ?? start
  let word = name[wordStart...]
  let small = word.lowercased()
  if let one = irregular[small] {
    return name[..<wordStart] + (word.first?.isUppercase == true ? one.prefix(1).uppercased() + one.dropFirst() : one)
  }
  guard !uninflected.contains(small) else { return name }
  for (ending, replacement) in endings where small.hasSuffix(ending) && small.count > ending.count {
    return name.dropLast(ending.count) + replacement
  }
  let isPlural =
    small.hasSuffix("s") && !["ss", "us", "is"].contains(where: small.hasSuffix) && name.count > 2
  return isPlural ? String(name.dropLast()) : name
}

/// The endings of plurals that lose more than an `s`, the longest ones first.
private let endings = [
  ("ies", "y"), ("sses", "ss"), ("aches", "ache"), ("xes", "x"), ("ches", "ch"), ("shes", "sh"), ("zzes", "zz"),
  ("tuses", "tus"), ("ruses", "rus"), ("nuses", "nus"), ("puses", "pus"), ("lyses", "lysis"),
]

/// The plurals that no ending explains.
private let irregular = [
  "movies": "movie", "cookies": "cookie", "selfies": "selfie", "calories": "calorie", "zombies": "zombie",
  "ties": "tie", "pies": "pie", "lies": "lie", "rookies": "rookie", "smoothies": "smoothie", "hoodies": "hoodie",
  "brownies": "brownie", "buses": "bus", "aliases": "alias", "gases": "gas", "canvases": "canvas", "lenses": "lens",
  "atlases": "atlas", "biases": "bias", "quizzes": "quiz", "caches": "cache", "axes": "axis", "indices": "index",
  "vertices": "vertex", "matrices": "matrix", "appendices": "appendix", "people": "person", "children": "child",
  "men": "man", "women": "woman", "feet": "foot", "mice": "mouse", "heroes": "hero", "echoes": "echo",
  "potatoes": "potato", "tomatoes": "tomato", "bases": "base", "crises": "crisis", "theses": "thesis",
  "criteria": "criterion", "apis": "api", "uris": "uri", "skis": "ski", "emojis": "emoji", "taxis": "taxi",
]

/// The words that end with `s` and are one thing.
private let uninflected: Set<String> = [
  "series", "species", "news", "lens", "canvas", "alias", "atlas", "gas", "bias", "chaos", "analytics", "physics",
  "mathematics", "economics", "politics", "diagnostics", "sms", "gps", "dns", "css", "https", "ios", "os", "always",
]
