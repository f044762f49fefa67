// Accessibility of views.

public struct AccessibilityAttachmentModifier: ViewModifier {
  public func body(content: Content) -> some View { content }
}

public struct AccessibilityChildBehavior: Hashable {
  public static var ignore: AccessibilityChildBehavior { neverUsed() }
  public static var combine: AccessibilityChildBehavior { neverUsed() }
}

extension View {
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension View {
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { neverUsed() }
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { neverUsed() }
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { neverUsed() }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { neverUsed() }
  nonisolated public func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { neverUsed() }
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { neverUsed() }
  @_disfavoredOverload nonisolated public func accessibilityValue<S>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { neverUsed() }
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { neverUsed() }
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { neverUsed() }
  @_disfavoredOverload nonisolated public func accessibilityHint<S>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { neverUsed() }
}
