import Basics
import ScreenDocument
import ScreenDump
import StrictJSON

/// The naming of the files with the smallest examples of kinds.
struct ExampleFileNaming {
  /// The maximum number of characters that a name has from a kind.
  private static let maximumKindCharacters = 60

  /// The naming of screens: `mismatch-coupons.json`.
  static let screen = Self(
    start: "mismatch",
    pathExtension: "json",
    isExample: { WrittenExample.isScreen($0, of: $1) }
  )
  /// The naming of journals: `difference-coupons.journal`.
  static let journal = Self(
    start: "difference",
    pathExtension: "journal",
    isExample: { WrittenExample.isJournal($0, of: $1) }
  )

  private let start: String
  private let pathExtension: String
  /// Returns whether a file with these bytes is an example of the kind, which may be replaced.
  private let isExample: @Sendable ([UInt8], ContentKind) -> Bool

  /// Returns the path of the file for an example of a kind.
  ///
  /// The second example has the name `mismatch-coupons-2.json`, and so on. After an example of
  /// `News`, the name of an example of `news` ends with a hash of the kind, because paths that
  /// differ in case alone are one file on some disks. A file that exists is replaced only if it is
  /// an example of the kind in the form that the tool writes.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - folder: The folder; `nil` for the current one.
  ///   - taken: The paths of earlier examples.
  ///   - inputs: The paths of the files that the command reads; an example never replaces one.
  /// - Returns: The first path that is not taken, without regard to case, is no input, and has no
  ///   file that must be kept.
  func path(
    for kind: ContentKind,
    in folder: String?,
    besides taken: [String] = [],
    keeping inputs: [String] = []
  ) -> String {
    let takenInLowercase = Set(taken.map { $0.lowercased() })
    var stem = (folder.map { $0 + "/" } ?? "") + "\(start)-\(Self.fileNamePart(of: kind))"
    var path = "\(stem).\(pathExtension)"
    if takenInLowercase.contains(path.lowercased()), !taken.contains(path) {
      stem += "-\(Self.hash(of: kind))"
      path = "\(stem).\(pathExtension)"
    }
    var number = 1
    while takenInLowercase.contains(path.lowercased())
      || inputs.contains(where: path.namesSameFile) || isFileToKeep(path, for: kind)
    {
      number += 1
      path = "\(stem)-\(number).\(pathExtension)"
    }
    return path
  }

  /// Returns whether a path has a regular file that is no example of a kind, or cannot be read.
  ///
  /// A folder and a pipe are not kept: the failure of the write names them.
  private func isFileToKeep(_ path: String, for kind: ContentKind) -> Bool {
    guard path.realPathOfRegularFile != nil else { return false }
    let limit = JSONLimits().maximumBytes
    do throws(SystemFailure) {
      let bytes = try FileDescriptor.openToInspect(path) { file throws(SystemFailure) in
        try file.readToEnd(stoppingBeyond: limit)
      }
      return bytes.count > limit || !isExample(bytes, kind)
    } catch {
      return true
    }
  }

  /// Returns the name of a kind as a part of a file's name.
  ///
  /// Other characters than letters, digits, `-`, `_` and `.` become `_`, and a long name is cut. A
  /// name that was changed ends with a hash of the kind, so that `a/b` and `a_b` have different
  /// names.
  private static func fileNamePart(of kind: ContentKind) -> String {
    let plain = String(
      kind.rawValue.prefix(maximumKindCharacters).map { isAllowedInFileName($0) ? $0 : "_" }
    )
    return plain == kind.rawValue ? plain : "\(plain)-\(hash(of: kind))"
  }

  private static func hash(of kind: ContentKind) -> String {
    var hash = FNV1a()
    hash.add(kind.rawValue)
    return String(hash.mixedValue.hexadecimal.prefix(8))
  }

  private static func isAllowedInFileName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_.".contains(character)
  }
}
