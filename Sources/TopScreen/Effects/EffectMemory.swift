/// Remembers the performed effects of one content, and decides which effects of its next response
/// or action are performed.
struct EffectMemory {
  private enum EffectIdentity: Hashable {
    case effect(ContentEffect)
    case named(ContentEffect.Kind, String)
    case key(String)
  }

  /// What must not be performed again when it is requested once: the keys of performed effects, and
  /// performed effects without a key.
  private var effectsNotToRepeat: Set<EffectIdentity> = []
  /// The last compared value of the effects that are performed when a value changes, by their key
  /// or, without one, by their kind and name.
  private var lastValueOfEffect: [EffectIdentity: AnyHashable] = [:]

  /// Returns those of a route's effects that must be performed now, and records them as performed.
  mutating func takeDue(among routed: [RoutedEffect]) -> [ContentEffect] {
    var due: [ContentEffect] = []
    for routed in routed where recordIfDue(routed) { due.append(routed.effect) }
    return due
  }

  /// Records effects that were performed before this memory existed: an equal effect that is
  /// requested once, without a key, is not performed again.
  mutating func recordPerformed(_ effects: some Sequence<ContentEffect>) {
    for effect in effects { effectsNotToRepeat.insert(.effect(effect)) }
  }

  /// Returns whether an effect must be performed now, and records it as performed if so.
  private mutating func recordIfDue(_ routed: RoutedEffect) -> Bool {
    let effect = routed.effect
    switch routed.repetition {
    case .always: return true
    case .once(let key):
      return effectsNotToRepeat.insert(key.map(EffectIdentity.key) ?? .effect(effect)).inserted
    case .onChange(let value, let key):
      let value = AnyHashable(value)
      let identity = key.map(EffectIdentity.key) ?? .named(effect.kind, effect.name)
      return lastValueOfEffect.updateValue(value, forKey: identity) != value
    }
  }
}
