/// A coding key with any name and, or without, a number.
struct SchemaKey: CodingKey, Hashable {
  let stringValue: String
  let intValue: Int?

  init(_ stringValue: String, _ intValue: Int? = nil) {
    self.stringValue = stringValue
    self.intValue = intValue
  }

  init(stringValue: String) { self.init(stringValue) }
  init(intValue: Int) { self.init(String(intValue), intValue) }
}
