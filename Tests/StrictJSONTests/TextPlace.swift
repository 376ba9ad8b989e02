import StrictJSON

/// The module's type under a name that Swift Testing's own `SourceLocation` leaves free.
typealias TextPlace = StrictJSON.SourceLocation
