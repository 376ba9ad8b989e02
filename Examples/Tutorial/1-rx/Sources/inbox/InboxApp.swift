import Foundation
import InboxContent

/// The app: it gives the response to the handler, and prints what the labels show.
@main
struct InboxApp {
  private struct Screen: Decodable {
    struct Content: Decodable { var value: InboxResponse }
    var contents: [Content]
  }

  @MainActor
  static func main() throws {
    let screen = try JSONDecoder().decode(Screen.self, from: Data(PackageResources.inbox_json))
    let handler = LegacyInboxHandler()
    for content in screen.contents {
      handler.configure(content.value)
      print("\(handler.title.text.value) [\(handler.badge.text.value)]")
    }
  }
}
