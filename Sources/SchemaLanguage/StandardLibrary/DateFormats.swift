extension StandardLibrary {
  static let dateFormats: [BuiltIn] = [
    BuiltIn(
      "Date.formatted(_ pattern: String) -> String", "{self}.formatted({0}, in: {context})", reads: .dateFormat,
      "The date in an ICU pattern (`EEEE MMMM d, yyyy`), in the context's language, calendar and time zone.",
      [
        .init(
          "date(\"1970-01-01T00:00:00Z\").formatted(\"EEEE MMMM d, yyyy\")", "\"Thursday January 1, 1970\"")
      ])
  ]
}
