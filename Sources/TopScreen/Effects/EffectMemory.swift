/// The performed effects of one content, which decide the effects of its next response.
struct EffectMemory {
  private enum Mark: Hashable {
    case effect(ContentEffect)
    case named(ContentEffect.Kind, String)
    case key(String)
  }

  private var done: Set<Mark> = []
  private var last: [Mark: AnyHashable] = [:]

  /// Returns the effects to perform, and records them as performed.
  mutating func due(_ routed: [RoutedEffect]) -> [ContentEffect] {
    var due: [ContentEffect] = []
    for routed in routed where isDue(routed) { due.append(routed.effect) }
    return due
  }

  /// Records effects that were performed before this memory existed.
  mutating func note(_ effects: some Sequence<ContentEffect>) {
    for effect in effects { done.insert(.effect(effect)) }
  }

  private mutating func isDue(_ routed: RoutedEffect) -> Bool {
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
