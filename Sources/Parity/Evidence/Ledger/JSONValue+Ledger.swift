import ScreenDocument
import StrictJSON

// Members of a ledger's line, checked.
extension JSONValue {
  func text(_ name: String, limit: Int) throws(LedgerFault) -> String {
    guard let text = self[name]?.string, text.utf8.count <= limit else {
      throw LedgerFault(self[name] ?? self, "needs \"\(name)\", a text of at most \(limit) bytes")
    }
    return text
  }

  func integer(_ name: String, from least: Int = 0, upTo most: Int) throws(LedgerFault) -> Int {
    guard let integer = self[name]?.int, least...most ~= integer else {
      throw LedgerFault(
        self[name] ?? self,
        "needs \"\(name)\", a whole number from \(least) to \(most)"
      )
    }
    return integer
  }

  func count(_ name: String) throws(LedgerFault) -> Int {
    try integer(name, upTo: MixtureTest.maximumCount)
  }

  func number(_ name: String, in range: ClosedRange<Double>) throws(LedgerFault) -> Double {
    guard let number = self[name]?.double, range ~= number else {
      throw LedgerFault(
        self[name] ?? self,
        "needs \"\(name)\", a number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }

  /// A count; 0 for `null` and for no member.
  func optionalCount(_ name: String) throws(LedgerFault) -> Int {
    guard let value = self[name], !value.isNull else { return 0 }
    return try count(name)
  }

  /// A place, as a JSON Pointer beside an `aspect`; `nil` for `null` and for no member.
  func place(_ name: String) throws(LedgerFault) -> DifferencePlace? {
    guard let value = self[name], !value.isNull else { return nil }
    guard let path = value.string, path.utf8.count <= DifferencePlace.maximumLength else {
      throw LedgerFault(
        value,
        "must be null or a text of at most \(DifferencePlace.maximumLength) bytes"
      )
    }
    guard let aspect = self["aspect"], !aspect.isNull else { return DifferencePlace(path: path) }
    guard let known = aspect.string.flatMap(ParityAspect.init) else {
      let names = ParityAspect.allCases.map(\.rawValue).joined(separator: ", ")
      throw LedgerFault(aspect, "is no aspect; the aspects are \(names)")
    }
    return DifferencePlace(known, path: path)
  }

  /// Dates, of which the latest count; `nil` for `null` and for no member.
  func days(_ name: String) throws(LedgerFault) -> UTCDays? {
    guard let list = self[name], !list.isNull else { return nil }
    guard list.kind == .array, list.count <= UTCDays.capacity else {
      throw LedgerFault(list, "must be an array of at most \(UTCDays.capacity) dates")
    }
    var days: [UTCDay] = []
    for element in list.elements {
      guard let day = element.string.flatMap({ UTCDay($0) }) else {
        throw LedgerFault(element, "is no date from 1970-01-01 to 2149-06-06, as 2026-04-01 is one")
      }
      days.append(day)
    }
    return UTCDays(days)
  }
}
