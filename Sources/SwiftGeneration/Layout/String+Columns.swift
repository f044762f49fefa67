extension String {
  /// The width of the text: its number of characters.
  ///
  /// ASCII text has the same length in UTF-8 and UTF-16, and both lengths are known without iterating over the
  /// characters.
  var columns: Int {
    let length = utf8.count
    return length == utf16.count ? length : count
  }
}
