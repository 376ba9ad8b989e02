import StrictJSON

/// The sections to which the elements of a list refer by id, and which of them no element refers to.
struct PlacedSections {
  private var byID: [String: JSONValue] = [:]
  /// The index in ``orphans`` of each section that no element has used, by its id.
  private var unplaced: [String: Int] = [:]
  /// All sections in document order; `nil` in place of a used one.
  private var orphans: [JSONValue?] = []

  /// Indexes sections; of several with one id the first counts.
  init(_ sections: JSONValue, id: JSONPointer?) {
    if let id {
      for section in sections.elements { add(section, named: section.value(at: id)?.idText) }
    } else {
      for (name, section) in sections.members { add(section, named: name) }
    }
  }

  private mutating func add(_ section: JSONValue, named name: String?) {
    if let name, byID[name] == nil {
      byID[name] = section
      unplaced[name] = orphans.count
    }
    orphans.append(section)
  }

  /// Returns the section with an id, and marks it as used; `nil` if there is none.
  mutating func useSection(_ id: String) -> JSONValue? {
    if let index = unplaced.removeValue(forKey: id) { orphans[index] = nil }
    return byID[id]
  }

  /// The sections that were not used, in document order.
  var unused: [JSONValue] { orphans.compactMap { $0 } }
}
