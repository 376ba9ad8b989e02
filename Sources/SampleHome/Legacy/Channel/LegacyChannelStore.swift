#if LegacyBridge
import LegacyRx

/// The store on the legacy side of the channel, which applies dispatched actions and computes the
/// values of the labels.
///
/// ```
/// dispatch ─▶ actions ─▶ mutator ─▶ relays ─▶ label values ─▶ view
///                           └─────▶ commands ───────────────▶ view
/// ```
final class LegacyChannelStore {
  let labelValues: LegacyChannelLabelValues
  let commands: Signal<ChannelViewCommand>

  private let actions = PublishRelay<ChannelAction>()
  private let disposeBag = DisposeBag()

  init(formatter: LegacyChannelFormatter = LegacyChannelFormatter()) {
    let state = LegacyChannelState()
    let commands = PublishRelay<ChannelViewCommand>()
    let mutator = LegacyChannelMutator(state: state, commands: commands)
    labelValues = LegacyChannelLabelValues(state, formatter: formatter)
    self.commands = commands.asSignal()
    actions.subscribe(onNext: { mutator.apply($0) }).disposed(by: disposeBag)
  }

  func dispatch(_ action: ChannelAction) {
    actions.accept(action)
  }
}
#endif
