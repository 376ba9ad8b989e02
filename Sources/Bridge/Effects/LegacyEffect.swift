public import TopScreen

/// An effect of a legacy handler outside its screen; the state side uses the same type.
public typealias LegacyEffect = ContentEffect
