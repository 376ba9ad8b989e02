/// A destination that may not be opened: why, and what to do.
public struct DestinationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// There is nothing.
    case empty
    /// It is longer than ``Destination/maximumLength``.
    case tooLong
    /// It holds white space, a backslash, or a character that is not seen.
    case unsafeCharacter
    /// Its scheme is not allowed.
    case scheme(String, allowed: [String])
    /// Its scheme needs `//` and a host, without a user name.
    case noHost
    /// It begins with `//`, and so leads to another host.
    case otherHost
    /// Its percent-decoded path is not an allowed one.
    case disguised
  }

  /// The destination.
  public let destination: String

  /// What is wrong.
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
      "holds white space, a backslash or a character that is not seen; percent-encode it."
    case .scheme(let scheme, let allowed):
      "has the scheme \"\(scheme.prefix(24))\"; allowed are relative paths and "
        + "\(allowed.map { "\"\($0)\"" }.joined(separator: ", "))."
    case .noHost: "has no host of its own; write https://host/path, without a user name."
    case .otherHost: "begins with \"//\", which leads to another host; write https://host/path."
    case .disguised: "hides something else behind percent-encoding; send it as it is meant."
    }
  }
}
