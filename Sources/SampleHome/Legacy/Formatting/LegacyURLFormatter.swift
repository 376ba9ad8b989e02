#if LegacyBridge
/// Accepts the addresses that old screens may load or open.
enum LegacyURLFormatter {
  /// The longest address, in UTF-8 bytes.
  static let maximumLength = 2_048

  /// The address as sent if its scheme is https, otherwise "".
  ///
  /// Bytes are compared, because `hasPrefix(_:)` compares Characters, and the last "/" can be part
  /// of a longer one.
  static func string(from address: String?) -> String {
    guard let address, address.utf8.count <= maximumLength else { return "" }
    return address.utf8.starts(with: "https://".utf8) ? address : ""
  }
}
#endif
