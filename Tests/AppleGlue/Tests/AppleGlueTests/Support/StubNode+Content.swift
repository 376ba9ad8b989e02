import SwiftUI

extension StubNode {
  /// The id of the content that an element of a stack shows.
  var contentID: String { String(detail.prefix { $0 != " " }) }
}
