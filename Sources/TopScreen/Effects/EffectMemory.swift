/// What a content has done so far, as far as it matters for what it does next.
struct EffectMemory {
  private enum Mark: Hashable {
    case effect(ContentEffect)
    case named(ContentEffect.Kind, String)
    case key(String)
  }

  private var done: Set<Mark> = []
  private var last: [Mark: AnyHashable] = [:]

  /// Tells which effects are to be done, and remembers them as done.
  mutating func due(_ routed: [RoutedEffect]) -> [ContentEffect] {
    var due: [ContentEffect] = []
    for routed in routed where isDue(routed) { due.append(routed.effect) }
    return due
  }

  /// Remembers effects that somebody else has done.
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
