#if LegacyBridge
/// The policy for URLs of the legacy side: it keeps those that may be loaded or opened, and makes
/// others "".
enum LegacyURLPolicy {
  /// The greatest length of a URL, in UTF-8 bytes.
  static let maximumByteCount = 2_048

  /// Returns a URL as sent, if it begins with "https://" and has at most ``maximumByteCount`` UTF-8
  /// bytes; otherwise "".
  ///
  /// The function compares bytes, because `hasPrefix(_:)` compares Characters, and the last "/" can
  /// be a part of a longer Character.
  static func allowedURLOrEmpty(_ address: String?) -> String {
    guard let address, address.utf8.count <= maximumByteCount else { return "" }
    return address.utf8.starts(with: "https://".utf8) ? address : ""
  }
}
#endif
