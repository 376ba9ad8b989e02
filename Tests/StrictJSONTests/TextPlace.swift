import StrictJSON

/// The module's type under a name that does not conflict with Swift Testing's `SourceLocation`.
typealias TextPlace = StrictJSON.SourceLocation
