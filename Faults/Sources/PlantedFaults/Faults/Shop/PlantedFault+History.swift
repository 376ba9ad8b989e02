import ScreenDocument
import ShopContents

extension PlantedFault {
  private static func fault(
    _ name: String,
    _ change:
      @escaping @Sendable (inout HistoryViewData, HistoryResponse, CarouselViewData) -> Void
  ) -> PlantedFault {
    PlantedFault(shop: "history", name) { points, _ in
      points.history = { response, carousel in
        var viewData = HistoryViewData(response, carousel: carousel)
        change(&viewData, response, carousel)
        return viewData
      }
    }
  }

  static var history: [PlantedFault] {
    [
      fault("9-rows-of-10") { viewData, _, _ in
        if viewData.rows.count == 10 { viewData.rows.removeLast() }
      },
      PlantedFault(shop: "history", "equal-items-are-cut-first") { points, _ in
        points.history = { response, carousel in
          var response = response
          response.visits = Array(response.visits.prefix(10))
          return HistoryViewData(response, carousel: carousel)
        }
      },
      fault("last-of-equal-items-is-kept") { viewData, response, _ in
        for index in viewData.rows.indices {
          let item = viewData.rows[index].item
          viewData.rows[index].name = response.visits.last { $0.item == item }?.name ?? ""
        }
      },
      fault("items-ignore-case") { viewData, _, carousel in
        let promoted = Set(carousel.slides.map { $0.item.lowercased() })
        for index in viewData.rows.indices {
          viewData.rows[index].isPromoted = promoted.contains(
            viewData.rows[index].item.lowercased()
          )
        }
      },
      fault("only-the-first-slide-is-promoted") { viewData, _, carousel in
        for index in viewData.rows.indices {
          viewData.rows[index].isPromoted = carousel.slides.first?.item == viewData.rows[index].item
        }
      },
      fault("an-empty-item-is-never-promoted") { viewData, _, _ in
        for index in viewData.rows.indices where viewData.rows[index].item.isEmpty {
          viewData.rows[index].isPromoted = false
        }
      },
      PlantedFault(shop: "history", "stale-carousel") { points, memory in
        points.history = { response, carousel in
          let first = memory.last as? CarouselViewData
          if first == nil, !carousel.slides.isEmpty { memory.last = carousel }
          return HistoryViewData(response, carousel: first ?? carousel)
        }
      },
      PlantedFault(shop: "history", "never-empty-again") { points, memory in
        points.history = { response, carousel in
          let viewData = HistoryViewData(response, carousel: carousel)
          if viewData.rows.isEmpty, let last = memory.last as? HistoryViewData { return last }
          memory.last = viewData
          return viewData
        }
      },
    ]
  }
}
