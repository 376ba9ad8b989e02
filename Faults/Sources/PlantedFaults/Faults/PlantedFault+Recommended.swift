import ScreenDocument
import TopScreen

extension PlantedFault {
  /// A fault in the response before it is read, or in the view data after it.
  private static func fault(
    _ name: String,
    before: @escaping @Sendable (inout RecommendedResponse.Item) -> Void = { _ in },
    after: @escaping @Sendable (inout RecommendedViewData.Item, RecommendedResponse.Item) -> Void =
      { _, _ in
      }
  ) -> PlantedFault {
    whole(name) { response in
      for index in response.items.indices { before(&response.items[index]) }
    } after: { viewData, response in
      for index in viewData.items.indices {
        let id = viewData.items[index].id
        if let item = response.items.first(where: { $0.itemID == id }) {
          after(&viewData.items[index], item)
        }
      }
    }
  }

  private static func whole(
    _ name: String,
    before: @escaping @Sendable (inout RecommendedResponse) -> Void = { _ in },
    after: @escaping @Sendable (inout RecommendedViewData, RecommendedResponse) -> Void = { _, _ in
    }
  ) -> PlantedFault {
    PlantedFault(name: "recommended-\(name)", kind: "recommended") { points, _ in
      points.recommended = { response in
        var changed = response
        before(&changed)
        var viewData = RecommendedViewData(changed)
        after(&viewData, response)
        return viewData
      }
    }
  }

  static var recommended: [PlantedFault] {
    [
      fault(
        "rating-rounds-down",
        before: { item in
          item.reviewAverage = item.reviewAverage.map { ($0 * 10).rounded(.down) / 10 }
        }
      ),
      fault(
        "rating-rounds-half-to-even",
        before: { item in
          item.reviewAverage = item.reviewAverage.map { ($0 * 10).rounded(.toNearestOrEven) / 10 }
        }
      ),
      fault(
        "count-limit-is-10000",
        after: { viewData, item in
          if item.reviewCount == 10_000 { viewData.reviewCount = "10,000" }
        }
      ),
      fault(
        "count-of-one-is-hidden",
        before: { item in
          if item.reviewCount == 1 { item.reviewCount = 0 }
        }
      ),
      fault(
        "equal-list-price-is-shown",
        before: { item in
          if item.listPrice == item.price { item.listPrice = item.price &+ 1 }
        }
      ),
      fault(
        "zero-is-not-free",
        after: { viewData, item in
          if item.price == 0 { viewData.price = "0円" }
        }
      ),
      fault(
        "negative-price-loses-its-sign",
        before: { item in
          item.price = Int(clamping: item.price.magnitude)
        }
      ),
      fault(
        "thousand-has-no-comma",
        after: { viewData, item in
          if item.price == 1_000 { viewData.price = "1000円" }
        }
      ),
      fault(
        "name-is-cut-at-59",
        after: { viewData, _ in
          if viewData.name.count == 60 { viewData.name = viewData.name.prefix(58) + "…" }
        }
      ),
      fault(
        "name-is-cut-by-scalars",
        before: { item in
          var scalars = String.UnicodeScalarView()
          for scalar in item.name.unicodeScalars.prefix(60) { scalars.append(scalar) }
          item.name = item.name.unicodeScalars.count > 60 ? String(scalars) : item.name
        }
      ),
      fault(
        "absent-shipping-is-free",
        before: { item in
          item.isFreeShipping = item.isFreeShipping ?? true
        }
      ),
      fault(
        "http-images-are-allowed",
        after: { viewData, item in
          if let url = item.imageURL, url.hasPrefix("http://") { viewData.imageURL = url }
        }
      ),
      fault(
        "rating-without-reviews",
        after: { viewData, item in
          if viewData.rating.isEmpty, let average = item.reviewAverage {
            viewData.rating = RatingFormat.text(average)
          }
        }
      ),
      fault(
        "rating-above-5",
        after: { viewData, item in
          if let average = item.reviewAverage, average > 5, !viewData.rating.isEmpty {
            viewData.rating = "\(average)"
          }
        }
      ),
      fault(
        "discount-of-1-percent-is-hidden",
        after: { viewData, _ in
          if viewData.discount == "1%OFF" { viewData.discount = "" }
        }
      ),
      whole(
        "19-rows-of-20",
        after: { viewData, _ in
          if viewData.items.count == 20 { viewData.items.removeLast() }
        }
      ),
      whole(
        "last-of-equal-ids-is-kept",
        before: { response in
          var last: [String: RecommendedResponse.Item] = [:]
          for item in response.items { last[item.itemID] = item }
          response.items = response.items.map { last[$0.itemID] ?? $0 }
        }
      ),
      whole(
        "equal-prices-change-places",
        before: { response in
          for index in response.items.indices.dropFirst()
          where response.items[index].price == response.items[index - 1].price {
            response.items.swapAt(index, index - 1)
          }
        }
      ),
      whole(
        "empty-title-is-shown",
        after: { viewData, response in
          if response.title == "" { viewData.title = "" }
        }
      ),
      whole(
        "title-keeps-its-last-space",
        after: { viewData, response in
          if let title = response.title, title.last?.isWhitespace == true,
            title.contains(where: { !$0.isWhitespace }), title.count < 40
          {
            viewData.title += " "
          }
        }
      ),
      PlantedFault(name: "recommended-effect-twice", kind: "recommended") { points, memory in
        points.recommendedEffects = { response in
          memory.count += 1
          return memory.count > 1
            ? response.effects + [.each(.request, "recommended/shown?again")] : response.effects
        }
      },
      PlantedFault(name: "recommended-third-response-is-lost", kind: "recommended") {
        points,
        memory in
        points.recommended = { response in
          memory.count += 1
          if memory.count >= 3, let last = memory.last as? RecommendedViewData { return last }
          let viewData = RecommendedViewData(response)
          memory.last = viewData
          return viewData
        }
      },
    ]
  }
}
