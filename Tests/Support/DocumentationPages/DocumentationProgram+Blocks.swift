extension LivingPages {
  /// Blocks that show a generated type without its bodies.
  static let outlined: Set = ["README_WhatComesOut", "README_AScreenThatLives2"]

  /// Blocks that quote an example, by where they stand in it.
  static let quoted = ["README_TwoProgramsForTheTerminal": "Examples/UserEditor/Program/UserEditorScreen.swift"]

  /// What stands before a block that is a part of something; its braces are closed behind it.
  static let openings = [
    "README_WhatComesOut2": """
    import UIKit

    final class PersonViewController: UIViewController {
      let nameLabel = UILabel()
      let birthdateLabel = UILabel()
      var binding: BindingToken?

      func show(_ viewModel: PersonViewModel) {

    """,
    "README_AScreenThatLives4": """
    import UIKit

    final class ProfileViewController: UIViewController {
      let nameField = UITextField()
      let ageField = UITextField()
      let problemLabel = UILabel()
      let saveButton = UIButton()
      var binding: BindingToken?

      func show(_ viewModel: ProfileViewModel) {

    """,
  ]
}
