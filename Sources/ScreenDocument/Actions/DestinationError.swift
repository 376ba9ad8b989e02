import StrictJSON

/// The error for a destination that must not be opened: the reason, and what to do.
public struct DestinationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason why a destination is rejected.
  public enum Reason: Hashable, Sendable {
    /// The text is empty.
    case empty
    /// The text is longer than ``Destination/maximumByteCount``.
    case tooLong
    /// The text contains white space, a backslash, or an invisible, private-use or unassigned
    /// character.
    case unsafeCharacter
    /// The URL has this scheme, in lower case, but only these schemes are allowed; they are sorted.
    case scheme(String, allowed: [String])
    /// An `http` or `https` URL lacks `//` and a host after the scheme, or has a user name or an
    /// escape there.
    case noHost
    /// The text begins with `//`, so a browser would open another host.
    case protocolRelative
    /// The path is unsafe after percent-decoding, contains an invalid escape, or still has escapes
    /// after it was decoded 8 times.
    case unsafeAfterPercentDecoding
  }

  /// The rejected text.
  public let destination: String

  /// Why the text is rejected.
  public let reason: Reason

  /// One sentence that says what is wrong and what to do.
  public var description: String {
    let shown = destination.cutForMessages
    return "The destination \"\(shown)\" \(problemAndRemedy)"
  }

  private var problemAndRemedy: String {
    switch reason {
    case .empty: "is empty; send a relative path or a URL."
    case .tooLong: "has more than \(Destination.maximumByteCount) bytes; shorten it."
    case .unsafeCharacter:
      "holds white space, a backslash or an invisible character; write a space as %20, and "
        + "remove the others."
    case .scheme(let scheme, let allowed):
      "has the scheme \"\(scheme.cutForMessages)\"; allowed are relative paths and "
        + "\(allowed.map { "\"\($0)\"" }.joined(separator: ", "))."
    case .noHost: "has no host, or has \"@\" or \"%\" before the path; write https://host/path."
    case .protocolRelative:
      "begins with \"//\", which leads to another host; write https://host/path."
    case .unsafeAfterPercentDecoding:
      "holds an escape that is invalid, or that hides an unsafe character, a scheme or \"//\"; "
        + "remove it."
    }
  }
}
