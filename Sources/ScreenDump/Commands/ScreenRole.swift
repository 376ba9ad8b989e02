/// Which screen of a command is meant.
public enum ScreenRole: String, Hashable, Sendable, CaseIterable {
  /// The only one.
  case only
  /// The older of two.
  case old
  /// The newer of two.
  case new

  /// The name of an option for one screen: `flags` of the older of two is `old-flags`.
  ///
  /// - Parameter name: The option's name where there is one screen.
  /// - Returns: The option's name for this one.
  public func optionName(_ name: String) -> String {
    self == .only ? name : "\(rawValue)-\(name)"
  }
}
