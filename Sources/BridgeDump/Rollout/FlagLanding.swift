import Bridge
import FeatureFlags
import Parity
import ScreenDocument
import StrictJSON

/// Where a flag puts a user: a variant with its stage, or nowhere and why.
struct FlagLanding: Hashable {
  let variant: String?
  /// The stage that the variant's value names, if it names one.
  let stage: Stage?
  let reason: FlagReason
  let errorCode: FlagErrorCode?

  init(_ evaluation: ResolutionDetails) {
    variant = evaluation.variant
    errorCode = evaluation.errorCode
    // Users who got the same variant are one landing, whatever the reason.
    reason = evaluation.variant == nil ? evaluation.reason : .targetingMatch
    stage =
      switch evaluation.value {
      case .bool(let isOn): isOn ? .live : .off
      case .string(let spelling): Stage(spelling: spelling)
      case .null, .number, .array, .object: nil
      }
  }

  /// The stage, or the name of the variant where it names none, or why there is none.
  var name: String { stage?.rawValue ?? variant ?? errorCode?.rawValue ?? reason.rawValue }

  /// Whether a user who moves from here to there sees a content on another stage, or of other flags
  /// another variant.
  func isMove(to other: FlagLanding) -> Bool {
    guard let stages = stages(to: other) else { return self != other }
    return stages.from != stages.to || becomesError(at: other)
  }

  /// Whether a user who moves from here to there goes back: `off` < `shadow` < `live` < `complete`.
  func isBackwards(to other: FlagLanding) -> Bool {
    guard let stages = stages(to: other),
      let from = Stage.allCases.firstIndex(of: stages.from),
      let to = Stage.allCases.firstIndex(of: stages.to)
    else { return false }
    return to < from
  }

  func becomesError(at other: FlagLanding) -> Bool { errorCode == nil && other.errorCode != nil }

  /// The stages on both ends, where one of them at least is a stage; no variant is `off`.
  private func stages(to other: FlagLanding) -> (from: Stage, to: Stage)? {
    guard stage != nil || other.stage != nil else { return nil }
    guard let from = stage ?? (variant == nil ? .off : nil),
      let to = other.stage ?? (other.variant == nil ? .off : nil)
    else { return nil }
    return (from, to)
  }
}

extension FlagLanding: Comparable {
  /// Orders by stage, then by name; what went wrong comes last.
  static func < (left: FlagLanding, right: FlagLanding) -> Bool {
    if left.rank != right.rank { return left.rank < right.rank }
    return (left.variant ?? left.name) < (right.variant ?? right.name)
  }

  private var rank: Int {
    if let stage { return Stage.allCases.firstIndex(of: stage) ?? 0 }
    return variant != nil ? Stage.allCases.count : Stage.allCases.count + 1
  }
}
