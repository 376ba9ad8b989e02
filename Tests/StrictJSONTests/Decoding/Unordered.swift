/// A dictionary, whose members a `JSONDecoder` visits in the order of their hashes.
///
/// Which of several wrong members is reported differs from process to process, so the error only
/// says that there is one.
struct Unordered<Key: Decodable & Hashable & Comparable, Value: Decodable>: Decodable {
  struct Failure: Error {}

  let members: [Key: Value]

  init(from decoder: any Decoder) throws {
    do {
      members = try decoder.singleValueContainer().decode([Key: Value].self)
    } catch {
      throw Failure()
    }
  }
}

extension Unordered: CustomStringConvertible {
  var description: String { "\(members.sorted { $0.key < $1.key })" }
}
