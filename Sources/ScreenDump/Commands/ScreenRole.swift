/// The role of a screen in a command.
public enum ScreenRole: String, Hashable, Sendable, CaseIterable {
  /// The only one.
  case only
  /// The older of two.
  case old
  /// The newer of two.
  case new

  /// Returns the name of an option for this screen: `flags` for the older of two is `old-flags`.
  ///
  /// - Parameter name: The option's name for a single screen.
  /// - Returns: The option's name for this screen.
  public func optionName(_ name: String) -> String {
    self == .only ? name : "\(rawValue)-\(name)"
  }
}
