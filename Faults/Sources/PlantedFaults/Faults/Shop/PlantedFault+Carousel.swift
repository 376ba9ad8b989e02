import ScreenDocument
import ShopContents

extension PlantedFault {
  private static func fault(
    _ name: String,
    before: @escaping @Sendable (inout CarouselResponse) -> Void = { _ in },
    after: @escaping @Sendable (inout CarouselViewData, CarouselResponse) -> Void = { _, _ in }
  ) -> PlantedFault {
    PlantedFault(shop: "carousel", name) { points, _ in
      points.carousel = { response in
        var changed = response
        before(&changed)
        var viewData = CarouselViewData(changed)
        after(&viewData, response)
        return viewData
      }
    }
  }

  static var carousel: [PlantedFault] {
    [
      fault("absent-interval-is-4", before: { $0.interval = $0.interval ?? 4 }),
      fault(
        "interval-of-2-is-allowed",
        after: { viewData, response in
          if response.interval == 2, viewData.interval == 3 { viewData.interval = 2 }
        }
      ),
      fault(
        "interval-is-at-most-60",
        after: { viewData, _ in viewData.interval = min(viewData.interval, 60) }
      ),
      fault(
        "one-slide-moves",
        after: { viewData, response in
          if viewData.slides.count == 1 { viewData.interval = max(response.interval ?? 5, 3) }
        }
      ),
      fault(
        "an-empty-image-is-none",
        before: { response in response.slides.removeAll { $0.image == "" } }
      ),
      fault(
        "pages-count-slides-without-image",
        after: { viewData, response in
          for index in viewData.slides.indices {
            viewData.slides[index].page = "\(index + 1) / \(response.slides.count)"
          }
        }
      ),
      fault(
        "ten-slides-have-no-page",
        after: { viewData, _ in
          guard viewData.slides.count >= 10 else { return }
          for index in viewData.slides.indices { viewData.slides[index].page = "" }
        }
      ),
      fault(
        "titles-are-cut-at-40",
        after: { viewData, _ in
          for index in viewData.slides.indices {
            viewData.slides[index].title = String(viewData.slides[index].title.prefix(40))
          }
        }
      ),
      fault(
        "equal-items-are-one-slide",
        before: { response in
          var seen: Set<String> = []
          response.slides.removeAll { $0.image != nil && !seen.insert($0.item).inserted }
        }
      ),
    ]
  }
}
