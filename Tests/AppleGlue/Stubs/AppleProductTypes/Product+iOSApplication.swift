// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import PackageDescription

/// The product of an app package, which only Apple's tools have; here, an executable.
extension Product {
  public static func iOSApplication(
    name: String,
    targets: [String],
    bundleIdentifier: String? = nil,
    teamIdentifier: String? = nil,
    displayVersion: String? = nil,
    bundleVersion: String? = nil,
    appIcon: AppIcon? = nil,
    accentColor: AccentColor? = nil,
    supportedDeviceFamilies: [DeviceFamily],
    supportedInterfaceOrientations: [InterfaceOrientation]
  ) -> Product { .executable(name: name, targets: targets) }

  public enum AppIcon {
    case placeholder(icon: PlaceholderIcon)
  }

  public enum PlaceholderIcon {
    case bandage, calendar, cloud, leaf, twoPeople
  }

  public enum AccentColor {
    case presetColor(PresetColor)
  }

  public enum PresetColor {
    case blue, green, orange, teal
  }

  public enum DeviceFamily {
    case pad, phone
  }

  public enum InterfaceOrientation {
    case portrait, landscapeLeft, landscapeRight
  }
}
