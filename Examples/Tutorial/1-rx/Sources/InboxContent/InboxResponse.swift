/// The inbox, as the server sends it.
package struct InboxResponse: Decodable, Sendable, Equatable {
  package var title: String
  package var unread: Int
}
