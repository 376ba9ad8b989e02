/// One field that ``EncodedFields`` recorded; the name is empty for an element of an array and for
/// a single value.
struct EncodedField {
  let name: String
  let value: EncodedValue
}
