/// The rule for a new effect when all places of its queue are taken.
///
/// | policy                        | a new effect, when all places are taken     |
/// | ----------------------------- | ------------------------------------------- |
/// | `newest(limit)`               | starts; the one that runs longest is cancelled |
/// | `oldest(limit, .discard)`     | is dropped                                  |
/// | `oldest(limit, .suspend)`     | waits for a place, in order                 |
///
/// A limit below one counts as one.
public enum EffectQueuePolicy: Hashable, Sendable {
  /// What happens to a new effect that finds no free place.
  public enum Excess: Hashable, Sendable {
    /// The effect never starts.
    case discard
    /// The effect waits for a place; the effects that wait start in the order of their arrival.
    case suspend
  }

  /// At most `limit` effects run; one more cancels the one that has run longest, and starts at
  /// once.
  case newest(limit: Int = 1)
  /// At most `limit` effects run; one more is discarded, or waits until one of them has ended.
  case oldest(limit: Int = 1, Excess)

  var queuePlaceCount: Int {
    switch self {
    case .newest(let limit), .oldest(let limit, _): max(1, limit)
    }
  }
}
