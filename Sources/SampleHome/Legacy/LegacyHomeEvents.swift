#if LegacyBridge
import LegacyRx

/// The events that the handlers of one screen exchange.
///
/// The point balance announces the user's rank, the coupons listen. Every screen has its own, so
/// that no screen receives events of another's user.
final class LegacyHomeEvents {
  /// The user's rank: the last one announced, regular before the first.
  let memberRank = BehaviorRelay(value: LegacyMemberRank.regular).named("memberRank")
}
#endif
