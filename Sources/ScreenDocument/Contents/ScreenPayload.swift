/// The bytes of one screen, as they were fetched.
public enum ScreenPayload: Sendable, Hashable {
  /// One JSON document of any shape.
  case document([UInt8])
  /// The three documents of a block page; property and data are optional.
  case blocks(layout: [UInt8], property: [UInt8]?, data: [UInt8]?)
}
