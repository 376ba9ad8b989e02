/// The policy for a new effect when its queue is full.
///
/// | policy                        | a new effect, when all places are taken     |
/// | ----------------------------- | ------------------------------------------- |
/// | `newest(limit)`               | starts; the one that runs longest is cancelled |
/// | `oldest(limit, .discard)`     | is dropped                                  |
/// | `oldest(limit, .suspend)`     | waits for a place, in order                 |
///
/// A limit below one counts as one.
public enum EffectPolicy: Hashable, Sendable {
  /// The policy for an effect for which there is no place.
  public enum Excess: Hashable, Sendable {
    /// The effect never starts.
    case discard
    /// The effect waits for a place.
    case suspend
  }

  /// The newest effects run.
  case newest(limit: Int = 1)
  /// The oldest effects run.
  case oldest(limit: Int = 1, Excess)

  var limit: Int {
    switch self {
    case .newest(let limit), .oldest(let limit, _): max(1, limit)
    }
  }
}
