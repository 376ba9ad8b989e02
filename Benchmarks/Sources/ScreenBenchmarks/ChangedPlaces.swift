import ScreenDocument
import TopScreen

/// Finds the entries that differ in two stacks of the same contents: the floor of a difference, as a
/// loop over both buffers written by hand.
///
/// - Returns: The places of the entries that differ; `nil` for stacks of different contents.
@inline(never)
func changedPlaces(from old: [StackItem], to new: [StackItem]) -> [Int]? {
  guard old.count == new.count else { return nil }
  return old.withUnsafeBufferPointer { old in
    new.withUnsafeBufferPointer { new in
      var places: [Int] = []
      for place in 0..<old.count {
        guard old[place].id.rawValue == new[place].id.rawValue,
          old[place].kind.rawValue == new[place].kind.rawValue
        else { return nil }
        // `!=` of an enum with raw values compares these.
        let isSameSide = old[place].side == new[place].side
        if old[place].version != new[place].version || !isSameSide { places.append(place) }
      }
      return places
    }
  }
}
