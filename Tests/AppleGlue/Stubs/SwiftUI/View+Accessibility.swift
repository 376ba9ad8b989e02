// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct AccessibilityTraits: OptionSet, Sendable {
  public static let isHeader = Self(rawValue: 1)
  public static let isButton = Self(rawValue: 2)
  public static let isSelected = Self(rawValue: 4)
  public static let updatesFrequently = Self(rawValue: 8)

  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let combine = Self(name: "combine")
  public static let contain = Self(name: "contain")
  public static let ignore = Self(name: "ignore")

  let name: String
}

extension View {
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    modified("accessibilityLabel", label.text)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<Label: StringProtocol>(
    _ label: Label
  ) -> some View {
    modified("accessibilityLabel", String(label))
  }

  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modified("accessibilityLabel", label.content)
  }

  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    modified("accessibilityValue", value.content)
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modified("accessibilityHidden", "\(hidden)")
  }

  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modified("accessibilityTraits", "\(traits.rawValue)")
  }

  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modified("accessibilityElement", children.name)
  }
}

/// The announcements of the accessibility API.
@MainActor
public enum AccessibilityNotification {
  /// The announcements that were posted.
  public static var stubPosted: [String] = []

  public struct Announcement {
    private let text: String

    public init(_ text: String) {
      self.text = text
    }

    @MainActor
    public func post() { AccessibilityNotification.stubPosted.append(text) }
  }
}

@MainActor
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  /// How much greater the user wants texts to be.
  private let base: Value

  public init(wrappedValue: Value) {
    base = wrappedValue
  }

  public var wrappedValue: Value { base * Value(StubTextSize.factor) }
}

/// The text size that the user has chosen.
@MainActor
public enum StubTextSize {
  public static var factor = 1.0
}
