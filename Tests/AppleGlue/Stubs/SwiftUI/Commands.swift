// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Declared, so that a type of the package with this name would be ambiguous here as well.
@MainActor
public protocol Commands {}
