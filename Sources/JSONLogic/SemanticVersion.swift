/// A version of the form 1.2.3-pre+build (Semantic Versioning 2.0.0), as flagd reads it.
///
/// A leading `v` or `V` is allowed; minor and patch may be missing, and are 0 then, if there is
/// neither `-pre` nor `+build`. The build is not compared.
package struct SemanticVersion: Comparable {
  private enum Identifier: Comparable {
    // Numbers come before texts.
    case number(String)
    case text(String)

    static func < (lhs: Identifier, rhs: Identifier) -> Bool {
      switch (lhs, rhs) {
      case (.number(let left), .number(let right)):
        SemanticVersion.isWholeNumber(left, lessThan: right)
      case (.number, .text): true
      case (.text, .number): false
      case (.text(let left), .text(let right)):
        left.utf8.lexicographicallyPrecedes(right.utf8)
      }
    }
  }

  /// Major, minor and patch as they are written, in digits of any length; `0` for a missing one.
  ///
  /// A text with a number that begins with an unnecessary zero, such as `01.2`, is not a version.
  package let majorMinorPatch: [String]
  private let prerelease: [Identifier]

  /// Reads a version; `nil` if the text is not a version.
  package init?(_ text: String) {
    var rest = text[...]
    if let first = rest.first, first == "v" || first == "V" { rest.removeFirst() }
    let plusIndex = rest.firstIndex(of: "+")
    let versionWithoutBuild = rest[..<(plusIndex ?? rest.endIndex)]
    let dashIndex = versionWithoutBuild.firstIndex(of: "-")
    let numbers = versionWithoutBuild[..<(dashIndex ?? versionWithoutBuild.endIndex)]
      .split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count <= 3, numbers.allSatisfy(Self.isNumber) else { return nil }
    guard numbers.count == 3 || (plusIndex == nil && dashIndex == nil) else { return nil }
    majorMinorPatch = numbers.map(String.init) + Array(repeating: "0", count: 3 - numbers.count)

    var prerelease: [Identifier] = []
    if let dashIndex {
      for part in versionWithoutBuild[versionWithoutBuild.index(after: dashIndex)...].split(
        separator: ".",
        omittingEmptySubsequences: false
      ) {
        guard Self.isIdentifier(part) else { return nil }
        if part.utf8.allSatisfy(Self.isDigit) {
          guard Self.isNumber(part) else { return nil }
          prerelease.append(.number(String(part)))
        } else {
          prerelease.append(.text(String(part)))
        }
      }
    }
    self.prerelease = prerelease
    if let plusIndex {
      let buildIdentifiers = rest[rest.index(after: plusIndex)...]
        .split(separator: ".", omittingEmptySubsequences: false)
      guard buildIdentifiers.allSatisfy(Self.isIdentifier) else { return nil }
    }
  }

  package static func < (lhs: SemanticVersion, rhs: SemanticVersion) -> Bool {
    for (left, right) in zip(lhs.majorMinorPatch, rhs.majorMinorPatch) where left != right {
      return isWholeNumber(left, lessThan: right)
    }
    // A release follows its pre-releases.
    if lhs.prerelease.isEmpty || rhs.prerelease.isEmpty {
      return !lhs.prerelease.isEmpty && rhs.prerelease.isEmpty
    }
    return lhs.prerelease.lexicographicallyPrecedes(rhs.prerelease)
  }

  /// Returns whether a whole number is less than another; both are digits without leading zeros.
  private static func isWholeNumber(_ left: String, lessThan right: String) -> Bool {
    (left.utf8.count, left) < (right.utf8.count, right)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private static func isNumber(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, text.utf8.allSatisfy(isDigit) else { return false }
    return text.utf8.count == 1 || first != UInt8(ascii: "0")
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        isDigit(byte) || byte == UInt8(ascii: "-") || 0x41...0x5A ~= byte
          || 0x61...0x7A ~= byte
      }
  }
}
