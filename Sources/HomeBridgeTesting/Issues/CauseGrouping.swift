import ScreenDocument
import StrictJSON

/// Groups the findings of several responses and checks by their cause, so that one fault is one
/// issue.
///
/// All findings of one run have one cause. Findings of different runs have one cause if they have
/// the same class. Wrong values and records that do not decode must also share a place, regardless
/// of list indices; for other classes the place depends on the order of the responses and not on
/// the cause.
struct CauseGrouping {
  private struct Symptom: Hashable {
    let failureClass: FailureClass
    let place: JSONPointer

    static func all(of issue: MigrationIssue) -> Set<Symptom> {
      guard [.value, .untested].contains(issue.failureClass) else {
        return [Symptom(failureClass: issue.failureClass, place: .root)]
      }
      return Set(
        issue.places.map { place in
          let tokens = place.tokens.map { Int($0) == nil ? $0 : "*" }
          return Symptom(failureClass: issue.failureClass, place: JSONPointer(tokens: tokens))
        }
      )
    }
  }

  private struct FindingGroup {
    var symptoms: Set<Symptom>
    var issues: [MigrationIssue]
    var runCount: Int
    /// The index of the first run that showed the cause; runs without findings do not count.
    let firstFailingRunIndex: Int
  }

  private var causes: [FindingGroup] = []
  private var failingRunCount = 0

  /// Adds the findings of one run as one cause.
  ///
  /// Each earlier cause that shares a symptom with the findings becomes part of this cause. So
  /// several earlier causes can become one.
  mutating func add(_ issues: [MigrationIssue]) {
    guard !issues.isEmpty else { return }
    var cause = FindingGroup(
      symptoms: issues.reduce(into: []) { $0.formUnion(Symptom.all(of: $1)) },
      issues: issues,
      runCount: 1,
      firstFailingRunIndex: failingRunCount
    )
    failingRunCount += 1
    for index in causes.indices.reversed()
    where !causes[index].symptoms.isDisjoint(with: cause.symptoms) {
      let other = causes.remove(at: index)
      let (first, second) =
        other.firstFailingRunIndex < cause.firstFailingRunIndex ? (other, cause) : (cause, other)
      cause = FindingGroup(
        symptoms: first.symptoms.union(second.symptoms),
        issues: first.issues + second.issues,
        runCount: first.runCount + second.runCount,
        firstFailingRunIndex: first.firstFailingRunIndex
      )
    }
    causes.append(cause)
  }

  /// One issue for each cause, in the order of their discovery.
  var issues: [MigrationIssue] {
    causes.sorted { $0.firstFailingRunIndex < $1.firstFailingRunIndex }.map(Self.issue)
  }

  /// Returns the first issue of the cause's most specific class; its message also names up to three
  /// of the cause's other findings.
  private static func issue(of cause: FindingGroup) -> MigrationIssue {
    let classes = FailureClass.mostSpecificFirst
    let ranked = cause.issues.enumerated().sorted { one, other in
      let ranks = [one, other].map { classes.firstIndex(of: $0.element.failureClass) ?? 0 }
      return (ranks[0], one.offset) < (ranks[1], other.offset)
    }
    let issue = ranked[0].element
    var reported = Symptom.all(of: issue)
    var notes: [String] = []
    for (_, other) in ranked where !Symptom.all(of: other).isSubset(of: reported) {
      reported.formUnion(Symptom.all(of: other))
      let place = other.path == .root ? "" : " at \(other.path)"
      notes.append("; also class \(other.failureClass.rawValue)\(place): \(other.message)")
    }
    let more = notes.count > 3 ? "; and \(notes.count - 3) more" : ""
    let note = notes.prefix(3).joined() + more
    let responseCount = issue.response == nil ? 0 : cause.runCount
    return issue.appendingToMessage(note, replacingResponseCount: responseCount)
  }
}
