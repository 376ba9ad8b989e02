// The sample of docs/screens.md for loading: a screen of blocks from a server, kept in a cache.

import Foundation
import ScreenDocument
import ScreenNetwork
import TopScreen

@MainActor
func makeLoading(
  into model: HomeScreenModel<some AnyObject>,
  cache: ScreenCache
) async throws -> ScreenLoadingModel {
  // snippet.show
  let source = ScreenSource(try ScreenLocation("https://example.com/page/"), cache: cache)
  let loading = ScreenLoadingModel(source, into: model)
  await loading.refresh()
  // snippet.end
  return loading
}
