// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

extension IndexPath {
  public var item: Int { self[1] }

  public init(item: Int, section: Int) {
    self = [section, item]
  }
}
