/// The role of a screen in a command.
public enum ScreenRoleInCommand: String, Hashable, Sendable, CaseIterable {
  /// The command has one screen.
  case only
  /// The screen is the older of two.
  case old
  /// The screen is the newer of two.
  case new

  /// Returns the name of an option for this screen: for the older of two, `flags` is `old-flags`, and
  /// for the newer, `new-flags`.
  ///
  /// - Parameter name: The option's name for a single screen.
  /// - Returns: The option's name for this screen; the same name for the only screen of a command.
  public func optionName(_ name: String) -> String {
    self == .only ? name : "\(rawValue)-\(name)"
  }
}
