import VmgenSchemaSyntax

/// Literal codes of currencies, such as `EUR`.
extension ExpressionChecker {
  /// The codes of symbols and names that are often written in place of a code. A symbol of several currencies, such as
  /// `$`, has that of the most common one.
  private static let currencyCodes = [
    "$": "USD", "US$": "USD", "DOLLAR": "USD", "DOLLARS": "USD", "€": "EUR", "EURO": "EUR", "EUROS": "EUR",
    "£": "GBP", "POUND": "GBP", "POUNDS": "GBP", "UKP": "GBP", "¥": "JPY", "YEN": "JPY", "JP¥": "JPY", "元": "CNY",
    "CN¥": "CNY", "YUAN": "CNY", "RMB": "CNY", "₹": "INR", "RUPEE": "INR", "₽": "RUB", "RUR": "RUB", "₩": "KRW",
    "₺": "TRY", "TL": "TRY", "₴": "UAH", "₫": "VND", "₪": "ILS", "NIS": "ILS", "₦": "NGN", "฿": "THB", "₱": "PHP",
    "₿": "BTC", "FR.": "CHF", "SFR": "CHF", "C$": "CAD", "CA$": "CAD", "A$": "AUD", "AU$": "AUD", "R$": "BRL",
    "ZŁ": "PLN", "KČ": "CZK",
  ]

  /// Checks that a literal has three letters from A to Z. Other texts are displayed as they are.
  func checkCurrencyCode(_ code: String, at range: SourceRange) {
    let name = uppercasedASCII(code)
    let isWellFormed = name.utf8.count == 3 && name.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    let corrected = Self.currencyCodes[name] ?? (isWellFormed ? name : nil)
    if isWellFormed, corrected == code { return }
    report(
      .unknownCurrency(code: code), at: range, suggestion: corrected.map { .write("\"\($0)\"", at: range) })
  }

  private func uppercasedASCII(_ text: String) -> String {
    let letters = text.unicodeScalars.map { scalar in
      ("a"..."z").contains(scalar) ? Unicode.Scalar(scalar.value - 0x20) ?? scalar : scalar
    }
    return String(String.UnicodeScalarView(letters))
  }
}
