import StrictJSON

/// The sections to which the elements of a list refer by id, and which of them no element refers
/// to.
struct SectionLookup {
  /// A section that no element has used.
  struct UnusedSection {
    let value: JSONValue
    /// The section's id, if an earlier section has the same one, so that no element can refer to
    /// this section.
    let repeatedID: String?
  }

  private var sectionByID: [String: JSONValue] = [:]
  /// The index in ``unusedSectionsOrNil`` of each section that no element has used, by its id.
  private var unusedSectionIndexByID: [String: Int] = [:]
  /// All sections in document order; `nil` in place of a used one.
  private var unusedSectionsOrNil: [UnusedSection?] = []

  /// Indexes sections by id; of several with one id the first counts.
  ///
  /// `id` points to the id in a section; `nil` means that the sections are members named by ids.
  init(_ sections: JSONValue, id: JSONPointer?) {
    if let id {
      for section in sections.elements {
        add(section, withID: section.value(at: id)?.textIfValidID)
      }
    } else {
      for (name, section) in sections.members { add(section, withID: name) }
    }
  }

  private mutating func add(_ section: JSONValue, withID sectionID: String?) {
    let repeatedID = sectionID.flatMap { sectionByID[$0] == nil ? nil : $0 }
    if let sectionID, repeatedID == nil {
      sectionByID[sectionID] = section
      unusedSectionIndexByID[sectionID] = unusedSectionsOrNil.count
    }
    unusedSectionsOrNil.append(UnusedSection(value: section, repeatedID: repeatedID))
  }

  /// Returns the section with an id, also if it was used before, and marks it as used; `nil` if
  /// there is none.
  mutating func useSection(withID id: String) -> JSONValue? {
    if let index = unusedSectionIndexByID.removeValue(forKey: id) {
      unusedSectionsOrNil[index] = nil
    }
    return sectionByID[id]
  }

  /// The sections that were not used, in document order.
  var unusedSections: [UnusedSection] { unusedSectionsOrNil.compactMap { $0 } }
}
