/// Remembers the performed effects of one content, and decides which effects of its next response
/// or action are performed.
struct EffectMemory {
  private enum Mark: Hashable {
    case effect(ContentEffect)
    case named(ContentEffect.Kind, String)
    case key(String)
  }

  /// The performed effects that must not be repeated.
  private var done: Set<Mark> = []
  /// The last value of each effect that is performed only when a value changes.
  private var last: [Mark: AnyHashable] = [:]

  /// Returns those of the requested effects that must be performed now, and records them as performed.
  mutating func takeDue(_ routed: [RoutedEffect]) -> [ContentEffect] {
    var due: [ContentEffect] = []
    for routed in routed where recordIfDue(routed) { due.append(routed.effect) }
    return due
  }

  /// Records effects that were performed before this memory existed: an equal effect that is
  /// requested once, without a key, is not performed again.
  mutating func recordPerformed(_ effects: some Sequence<ContentEffect>) {
    for effect in effects { done.insert(.effect(effect)) }
  }

  /// Records an effect as performed, and returns whether it must be performed.
  private mutating func recordIfDue(_ routed: RoutedEffect) -> Bool {
    let effect = routed.effect
    switch routed.repetition {
    case .eachResponse: return true
    case .once(let key):
      return done.insert(key.map(Mark.key) ?? .effect(effect)).inserted
    case .onChange(let value, let key):
      let value = AnyHashable(value)
      let mark = key.map(Mark.key) ?? .named(effect.kind, effect.name)
      return last.updateValue(value, forKey: mark) != value
    }
  }
}
