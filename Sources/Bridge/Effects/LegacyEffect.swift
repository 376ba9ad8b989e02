public import TopScreen

/// Something a legacy handler does to the world outside its screen: the same that the new side does.
public typealias LegacyEffect = ContentEffect
