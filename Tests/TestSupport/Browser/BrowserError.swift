#if os(macOS) || os(Linux)
/// An error of a browser.
public struct BrowserError: Error, CustomStringConvertible {
  /// The description of the error.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
#endif
