/// What shows the shop's screen.
enum ShopHost: String, CaseIterable, Identifiable {
  /// During the migration: a `HostingContainer`.
  case stackView = "Stack"
  /// During the migration, for long screens: a `CollectionContainer`.
  case collectionView = "Collection"
  /// After the migration: a `ScreenStack`.
  case swiftUI = "SwiftUI"

  var id: Self { self }
}
