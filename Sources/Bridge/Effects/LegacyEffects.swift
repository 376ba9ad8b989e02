public import TopScreen

/// Where legacy handlers send their effects: the port that the new side has too.
///
/// Handlers may call it from any thread.
public typealias LegacyEffects = ContentEffects
