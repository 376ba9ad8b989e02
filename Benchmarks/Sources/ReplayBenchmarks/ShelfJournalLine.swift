/// A line of a journal of shelves, as a `JSONDecoder` decodes it.
struct ShelfJournalLine: Decodable {
  struct Row: Decodable {
    let kind: String
    let id: String
    let value: ShelfResponse
  }

  let schema: Int
  let at: Double
  let timeZone: String
  let locale: String
  let appVersion: String
  let targetingKey: String
  let responses: [Row]
}
