import Bridge
import FeatureFlags
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// The result of a flag for a user: a variant, or the reason why there is none.
///
/// The variant of a stage flag has a stage; that of any other flag has its value instead.
struct FlagAssignment: Hashable {
  let variant: String?
  /// The stage that the variant of a stage flag stands for; `off` if its value names no stage.
  ///
  /// The value `true` stands for `live`, and `false` for `off`. The stage is `nil` without a
  /// variant, and for a flag that is no stage flag.
  let stage: Stage?
  /// The variant's value, if it stands for no stage or if the flag is no stage flag; otherwise
  /// `nil`.
  ///
  /// A boolean stands for a stage.
  let valueNamingNoStage: JSONTree?
  /// The reason of a result without a variant; with a variant always `targetingMatch`.
  let reasonIfNoVariant: FlagReason
  let errorCode: FlagErrorCode?
  private let isOfStageFlag: Bool

  /// The maximum width of a value in ``text`` and ``textWithValue``, in terminal columns.
  private static let maximumValueColumns = 40

  /// Creates the assignment of an evaluation.
  ///
  /// - Parameters:
  ///   - evaluation: The result for the user.
  ///   - isOfStageFlag: Whether the flag's values are stages.
  init(_ evaluation: ResolutionDetails, isOfStageFlag: Bool) {
    self.isOfStageFlag = isOfStageFlag
    variant = evaluation.variant
    errorCode = evaluation.errorCode
    // Users with the same variant have the same assignment, even if the reasons differ.
    reasonIfNoVariant = evaluation.variant == nil ? evaluation.reason : .targetingMatch
    guard evaluation.variant != nil else {
      (stage, valueNamingNoStage) = (nil, nil)
      return
    }
    let namedStage = isOfStageFlag ? Self.stage(namedBy: evaluation.value) : nil
    stage = isOfStageFlag ? namedStage ?? .off : nil
    valueNamingNoStage = namedStage == nil ? evaluation.value : nil
  }

  private static func stage(namedBy value: JSONTree) -> Stage? {
    switch value {
    case .bool(let isOn): isOn ? .live : .off
    case .string(let spelling): Stage(spelling: spelling)
    case .null, .number, .array, .object: nil
    }
  }

  /// The stage, or the value that counts as `off`: `"lvie" (counts as off)`.
  ///
  /// Without a stage, the variant's name; without both, the error code or the reason. A value of
  /// more than 40 columns is cut.
  var text: String {
    guard let stage else { return variant ?? errorCode?.rawValue ?? reasonIfNoVariant.rawValue }
    return valueText.map { "\($0) (counts as \(stage.rawValue))" } ?? stage.rawValue
  }

  /// ``text``; for a variant of a flag that is no stage flag, with the variant's value: `s (1)`.
  ///
  /// In two files, a variant of one name can have two values. A value that equals the name is left
  /// out.
  var textWithValue: String {
    guard stage == nil, let variant, let valueText, valueNamingNoStage != JSONTree.string(variant)
    else {
      return text
    }
    return "\(variant) (\(valueText))"
  }

  private var valueText: String? {
    valueNamingNoStage?.text().truncated(toColumns: Self.maximumValueColumns)
  }

  /// Returns whether a user who moves from this assignment to `other` gets another stage or a new
  /// error.
  ///
  /// Of a stage flag, an assignment without a stage counts as `off`; so an error after another
  /// error, or after `FLAG_NOT_FOUND`, changes nothing for the user. Of any other flag, the result
  /// is whether the assignments differ, unless both are errors.
  func isChangeForUser(to other: FlagAssignment) -> Bool {
    if isErrorOfFlag, other.isErrorOfFlag { return false }
    guard isOfStageFlag else { return self != other }
    return stageOrOff != other.stageOrOff || (errorCode == nil && other.errorCode != nil)
  }

  /// Returns whether a user who moves from this assignment to `other` gets an earlier stage.
  ///
  /// An assignment without a stage counts as `off`. The result is `false` for a flag that is no
  /// stage flag.
  func hasLaterStage(than other: FlagAssignment) -> Bool {
    guard isOfStageFlag,
      let from = Stage.allCases.firstIndex(of: stageOrOff),
      let to = Stage.allCases.firstIndex(of: other.stageOrOff)
    else { return false }
    return to < from
  }

  /// Returns whether a user who moves from this assignment to `other` gets a new error.
  ///
  /// After a flag that did not exist, any error of the flag is new. No error is new after another
  /// error.
  func becomesError(at other: FlagAssignment) -> Bool {
    errorCode == nil ? other.errorCode != nil : !isErrorOfFlag && other.isErrorOfFlag
  }

  /// Whether the flag exists and results in an error.
  var isErrorOfFlag: Bool { errorCode != nil && errorCode != .flagNotFound }

  private var stageOrOff: Stage { stage ?? .off }
}

extension FlagAssignment: Comparable {
  /// Orders assignments by stage; then come variants without a stage, then results without a
  /// variant.
  ///
  /// Assignments of the same rank are ordered by the variant's name (without a variant, by
  /// ``text``), then by the value.
  static func < (left: FlagAssignment, right: FlagAssignment) -> Bool {
    if left.sortRank != right.sortRank { return left.sortRank < right.sortRank }
    let names = (left: left.variant ?? left.text, right: right.variant ?? right.text)
    if names.left != names.right { return names.left < names.right }
    return left.valueNamingNoStage?.text() ?? "" < right.valueNamingNoStage?.text() ?? ""
  }

  private var sortRank: Int {
    if let stage { return Stage.allCases.firstIndex(of: stage) ?? 0 }
    return variant != nil ? Stage.allCases.count : Stage.allCases.count + 1
  }
}
