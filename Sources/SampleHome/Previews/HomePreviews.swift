#if canImport(DeveloperToolsSupport) && canImport(SwiftUI)
import ScreenDocument
import SwiftUI

#Preview("Home") {
  HomePreview(.document(PackageResources.home_json))
}

#Preview("Home, large texts") {
  HomePreview(.document(PackageResources.home_json)).dynamicTypeSize(.accessibility3)
}

#Preview("Home, right to left") {
  HomePreview(.document(PackageResources.home_json)).environment(\.layoutDirection, .rightToLeft)
}

#Preview("Block page") {
  HomePreview(
    .blocks(
      layout: PackageResources.layout_json,
      property: PackageResources.property_json,
      data: PackageResources.data_json
    )
  )
}

#Preview("Failed") {
  HomePreview(.document([]))
}
#endif
