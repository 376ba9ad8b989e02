import ScreenDocument
import StrictJSON

// The forms of a ledger's members.
extension JSONForm where Content == Int {
  /// A count of comparisons.
  static var count: Self { .integer(0...MixtureTest.maximumCount) }
}

extension JSONForm where Content == ContentKind {
  static var kind: Self {
    Self(JSONForm<String>.keyPart.name) { (value) throws(JSONFault) in
      ContentKind(try value.read(.keyPart))
    }
  }
}

extension JSONForm where Content == String {
  /// A part of an ``EvidenceKey``.
  static var keyPart: Self { .text(upTo: EvidenceKey.maximumLength) }
}

extension JSONForm where Content == UTCDays {
  /// An array of at most ``UTCDays/capacity`` dates.
  static var days: Self {
    let list = JSONForm<[UTCDay]>.array(of: .day, "dates", upTo: UTCDays.capacity)
    return Self(list.name) { (value) throws(JSONFault) in UTCDays(try value.read(list)) }
  }
}

extension JSONForm where Content == UTCDay {
  static var day: Self {
    Self("a date from 1970-01-01 to 2149-06-06, such as 2026-04-01") { value in
      value.string.flatMap { UTCDay($0) }
    }
  }
}

extension JSONValue {
  /// Reads the place of a difference: a JSON Pointer beside an `aspect`; `nil` for `null` or a
  /// missing member.
  func place(_ name: String) throws(JSONFault) -> DifferencePlace? {
    guard let path = try readIfPresent(name, .text(upTo: DifferencePlace.maximumLength)) else {
      return nil
    }
    let aspect: ParityAspect? = try readIfPresent("aspect", .choice)
    return aspect.map { DifferencePlace($0, path: path) } ?? DifferencePlace(path: path)
  }
}
