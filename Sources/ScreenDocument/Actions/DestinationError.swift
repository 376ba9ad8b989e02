/// The error for a destination that must not be opened: the reason, and what to do.
public struct DestinationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason why a destination is rejected.
  public enum Reason: Hashable, Sendable {
    /// It is empty.
    case empty
    /// It is longer than ``Destination/maximumLength``.
    case tooLong
    /// It contains white space, a backslash, or an invisible character.
    case unsafeCharacter
    /// Its scheme is not allowed.
    case scheme(String, allowed: [String])
    /// It lacks `//` and a host after the scheme, or has a user name.
    case noHost
    /// It begins with `//`, so it leads to another host.
    case otherHost
    /// Its percent-decoded path is not allowed.
    case disguised
  }

  /// The rejected text.
  public let destination: String

  /// The reason.
  public let reason: Reason

  /// One sentence that says what is wrong and what to do.
  public var description: String {
    let shown = destination.count > 60 ? "\(destination.prefix(59))…" : destination
    return "The destination \"\(shown)\" \(advice)"
  }

  private var advice: String {
    switch reason {
    case .empty: "is empty; send a relative path or a URL."
    case .tooLong: "has more than \(Destination.maximumLength) bytes; shorten it."
    case .unsafeCharacter:
      "holds white space, a backslash or an invisible character; percent-encode it."
    case .scheme(let scheme, let allowed):
      "has the scheme \"\(scheme.prefix(24))\"; allowed are relative paths and "
        + "\(allowed.map { "\"\($0)\"" }.joined(separator: ", "))."
    case .noHost: "has no host of its own; write https://host/path, without a user name."
    case .otherHost: "begins with \"//\", which leads to another host; write https://host/path."
    case .disguised: "is unsafe after percent-decoding; send it without the encoding."
    }
  }
}
