#if LegacyBridge
import LegacyRx

/// The events that the handlers of one screen exchange.
///
/// The point balance emits the user's rank, and the coupons subscribe to it. Every screen has its
/// own events, so that no screen receives those of another user.
final class LegacyHomeEvents {
  /// The user's rank: the last one emitted, regular before the first.
  let memberRank = BehaviorRelay(value: LegacyMemberRank.regular).named("memberRank")
}
#endif
