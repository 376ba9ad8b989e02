import ScreenDocument
import StrictJSON

// The JSON forms by which the members of a ledger's lines are read.
extension ExpectedJSONForm where Content == Int {
  /// A whole number from 0 to 2⁵³, see ``integer(_:)``.
  static var count: Self { .integer(0...MixtureTest.maximumCount) }
}

extension ExpectedJSONForm where Content == ContentKind {
  static var kind: Self {
    Self(ExpectedJSONForm<String>.evidenceKeyText.name) { (value) throws(JSONFormError) in
      ContentKind(try value.read(.evidenceKeyText))
    }
  }
}

extension ExpectedJSONForm where Content == String {
  /// A text of an ``EvidenceKey``: at most 256 bytes.
  static var evidenceKeyText: Self { .text(upToBytes: EvidenceKey.maximumLength) }
}

extension ExpectedJSONForm where Content == LatestUTCDays {
  /// An array of at most 64 dates.
  static var arrayOfDates: Self {
    let list = ExpectedJSONForm<[UTCDay]>.array(
      of: .day,
      "dates",
      upTo: LatestUTCDays.maximumDayCount
    )
    return Self(list.name) { (value) throws(JSONFormError) in LatestUTCDays(try value.read(list)) }
  }
}

extension ExpectedJSONForm where Content == UTCDay {
  static var day: Self {
    Self("a date from 1970-01-01 to 2149-06-06, such as 2026-04-01") { value in
      value.string.flatMap { UTCDay($0) }
    }
  }
}

extension JSONValue {
  /// Reads the place of a difference from two members of an object: the member `name`, which is a
  /// JSON Pointer, and `aspect`.
  ///
  /// - Returns: The place; `nil` if the member `name` is `null` or missing. An `aspect` that is
  ///   `null` or missing counts as ``ParityAspect/value``.
  /// - Throws: The fault of the first invalid member.
  func differencePlace(inMember name: String) throws(JSONFormError) -> DifferencePlace? {
    guard let path = try readIfPresent(name, .text(upToBytes: DifferencePlace.maximumPathBytes))
    else { return nil }
    let aspect: ParityAspect? = try readIfPresent("aspect", .enumCase)
    return DifferencePlace(aspect ?? .value, path: path)
  }
}
