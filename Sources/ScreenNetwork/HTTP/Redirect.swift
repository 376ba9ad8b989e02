package import Foundation
import ScreenDocument

/// Where a server sends on to.
///
/// | from    | to                                       |
/// | ------- | ---------------------------------------- |
/// | `http`  | `http` or `https`                        |
/// | `https` | `https` alone                            |
package struct Redirect {
  /// The place, if it may be asked.
  package let target: URL?
  /// The place, fit to be printed.
  package let name: String

  /// Reads a `Location` header.
  ///
  /// - Parameters:
  ///   - location: The header.
  ///   - url: Whom the answer came from.
  package init(_ location: String, from url: URL) {
    let place = URL(string: location, relativeTo: url)?.absoluteURL
    let schemes: Set<String> = url.scheme?.lowercased() == "http" ? ["http", "https"] : ["https"]
    let isAllowed =
      place?.scheme.map { schemes.contains($0.lowercased()) } == true
      && place?.host(percentEncoded: false)?.isEmpty == false
    target = isAllowed ? place : nil
    name = String(PrintableURL.text(place?.absoluteString ?? location).prefix(200))
  }
}
