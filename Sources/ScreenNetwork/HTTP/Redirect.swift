import Basics
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
  ///   - url: The address that answered.
  package init(_ location: String, from url: URL) {
    let location = location.trimmingCharacters(in: .whitespaces)
    let place = URL(string: location, relativeTo: url)?.absoluteURL
    let schemes: Set<String> = url.scheme?.lowercased() == "http" ? ["http", "https"] : ["https"]
    let isAllowed =
      place?.scheme.map { schemes.contains($0.lowercased()) } == true
      && place?.host(percentEncoded: false)?.isEmpty == false
    target = isAllowed ? place : nil
    // What is no URL by itself may be part of a path once it is resolved.
    let isResolved = PrintableURL.secrets(in: location).isEmpty
    let text = isResolved ? place?.absoluteString ?? location : location
    name = String(PrintableURL.text(text).prefix(200))
  }
}
