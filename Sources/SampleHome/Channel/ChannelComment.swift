/// A comment in the state of the channel.
struct ChannelComment: Equatable, Sendable {
  /// The author of a comment.
  enum Author: Hashable, Sendable {
    case user
    case other(String)

    /// The name by which the author can be muted.
    var name: String {
      switch self {
      case .user: ChannelViewData.ownName
      case .other(let name): name
      }
    }
  }

  let id: Int
  let author: Author
  let text: String
}
