#if LegacyBridge
/// Accepts the addresses that old screens load or open.
enum LegacyURLFormatter {
  /// The longest address, in UTF-8 bytes.
  static let maximumLength = 2_048

  /// The address as sent where it is one of https, else nothing.
  ///
  /// Bytes are compared: `hasPrefix(_:)` compares Characters, and the last "/" can be part of one.
  static func string(from address: String?) -> String {
    guard let address, address.utf8.count <= maximumLength else { return "" }
    return address.utf8.starts(with: "https://".utf8) ? address : ""
  }
}
#endif
