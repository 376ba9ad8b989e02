import Bridge
import Parity
import ScreenDocument
import ScreenDump

/// The differences between an earlier report of `status`, named by `--since`, and this one.
struct StatusChanges: Hashable {
  /// The moment of the earlier report.
  let earlierMomentText: String
  /// A sentence for each kind that is new or gone, is on another stage, has other counts or has
  /// another next step; and one if the number of active legacy nodes has changed.
  let sentences: [String]

  init(from old: EarlierStatusReport, to kinds: [KindStatus], nodes: Int) {
    earlierMomentText = old.momentText
    var sentences: [String] = []
    for status in kinds.sorted(by: { $0.kind < $1.kind }) {
      guard let before = old.statusByKind[status.kind] else {
        sentences.append("\(status.kind) is new, on \(status.stage.rawValue).")
        continue
      }
      var changes: [String] = []
      if before.stage != status.stage {
        changes.append("moved from \(before.stage.rawValue) to \(status.stage.rawValue)")
      }
      changes += Self.countChanges(from: before, to: status.newestEvidence?.counts)
      let nextStep =
        before.nextStepName == status.nextStep.nameWithStage
        ? nil : "next: \(status.nextStep.words)"
      guard !changes.isEmpty || nextStep != nil else { continue }
      let kindAndChanges =
        changes.isEmpty
        ? "\(status.kind)" : "\(status.kind) \(changes.joined(separator: ", and "))"
      sentences.append(
        [kindAndChanges, nextStep].compactMap(\.self).joined(separator: "; ") + "."
      )
    }
    let presentKinds = Set(kinds.map(\.kind))
    for kind in old.statusByKind.keys.sorted() where !presentKinds.contains(kind) {
      sentences.append("\(kind) is gone.")
    }
    if nodes != old.activeLegacyNodeCount {
      let verb = nodes < old.activeLegacyNodeCount ? "shrank" : "grew"
      sentences.append(
        "The legacy side \(verb) from \(old.activeLegacyNodeCount.grouped) to \(nodes.counted("node"))."
      )
    }
    self.sentences = sentences
  }

  /// Returns what has changed in the counts of the newest evidence, which may be that of another
  /// version of the flag or the app.
  private static func countChanges(
    from before: EarlierStatusReport.StatusOfKind,
    to counts: EvidenceCounts?
  ) -> [String] {
    let old = (comparisons: before.comparisonCount ?? 0, differences: before.differenceCount ?? 0)
    let new = (comparisons: counts?.comparisons ?? 0, differences: counts?.differences ?? 0)
    guard old != new else { return [] }
    guard new.comparisons > 0 else {
      return ["has no comparison any more (it had \(old.comparisons.grouped))"]
    }
    guard new.comparisons >= old.comparisons else {
      return [
        "has \(new.differences.grouped) of \(new.comparisons.counted("comparison")) that differ "
          + "(it had \(old.differences.grouped) of \(old.comparisons.grouped))"
      ]
    }
    var changes: [String] = []
    if new.comparisons > old.comparisons {
      changes.append("was compared \((new.comparisons - old.comparisons).counted("more time"))")
    }
    if new.differences > old.differences {
      changes.append("differed \((new.differences - old.differences).counted("more time"))")
    } else if new.differences < old.differences {
      changes.append(
        "differs in \(new.differences.grouped) (before in \(old.differences.grouped))"
      )
    }
    return changes
  }
}

extension NextStep {
  /// The step's name in JSON; for ``turn(to:)``, followed by the stage: `turn live`.
  var nameWithStage: String {
    guard case .turn(let stage) = self else { return jsonName }
    return "\(jsonName) \(stage.rawValue)"
  }
}
