import ScreenDocument

/// A fault in one state side of the sample or of the example.
@MainActor
struct PlantedFault {
  /// Where the fault is planted.
  enum Plant {
    case sample((inout FaultPoints, FaultMemory) -> Void)
    case shop((inout ShopFaultPoints, FaultMemory) -> Void)
  }

  let name: String
  let kind: ContentKind
  let plant: Plant

  init(name: String, kind: ContentKind, plant: @escaping (inout FaultPoints, FaultMemory) -> Void) {
    self.name = name
    self.kind = kind
    self.plant = .sample(plant)
  }

  /// A fault in a state side of the example.
  init(
    shop kind: ContentKind,
    _ name: String,
    plant: @escaping (inout ShopFaultPoints, FaultMemory) -> Void
  ) {
    self.name = "\(kind.rawValue)-\(name)"
    self.kind = kind
    self.plant = .shop(plant)
  }

  static let all: [PlantedFault] = sample + shop

  private static let sample: [PlantedFault] =
    recommended + timeSale + recentlyViewed + notice + pointBalance + coupons + campaignEntry
    + others

  private static let shop: [PlantedFault] = carousel + news + weather + history + poll
}
