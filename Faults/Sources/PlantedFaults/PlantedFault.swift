import ScreenDocument

/// A fault in one state side of the sample.
@MainActor
struct PlantedFault {
  let name: String
  let kind: ContentKind
  let plant: (inout FaultPoints, FaultMemory) -> Void

  static let all: [PlantedFault] =
    recommended + timeSale + recentlyViewed + notice + pointBalance + coupons + campaignEntry
    + others
}
