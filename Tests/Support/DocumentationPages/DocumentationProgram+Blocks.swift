extension DocumentationProgram {
  /// Blocks that show a generated type without its bodies.
  static let outlined: Set = ["README_GeneratedCode", "InteractiveScreens_ACompleteForm2"]

  /// Blocks that quote an example, with the path of the quoted file.
  static let quoted = [
    "InteractiveScreens_TerminalExamples": "Examples/UserEditor/Program/UserEditorScreen.swift",
    "Testing_GeneratedExamples": "Examples/SignUp/Tests/Generated/SignUpExample_SignUp.vmodel.tests.swift",
  ]

  /// The oldest version of the SDK of iOS with the declarations of a block, by file name.
  public static let sdks = ["BindingToViews_AutomaticObservationTracking.swift": 26]

  /// Code to insert before a block that does not compile by itself. Its open braces are closed after the block.
  static let openings = [
    "InteractiveScreens_ACompleteForm4": """
    import UIKit

    final class ProfileViewController: UIViewController {
      let nameField = UITextField()
      let ageField = UITextField()
      let problemLabel = UILabel()
      let saveButton = UIButton()
      var binding: BindingToken?

      func show(_ viewModel: ProfileViewModel) {

    """
  ]
}
