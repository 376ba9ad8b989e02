import LegacyRx
import ScreenDocument
import TopScreen

/// What is decided about a content before its first response.
struct LanePlan {
  let id: ContentID
  let kind: ContentKind
  var decision: StageDecision
  /// How many contents had come to the screen before.
  let order: Int
  /// Whether the kind's handlers tell what they show.
  let isObservable: Bool
  /// Whether handlers of other contents, at work, listen to this content's handler.
  var feedsHandlers = false
  /// Whether routes of other contents read what this content's slot holds.
  var isRead = false
  /// Whether this content's route reads what other slots hold.
  var readsOthers = false
  /// Whether both sides are held to the whole of what they show, whatever the kind's rules say.
  var isStrict = false
  let environment: LegacyEnvironment
  /// Records the handlers' pipelines where no recording's scope is open.
  var recorder: WiringRecorder?
  /// Measures how long both sides take; `nil` if nobody asks.
  var timing: LaneTiming?
  /// Tells responses apart; `nil` if nobody asks.
  var responseHasher: ResponseHasher?
  /// The moment the plan was made, for whoever does not need to know it better.
  let context: RouteContext
}
