import VmgenMustache
import VmgenProjectGeneration

/// The types of the values that vmgen reads in a string catalog, whose keys must differ. Everything else in a catalog can
/// have any form.
enum CatalogShape {
  /// A value with a wrong type or a repeated key: its position, and what is wrong.
  struct Mismatch: Error {
    var place: Range<Int>
    var reason: String
  }

  /// Throws the first mismatch in an entry.
  static func checkEntry(_ bytes: [UInt8], at place: Range<Int>) throws(Mismatch) {
    for member in try members(bytes, at: place, "an entry") {
      switch member.key {
      case "comment", "extractionState": try checkText(bytes, member)
      case "localizations":
        for language in try members(bytes, at: member.place.value, "`localizations`") {
          try checkLocalization(bytes, at: language.place.value)
        }
      default: break
      }
    }
  }

  /// Checks a localization, or one of its variations.
  private static func checkLocalization(_ bytes: [UInt8], at place: Range<Int>) throws(Mismatch) {
    for member in try members(bytes, at: place, "a localization") {
      switch member.key {
      case "stringUnit":
        for part in try members(bytes, at: member.place.value, "`stringUnit`")
        where part.key == "state" || part.key == "value" { try checkText(bytes, part) }
      case "variations":
        for kind in try members(bytes, at: member.place.value, "`variations`") {
          for form in try members(bytes, at: kind.place.value, "a variation") {
            try checkLocalization(bytes, at: form.place.value)
          }
        }
      case "substitutions":
        for substitution in try members(bytes, at: member.place.value, "`substitutions`") {
          try checkLocalization(bytes, at: substitution.place.value)
        }
      default: break
      }
    }
  }

  private static func members(
    _ bytes: [UInt8], at place: Range<Int>, _ what: String
  ) throws(Mismatch) -> [(key: String, place: JSONPlaces.Member)] {
    guard bytes[place.lowerBound] == UInt8(ascii: "{") else {
      throw Mismatch(place: place, reason: "\(what) must be an object")
    }
    let members = StringCatalog.members(of: bytes, at: place.lowerBound)
    var keys: Set<String> = []
    // Readers of JSON disagree about which value counts, and a merge would change one of them.
    for member in members where !keys.insert(member.key).inserted {
      throw Mismatch(place: member.place.key, reason: "the key is specified twice")
    }
    return members
  }

  private static func checkText(
    _ bytes: [UInt8], _ member: (key: String, place: JSONPlaces.Member)
  ) throws(Mismatch) {
    guard bytes[member.place.value.lowerBound] == UInt8(ascii: "\"") else {
      throw Mismatch(place: member.place.value, reason: "`\(member.key)` must be a string")
    }
  }
}
