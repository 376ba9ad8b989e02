import ScreenDocument
import TopScreen

extension PlantedFault {
  static var others: [PlantedFault] {
    [
      PlantedFault(name: "imageBanner-height-rounds", kind: "imageBanner") { points, _ in
        points.imageBanner = { response in
          var viewData = ImageBannerViewData(response)
          if let width = response.width, let height = response.height, width > 0, height > 0,
            width < 100_000, height < 100_000
          {
            let percent = (Double(height) * 100 / Double(width)).rounded()
            viewData.heightPercent = min(max(Int(percent), 10), 200)
          }
          return viewData
        }
      },
      PlantedFault(name: "imageBanner-no-limit-of-height", kind: "imageBanner") { points, _ in
        points.imageBanner = { response in
          var viewData = ImageBannerViewData(response)
          if viewData.heightPercent == 200, let width = response.width, response.height != width * 2
          {
            viewData.heightPercent = 201
          }
          return viewData
        }
      },
      PlantedFault(name: "imageBanner-blank-label", kind: "imageBanner") { points, _ in
        points.imageBanner = { response in
          var viewData = ImageBannerViewData(response)
          if let title = response.title, !title.contains(where: { !$0.isWhitespace }) {
            viewData.label = ""
          }
          return viewData
        }
      },
      PlantedFault(name: "text-heading-ignores-case", kind: "text") { points, _ in
        points.text = { response in
          var response = response
          response.style = response.style?.lowercased()
          return TextViewData(response)
        }
      },
      PlantedFault(name: "text-zero-width-space-is-blank", kind: "text") { points, _ in
        points.text = { response in
          var response = response
          response.text = response.text.replacing("\u{200B}", with: "")
          return TextViewData(response)
        }
      },
      PlantedFault(name: "text-right-to-left-is-reversed", kind: "text") { points, _ in
        points.text = { response in
          var viewData = TextViewData(response)
          if viewData.text.unicodeScalars.contains(where: { 0x590...0x6FF ~= $0.value }) {
            viewData.text = String(viewData.text.reversed())
          }
          return viewData
        }
      },
    ]
  }
}
