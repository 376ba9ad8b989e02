import Bridge
import FeatureFlags
import Parity
import ScreenDocument
import StrictJSON

/// The result of a flag for a user: a variant with its stage, or the reason why there is no
/// variant.
struct FlagLanding: Hashable {
  let variant: String?
  /// The stage that the flag's value names, `live` for `true` and `off` for `false`; `nil` if it
  /// names none.
  let stage: Stage?
  let reason: FlagReason
  let errorCode: FlagErrorCode?

  init(_ evaluation: ResolutionDetails) {
    variant = evaluation.variant
    errorCode = evaluation.errorCode
    // Users with the same variant have the same landing, even if the reasons differ.
    reason = evaluation.variant == nil ? evaluation.reason : .targetingMatch
    stage =
      switch evaluation.value {
      case .bool(let isOn): isOn ? .live : .off
      case .string(let spelling): Stage(spelling: spelling)
      case .null, .number, .array, .object: nil
      }
  }

  /// The stage; without one, the variant's name; without both, the error code or the reason.
  var stageOrReasonText: String {
    stage?.rawValue ?? variant ?? errorCode?.rawValue ?? reason.rawValue
  }

  /// Returns whether a user who moves from this landing to `other` gets another stage or a new error.
  ///
  /// If the stages cannot be compared, the result is whether the landings differ.
  func isChangeForUser(to other: FlagLanding) -> Bool {
    guard let stages = stagesIfComparable(with: other) else { return self != other }
    return stages.from != stages.to || becomesError(at: other)
  }

  /// Returns whether a user who moves from this landing to `other` gets an earlier stage.
  ///
  /// The result is `false` if the stages cannot be compared.
  func hasLaterStage(than other: FlagLanding) -> Bool {
    guard let stages = stagesIfComparable(with: other),
      let from = Stage.allCases.firstIndex(of: stages.from),
      let to = Stage.allCases.firstIndex(of: stages.to)
    else { return false }
    return to < from
  }

  func becomesError(at other: FlagLanding) -> Bool { errorCode == nil && other.errorCode != nil }

  /// Returns the stages of both landings; `nil` if the stages cannot be compared.
  ///
  /// A landing without a variant counts as `off`. The stages cannot be compared if both landings
  /// lack a stage, or if one of the landings has a variant that names no stage.
  private func stagesIfComparable(with other: FlagLanding) -> (from: Stage, to: Stage)? {
    guard stage != nil || other.stage != nil else { return nil }
    guard let from = stage ?? (variant == nil ? .off : nil),
      let to = other.stage ?? (other.variant == nil ? .off : nil)
    else { return nil }
    return (from, to)
  }
}

extension FlagLanding: Comparable {
  /// Orders landings by stage; then come variants without a stage, then results without a variant,
  /// each by name.
  static func < (left: FlagLanding, right: FlagLanding) -> Bool {
    if left.sortRank != right.sortRank { return left.sortRank < right.sortRank }
    return (left.variant ?? left.stageOrReasonText) < (right.variant ?? right.stageOrReasonText)
  }

  private var sortRank: Int {
    if let stage { return Stage.allCases.firstIndex(of: stage) ?? 0 }
    return variant != nil ? Stage.allCases.count : Stage.allCases.count + 1
  }
}
