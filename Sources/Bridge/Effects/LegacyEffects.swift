public import TopScreen

/// The port for the effects of legacy handlers; the state side uses the same port.
///
/// Handlers may call it from any thread.
public typealias LegacyEffects = ContentEffectPerforming
