/// URLs in many spellings, with a marker wherever a URL can contain a secret: user, password, query
/// and fragment.
public enum SecretURLs {
  /// The marker, which must never be printed.
  public static let marker = "sEcReT"

  /// Generates a URL, valid or invalid.
  ///
  /// - Parameter random: The random numbers.
  /// - Returns: A text that contains the marker.
  public static func next(using random: inout some RandomNumberGenerator) -> String {
    while true {
      let url = candidate(using: &random)
      if url.contains(marker) { return url }
    }
  }

  private static func candidate(using random: inout some RandomNumberGenerator) -> String {
    let scheme = pick(["http", "HTTP", "https", "hTTps", "ftp", "ws", "my+app", "x-y.z"], &random)
    let opaque = pick(
      [
        "\(marker):\(marker)@h/http://", "http:", "https:", "mailto:", "MAILTO:", "app:", "",
        "https://h.example//",
      ],
      &random
    )
    let opening =
      Bool.random(using: &random)
      ? scheme + pick(["://", ":/", ":///", ":\\\\", ":/\\/", ":/ /", ": //"], &random)
      : pick([opaque, "//", " //"], &random)
    let word = pick(
      [marker, "\(marker)é", "a\(marker)", "%41\(marker)", "\(marker)\u{301}"],
      &random
    )
    let rest = pick(["", "/x", "?x", "#x", "@x", ":x", " x", "&x", "'x", "\"x", "<x"], &random)
    let user = pick(
      [
        "u:\(word)\(rest)@", ":\(word)@", "\(word):p@", "u:p\(rest)\(word)@",
        "u:\(word)\(rest)@\u{301}@",
      ],
      &random
    )
    let host = pick(["h.example", "localhost", "127.0.0.1:8080", "[::1]", "例え.jp", ""], &random)
    let path = pick(["", "/", "/home.json", "/a/b@2x.json", "\\x"], &random)
    let tail = pick(
      [
        "", "", "?token=\(marker)", "?\(marker)", "?a=b&c=\(marker)#x", "#\(marker)",
        "?a@b=\(marker)",
      ],
      &random
    )
    return opening + user + host + path + tail
  }

  private static func pick(
    _ texts: [String],
    _ random: inout some RandomNumberGenerator
  ) -> String {
    texts.randomElement(using: &random) ?? ""
  }
}
