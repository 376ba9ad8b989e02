// An app's own dump: an executable of a few lines over the existing routes of the app.

// snippet.hide
import Foundation
import ScreenDocument
import ScreenDump
import ScreenNetwork
import TopScreen
import UIStateLayer

struct NewsResponse: Decodable, Sendable {
  var headline: String
}

struct NewsViewData: ViewData {
  var title = ""
}

@MainActor
final class NewsState {
  let news = UIStateSlots(default: NewsViewData())
}

@MainActor
func newsRoutes() -> ContentRoutes<NewsState> {
  ContentRoutes<NewsState> {
    ContentRoute(ContentKey("news"), slots: \.news) { (response: NewsResponse) in
      NewsViewData(title: response.headline)
    }
  }
}

let sampleJSON = #"{ "contents": [ { "type": "news", "value": { "headline": "春" } } ] }"#

// snippet.show
let composer = StateComposer(routes: newsRoutes()) { NewsState() }
let tool = DumpTool(
  name: "newsdump",
  abstract: "Show what the front page is made of.",
  version: "1.0",
  screens: ToolScreens(
    sample: BundledScreen(
      name: "front",
      bytes: Array(sampleJSON.utf8),
      now: .now,
      timeZone: .current,
      locale: .current
    )
  ),
  commands: [ShowCommand(composer), DiffCommand(composer)],
  fetcher: ResourceFetcher()
)
await tool.main()
// snippet.end
