/// The part of the app that shows the shop's screen.
enum ShopHost: String, CaseIterable, Identifiable {
  /// A `HostingContainer`, during the migration.
  case stackView = "Stack"
  /// A `CollectionContainer`, during the migration, for long screens.
  case collectionView = "Collection"
  /// A `ScreenStack`, after the migration.
  case swiftUI = "SwiftUI"

  var id: Self { self }
}
