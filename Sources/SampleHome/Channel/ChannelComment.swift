/// A comment in the state of the channel.
struct ChannelComment: Equatable, Sendable {
  /// The author of a comment.
  enum Author: Hashable, Sendable {
    /// The user of this device.
    case ownUser
    /// Another user, with the name as sent.
    case otherUser(String)

    /// The author's name, which is compared with the names of muted users.
    var name: String {
      switch self {
      case .ownUser: ChannelViewData.ownUserName
      case .otherUser(let name): name
      }
    }
  }

  let id: Int
  let author: Author
  let text: String
}
