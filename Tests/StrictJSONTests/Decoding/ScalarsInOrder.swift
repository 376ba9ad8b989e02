/// The elements of an array, each decoded by the calls that a container has for one type.
struct ScalarsInOrder: Decodable, CustomStringConvertible {
  private(set) var description = ""

  init(from decoder: any Decoder) throws {
    var elements = try decoder.unkeyedContainer()
    while !elements.isAtEnd {
      let index = elements.currentIndex
      note { try elements.decode(Bool.self) }
      note { try elements.decode(String.self) }
      note { try elements.decode(Int8.self) }
      if !elements.isAtEnd { note { try elements.decodeIfPresent(Int16.self) as Any } }
      note { try elements.decode(Int32.self) }
      if !elements.isAtEnd { note { try elements.decodeIfPresent(UInt8.self) as Any } }
      note { try elements.decode(UInt16.self) }
      note { try elements.decode(UInt32.self) }
      note { try elements.decode(Float.self) }
      note { try elements.decode(Int.self) }
      note { try elements.decode(UInt.self) }
      note { try elements.decode(UInt64.self) }
      if !elements.isAtEnd { note { try elements.decodeIfPresent(Int64.self) as Any } }
      note { try elements.decode(Int128.self) }
      note { try elements.decode(UInt128.self) }
      note { try elements.decode(Double.self) }
      if elements.currentIndex == index { _ = try elements.decode(Skipped.self) }
    }
  }

  private mutating func note(_ read: () throws -> Any) {
    do { description += "\(try read()) " } catch { description += "!\(ErrorSummary.text(error)) " }
  }
}
