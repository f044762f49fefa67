extension String {
  /// The columns that the text takes: its characters.
  ///
  /// Text of ASCII is as long in UTF-8 as in UTF-16, and both are known without a walk over its characters.
  var columns: Int {
    let length = utf8.count
    return length == utf16.count ? length : count
  }
}
