import Foundation

/// A time zone with the name that a journal has for it.
struct NamedTimeZone: Hashable, Sendable {
  let zone: TimeZone
  /// `nil` if the name is the identifier: the time zone of the name `UTC` has the identifier `GMT`.
  private let alias: String?

  init(_ zone: TimeZone, name: String? = nil) {
    self.zone = zone
    alias = name == zone.identifier ? nil : name
  }

  var name: String { alias ?? zone.identifier }
}

extension NamedTimeZone? {
  /// The time zone; another one that is set has its identifier as its name.
  var zone: TimeZone? {
    get { self?.zone }
    set { if newValue != self?.zone { self = newValue.map { NamedTimeZone($0) } } }
  }
}
